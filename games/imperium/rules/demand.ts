import type { ComponentId, Seat } from '../../kit/core';
import type { Filter } from '../../kit/effect/syntax';
import { abilityOf, verbsOf } from '../lookup';
import type { Imperium } from '../state';
import { matches, player } from './select';
import { answering, canExhaust } from './triggers';

/** Demands to discard cards of a kind, and the abilities that can meet them in place of cards from hand. */

export interface Demand {
  seat: Seat;
  what: Filter | undefined;
  /** The ability that demands the cards still needs an exhaust token itself. */
  reserved: boolean;
}

/** What may be used in place of cards from hand, each for one card. */
export interface Substitutes {
  /** Cards that can be exhausted to lower the demand by one card (Step Pyramids). */
  exhausted: ComponentId[];
  /** Garrisoned cards that can be abandoned instead (Stone Heads). */
  abandoned: ComponentId[];
}

/** The cards with which a player can meet a demand to discard. */
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
