import { Component, createRef, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Core, Seat } from '../../../games/kit/core';
import type { Zones } from '../../../games/kit/zones';
import { motion } from '../../theme';
import { pilesBetween } from './journeys';
import { isStill } from './still';
import { sceneOf, type Scene, type Spot } from './scene';
import { waysBetween, type Way } from './ways';

/** More than this at once would be a flurry: then everything just lies where it is. */
const MOST = 24;

const Root = styled.div`
  position: relative;
`;

/** Lies over the table and takes no click. */
const Air = styled.div`
  position: absolute;
  inset: 0;
  z-index: 8;
  overflow: clip;
  pointer-events: none;
`;

interface Props {
  /** What is shown; when it changes, things may have moved. */
  position: Core;
  zones: Zones | undefined;
  /** Through whose eyes; another's see other things, and nothing has moved for that. */
  eyes: Seat | null;
  children: ReactNode;
}

/** A likeness under way, and the thing itself where that is on the page: it shows when its likeness has arrived. */
interface Flight {
  likeness: HTMLElement;
  itself: HTMLElement | null;
  way: Animation;
}

/** Whether events tell all that has happened between two positions: also where others lay between them. */
const isTold = (a: Core, b: Core): boolean =>
  Math.abs(b.logged - a.logged) <= (b.logged > a.logged ? b : a).events.length;

/** A copy that has its size from nowhere else. */
function likenessOf({ element, width, height }: Spot): HTMLElement {
  const likeness = element.cloneNode(true) as HTMLElement;
  delete likeness.dataset.card;
  const { fontSize, color } = getComputedStyle(element);
  Object.assign(likeness.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    transformOrigin: '0 0',
    translate: 'none',
    visibility: 'visible',
    willChange: 'transform',
    color,
    // What is no longer on the page has no style to read.
    fontSize: fontSize || `${height * 0.75}px`,
  });
  // A face is as tall as its place says: here it has none.
  likeness.style.setProperty('--face-height', `${height}px`);
  return likeness;
}

/**
 * Lets cards and tokens move from where they were to where they are (see `scene.ts` for how a board marks them). Where
 * things were is taken down just before React changes the page, so a way that is interrupted goes on from where it had come
 * to. A class, for only classes are told of that moment.
 */
export class Flights extends Component<Props> {
  readonly #root = createRef<HTMLDivElement>();
  readonly #air = createRef<HTMLDivElement>();
  /** What is under way, by its key. */
  readonly #flying = new Map<unknown, Flight>();

  override getSnapshotBeforeUpdate(before: Props): Scene | null {
    const root = this.#root.current;
    const { position, eyes } = this.props;
    return root &&
      before.position !== position &&
      before.eyes === eyes &&
      isTold(before.position, position) &&
      !isStill()
      ? sceneOf(root, this.#flying)
      : null;
  }

  override componentDidUpdate(before: Props, _state: unknown, then: Scene | null): void {
    const root = this.#root.current;
    if (!then || !root) return;
    const now = sceneOf(root, new Map());
    const ways = waysBetween(then, now, pilesBetween(before.position, this.props.position, this.props.zones));
    if (ways.length > MOST) return;
    // All are copied before one is put up: to read a style after that would lay out the page each time.
    const copied = ways.map((way) => ({ way, likeness: likenessOf(way.drawn) }));
    // Positions that come faster than things fly: what has flown longest has arrived.
    for (const key of [...this.#flying.keys()].slice(0, Math.max(0, this.#flying.size + ways.length - MOST)))
      this.#land(key);
    for (const { way, likeness } of copied) this.#fly(way, likeness);
  }

  override componentWillUnmount(): void {
    for (const key of this.#flying.keys()) this.#land(key);
  }

  #fly({ key, drawn, from, to }: Way, likeness: HTMLElement): void {
    this.#land(key);
    this.#air.current?.append(likeness);
    const at = ({ x, y, width }: Spot) => ({
      transform: `translate(${x}px, ${y}px) scale(${Math.min(1.5, width / drawn.width)})`,
    });
    const way = likeness.animate([at(from), at(to)], {
      duration: motion.flight,
      easing: motion.ease,
      fill: 'forwards',
    });
    const itself = drawn.element === to.element ? to.element : null;
    // Hidden, not faded: opacity would lift it off the table, and all of that would be painted anew.
    if (itself) itself.style.visibility = 'hidden';
    this.#flying.set(key, { likeness, itself, way });
    way.onfinish = () => this.#land(key);
  }

  #land(key: unknown): void {
    const flight = this.#flying.get(key);
    if (!flight) return;
    flight.way.onfinish = null;
    flight.likeness.remove();
    flight.itself?.style.removeProperty('visibility');
    this.#flying.delete(key);
  }

  override render() {
    return (
      <Root ref={this.#root}>
        {this.props.children}
        <Air ref={this.#air} aria-hidden />
      </Root>
    );
  }
}
