import { ask, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Option, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { seatsFrom, startEffect } from '../../kit/effect/run';
import { sameNode, wordsIn } from '../../kit/effect/same';
import type { Ability } from '../card';
import { cardOf } from '../lookup';
import { ANSWER_OPTIONS } from '../optionKinds';
import type { Imperium } from '../state';
import { usable } from './effects';
import { inPlay } from './select';
import { orderCannotMatter } from './triggers';

/** Rounds (R4.1), solstice (R9) and what comes after them (R10.2). */

export interface RoundFrame extends Frame {
  op: 'round';
  turns: number;
}

/** One turn after the other, then solstice, then the next round or scoring. */
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
    // R10.2: a trigger in the last round, or before, has been followed by one full round.
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

export interface SolsticeFrame extends Frame {
  op: 'solstice';
  seat: Seat;
  /** Abilities already resolved: card and index. */
  done: string[];
}

const key = (id: ComponentId, ability: Ability): Option => ANSWER_OPTIONS.of('ability', id, ability.index);

/** R9.1: every solstice ability in play once, in an order of the owner's choice; asked only where the order can matter. */
export function solsticeHandler(g: Imperium, f: SolsticeFrame): void {
  g.current = f.seat;
  const left = inPlay(g, f.seat).flatMap((id) =>
    cardOf(id)
      .abilities.filter((a) => a.timing === 'solstice' && !f.done.includes(key(id, a)))
      .map((ability) => ({ id, ability })),
  );
  if (left.length === 0) return;
  const picks = picked(f, f.seat);
  const free = left.find(({ ability }) => orderCannotMatter(ability));
  const chosen = picks
    ? left.find(({ id, ability }) => key(id, ability) === picks[0])
    : (free ?? (allAlike(left) ? left[0] : undefined));
  if (!chosen) {
    return ask(g, f, {
      seat: f.seat,
      stage: 'answer',
      ask: 'solstice',
      options: left.map(({ id, ability }) => key(id, ability)),
    });
  }
  const { id, ability } = chosen;
  f.done.push(key(id, ability));
  push(g, f);
  if (usable(g, id, ability.index, f.seat)) {
    startEffect(g, { card: id, ability: ability.index, seat: f.seat, self: id });
  }
}

/** Words with which a text speaks of its own card. */
const OWN_CARD = ['this', 'thisIn', 'garrison', 'garrisonedHere', 'garrisonedIn'];

/** One ability, or several with the same text that do not speak of their own card. */
function allAlike([first, ...rest]: readonly { ability: Ability }[]): boolean {
  if (!first || rest.length === 0) return true;
  if (!rest.every(({ ability }) => sameNode(ability.effect, first.ability.effect))) return false;
  const words = wordsIn(first.ability.effect);
  return !OWN_CARD.some((word) => words.has(word));
}
