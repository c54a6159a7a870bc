import { ask, picked, push } from '../../agenda';
import { AGAIN, STOP } from '../optionKinds';
import { chooser, happens, possible } from '../possible';
import { printNode } from '../print';
import { currentEffect, type NodeFrame } from '../run';
import type { Node, TimesNode } from '../syntax';
import { at } from './frames';
import type { Combinator, Running } from './row';

/** The number for `all`: nothing can be done as often. */
const AS_OFTEN_AS_POSSIBLE = 99;

/** `repeat(2: A)`, `upTo(2: A)`. */
export const times: Combinator<TimesNode> = {
  kind: 'times',
  opens: ['repeat', 'upTo'],
  parse: (parser, id, word) =>
    parser.inBrackets(() => {
      const n = parser.take('all') ? ('all' as const) : parser.number();
      parser.want(':');
      return { kind: 'times', id, does: times, n, upTo: word === 'upTo', body: parser.seq() };
    }),
  print: ({ n, upTo, body }) => `${upTo ? 'upTo' : 'repeat'}(${n}: ${printNode(body)})`,
  inside: ({ body }) => [body],
  possible: (x, { body }, frame) => possible(x, body, frame),
  happens: (g, { body }, frame) => happens(g, body, frame),
  lacks: ({ upTo, body }, within) => (upTo ? null : within(body)),
  worth({ n, upTo, body }, x) {
    const value = x.of(body);
    return (n === 'all' ? 2 : n) * (upTo ? Math.max(0, value) : value);
  },
  run: (x, { n, upTo, body }, f) => again(x, f, n === 'all' ? AS_OFTEN_AS_POSSIBLE : n, upTo, body),
  says(writer, { n, upTo, body }) {
    if (upTo && body.kind === 'verb') return writer.clause(body, { upTo: n });
    if (n === 'all') return writer.phrase('anyTimes', { body: writer.clause(body) });
    return writer.phrase(upTo ? 'upToTimes' : 'repeat', { n, body: writer.clause(body) });
  },
};

/** Does it once more, until it was done `n` times; with `upTo` as long as the player wants to. */
export function again(x: Running<unknown>, f: NodeFrame, n: number, upTo: boolean, body: Node): void {
  const { g } = x;
  const i = f.i ?? 0;
  const e = currentEffect(g);
  const asking = chooser(body);
  if (upTo && asking && asking.does.many) {
    push(g, at(f, body, { may: true, times: n }));
    return;
  }
  if (i >= n || (upTo && i > 0 && !e.ok)) return;
  if (upTo && !asking) {
    const answer = picked(f, f.seat);
    if (!answer) {
      if (!possible(x, body, at(f, body))) return;
      const { seat, card, node } = f;
      const options = [AGAIN, STOP];
      return ask(g, f, { seat, stage: 'answer', ask: 'again', card, node, params: { i, n }, options });
    }
    if (answer[0] === STOP) return;
  }
  f.i = i + 1;
  e.ok = true;
  push(g, f);
  push(g, at(f, body, upTo && asking ? { may: true } : {}));
}
