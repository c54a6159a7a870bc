import type { Viewpoint } from '../../kit/effect/run';
import type { Node } from '../../kit/effect/syntax';
import { count, holds, others } from '../rules/select';
import { verbNamed } from '../verbs';
import type { Evaluation } from './evaluation';
import { WEIGHTS } from './weights';
import { sum } from './worth';

/** Values an effect's tree for the seat `at` stands for; the evaluation's seat, or one of the others. */
export function valueOf(evaluation: Evaluation, node: Node, at: Viewpoint): number {
  const inner = (n: Node, seat = at.seat): number => valueOf(evaluation, n, { ...at, seat });
  switch (node.kind) {
    case 'seq':
    case 'both':
      return sum(node.of.map((n) => inner(n)));
    case 'step': {
      const total = sum(node.of.map((n) => inner(n)));
      return node.may || node.of.length > 1 ? Math.max(0, total) : total;
    }
    case 'choose':
      return node.any ? sum(node.of.map((n) => Math.max(0, inner(n)))) : Math.max(...node.of.map((n) => inner(n)));
    case 'block':
      return inner(node.body);
    case 'if':
      // Whether the card still to be revealed has the suit that was declared.
      if (node.when.kind === 'word' && node.when.word === 'declared suit')
        return (inner(node.body) + (node.otherwise ? inner(node.otherwise) : 0)) / 2;
      return holds(evaluation.g, node.when, at) ? inner(node.body) : node.otherwise ? inner(node.otherwise) : 0;
    case 'times': {
      const n = node.n === 'all' ? 2 : node.n;
      return node.upTo ? n * Math.max(0, inner(node.body)) : n * inner(node.body);
    }
    case 'forEach':
      return count(evaluation.g, node.of, at) * inner(node.body);
    case 'who': {
      const rivals = sum(others(evaluation.g, evaluation.seat).map((seat) => inner(node.body, seat))) * -WEIGHTS.rival;
      return node.who === 'eachOther'
        ? rivals
        : node.who === 'allPlayers'
          ? rivals + inner(node.body)
          : inner(node.body);
    }
    // Who could not do what was demanded.
    case 'unable':
      return 0.3 * sum(others(evaluation.g, evaluation.seat).map((seat) => inner(node.body, seat))) * -WEIGHTS.rival;
    case 'while':
      return WEIGHTS.modifier;
    case 'insteadOf':
      return 0;
    case 'verb':
      return verbNamed(node.verb).worth?.({ evaluation, at, node, args: node.args }) ?? 0;
  }
}
