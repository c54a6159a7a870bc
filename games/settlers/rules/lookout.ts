import { ask, askAll, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import { seatsFrom } from '../../kit/effect/run';
import { reveal } from '../../kit/undo';
import type { Settlers } from '../state';
import { discard, drawFrom, top } from './draw';
import { common, moveCards, own } from './moving';
import { player } from './select';
import { toTheRight } from '../zones';

/** The lookout phase for two to four players (S5, S17.1–S17.3). */

/** A pick of the lookout: one player takes a card, after some cards are shown. */
export interface Pick {
  reveal: number;
  seat: Seat;
  /** The cards that are left afterwards are discarded. */
  last?: true;
}

export interface LookoutFrame extends Frame {
  op: 'lookout';
  left: Pick[];
  /** The cards of the next pick are shown already. */
  shown?: true;
}

/** The closed lookout, in which all choose at once (S17.1). */
export interface ClosedFrame extends Frame {
  op: 'closed';
  /** `keep`: one of three cards is kept. `pass`: one of the two that were passed on is kept. */
  step: 'keep' | 'pass' | 'over';
}

const CLOSED = 3;
const ADVANCED = 5;

/** Two rounds of one card each: clockwise from the first player, then back from the last (S5.2, S5.3). */
function openPicks(g: Settlers): Pick[] {
  const clockwise = seatsFrom(g, g.first, true);
  return [clockwise, [...clockwise].reverse()].flatMap((order) =>
    order.map((seat, i) => ({
      seat,
      reveal: i === 0 ? g.seats + 1 : 0,
      ...(i === order.length - 1 ? { last: true as const } : {}),
    })),
  );
}

/** Two rounds clockwise from five cards; with three and four players cards are added (S17.2). */
export function advancedPicks(g: Settlers): Pick[] {
  const order = seatsFrom(g, g.first, true);
  const more = g.seats > 2 ? 1 : 0;
  return [
    ...order.map((seat, i) => ({ seat, reveal: i === 0 ? ADVANCED : i >= 2 ? more : 0 })),
    ...order.map((seat, i) => ({
      seat,
      reveal: i > 0 && i < order.length - 1 ? more : 0,
      ...(i === order.length - 1 ? { last: true as const } : {}),
    })),
  ];
}

/** Starts the lookout: deals faction cards, shows common cards, puts the picks on the agenda (S5). */
export function startLookout(g: Settlers): void {
  g.phase = 'lookout';
  for (const seat of seatsFrom(g, g.first, true)) {
    drawFrom(g, seat, 'faction', 1); // S5.1
    if (g.options.razing === 'peaceful') drawFrom(g, seat, 'common', 1); // S17.3
  }
  if (g.options.lookout === 'closed') return startClosed(g);
  push(g, { op: 'lookout', left: g.options.lookout === 'advanced' ? advancedPicks(g) : openPicks(g) });
}

/**
 * The seats that still take a shown card, in their order; the first is choosing now. Empty in other phases, and where
 * all choose at once.
 */
export const drafting = ({ agenda }: Settlers): Seat[] =>
  agenda.flatMap((frame) => (frame.op === 'lookout' ? frame.left.map(({ seat }) => seat) : []));

/** Shows cards of the common deck to everybody. */
export function showCards(g: Settlers, n: number): void {
  top(g, g.first, 'common', n, common('shown'), (moved) => ({ k: 'shows', ...moved }));
}

/** Moves a shown card to a player; everybody sees which. */
export function takeShown(g: Settlers, seat: Seat, id: ComponentId): void {
  moveCards(g, [id], common('shown'), own(seat, 'hand'), (moved) => ({ k: 'takes', seat, ...moved }));
  player(g, seat).known.push(id);
}

/** Lets one player after the other take a shown card (S5.2, S5.3, S17.2). */
export function lookoutHandler(g: Settlers, f: LookoutFrame): void {
  const [pick, ...left] = f.left;
  if (!pick) return;
  const { seat } = pick;
  if (!f.shown) {
    f.shown = true;
    showCards(g, pick.reveal);
    g.current = seat;
  }
  const picks = picked(f, seat);
  if (!picks && g.shown.length > 0) return ask(g, f, { seat, stage: 'lookout', ask: 'lookout', options: [...g.shown] });
  push(g, { op: 'lookout', left });
  for (const id of picks ?? []) takeShown(g, seat, id);
  if (pick.last) sweep(g);
}

/** Discards the shown cards that nobody has taken. */
const sweep = (g: Settlers): void => discard(g, g.shown, common('shown'), (moved) => ({ k: 'swept', ...moved }));

/** Deals three cards to each player (S17.1). */
function startClosed(g: Settlers): void {
  for (const seat of g.players.keys()) top(g, seat, 'common', CLOSED, own(seat, 'offer'));
  push(g, { op: 'closed', step: 'keep' });
}

/** Lets all players choose before any card is passed on (S17.1). */
export function closedHandler(g: Settlers, f: ClosedFrame): void {
  if (f.step === 'over') return;
  const asked = [...g.players.keys()].filter((seat) => player(g, seat).offer.length > 0);
  if (Object.keys(f.picks ?? {}).length < asked.length) {
    return askAll(
      g,
      f,
      asked.map((seat) => ({ seat, stage: 'lookout', ask: 'keepOne', options: [...player(g, seat).offer] })),
    );
  }
  reveal(g, 'otherPlayer');
  if (f.step === 'pass') push(g, { op: 'closed', step: 'over' });
  for (const seat of asked)
    for (const id of picked(f, seat) ?? []) {
      moveCards(g, [id], own(seat, 'offer'), own(seat, 'hand'), (moved) => ({ k: 'takes', seat, ...moved }));
      // The right neighbour knows the two cards, and sees which of them is discarded.
      if (f.step === 'pass') player(g, toTheRight(g, seat)).passedOn.push(id);
    }
  if (f.step === 'pass') {
    for (const seat of asked)
      discard(g, player(g, seat).offer, own(seat, 'offer'), (moved) => ({ k: 'swept', ...moved }));
    return;
  }
  passOn(g);
  push(g, { op: 'closed', step: 'pass' });
}

/** Passes each player's two cards to the left neighbour; both of them know the cards. */
function passOn(g: Settlers): void {
  const passed = g.players.map(({ offer }) => [...offer]);
  for (const [seat, cards] of passed.entries()) {
    const to = (seat + 1) % g.seats;
    moveCards(g, cards, own(seat, 'offer'), own(to, 'offer'), (moved) => ({ k: 'passes', seat, to, ...moved }));
  }
}
