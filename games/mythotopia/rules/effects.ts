import type { ComponentId, Refusal, Seat } from '../../kit/core';
import { currentEffect, type EffectRules, type NodeFrame } from '../../kit/effect/run';
import type { Node, VerbNode } from '../../kit/effect/syntax';
import { canPerform } from '../../kit/effect/verb';
import type { Ability } from '../card';
import { abilityOf, cardOf, nodeOf, verbsOf } from '../lookup';
import type { Mythotopia } from '../state';
import { moveCards, own } from './moving';
import { player } from './select';

/** Mythotopia's side of the effect interpreter; its verbs are in ../verbs. */

export const mythotopiaEffects: EffectRules<Mythotopia> = {
  nodeOf,
  abilityOf,
  finished(g, effect) {
    // M4.7: the card and what it discarded join the discard pile now.
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

/** Why the text cannot be carried out from beginning to end: a price, a target, a token; null when it can. Works on the owner's view. */
export function whyNotUsable(g: Mythotopia, seat: Seat, card: ComponentId, ability: Ability): Refusal | null {
  const verb = lacking(g, ability.effect, { op: 'node', card, node: 0, seat, self: card, price: true });
  if (verb === null) return null;
  return { why: verb === 'pay' ? 'price' : verb === 'take' || verb === 'swapToken' ? 'noToken' : 'noTarget' };
}

/** The first verb that cannot be done. */
function lacking(g: Mythotopia, node: Node, frame: NodeFrame): string | null {
  switch (node.kind) {
    case 'step':
      return node.may ? null : first(g, node.of, frame);
    case 'seq':
    case 'both':
      return first(g, node.of, frame);
    case 'choose':
      return node.of.some((n) => lacking(g, n, frame) === null) ? null : first(g, node.of, frame);
    case 'times':
      return node.upTo ? null : lacking(g, node.body, frame);
    case 'verb':
      return canPerform(g, node, { ...frame, node: node.id }) ? null : node.verb;
    default:
      return null;
  }
}

function first(g: Mythotopia, of: readonly Node[], frame: NodeFrame): string | null {
  for (const node of of) {
    const verb = lacking(g, node, frame);
    if (verb) return verb;
  }
  return null;
}
