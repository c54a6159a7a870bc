import { accept } from './agenda';
import type { ComponentId, Core, Option, Question } from './core';
import { unknownAhead, veiled } from './foresee';
import { ANSWER } from './moves';
import { partsOf } from './optionKinds';
import type { Ruleset } from './ruleset';

/** How many questions may lie between an answer and the one in which the component is chosen. */
const FAR = 3;
/** Of a question with more options than that it is not asked which of them leads to the component. */
const WIDE = 12;
/** How many answers one search tries: a click takes at most three frames. */
export const TRIED = 300;

/**
 * What a component can be used for, or what can be done at a place: the options of a question that name it, that use it at once, or
 * after which it can be chosen before the turn goes on. Found by the rules themselves, on copies of the seat's view; where something unknown is needed
 * the search ends. Where it would take more than `most` answers, only those that name the component are told: some of its uses would pass for all.
 * @param view the seat's view; it stays as it is. @param q a question open to the seat that takes one pick
 */
export function usesOf<G extends Core>(
  rules: Ruleset<G>,
  view: G,
  q: Question,
  id: ComponentId,
  most = TRIED,
): Option[] {
  const names = (option: Option): boolean => partsOf(option).includes(id);
  /** Whether a question belongs to an effect or an action, and not to the course of a turn. */
  const answers = ({ stage }: Question): boolean => rules.stages[stage]?.moves.includes(ANSWER) === true;
  let tried = 0;
  const leads = (g: G, asked: Question, option: Option, far: number): boolean => {
    if (++tried > most) return false;
    const then = rules.copy(g);
    const open = then.questions.find(({ n }) => n === asked.n);
    if (!open) return false;
    const told = then.logged;
    accept(then, open, [option]);
    const known = unknownAhead(rules, then) === null;
    const happened = then.logged - told;
    const used = (happened > 0 ? then.events.slice(-happened) : []).some(
      ({ seat, cards }) => seat === q.seat && cards?.includes(id),
    );
    const next = known ? then.questions.find(({ seat }) => seat === q.seat) : undefined;
    // What the turn asks next after any answer, in a stage of its own, does not belong to this one.
    if (used || !next || next.ask === q.ask || (next.stage !== asked.stage && !answers(next))) return used;
    if (next.options.some(names)) return true;
    return (
      far > 0 &&
      // The same things are asked for one after another: that one can be picked first is no use of another.
      !(next.ask === asked.ask && next.options.every((each) => asked.options.includes(each))) &&
      next.max === 1 &&
      next.options.length <= WIDE &&
      next.options.some((each) => leads(then, next, each, far - 1))
    );
  };
  const start = veiled(rules.copy(view));
  const uses = q.options.filter((option) => names(option) || leads(start, q, option, FAR));
  return tried > most ? q.options.filter(names) : uses;
}
