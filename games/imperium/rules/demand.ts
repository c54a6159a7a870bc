import type { ComponentId, Seat } from '../../kit/core';
import type { Filter } from '../../kit/effect/syntax';
import { abilityOf, verbsOf } from '../lookup';
import type { Imperium } from '../state';
import { matches, player } from './select';
import { answering, canExhaust } from './triggers';

/** Abilities that answer to a demand to discard cards of a kind: they count when it is asked whether it can be met. */

export interface Demand {
  seat: Seat;
  what: Filter | undefined;
  /** An exhaust token that is still to be laid for the ability which demands it. */
  reserved: boolean;
}

/** What may be used instead of cards from hand, one for one. */
export interface Substitutes {
  /** Cards that are exhausted for it: the demand is for one card fewer (Step Pyramids). */
  exhausted: ComponentId[];
  /** Garrisoned cards that are abandoned for it (Stone Heads). */
  abandoned: ComponentId[];
}

export function substitutes(g: Imperium, { seat, what, reserved }: Demand): Substitutes {
  const found: Substitutes = { exhausted: [], abandoned: [] };
  if (what?.kind !== 'word') return found;
  for (const [card, index] of answering(g, seat, { name: 'onDiscardDemand', suits: [what.word] })) {
    const ability = abilityOf(card, index);
    if (ability.timing === 'exhaust') {
      if (canExhaust(g, seat, card, ability)) found.exhausted.push(card);
      continue;
    }
    const by = verbsOf(card, 'altDiscard').flatMap(({ node }) => node.args[0]?.by?.args[0]?.what ?? []);
    const guests = player(g, seat).garrison[card] ?? [];
    found.abandoned.push(...guests.filter((id) => by.some((which) => matches(g, id, which, { seat, self: card }))));
  }
  found.exhausted.splice(Math.max(0, player(g, seat).exhausts - (reserved ? 1 : 0)));
  return found;
}
