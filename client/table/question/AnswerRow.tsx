import { GiHamburgerMenu } from 'react-icons/gi';
import styled from 'styled-components';
import type { Question } from '../../../games/kit/core';
import { medium, narrow } from '../../theme';
import { IconButton } from '../../ui/Button';
import { Row } from '../../ui/parts';
import { useUi } from '../../words';
import { useQuestion } from '../TableContext';
import { Amount } from './Amount';
import { GreyedOption } from './GreyedOption';
import { NoneButton } from './NoneButton';
import { OptionButton } from './OptionButton';
import { Options } from './Options';
import { isComplete, takesOne } from './selection';
import type { Answers } from './useAnswers';

/** Options that lie nowhere on the table, and how many are to be picked. */
const Frame = styled(Row)`
  flex: 0 1 auto;
  /* Whatever is told beside them, they stay. */
  ${medium} {
    align-self: start;
    min-height: 2.75rem;
    :not([data-rows='true']) > & {
      flex-wrap: nowrap;
    }
  }
  /* In the sentence's row where they are few. */
  ${narrow} {
    flex: 1 1 auto;
    /* What cannot be is said while nothing is picked. */
    &[data-begun='true'] > [aria-disabled='true'] {
      display: none;
    }
    /* The others step back for a card that is picked: its own words, and the table, have their room. Clearing brings them back. */
    &[data-back='true'] {
      display: none;
    }
    &[data-folded='true'] {
      flex: 1 1 8rem;
      flex-wrap: nowrap;
      min-width: 0;
    }
  }
`;

interface Props {
  question: Question;
  answers: Answers;
  /** Whether the others lie to the side of what is picked, on a phone. */
  folded: boolean;
  /** Whether something has been picked. */
  begun: boolean;
  /** Whether what is picked lies on the table. */
  onBoard: boolean;
  /** Whether keys answer. */
  keys: boolean;
}

/** The answers that the bar offers itself. */
export function AnswerRow({ question, answers, folded, begun, onBoard, keys }: Props) {
  const { shown, alike, listed, greyed, common, either, all, list } = answers;
  const { selected } = useQuestion();
  const { say } = useUi();
  const single = takesOne(question);
  const { min, max } = question;
  const label = say(all ? 'bar.listLess' : 'bar.listAll', { n: listed.length });
  if (shown.length === 0 && single && !list && greyed.length === 0) return null;
  return (
    <Frame data-folded={folded} data-begun={begun} data-back={onBoard}>
      {shown.length > 0 && (
        <Options folded={folded} either={either} label={say('bar.options')}>
          {alike.map(([option, ...equal]) =>
            equal.length > 0 ? (
              <Amount key={option} equal={[option, ...equal]} />
            ) : (
              <OptionButton key={option} option={option} without={common} sure={either} />
            ),
          )}
          {either && min === 0 && <NoneButton question={question} keys={keys} />}
        </Options>
      )}
      {!single && !isComplete(question, selected) && (
        <span>{say('bar.howMany', { same: min === max ? 'yes' : 'no', min, max })}</span>
      )}
      {greyed.map((option) => (
        <GreyedOption key={option} option={option} />
      ))}
      {list && (
        <IconButton $kind="quiet" aria-expanded={all} title={label} aria-label={label} onClick={list}>
          <GiHamburgerMenu aria-hidden />
        </IconButton>
      )}
    </Frame>
  );
}
