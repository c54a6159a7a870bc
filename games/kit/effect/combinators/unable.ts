import { printNode } from '../print';
import { currentEffect } from '../run';
import type { UnableNode } from '../syntax';
import { each } from './frames';
import type { Combinator } from './row';

/** `unable(A)`: players who could not do the sentence before. */
export const unable: Combinator<UnableNode> = {
  kind: 'unable',
  opens: ['unable'],
  parse: (parser, id) => parser.inBrackets(() => ({ kind: 'unable', id, does: unable, body: parser.seq() })),
  print: ({ body }) => `unable(${printNode(body)})`,
  inside: ({ body }) => [body],
  possible: () => true,
  happens: () => true,
  // Who could not do what was demanded.
  worth: ({ body }, x) => 0.3 * x.ofOthers(body),
  run({ g }, { body }, f) {
    f.seats ??= [...currentEffect(g).failed];
    each(g, f, body);
  },
  says: (writer, { body }) => writer.phrase('unable', { body: writer.clause(body) }),
};
