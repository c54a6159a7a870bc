import type { ComponentId, Refusal, Seat } from '../../kit/core';
import { lacking } from '../../kit/effect/possible';
import { currentEffect, type EffectRules, type NodeFrame } from '../../kit/effect/run';
import type { VerbNode } from '../../kit/effect/syntax';
import { whyNotPerform } from '../../kit/effect/verb';
import type { Ability } from '../card';
import { abilityOf, cardOf, nodeOf, verbsOf } from '../lookup';
import type { Mythotopia } from '../state';
import { moveCards, own } from './moving';
import { player } from './select';

/** How Mythotopia's effects are carried out; the verbs stand in ../verbs. */

export const mythotopiaEffects: EffectRules<Mythotopia> = {
  nodeOf,
  abilityOf,
  finished(g, effect) {
    // The card and its discards join the discard pile now (M4.7).
    if (cardOf(effect.self).kind === 'fixed' || cardOf(effect.self).kind === 'variable') return;
    const { seat } = effect;
    moveCards(g, player(g, seat).playing, own(seat, 'playing'), own(seat, 'discard'));
  },
};

/** The text that is being carried out. */
export const currentAbility = (g: Mythotopia): Ability => {
  const effect = currentEffect(g);
  return abilityOf(effect.card, effect.ability);
};

/** The text in which a verb stands. */
export function abilityWith(card: ComponentId, node: VerbNode): Ability {
  const found = verbsOf(card, node.verb).find((each) => each.node === node);
  if (!found) throw new Error(`${node.verb} is not in ${card}`);
  return found.ability;
}

const asPrice = (seat: Seat, card: ComponentId): NodeFrame => ({
  op: 'node',
  card,
  node: 0,
  seat,
  self: card,
  price: true,
});

/** Can the text be carried out completely? Works on the owner's view. */
export const isUsable = (g: Mythotopia, seat: Seat, card: ComponentId, ability: Ability): boolean =>
  lacking(g, ability.effect, asPrice(seat, card)) === null;

/**
 * Why the text cannot be carried out completely: a price, a target, a token; null when it can. Works on the owner's
 * view.
 */
export function whyNotUsable(g: Mythotopia, seat: Seat, card: ComponentId, ability: Ability): Refusal | null {
  if (isUsable(g, seat, card, ability)) return null;
  const frame = asPrice(seat, card);
  const branches = ability.effect.kind === 'choose' ? ability.effect.of : [ability.effect];
  const reasons = branches.flatMap((branch) => {
    const lacks = lacking(g, branch, frame);
    return lacks ? [whyNotPerform(g, lacks, { ...frame, node: lacks.id })] : [];
  });
  // Of the alternatives' reasons, a missing own token is told only if there is no other.
  return reasons.find((reason) => reason.why !== 'noTokenOfOwn') ?? reasons[0] ?? null;
}
