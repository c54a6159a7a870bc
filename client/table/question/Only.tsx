import { useMemo, type ReactNode } from 'react';
import type { Option } from '../../../games/kit/core';
import { kindOf } from '../../../games/kit/optionKinds';
import type { QuestionApi } from '../board';
import { QuestionContext, useQuestion } from '../TableContext';

/** What is inside stands only for options that begin with the word: nothing else glows there, and nothing else can be picked. Null for all. */
export function Only({ first, calm = false, children }: { first: string | null; calm?: boolean; children: ReactNode }) {
  const ask = useQuestion();
  const narrowed = useMemo((): QuestionApi => {
    if (first === null && !calm) return ask;
    // While no action has been chosen nothing glows. A click still tells what can be done there.
    if (first === null) return { ...ask, isCalm: true };
    const optionsFor = (key: string): readonly Option[] =>
      ask.optionsFor(key).filter((option) => kindOf(option) === first);
    return {
      ...ask,
      optionsFor,
      optionFor: (key) => {
        const [option, ...more] = optionsFor(key);
        return option !== undefined && more.length === 0 ? option : null;
      },
      isSelectable: (key) => optionsFor(key).length > 0,
      whyNot: (key) => (optionsFor(key).length > 0 ? null : ask.whyNot(key, first)),
    };
  }, [ask, first, calm]);
  return <QuestionContext value={narrowed}>{children}</QuestionContext>;
}
