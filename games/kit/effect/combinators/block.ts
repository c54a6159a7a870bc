import { push } from '../../agenda';
import { happens, possible } from '../possible';
import { printNode } from '../print';
import type { BlockNode } from '../syntax';
import { hasSubject, isHeavy } from '../weight';
import { at } from './frames';
import type { Combinator } from './row';

/** `{ A ; B }`: sentences in the place of one. */
export const block: Combinator<BlockNode> = {
  kind: 'block',
  opens: ['{'],
  parse(parser, id) {
    const body = parser.seq();
    parser.want('}');
    return { kind: 'block', id, does: block, body };
  },
  print: ({ body }) => `{${printNode(body)}}`,
  inside: ({ body }) => [body],
  possible: (x, { body }, frame) => possible(x, body, frame),
  happens: (g, { body }, frame) => happens(g, body, frame),
  worth: ({ body }, x) => x.of(body),
  run: ({ g }, { body }, f) => push(g, at(f, body)),
  says: (writer, { body }, around) => writer.clause(body, around),
  hasSubject: ({ body }) => hasSubject(body),
  isHeavy: ({ body }) => isHeavy(body),
};
