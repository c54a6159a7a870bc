import type { Core } from '../../core';
import { printNode } from '../print';
import type { NodeFrame } from '../run';
import type { WhileNode } from '../syntax';
import type { Combinator } from './row';

export interface Lasts<G extends Core = Core> {
  /** Adds a modifier with a limited life. */
  last(g: G, frame: NodeFrame, span: string): void;
}

/** `untilEndOfTurn(A)`, `next(A)`: a modifier with a limited life. */
export const lasting: Combinator<WhileNode, Lasts> = {
  kind: 'while',
  opens: ['untilEndOfTurn', 'next'],
  parse: (parser, id, span) =>
    parser.inBrackets(() => ({ kind: 'while', id, does: lasting, span, body: parser.seq() })),
  print: ({ span, body }) => `${span}(${printNode(body)})`,
  inside: ({ body }) => [body],
  possible: () => true,
  happens: () => true,
  worth: (_node, x) => x.modifier,
  run: ({ g, rules }, { span }, f) => rules.last(g, f, span),
  says: (writer, { span, body }) =>
    writer.phrase(span === 'next' ? 'nextCard' : 'untilEndOfTurn', { body: writer.clause(body) }),
};
