import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Core, Option, Question } from '../../../games/kit/core';
import type { Token } from '../../../games/kit/text/words';
import { useTable } from '../TableContext';
import type { Outlooks } from './outlooks';
import { isComplete } from './selection';

interface Asked {
  question: Question | null;
  view: Core | null;
  /** The usual answer to it, where it may be given for me. */
  usual: readonly Option[] | null;
  outlooks: Outlooks;
  answer(question: Question, picks: readonly Option[]): void;
}

/**
 * Gives the usual answer to what an answer of mine has led to, where undo can take it back: a payment. Who comes to the question
 * by undo or by a reload is asked.
 * @returns `send`, by which every answer of mine goes; `paid`, what was answered for me since
 */
export function useUsual({ question, view, usual, outlooks, answer }: Asked): {
  send(picks: readonly Option[]): void;
  paid: readonly Token[][];
} {
  const { words } = useTable();
  const [paid, setPaid] = useState<readonly Token[][]>([]);
  /** An answer of mine leads to the next question. */
  const forward = useRef(false);
  const seen = useRef(question?.n ?? -1);

  const send = useCallback(
    (picks: readonly Option[]): void => {
      if (!question || !isComplete(question, picks)) return;
      forward.current = true;
      setPaid([]);
      answer(question, picks);
    },
    [question, answer],
  );

  // Before it is drawn: a question that is answered for me is not seen.
  useLayoutEffect(() => {
    if (!question || !view || seen.current === question.n) return;
    seen.current = question.n;
    const came = forward.current;
    forward.current = false;
    if (!came) setPaid([]);
    else if (usual && outlooks.of(usual)?.final === null) {
      forward.current = true;
      // eslint-disable-next-line react-hooks/set-state-in-effect -- what is answered for me is told by what comes of it
      setPaid((before) => [...before, ...usual.map((option) => words.option(view, question, option))]);
      answer(question, usual);
    }
  }, [question, view, usual, outlooks, answer, words]);

  return { send, paid };
}
