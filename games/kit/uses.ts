import { accept } from './agenda';
import type { ComponentId, Core, Option, Question } from './core';
import { knownAhead, veiled } from './foresee';
import { partsOf } from './optionKinds';
import type { Ruleset } from './ruleset';

/** How many questions may lie between an answer and the one in which the component is chosen. */
const FAR = 3;
/** Of a question with more options than that it is not asked which of them leads to the component. */
const WIDE = 12;

/**
 * What a component can be used for: the options of a question that name it, that use it at once, or after which it can be chosen
 * before the question is asked again. Found by the rules themselves, on copies of the seat's view; where something unknown is needed
 * the search ends.
 * @param view the seat's view; it stays as it is. @param q a question open to the seat that takes one pick
 */
export function usesOf<G extends Core>(rules: Ruleset<G>, view: G, q: Question, id: ComponentId): Option[] {
  const names = (option: Option): boolean => partsOf(option).includes(id);
  const leads = (g: G, asked: Question, option: Option, far: number): boolean => {
    const then = rules.copy(g);
    const open = then.questions.find(({ n }) => n === asked.n);
    if (!open) return false;
    const told = then.logged;
    accept(then, open, [option]);
    const known = knownAhead(rules, then);
    const happened = then.logged - told;
    const used = (happened > 0 ? then.events.slice(-happened) : []).some(
      ({ seat, cards }) => seat === q.seat && cards?.includes(id),
    );
    const next = known ? then.questions.find(({ seat }) => seat === q.seat) : undefined;
    if (used || !next || next.ask === q.ask) return used;
    if (next.options.some(names)) return true;
    return (
      far > 0 &&
      next.max === 1 &&
      next.options.length <= WIDE &&
      next.options.some((each) => leads(then, next, each, far - 1))
    );
  };
  const start = veiled(rules.copy(view));
  return q.options.filter((option) => names(option) || leads(start, q, option, FAR));
}
