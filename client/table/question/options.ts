import type { Option, Question } from '../../../games/kit/core';
import { ANSWER } from '../../../games/kit/moves';
import { kindOf, partsOf } from '../../../games/kit/optionKinds';
import type { Ruleset } from '../../../games/kit/ruleset';
import type { Token } from '../../../games/kit/text/words';

/** What an option stands for when the board says nothing else: itself and each of its words. */
export const wordsOf = (option: Option): readonly string[] => {
  const words = partsOf(option);
  return words.length > 1 ? [option, ...words] : words;
};

/** Options by the keys (components, places, whole options) that they stand for. */
export function byKey(
  options: readonly Option[],
  standsFor: (option: Option) => readonly string[],
): ReadonlyMap<string, readonly Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    for (const key of new Set(standsFor(option))) {
      const list = found.get(key);
      if (list) list.push(option);
      else found.set(key, [option]);
    }
  }
  return found;
}

/** Whether an option means doing no more. */
export const isPassing = (option: Option, passing: readonly string[]): boolean =>
  passing.includes(option) || passing.includes(kindOf(option));

/** Options in the order in which they are offered: as the rules list them, those that pass at the end. */
export function inOrder(question: Question, passing: readonly string[]): Option[] {
  const passes = question.options.filter((option) => isPassing(option, passing));
  return [...question.options.filter((option) => !passes.includes(option)), ...passes];
}

/**
 * Whether a question is only whether to do something: a yes and a no, or one thing that need not be picked. Not where a turn goes on or
 * ends, however little is left to do in it.
 */
export function isEither(
  { options, min, max, stage }: Question,
  { stages }: Pick<Ruleset, 'stages'>,
  passing: readonly string[],
): boolean {
  if (max !== 1 || stages[stage]?.moves[0] !== ANSWER) return false;
  const declining = options.filter((each) => isPassing(each, passing)).length;
  return options.length - declining === 1 && declining + Number(min === 0) === 1;
}

/** Options that say the same. */
export type Alike = readonly [Option, ...Option[]];

/** Puts together the options that say the same, in their order. */
export function sayingTheSame(options: readonly Option[], meaning: (option: Option) => readonly Token[]): Alike[] {
  const found = new Map<string, [Option, ...Option[]]>();
  for (const option of options) {
    const said = JSON.stringify(meaning(option));
    const list = found.get(said);
    if (list) list.push(option);
    else found.set(said, [option]);
  }
  return [...found.values()];
}

/** The key that passes, however many options there are. */
export const PASS_KEY = 'P';

/** The option that the passing key picks: the first that means doing no more. */
export const passOf = (order: readonly Option[], passing: readonly string[]): Option | undefined =>
  order.find((option) => isPassing(option, passing));

/** Number key of the option at a place in the order: 1 to 9, then 0; null for the rest. */
export const hotkeyAt = (index: number): string | null => (index >= 0 && index < 10 ? String((index + 1) % 10) : null);

/** Place in the order of a number key. */
export const indexOfHotkey = (key: string): number => (key === '0' ? 9 : Number(key) - 1);
