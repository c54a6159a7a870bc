import { ask, picked, push } from '../../agenda';
import type { Clauses } from '../../text/effects';
import type { Bending } from '../../text/phrasebook';
import { NO, YES } from '../optionKinds';
import { canFollow, chooser, possible, happens } from '../possible';
import { printNode } from '../print';
import { currentEffect } from '../run';
import type { Node, StepNode, Several } from '../syntax';
import { hasSubject, isHeavy } from '../weight';
import { both } from './both';
import { asPrice, at, giveUp, turnPage } from './frames';
import { firstOf, sum } from './parts';
import type { Combinator } from './row';

/** What is said of a step, and then of the rest of it: how it depends on the first part. */
function followed(writer: Clauses, a: Bending, first: Node, rest: readonly Node[]): Bending {
  const [second, ...more] = rest;
  if (!second) return a;
  return writer.phrase(writer.link(first, rest), { a, b: followed(writer, writer.clause(second), second, more) });
}

/** What one may pay for the rest: "you may discard 1 card to draw 1 card". Only a plain deed can be what one pays for. */
function bought(writer: Clauses, a: Bending, rest: readonly Node[]): Bending {
  const [second, ...more] = rest;
  if (!second) return a;
  const plain = more.length === 0 && second.kind !== 'choose' && !hasSubject(second) && !isHeavy(second);
  const b = followed(writer, writer.clause(second), second, more);
  return writer.phrase(plain ? 'mayPrice' : 'ifDone', { a, b });
}

const PRICE = { price: true } as const;

/** `MAY A > B`: B only if A was done in full. */
export const step: Combinator<StepNode> = {
  kind: 'step',
  opens: [],
  parse(parser, id) {
    const may = parser.take('MAY');
    const of: Several<Node> = [both.parse(parser, parser.id(), '')];
    while (parser.take('>')) of.push(both.parse(parser, parser.id(), ''));
    return !may && of.length === 1 ? of[0] : { kind: 'step', id, does: step, may, of };
  },
  print: ({ may, of }) => (may ? 'MAY ' : '') + of.map(printNode).join(' > '),
  inside: ({ of }) => of,
  possible: (x, { may, of }, frame) => may || possible(x, of[0], of.length > 1 ? asPrice(frame) : frame),
  happens: (g, { of }, frame) => happens(g, of[0], frame),
  lacks: ({ may, of }, within) => (may ? null : firstOf(of, within)),
  worth({ may, of }, x) {
    const total = sum(of.map((n) => x.of(n)));
    return may || of.length > 1 ? Math.max(0, total) : total;
  },
  run(x, { may, of }, f) {
    const { g } = x;
    const i = f.i ?? 0;
    const e = currentEffect(g);
    const head = of[0];
    const price = may || of.length > 1;
    if (i === 0) {
      e.ok = true;
      if (price) {
        const paying = at(f, head, PRICE);
        if (!possible(x, head, paying)) return giveUp(g);
        if (may && of[1] && !canFollow(g, head, of[1], paying)) return giveUp(g);
      }
      if (may && !chooser(head) && !(e.willing && f.top)) {
        const answer = picked(f, f.seat);
        const { seat, card, node } = f;
        if (!answer) return ask(g, f, { seat, stage: 'answer', ask: 'may', card, node, options: [YES, NO] });
        if (answer[0] === NO) return giveUp(g);
      }
    } else if (!e.ok) return;
    const part = of[i];
    if (!part) return;
    if (i > 0) turnPage(e);
    f.i = i + 1;
    push(g, f);
    if (i > 0) return push(g, at(f, part));
    push(g, at(f, part, may && chooser(head) ? { ...PRICE, may } : price ? PRICE : undefined));
  },
  says(writer, { may, of }, around) {
    const [first, ...rest] = of;
    const body = writer.clause(first, around);
    if (!may) return followed(writer, body, first, rest);
    const a = writer.phrase('may', { body });
    return rest.length > 0 && writer.link(first, rest) === 'price'
      ? bought(writer, a, rest)
      : followed(writer, a, first, rest);
  },
  hasSubject: ({ may }) => may,
  isHeavy: ({ of }) => of.length > 1,
};
