import { push } from '../../agenda';
import { happens, possible } from '../possible';
import { printNode } from '../print';
import { currentEffect } from '../run';
import type { Node, SeqNode, Several } from '../syntax';
import { at, sentence } from './frames';
import { firstOf, sum } from './parts';
import type { Combinator } from './row';
import { step } from './step';

const TOP = { top: true } as const;

/** `A ; B`: sentences in order. */
export const seq: Combinator<SeqNode> = {
  kind: 'seq',
  opens: [],
  parse(parser, id) {
    const of: Several<Node> = [step.parse(parser, parser.id(), '')];
    while (parser.take(';')) of.push(step.parse(parser, parser.id(), ''));
    return of.length === 1 ? of[0] : { kind: 'seq', id, does: seq, of };
  },
  print: ({ of }) => of.map(printNode).join(' ; '),
  inside: ({ of }) => of,
  possible: (x, { of }, frame) => (frame.price ? of.every((n) => possible(x, n, frame)) : possible(x, of[0], frame)),
  happens: (g, { of }, frame) => of.some((n) => happens(g, n, frame)),
  lacks: ({ of }, within) => firstOf(of, within),
  worth: ({ of }, x) => sum(of.map((n) => x.of(n))),
  run({ g }, { of }, f) {
    const i = f.i ?? 0;
    const child = of[i];
    if (!child) return;
    f.i = i + 1;
    if (f.top) sentence(currentEffect(g), child);
    push(g, f);
    push(g, at(f, child, f.top ? TOP : undefined));
  },
  says: (writer, { of }, around) =>
    of.map((n, i) => writer.clause(n, i === 0 ? around : {})).reduce((a, b) => writer.phrase('next', { a, b })),
  isHeavy: () => true,
};
