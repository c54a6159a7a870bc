import type { ComponentId, Option, Question } from '../../../games/kit/core';
import { partsOf } from '../../../games/kit/optionKinds';
import { isSingle } from './selection';

/** A component that was held up when its use was picked, and the question in which it was: what follows is answered with it. */
export interface Meant {
  id: ComponentId;
  ask: string;
}

/** What a question begins with: picks, and whether they are the whole answer and may be given for me. */
export interface Given {
  picks: readonly Option[];
  whole: boolean;
}

/**
 * What a question begins with: the usual answer, with the component that was meant where there is such an answer.
 * @returns null where nothing is usual and nothing was meant
 */
export function givenFor(question: Question, usual: readonly Option[] | null, meant: Meant | null): Given | null {
  const naming = (picks: readonly Option[]): Option[] =>
    meant === null || meant.ask === question.ask ? [] : picks.filter((option) => partsOf(option).includes(meant.id));
  const [first, ...others] = naming(question.options);
  if (first === undefined || (usual && naming(usual).length > 0)) return usual && { picks: usual, whole: true };
  // Ways to pay are as good as each other; of several other options it is not known which one is meant.
  const known = usual !== null || others.length === 0;
  if (isSingle(question)) return known ? { picks: [first], whole: true } : null;
  return { picks: [first], whole: false };
}
