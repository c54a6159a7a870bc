import { ask, nearest, picked, push } from '../../kit/agenda';
import type { Frame, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { nextInOrder, type Ordering, type Reaction } from '../../kit/effect/reactions';
import { seatsFrom, startEffect } from '../../kit/effect/run';
import type { Closing } from '../../kit/ruleset';
import { sameNode, wordsIn } from '../../kit/effect/same';
import type { Ability } from '../card';
import { cardOf } from '../lookup';
import type { Imperium } from '../state';
import { usable } from './effects';
import { inPlay } from './select';
import { ORDERING } from './triggers';

/** Rounds (R4.1), solstice (R9) and the end of the match (R10.2). */

export interface RoundFrame extends Frame {
  op: 'round';
  turns: number;
}

/** Starts one turn after the other, then the solstice, then the next round or scoring. */
export function roundHandler(g: Imperium, f: RoundFrame): void {
  if (f.turns === 0) beginRound(g);
  if (f.turns === g.seats) {
    g.phase = 'solstice';
    say(g, { k: 'solsticeBegins', n: g.round });
    push(g, { op: 'round', turns: f.turns + 1 });
    for (const seat of seatsFrom(g, g.first, true).reverse()) push(g, { op: 'solstice', seat, done: [] });
    return;
  }
  if (f.turns > g.seats) {
    // A trigger before or in this round has been followed by one full round (R10.2).
    if (g.ending?.final) push(g, { op: 'scoring' });
    else push(g, { op: 'round', turns: 0 });
    return;
  }
  const seat = (g.first + f.turns) % g.seats;
  g.current = seat;
  g.turn++;
  g.turnKind = null;
  say(g, { k: 'turnBegins', seat, n: g.turn });
  push(g, { op: 'round', turns: f.turns + 1 });
  push(g, { op: 'turn', seat });
}

function beginRound(g: Imperium): void {
  g.round++;
  if (g.ending) g.ending.final = true;
  g.phase = g.ending ? 'finalRound' : 'round';
  say(g, { k: g.ending ? 'finalRoundBegins' : 'roundBegins', n: g.round });
}

/** What has triggered scoring, and the turns until then: the rest of this round, and one full round more unless it is the last (R10.2). */
export function closing(g: Imperium): Closing | null {
  const { ending, seats, first } = g;
  if (!ending || ending.by === 'collapse' || g.phase === 'scoring') return null;
  const said = g.events.findLast(({ k }) => k === 'scoring');
  const begun = nearest(g, 'round')?.turns ?? seats;
  const goesOn = g.phase === 'solstice' ? seats : begun - 1;
  const left = Array.from({ length: seats }, (_, seat) => {
    const place = (seat - first + seats) % seats;
    return Number(place >= goesOn) + Number(!ending.final);
  });
  // Who has triggered it is known for as long as the event is.
  return { why: said ?? { k: 'scoring', what: 'triggered' }, when: ending.final ? 'last' : 'next', left };
}

export interface SolsticeFrame extends Frame {
  op: 'solstice';
  seat: Seat;
  /** Abilities already resolved: card and index. */
  done: string[];
}

/** Resolves every solstice ability in play once (R9.1). The owner chooses the order where it can matter. */
export function solsticeHandler(g: Imperium, f: SolsticeFrame): void {
  const { seat } = f;
  g.current = seat;
  // Abilities of cards that come into play meanwhile are due as well (R9.3).
  const due = inPlay(g, seat).flatMap((id) =>
    cardOf(id)
      .abilities.filter((a) => a.timing === 'solstice' && !f.done.includes(ORDERING.option(id, a.index)))
      .map((ability) => ({ each: [id, ability.index] satisfies Reaction, ability })),
  );
  if (due.length === 0) return;
  const next = nextInOrder(due, picked(f, seat), SOLSTICE_ORDERING);
  if (!next) {
    const options = due.map(({ each }) => ORDERING.option(...each));
    return ask(g, f, { seat, stage: 'answer', ask: 'solstice', options });
  }
  f.done.push(ORDERING.option(...next));
  push(g, f);
  const [card, ability] = next;
  if (usable(g, card, ability, seat)) startEffect(g, { card, ability, seat, self: card });
}

/** Words by which a text means its own card. */
const OWN_CARD = ['this', 'thisIn', 'garrison', 'garrisonedHere', 'garrisonedIn'];

/** Are there several abilities, all with the same text, which does not mean its own card? */
function areAlike([first, ...rest]: readonly Ability[]): boolean {
  if (!first || !rest.every(({ effect }) => sameNode(effect, first.effect))) return false;
  const words = wordsIn(first.effect);
  return !OWN_CARD.some((word) => words.has(word));
}

const SOLSTICE_ORDERING: Ordering<Ability> = { ...ORDERING, areAlike };
