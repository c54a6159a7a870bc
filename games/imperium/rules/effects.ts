import { nearest } from '../../kit/agenda';
import type { ComponentId, Refusal, Seat } from '../../kit/core';
import type { Holds } from '../../kit/effect/combinators/conditional';
import type { Counts } from '../../kit/effect/combinators/forEach';
import type { Lasts } from '../../kit/effect/combinators/lasting';
import { usable as usableEffect, whyNotUsable as whyNotUsableEffect } from '../../kit/effect/interpreter';
import { startEffect, type EffectRules } from '../../kit/effect/run';
import { abilityOf, cardOf, nodeOf } from '../lookup';
import type { Imperium, ImperiumEffect } from '../state';
import { clearTokens } from './counts';
import { testMainDeck } from './endings';
import { putLookedBack } from './looking';
import { MAIN_DECK_TESTED_AFTER_EFFECT } from './open';
import { count, holds } from './select';

/** How Imperium's effects are carried out; the verbs stand in ../verbs. */

/** What the effect interpreter and Imperium's combinators need from the rules. */
export type ImperiumEffects = EffectRules<Imperium> & Holds<Imperium> & Counts<Imperium> & Lasts<Imperium>;

export const imperiumEffects: ImperiumEffects = {
  nodeOf,
  abilityOf,
  holds: (g, condition, at) => holds(g, condition, at, currentSuit(g)),
  count,
  last(g, frame, span) {
    g.lasting.push({ seat: frame.seat, card: frame.card, node: frame.node, span });
  },
  finished(g, effect) {
    // An effect that answers a look is part of the look (Romans A): the cards stay out until the look ends.
    if (!answersLook(effect.card, effect.ability)) putLookedBack(g, effect.seat);
    if (g.agenda.some((f) => f.op === 'effect')) return;
    clearTokens(g);
    if (MAIN_DECK_TESTED_AFTER_EFFECT) testMainDeck(g);
  },
};

/** The suit declared in the running effect (Gambling). */
const currentSuit = (g: Imperium): string | undefined => nearest(g, 'effect')?.suit;

/** Does the ability answer to looking at fame cards? */
export const answersLook = (card: ComponentId, ability: number): boolean =>
  cardOf(card).abilities[ability]?.triggers.some((t) => t.name === 'onLookFame') ?? false;

/** Can the ability be used: is its price payable (R6.3)? */
export const usable = (g: Imperium, card: ComponentId, ability: number, seat: Seat, self = card): boolean =>
  usableEffect(g, imperiumEffects, { card, ability, seat, self });

/** Why the ability cannot be used; null when it can. */
export const whyNotUsable = (g: Imperium, card: ComponentId, ability: number, seat: Seat): Refusal | null =>
  whyNotUsableEffect(g, imperiumEffects, { card, ability, seat, self: card });

/** Starts the play effects of a card, in printed order. */
export function startPlayEffects(g: Imperium, seat: Seat, id: ComponentId, ignored: ImperiumEffect['ignored']): void {
  for (const ability of [...cardOf(id).abilities].reverse()) {
    if (ability.timing === 'play')
      startEffect(g, { card: id, ability: ability.index, seat, self: id, ignored: { ...ignored } });
  }
}
