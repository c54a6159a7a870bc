import { ask, picked, push } from '../../agenda';
import { EFFECT_OPTIONS } from '../optionKinds';
import { happens, possible } from '../possible';
import { printNode } from '../print';
import type { ChooseNode, Node, Several } from '../syntax';
import { at, giveUp } from './frames';
import { firstOf, sum } from './parts';
import type { Combinator } from './row';

/** `choose(A | B)`: one of them; `anyOf(A | B)`: any of them. */
export const choose: Combinator<ChooseNode> = {
  kind: 'choose',
  opens: ['choose', 'anyOf'],
  parse: (parser, id, word) =>
    parser.inBrackets(() => {
      const of: Several<Node> = [parser.seq()];
      while (parser.take('|')) of.push(parser.seq());
      return { kind: 'choose', id, does: choose, of, any: word === 'anyOf' };
    }),
  print: ({ any, of }) => `${any ? 'anyOf' : 'choose'}(${of.map(printNode).join(' | ')})`,
  inside: ({ of }) => of,
  possible: (x, { of }, frame) => of.some((n) => possible(x, n, frame)),
  happens: (g, { of }, frame) => of.some((n) => happens(g, n, frame)),
  lacks: ({ of }, within) => (of.some((n) => within(n) === null) ? null : firstOf(of, within)),
  worth({ any, of }, x) {
    const values = of.map((n) => x.of(n));
    return any ? sum(values.map((each) => Math.max(0, each))) : Math.max(...values);
  },
  run(x, { any, of }, f) {
    const { g } = x;
    const picks = picked(f, f.seat);
    if (!picks) {
      const options = of.flatMap((branch, i) =>
        possible(x, branch, at(f, branch)) ? [EFFECT_OPTIONS.of('branch', i)] : [],
      );
      if (options.length === 0) return giveUp(g);
      return ask(g, f, {
        seat: f.seat,
        stage: 'answer',
        ask: any ? 'branches' : 'branch',
        card: f.card,
        node: f.node,
        options,
        max: any ? of.length : 1,
      });
    }
    for (const pick of [...picks].reverse()) {
      const branch = of[EFFECT_OPTIONS.readAs('branch', pick)?.[0] ?? 0];
      if (branch) push(g, at(f, branch));
    }
  },
  says: (writer, { any, of }) =>
    any
      ? writer.join(
          of.map((n) => writer.clause(n)),
          'andOrDo',
        )
      : writer.join(writer.runs(of, 'or'), 'orDo'),
};
