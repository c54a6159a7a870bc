import { push } from '../agenda';
import type { ComponentId, Core, Refusal } from '../core';
import { asPrice, at, sentence } from './combinators/frames';
import { possible, whyNotPossible } from './possible';
import type { EffectFrame, EffectRules, NodeFrame, Viewpoint } from './run';
import type { Node } from './syntax';
import { perform } from './verb';

/** Carries out effect trees: each node knows its combinator or verb, which does the rest. */

type AbilityAt = Viewpoint & { card: ComponentId; ability: number };

/** What of an ability cannot be paid, its price or the price at its head; null when it can be used. */
function unpayable<G extends Core>(g: G, rules: EffectRules<G>, at: AbilityAt): [Node, NodeFrame] | null {
  const { cost, effect } = rules.abilityOf(at.card, at.ability);
  const frame: NodeFrame = { op: 'node', card: at.card, node: effect.id, seat: at.seat, self: at.self };
  const price = cost && asPrice(frame);
  if (price && !possible({ g, rules }, cost, price)) return [cost, price];
  return possible({ g, rules }, effect, frame) ? null : [effect, frame];
}

/** Can the ability be used: are its price and the price at its head payable? */
export const usable = <G extends Core>(g: G, rules: EffectRules<G>, at: AbilityAt): boolean =>
  unpayable(g, rules, at) === null;

/** What is missing to use the ability; null when it is `usable`. */
export function whyNotUsable<G extends Core>(g: G, rules: EffectRules<G>, at: AbilityAt): Refusal | null {
  const lacking = unpayable(g, rules, at);
  return lacking && whyNotPossible({ g, rules }, ...lacking);
}

/** Agenda handlers of the frames `effect` and `node`. */
export function effectHandlers<G extends Core>(rules: EffectRules<G>) {
  function effect(g: G, f: EffectFrame): void {
    const { cost, effect: body } = rules.abilityOf(f.card, f.ability);
    const frame: NodeFrame = { op: 'node', card: f.card, node: 0, seat: f.seat, self: f.self };
    // A price that could not be paid ends it.
    if (f.step === 2 || (f.step === 1 && !f.ok)) {
      rules.finished(g, f);
      return;
    }
    const first = f.step === 0 && cost !== null;
    f.step = first ? 1 : 2;
    push(g, f);
    sentence(f, first ? cost : body);
    push(g, first ? at(frame, cost, { price: true }) : at(frame, body, { top: true }));
  }

  function node(g: G, f: NodeFrame): void {
    const n = rules.nodeOf(f.card, f.node);
    if (n.kind === 'verb') perform(g, n, f);
    else n.does.run({ g, rules }, n, f);
  }

  return { effect, node };
}
