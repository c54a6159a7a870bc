import type { ComponentId, Refusal, Seat } from '../../kit/core';
import { currentEffect, startEffect, type EffectRules, type NodeFrame } from '../../kit/effect/run';
import type { Node, VerbNode } from '../../kit/effect/syntax';
import { canPerform } from '../../kit/effect/verb';
import type { Ability } from '../card';
import { cardOf, nodeOf, verbsOf } from '../lookup';
import type { Mythotopia } from '../state';
import { moveCards, own } from './moving';
import { player } from './select';
import { answering, sourcesOf, type Cause } from './tokens';

/** Mythotopia's side of the effect interpreter; its verbs are in ../verbs. */

export const mythotopiaEffects: EffectRules<Mythotopia> = {
  nodeOf,
  abilityOf: (card, index) => ({ cost: null, effect: abilityOf(card, index).effect }),
  finished(g, effect) {
    // M4.7: the card and what it discarded join the discard pile now.
    if (cardOf(effect.self).kind === 'fixed' || cardOf(effect.self).kind === 'variable') return;
    const { seat } = effect;
    moveCards(g, player(g, seat).playing, own(seat, 'playing'), own(seat, 'discard'));
  },
};

/** @throws Error for a text that the card does not have. */
export function abilityOf(card: ComponentId, index: number): Ability {
  const ability = cardOf(card).abilities[index];
  if (!ability) throw new Error(`card ${card} has no ability ${index}`);
  return ability;
}

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

/** Starts what shown VP cards give for the causes, one after the other. */
export function fire(g: Mythotopia, seat: Seat, causes: readonly Cause[]): void {
  const due = causes
    .flatMap((cause) => answering(g, cause))
    .filter(({ card, ability }) =>
      verbsOf(card, 'take').some(
        (each) => each.ability === ability && sourcesOf(g, seat, card, ability, each.node).length > 0,
      ),
    );
  for (const { card, ability } of due.reverse()) startEffect(g, { card, ability: ability.index, seat, self: card });
}
