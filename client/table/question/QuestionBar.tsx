import { useId } from 'react';
import styled from 'styled-components';
import type { Option, Question } from '../../../games/kit/core';
import type { Ruleset } from '../../../games/kit/ruleset';
import { plain } from '../../../games/kit/text/words';
import { colour, desk, mapAtRest, medium, narrow, radius, shadow, space } from '../../theme';
import { Spoken, spoken } from '../../ui/parts';
import { useUi } from '../../words';
import { BAR } from '../layout';
import { useQuestion, useTable, useView } from '../TableContext';
import { AnswerRow } from './AnswerRow';
import { BarEnd, LeadingOn } from './BarEnd';
import { useCourse } from './Course';
import { PAY } from './outlook';
import { takesOne } from './selection';
import { AskedSentence, Sentence } from './Sentence';
import { Anyway, Paid, Picked } from './Told';
import { useAnswers } from './useAnswers';
import { useHeld } from './useHeld';
import { useKeys } from './useKeys';
import { useRows } from './useRows';
import { Waiting } from './Waiting';

/** Once something is picked, nothing below moves for what it brings. */
const Held = styled.div`
  ${medium} {
    height: var(--held, auto);
  }
  /* A map of which nothing is asked stays where it is: a longer question hangs over its upper edge. */
  ${desk} {
    ${mapAtRest} {
      &:not([data-over='true']) {
        height: ${BAR};
      }
    }
  }
`;

/** Question, answers and the bar's end share a row where there is room: the table below should not jump. */
const Bar = styled.section`
  display: flex;
  align-items: center;
  gap: ${space.xs} ${space.m};
  min-height: ${BAR};
  padding: ${space.xs} ${space.m} ${space.xs} ${space.l};
  border: 1px solid ${colour('bronze')};
  border-radius: ${radius.l};
  background: ${colour('surface')};
  box-shadow: ${shadow.mid};
  &[data-mine='true'] {
    border-width: 2px;
    background: ${colour('raised')};
  }
  /* After the match nothing is answered here, and the scores say themselves who has won: it is only heard. */
  [data-over='true'] > & {
    ${spoken}
    min-height: 0;
    padding: 0;
  }
  ${narrow} {
    flex-wrap: wrap;
    align-items: end;
    column-gap: ${space.xs};
    padding: ${space.s};
    border-width: 2px 0 0;
    border-radius: ${radius.l} ${radius.l} 0 0;
    /* In one line where that can be. */
    button {
      padding-inline: ${space.s};
    }
  }
`;

/** What is asked, and the answers: in one row where they fit (`useRows`), before the bar's end. */
const Flow = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  min-width: 0;
  ${medium} {
    &:not([data-rows]) {
      flex-wrap: nowrap;
    }
  }
  ${narrow} {
    display: contents;
  }
`;

/** The question, and in its place what has been picked. */
const Asking = styled.div`
  flex: 1 1 15rem;
  min-width: 0;
  ${medium} {
    align-self: start;
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-width: 12rem;
    min-height: 2.75rem;
    [data-rows] > & {
      flex-basis: 100%;
      min-height: 0;
    }
    /* What a pick brings has the room that the question had, or the one below it. */
    &:has([data-told='true']) {
      max-height: max(var(--held) - 0.75rem, var(--asked));
      [data-rows] > & {
        max-height: var(--asked);
      }
    }
  }
  /* In one row with what leads on it has all the width that is left; several answers have a row with that. */
  ${narrow} {
    flex: 1000 1 13rem;
    align-self: center;
    /* What a pick brings is told in lines, not in a column beside the answers. */
    &:has([data-told='true']) {
      flex-basis: 26rem;
    }
  }
`;

/** What is asked, and what has been paid for it. */
const Wording = styled.div`
  /* What has been picked, and what it brings, takes its place. */
  &[data-answered='true'] {
    ${spoken}
  }
  ${medium} {
    flex: none;
  }
`;

interface Props {
  rules: Ruleset;
  /** All open questions, for whom we wait. */
  questions: readonly Question[];
  /** An answer is on its way. */
  sending: boolean;
  /** What the table waits for, where that is no player. */
  waitsFor?: string | undefined;
  undo(): void;
  /** Whether keys answer. */
  keys: boolean;
}

/** What is asked of me, or whom we wait for; options that lie nowhere on the board; confirm, pass, undo. */
export function QuestionBar({ questions, sending, waitsFor, undo, keys, rules }: Props) {
  const { question, selected, narrowed } = useQuestion();
  const begun = selected.length > 0 || narrowed !== null;
  const held = useHeld<HTMLDivElement>(begun);
  const heading = useId();
  const { say } = useUi();
  const over = useView().result !== null && question === null && !sending && waitsFor === undefined;
  return (
    <Held ref={held} data-over={over}>
      <Bar aria-labelledby={heading} data-mine={question !== null} data-question={question?.n} data-begun={begun}>
        <Spoken as="h2" id={heading}>
          {say('bar.title')}
        </Spoken>
        {question ? (
          <Open question={question} undo={undo} keys={keys} rules={rules} />
        ) : (
          <>
            <Sentence aria-live="polite">
              {sending ? say('bar.sending') : (waitsFor ?? <Waiting questions={questions} />)}
            </Sentence>
            <BarEnd undo={undo} />
          </>
        )}
      </Bar>
    </Held>
  );
}

interface OpenProps extends Pick<Props, 'undo' | 'keys' | 'rules'> {
  question: Question;
}

/** A question that is open to me, with its answers. */
function Open({ question, undo, keys, rules }: OpenProps) {
  const { nameOf } = useTable();
  const ask = useQuestion();
  const answers = useAnswers(question, rules);
  const { order, pass, shown, last, rest, common, either, all } = answers;
  useKeys(order, pass, keys);
  const end = last.map((option) => plain(ask.meaning(option), nameOf)).join(' / ');
  const course = useCourse(rules, question, rest.length > 0, end);

  const { selected } = ask;
  const single = takesOne(question);
  const [picked] = single ? selected : [];
  const begun = selected.length > 0 || ask.narrowed !== null;
  const { flow, asked } = useRows<HTMLDivElement, HTMLDivElement>(begun, question.n, question.ask === PAY);
  // Its uses are told until one of them is picked.
  const held = selected.length === 0 ? ask.held : null;
  const passes = picked !== undefined && last.includes(picked);
  // A phone has no room for the list of all beside what one of them brings.
  const isButton = (option: Option): boolean => (!all && shown.includes(option)) || last.includes(option);
  // What a payment is for stays in sight: it is picked for me. The other ways lie to the side, and below one another when the pick is cleared.
  const folded = question.ask === PAY && picked !== undefined;
  return (
    <>
      <Flow ref={flow}>
        <Asking>
          <Wording ref={asked} data-answered={picked !== undefined && !folded}>
            <AskedSentence question={question} course={course} held={held} />
            <Anyway common={common} />
            {/* What a card is good for has its room. */}
            {held === null && <Paid undo={undo} />}
          </Wording>
          <Picked single={single} pressed={(option) => isButton(option) && !passes} />
        </Asking>
        <AnswerRow
          question={question}
          answers={answers}
          folded={folded}
          begun={begun}
          onBoard={picked !== undefined && !isButton(picked)}
          keys={keys}
        />
      </Flow>
      <BarEnd undo={undo}>
        <LeadingOn question={question} last={last} passes={passes} common={common} either={either} keys={keys} />
      </BarEnd>
    </>
  );
}
