import { useId } from 'react';
import styled from 'styled-components';
import type { Option } from '../../../games/kit/core';
import { colour, radius, space } from '../../theme';
import { Button } from '../../ui/Button';
import { useQuestion } from '../TableContext';
import { Tokens } from '../Tokens';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.2rem;
  padding-inline-start: ${space.s};
  border: 1px solid ${colour('glow')};
  border-radius: ${radius.m};
`;

const Count = styled(Button)`
  min-width: 2.2rem;
  padding-inline: ${space.xs};
  border-color: transparent;
  &[data-selected='true'],
  &[data-selected='true']:hover:not(:disabled) {
    background: ${colour('chosen')};
    color: ${colour('onChosen')};
  }
`;

/** Of options that say the same, as one good and another of its kind, one click says how many; the last one again says one fewer. */
export function Amount({ equal }: { equal: readonly [Option, ...Option[]] }) {
  const { meaning, selected, take } = useQuestion();
  const name = useId();
  const picked = equal.filter((option) => selected.includes(option)).length;
  return (
    <Frame role="group" aria-labelledby={name}>
      <span id={name}>
        <Tokens tokens={meaning(equal[0])} still />
      </span>
      {equal.map((option, i) => (
        <Count
          key={option}
          aria-pressed={i < picked}
          data-selected={i < picked}
          data-option={option}
          onClick={() => take(equal, i + 1 === picked ? i : i + 1)}
        >
          ×{i + 1}
        </Count>
      ))}
    </Frame>
  );
}
