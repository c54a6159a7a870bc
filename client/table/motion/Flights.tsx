import { Component, createRef, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ComponentId, Core, Seat } from '../../../games/kit/core';
import type { Zones } from '../../../games/kit/zones';
import { motion } from '../../theme';
import type { Beat } from '../telling/beats';
import { cardsIn, journeysOf, movesBetween } from './journeys';
import { likenessOf } from './likeness';
import { isStill } from './still';
import { placementOf, type Placement, type PlacedElement } from './placement';
import { shiftsBetween, waysOf, type Way } from './ways';

/** When more than this would move at once, nothing flies. */
const MOST = 24;
/** What leaves one pile leaves it one after the other, as cards are dealt; from this one on, all at once. */
const LATEST = 6;

/** Nothing grows to more than so many times its size on its way. */
const LARGEST = 1.5;

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
  /** What is being told of it: what has moved by that goes its way then, and not all at once. */
  told: Beat | null;
  /** Components that the telling itself shows on their way. */
  shown(told: Beat): readonly ComponentId[];
  zones: Zones | undefined;
  /** Through whose eyes; another's see other things, and nothing has moved for that. */
  eyes: Seat | null;
  children: ReactNode;
}

/** A likeness under way, and the thing itself where that is on the page: it shows when its likeness has arrived. */
interface Flight {
  likeness: HTMLElement | SVGElement;
  itself: HTMLElement | SVGElement | null;
  /** What is put up for it: a pane over the column that it stays in, or the likeness alone. */
  put: Element;
  way: Animation;
}

/** Whether events tell all that has happened between two positions: also where others lay between them. */
const isTold = (a: Core, b: Core): boolean =>
  Math.abs(b.logged - a.logged) <= (b.logged > a.logged ? b : a).events.length;

/** Is something told now that was not before? */
const begins = (before: Props, { told }: Props): boolean => told !== null && before.told?.n !== told.n;

/**
 * Lets cards and tokens move from where they were to where they are (see `placement.ts` for how a board marks them). Where
 * things were is taken down just before React changes the page, so a way that is interrupted goes on from where it had come
 * to. A class, for only classes are told of that moment.
 */
export class Flights extends Component<Props> {
  readonly #root = createRef<HTMLDivElement>();
  readonly #air = createRef<HTMLDivElement>();
  /** What is under way, by its key. */
  readonly #flying = new Map<unknown, Flight>();
  /** Where everything lay before the board came to the position that it shows. */
  #before: Placement | null = null;

  override getSnapshotBeforeUpdate(before: Props): Placement | null {
    const root = this.#root.current;
    const { position, eyes } = this.props;
    const isNew = begins(before, this.props) || (before.position !== position && isTold(before.position, position));
    return root && isNew && before.eyes === eyes && !isStill() ? placementOf(root, this.#flying) : null;
  }

  override componentDidUpdate(before: Props, _state: unknown, then: Placement | null): void {
    const root = this.#root.current;
    if (!then || !root) return;
    const { position, told, shown, zones } = this.props;
    const now = placementOf(root, new Map());
    const ways: Way[] = [];
    if (before.position !== position) {
      const moves = movesBetween(before.position, position);
      const named = journeysOf(moves, zones);
      this.#before = then;
      ways.push(...shiftsBetween(then, now, (card) => named.has(card)));
      // What is told one by one goes one by one.
      const oneByOne = told && told.n >= before.position.logged && told.n < position.logged;
      if (!oneByOne) ways.push(...waysOf(then, now, moves, zones));
    }
    if (told && begins(before, this.props)) {
      const large = shown(told);
      const seen = told.moves.filter((move) => !cardsIn(move, zones).some((id) => large.includes(id)));
      ways.push(...waysOf(this.#before ?? then, now, seen, zones));
    }
    if (ways.length > MOST) return;
    // All are copied before one is put up: to read a style after that would lay out the page each time.
    const copied = ways.map((way) => ({ way, likeness: likenessOf(way.drawn) }));
    // Positions that come faster than things fly: what has flown longest has arrived.
    for (const key of [...this.#flying.keys()].slice(0, Math.max(0, this.#flying.size + ways.length - MOST)))
      this.#land(key);
    const duration = told ? motion.told : motion.flight;
    const left = new Map<Element, number>();
    for (const { way, likeness } of copied) {
      const nth = left.get(way.from.element) ?? 0;
      left.set(way.from.element, nth + 1);
      this.#fly(way, likeness, duration, Math.min(nth, LATEST) * motion.apart);
    }
  }

  override componentWillUnmount(): void {
    for (const key of this.#flying.keys()) this.#land(key);
  }

  #fly({ key, drawn, from, to }: Way, likeness: HTMLElement | SVGElement, duration: number, delay: number): void {
    this.#land(key);
    const put = from.column && from.column === to.column ? this.#paneOver(from.column, likeness) : likeness;
    this.#air.current?.append(put);
    // Within its frame on either side: a place of another shape must not make it larger than that.
    const at = ({ x, y, width, height }: PlacedElement) => ({
      transform: `translate(${x}px, ${y}px) scale(${Math.min(LARGEST, width / drawn.width, height / drawn.height)})`,
    });
    const way = likeness.animate([at(from), at(to)], {
      duration,
      delay,
      easing: motion.ease,
      fill: 'both',
    });
    const itself = drawn.element === to.element ? (to.element as HTMLElement | SVGElement) : null;
    // Hidden, not faded: opacity would lift it off the table, and all of that would be painted anew.
    if (itself) itself.style.visibility = 'hidden';
    this.#flying.set(key, { likeness, itself, put, way });
    way.onfinish = () => this.#land(key);
  }

  /** A pane that lets a likeness be seen within a column only: what moves there does not leave it. */
  #paneOver(column: Element, likeness: HTMLElement | SVGElement): Element {
    const corner = this.#root.current?.getBoundingClientRect();
    const { left, top, width, height } = column.getBoundingClientRect();
    const [x, y] = [left - (corner?.left ?? 0), top - (corner?.top ?? 0)];
    const pane = document.createElement('div');
    Object.assign(pane.style, {
      position: 'absolute',
      left: `${x}px`,
      top: `${y}px`,
      width: `${width}px`,
      height: `${height}px`,
      overflow: 'clip',
    });
    Object.assign(likeness.style, { left: `${-x}px`, top: `${-y}px` });
    pane.append(likeness);
    return pane;
  }

  #land(key: unknown): void {
    const flight = this.#flying.get(key);
    if (!flight) return;
    flight.way.onfinish = null;
    flight.put.remove();
    flight.itself?.style.removeProperty('visibility');
    this.#flying.delete(key);
  }

  /** A click means what is seen: not a thing that is still on its way there from elsewhere. */
  readonly #mean = (event: MouseEvent): void => {
    const { clientX, clientY, detail } = event;
    // By key.
    if (detail === 0) return;
    const isOn = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    };
    const flights = [...this.#flying.values()];
    if (flights.some(({ itself, likeness }) => itself && isOn(itself) && !isOn(likeness))) event.stopPropagation();
  };

  override render() {
    return (
      <Root ref={this.#root} onClickCapture={this.#mean}>
        {this.props.children}
        <Air ref={this.#air} aria-hidden data-air />
      </Root>
    );
  }
}
