import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Core, Option, Question } from '../../../games/kit/core';
import { partsOf } from '../../../games/kit/optionKinds';
import type { Token } from '../../../games/kit/text/words';
import { useTable } from '../TableContext';
import { paidUnasked, withoutMe, withoutStop } from './outlook';
import type { Outlooks } from './outlooks';
import { isComplete } from './selection';

/** What was answered for me, in a sentence, and the components that it spends. */
interface Spent {
  said: Token[];
  of: readonly string[];
}

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
 * @returns `send`, by which every answer of mine goes; `paid`, what was answered for me since, by the usual answer or, where cards can be paid
 *   in one way only, by the rules
 */
export function useUsual({ question, view, usual, outlooks, answer }: Asked): {
  send(picks: readonly Option[]): void;
  paid: readonly Token[][];
} {
  const { words } = useTable();
  const [spent, setSpent] = useState<readonly Spent[]>([]);
  /** An answer of mine leads to the next question. */
  const forward = useRef(false);
  const seen = useRef(question?.n ?? -1);
  /** What I have picked for this action: of a payment with that, nobody needs to be told. */
  const named = useRef<readonly string[]>([]);

  /** What an answer pays with, beyond what has been picked, in sentences; what cannot be taken back was told before it was confirmed. */
  const unasked = useCallback(
    (picks: readonly Option[]): Spent[] => {
      const found = outlooks.of(picks);
      if (!question || !view || found?.final !== null) return [];
      return paidUnasked(found, question.seat, named.current).map((event) => ({
        said: [...withoutStop(withoutMe(words.event(view, event), question.seat, null))],
        of: event.cards ?? [],
      }));
    },
    [question, view, outlooks, words],
  );

  const send = useCallback(
    (picks: readonly Option[]): void => {
      if (!question || !isComplete(question, picks)) return;
      forward.current = true;
      const begins = outlooks.rules.stages[question.stage]?.kind === 'named';
      named.current = [...(begins ? [] : named.current), ...picks.flatMap(partsOf)];
      setSpent(unasked(picks));
      answer(question, picks);
    },
    [question, outlooks, answer, unasked],
  );

  // Before it is drawn: a question that is answered for me is not seen.
  useLayoutEffect(() => {
    if (!question || !view || seen.current === question.n) return;
    seen.current = question.n;
    const came = forward.current;
    forward.current = false;
    if (!came) setSpent([]);
    else if (usual && outlooks.of(usual)?.final === null) {
      forward.current = true;
      const payments = unasked(usual);
      const cards = payments.flatMap(({ of }) => of);
      // Told as an answer only while it is not paid yet.
      const said =
        payments.length > 0
          ? payments
          : usual.map((option) => ({ said: words.option(view, question, option), of: partsOf(option) }));
      // eslint-disable-next-line react-hooks/set-state-in-effect -- what is answered for me is told by what comes of it
      setSpent((before) => [...before.filter(({ of }) => !of.some((id) => cards.includes(id))), ...said]);
      answer(question, usual);
    }
  }, [question, view, usual, outlooks, answer, words, unasked]);

  const paid = useMemo(() => spent.map(({ said }) => said), [spent]);
  return { send, paid };
}
