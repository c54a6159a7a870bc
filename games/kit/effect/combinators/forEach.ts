import type { Core } from '../../core';
import type { Bending } from '../../text/phrasebook';
import { happens, possible } from '../possible';
import { printFilter, printNode } from '../print';
import type { Viewpoint } from '../run';
import type { Filter, ForEachNode } from '../syntax';
import type { Combinator } from './row';
import { again } from './times';

export interface Counts<G extends Core = Core> {
  count(g: G, filter: Filter, at: Viewpoint): number;
}

/** `forEach(COUNTED: A)`. */
export const forEach: Combinator<ForEachNode, Counts, { each(of: Filter): Bending }> = {
  kind: 'forEach',
  opens: ['forEach'],
  parse: (parser, id) =>
    parser.inBrackets(() => {
      const of = parser.filter();
      parser.want(':');
      return { kind: 'forEach', id, does: forEach, of, body: parser.seq() };
    }),
  print: ({ of, body }) => `forEach(${printFilter(of)}: ${printNode(body)})`,
  inside: ({ body }) => [body],
  possible: (x, { body }, frame) => possible(x, body, frame),
  happens: (g, { body }, frame) => happens(g, body, frame),
  worth: ({ of, body }, x) => x.count(of) * x.of(body),
  run(x, { of, body }, f) {
    f.times ??= x.rules.count(x.g, of, f);
    again(x, f, f.times, false, body);
  },
  says: (writer, { of, body }) => writer.phrase('forEach', { of: writer.each(of), body: writer.clause(body) }),
};
