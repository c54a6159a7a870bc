import { push } from '../agenda';
import type { ComponentId, Core, Refusal } from '../core';
import { at, sentence } from './combinators/frames';
import { possible, whyNotPossible } from './possible';
import type { EffectFrame, EffectRules, NodeFrame, Viewpoint } from './run';
import type { Node } from './syntax';
import { perform } from './verb';

/** Carries out effect trees: each node knows its combinator or verb, which does the rest. */

type AbilityAt = Viewpoint & { card: ComponentId; ability: number };

/** The price of an ability and the price at its head. */
function heads<G extends Core>(rules: EffectRules<G>, at: AbilityAt): [Node, NodeFrame][] {
  const { cost, effect } = rules.abilityOf(at.card, at.ability);
  const frame: NodeFrame = { op: 'node', card: at.card, node: effect.id, seat: at.seat, self: at.self };
  return [
    ...(cost ? [[cost, { ...frame, node: cost.id, price: true }] satisfies [Node, NodeFrame]] : []),
    [effect, frame],
  ];
}

/** Can the ability be used: are its price and the price at its head payable? */
export const usable = <G extends Core>(g: G, rules: EffectRules<G>, at: AbilityAt): boolean =>
  heads(rules, at).every(([node, frame]) => possible({ g, rules }, node, frame));

/** What is missing to use the ability; null when it is `usable`. */
export function whyNotUsable<G extends Core>(g: G, rules: EffectRules<G>, at: AbilityAt): Refusal | null {
  for (const [node, frame] of heads(rules, at))
    if (!possible({ g, rules }, node, frame)) return whyNotPossible({ g, rules }, node, frame);
  return null;
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
