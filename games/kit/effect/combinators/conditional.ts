import { push } from '../../agenda';
import type { Core } from '../../core';
import type { Bending } from '../../text/phrasebook';
import { happens, possible } from '../possible';
import { printCondition, printNode } from '../print';
import type { Viewpoint } from '../run';
import type { Condition, IfNode } from '../syntax';
import { at } from './frames';
import type { Combinator } from './row';

export interface Holds<G extends Core = Core> {
  holds(g: G, condition: Condition, at: Viewpoint): boolean;
}

/** `if(CONDITION: A | B)`. */
export const conditional: Combinator<IfNode, Holds, { condition(when: Condition): Bending }> = {
  kind: 'if',
  opens: ['if'],
  parse: (parser, id) =>
    parser.inBrackets(() => {
      const when = parser.conditions();
      parser.want(':');
      const body = parser.seq();
      return { kind: 'if', id, does: conditional, when, body, otherwise: parser.take('|') ? parser.seq() : null };
    }),
  print: ({ when, body, otherwise }) =>
    `if(${printCondition(when)}: ${printNode(body)}${otherwise ? ` | ${printNode(otherwise)}` : ''})`,
  inside: ({ body, otherwise }) => (otherwise ? [body, otherwise] : [body]),
  possible(x, { when, body, otherwise }, frame) {
    const branch = x.rules.holds(x.g, when, frame) ? body : otherwise;
    return branch === null || possible(x, branch, frame);
  },
  happens: (g, { body, otherwise }, frame) =>
    happens(g, body, frame) || (otherwise !== null && happens(g, otherwise, frame)),
  worth({ when, body, otherwise }, x) {
    const chance = x.chance(when);
    return (chance > 0 ? chance * x.of(body) : 0) + (otherwise && chance < 1 ? (1 - chance) * x.of(otherwise) : 0);
  },
  run({ g, rules }, { when, body, otherwise }, f) {
    const branch = rules.holds(g, when, f) ? body : otherwise;
    if (branch) push(g, at(f, branch));
  },
  says(writer, { when, body, otherwise }, around) {
    const slots = { when: writer.condition(when), body: writer.clause(body, around) };
    return otherwise
      ? writer.phrase('ifElse', { ...slots, otherwise: writer.clause(otherwise) })
      : writer.phrase('if', slots);
  },
  isHeavy: () => true,
};
