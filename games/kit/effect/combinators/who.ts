import { printNode } from '../print';
import { currentEffect, seatsFrom } from '../run';
import type { Who, WhoNode } from '../syntax';
import { each } from './frames';
import type { Combinator } from './row';

const WHO: readonly Who[] = ['eachOther', 'allPlayers', 'owner'];
const whose = (word: string): Who => WHO.find((each) => each === word) ?? 'owner';

/** `eachOther(A)`, `allPlayers(A)`, and inside them `owner(A)`: the player whose card it is. */
export const who: Combinator<WhoNode> = {
  kind: 'who',
  opens: WHO,
  parse: (parser, id, word) =>
    parser.inBrackets(() => ({ kind: 'who', id, does: who, who: whose(word), body: parser.seq() })),
  print: (node) => `${node.who}(${printNode(node.body)})`,
  inside: ({ body }) => [body],
  possible: () => true,
  happens: () => true,
  worth: (node, x) =>
    (node.who === 'owner' ? 0 : x.ofOthers(node.body)) + (node.who === 'eachOther' ? 0 : x.of(node.body)),
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
