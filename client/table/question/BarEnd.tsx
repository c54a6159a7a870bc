import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Option, Question } from '../../../games/kit/core';
import type { Change } from '../../../games/kit/foresee';
import { colour, medium, narrow, space } from '../../theme';
import { Button, IconButton } from '../../ui/Button';
import { useUi } from '../../words';
import { useQuestion } from '../TableContext';
import { FinalSign, useFinal } from './Final';
import { NoneButton } from './NoneButton';
import { OptionButton } from './OptionButton';
import { isComplete, takesOne } from './selection';
import { UndoButton } from './UndoButton';

/** Anchored to the bar's upper end, on a phone to its lower one: whatever the question, its buttons lie where they lay before. */
const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.s};
  margin-inline-start: auto;
  ${medium} {
    align-self: start;
    min-height: 2.75rem;
  }
  /* What passing brings wraps in its button: nothing is wider than the window. */
  ${narrow} {
    flex: 0 1 auto;
    min-width: 0;
    gap: ${space.xs};
  }
`;

/** Keeps the room of a button that is not there just now. */
const Room = styled.div`
  display: flex;
  gap: ${space.s};
  ${medium} {
    min-width: 2.5rem;
  }
  ${narrow} {
    min-width: 0;
    &:empty {
      display: none;
    }
  }
`;

/** A bare cross in the colour of what is picked: nobody takes it for the way back, which is a round arrow without a frame. */
const Clear = styled(IconButton)`
  border-color: currentColor;
  color: ${colour('chosen')};
  font-size: 1.75rem;
  line-height: 0.8;
`;

/** As wide as the usual words of what leads on. */
const WayOn = styled(Room)`
  ${medium} {
    min-width: 8rem;
    > :only-child {
      flex: 1;
      justify-content: center;
    }
  }
`;

/** The bar's end, where buttons have their places from one question to the next; the way back is the last of them. */
export function BarEnd({ undo, children }: { undo(): void; children?: ReactNode }) {
  return (
    <End>
      {children}
      <UndoButton undo={undo} />
    </End>
  );
}

interface Props {
  question: Question;
  /** Options that pass. */
  last: readonly Option[];
  /** Whether one of them is picked. */
  passes: boolean;
  /** What every answer brings: that is told once, elsewhere. */
  common: readonly Change[];
  /** Whether declining stands among the answers. */
  either: boolean;
  /** Whether keys answer. */
  keys: boolean;
}

/**
 * What lets go of a pick, and what leads on: Confirm, or what passes. While something else is picked, what passes makes room for
 * Confirm: two buttons that take turns at one place.
 */
export function LeadingOn({ question, last, passes, common, either, keys }: Props) {
  const { say } = useUi();
  const ask = useQuestion();
  const picked = ask.selected;
  const final = useFinal(ask.outlook(picked)?.final);
  const single = takesOne(question);
  const confirms = !passes && (picked.length > 0 || (!single && question.min > 0));
  return (
    <>
      <Room>
        {ask.clear && (
          <Clear title={say('bar.clear')} aria-label={say('bar.clear')} onClick={ask.clear}>
            <span aria-hidden>×</span>
          </Clear>
        )}
      </Room>
      <WayOn>
        {!either && question.min === 0 && picked.length === 0 && <NoneButton question={question} keys={keys} />}
        {!(single && confirms) &&
          last.map((option) => <OptionButton key={option} option={option} without={common} confirms={single} />)}
        {confirms && (
          <Button $kind="main" title={final} disabled={!isComplete(question, picked)} onClick={ask.confirm}>
            {question.max === 1
              ? say('bar.confirm')
              : say('bar.confirmOf', { n: picked.length, limit: limitOf(question), max: question.max })}
            {final && <FinalSign />}
          </Button>
        )}
      </WayOn>
    </>
  );
}

/** How the number of picks is told: nothing is said of a limit that is none. */
const limitOf = ({ min, max, options }: Question): 'none' | 'most' | 'of' =>
  min > 0 ? 'of' : max < options.length ? 'most' : 'none';
