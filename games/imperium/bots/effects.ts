import type { Worths } from '../../kit/effect/combinators/row';
import { sum } from '../../kit/effect/combinators/parts';
import type { Viewpoint } from '../../kit/effect/run';
import type { Node } from '../../kit/effect/syntax';
import { count, holds, others } from '../rules/select';
import { verbNamed } from '../verbs';
import type { Evaluation } from './evaluation';
import { WEIGHTS } from './weights';

/** The value of an effect for the seat that `at` stands for, which may be another than the evaluation's. */
export function valueOf(evaluation: Evaluation, node: Node, at: Viewpoint): number {
  const { g, seat: own } = evaluation;
  if (node.kind === 'verb') return verbNamed(node.verb).worth?.({ evaluation, at, node, args: node.args }) ?? 0;
  const x: Worths = {
    of: (part) => valueOf(evaluation, part, at),
    ofOthers(part) {
      const rivals = others(g, own);
      return sum(rivals.map((seat) => valueOf(evaluation, part, { ...at, seat }))) * (-WEIGHTS.rival / rivals.length);
    },
    // Whether the card still to be revealed has the declared suit is unknown.
    chance: (when) => (when.kind === 'word' && when.word === 'declared suit' ? 0.5 : holds(g, when, at) ? 1 : 0),
    count: (of) => count(g, of, at),
    modifier: WEIGHTS.modifier,
  };
  return node.does.worth(node, x);
}
