import { Component, createRef, type ReactNode } from 'react';
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
    this.#air.current?.append(likeness);
    const at = ({ x, y, width }: PlacedElement) => ({
      transform: `translate(${x}px, ${y}px) scale(${Math.min(1.5, width / drawn.width)})`,
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
        <Air ref={this.#air} aria-hidden data-air />
      </Root>
    );
  }
}
