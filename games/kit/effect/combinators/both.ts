import { push } from '../../agenda';
import { happens, jointly, parts, possible } from '../possible';
import { printNode } from '../print';
import { alternatives, type Node, type BothNode, type Several } from '../syntax';
import type { Around, Clauses } from '../../text/effects';
import type { Bending } from '../../text/phrasebook';
import { hasSubject, isHeavy } from '../weight';
import { at } from './frames';
import { firstOf, sum } from './parts';
import type { Combinator } from './row';

/** `A + B`: as one thing. */
export const both: Combinator<BothNode> = {
  kind: 'both',
  opens: [],
  parse(parser, id) {
    const of: Several<Node> = [parser.part()];
    while (parser.take('+')) of.push(parser.part());
    return of.length === 1 ? of[0] : { kind: 'both', id, does: both, of };
  },
  print: ({ of }) => of.map(printNode).join(' + '),
  inside: ({ of }) => of,
  possible: (x, { of }, frame) => parts(of).every(([n, also]) => possible(x, n, jointly(frame, also))),
  happens: (g, { of }, frame) => of.some((n) => happens(g, n, frame)),
  lacks: ({ of }, within) => firstOf(of, within),
  worth: ({ of }, x) => sum(of.map((n) => x.of(n))),
  run({ g }, { of }, f) {
    const i = f.i ?? 0;
    const next = parts(of)[i];
    if (!next) return;
    f.i = i + 1;
    push(g, f);
    push(g, jointly(at(f, next[0]), next[1]));
  },
  says: (writer, { of }, around) => together(writer, of, around),
  isHeavy: ({ of }) => of.some((n) => hasSubject(n) || isHeavy(n)),
};

/** A bare "and" after a list would go on with it: "your hand, draw deck and discard pile, and put ...". */
const listsThings = (node: Node): boolean =>
  node.kind === 'verb' && node.args.some(({ what }) => alternatives(what).length > 1);

function together(writer: Clauses, of: readonly Node[], around: Around = {}): Bending {
  // After "each other player ..." a part that is mine again needs its subject.
  const theirs = of.findIndex((n) => n.kind === 'who' && n.who !== 'owner');
  if (theirs >= 0 && theirs < of.length - 1) {
    const [a, b] = [together(writer, of.slice(0, theirs + 1)), together(writer, of.slice(theirs + 1))];
    return writer.phrase('andYou', { a, b });
  }
  const last = of.at(-1);
  const said = writer.runs(of, 'and', around);
  const apart = said.length > 1 && ((last && hasSubject(last)) || of.slice(0, -1).some(listsThings));
  return writer.join(said, apart ? 'andAlso' : 'andDo');
}
