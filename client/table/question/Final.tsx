import { GiWaxSeal } from 'react-icons/gi';
import styled from 'styled-components';
import type { UndoEnd } from '../../../games/kit/core';
import { colour } from '../../theme';
import { useTable } from '../TableContext';

/** Why an answer is final, in words; undefined where it can be taken back. */
export function useFinal(end: UndoEnd | null | undefined): string | undefined {
  const { words } = useTable();
  return end ? `${words.term('final')}: ${words.term(`final.${end}`)}` : undefined;
}

/** The sign of what cannot be taken back. */
export const FinalSign = () => <GiWaxSeal aria-hidden data-final />;

const Said = styled.span`
  display: inline-flex;
  gap: 0.2em;
  color: ${colour('danger')};
  white-space: nowrap;
  svg {
    flex: none;
    align-self: center;
  }
`;

/** The sign with its word. */
export function Final() {
  const { words } = useTable();
  return (
    <Said>
      <FinalSign />
      {words.term('final')}
    </Said>
  );
}
