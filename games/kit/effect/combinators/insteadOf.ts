import { push } from '../../agenda';
import type { Bending } from '../../text/phrasebook';
import { printNode, printArgument } from '../print';
import type { InsteadNode, Argument } from '../syntax';
import { at } from './frames';
import type { Combinator } from './row';

/** `insteadOf(A: B)`: started by the rule that it replaces. */
export const insteadOf: Combinator<InsteadNode, unknown, { replaced(what: Argument): Bending }> = {
  kind: 'insteadOf',
  opens: ['insteadOf'],
  parse: (parser, id) =>
    parser.inBrackets(() => {
      const what = parser.argument();
      parser.want(':');
      return { kind: 'insteadOf', id, does: insteadOf, what, body: parser.seq() };
    }),
  print: ({ what, body }) => `insteadOf(${printArgument(what)}: ${printNode(body)})`,
  inside: ({ body }) => [body],
  possible: () => true,
  happens: () => true,
  worth: () => 0,
  run: ({ g }, { body }, f) => push(g, at(f, body)),
  says: (writer, { what, body }) =>
    writer.phrase('instead', { what: writer.replaced(what), body: writer.clause(body) }),
};
