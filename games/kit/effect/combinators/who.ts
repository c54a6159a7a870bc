import { printNode } from '../print';
import { currentEffect, seatsFrom } from '../run';
import type { Who, WhoNode } from '../syntax';
import { each } from './frames';
import type { Combinator } from './row';

/** `eachOther(A)`, `allPlayers(A)`, and inside them `owner(A)`: the player whose card it is. */
export const who: Combinator<WhoNode> = {
  kind: 'who',
  opens: ['eachOther', 'allPlayers', 'owner'],
  parse: (parser, id, word) =>
    parser.inBrackets(() => ({ kind: 'who', id, does: who, who: word as Who, body: parser.seq() })),
  print: (node) => `${node.who}(${printNode(node.body)})`,
  inside: ({ body }) => [body],
  possible: () => true,
  happens: () => true,
  worth: ({ who: whose, body }, x) =>
    (whose === 'owner' ? 0 : x.ofOthers(body)) + (whose === 'eachOther' ? 0 : x.of(body)),
  run({ g }, node, f) {
    const e = currentEffect(g);
    f.seats ??=
      node.who === 'owner'
        ? [e.seat]
        : seatsFrom(g, e.seat, node.who === 'allPlayers').filter((s) => !e.ignored[s]?.includes(node.id));
    each(g, f, node.body);
  },
  says: (writer, node) => writer.phrase(node.who, { body: writer.clause(node.body) }),
  hasSubject: () => true,
};
