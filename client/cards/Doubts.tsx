import styled from 'styled-components';
import type { Listed } from '../../games/kit/browse';
import { colour, size } from '../theme';
import { useList, useUi } from '../words';
import { doubtLabel, fieldLabel } from './labels';

const Line = styled.p`
  font-size: ${size.tiny};
  color: ${colour('inkSoft')};
`;

/** How sure the sources of a card are: nothing is said where several agree. */
export function Doubts({ of: { doubts } }: { of: Listed }) {
  const { say } = useUi();
  const list = useList();
  const kinds = [...new Set(Object.values(doubts))];
  return kinds.map((kind) => (
    <Line key={kind}>
      {doubtLabel(say, kind)}: {list(Object.entries(doubts).flatMap(([field, doubt]) => (doubt === kind ? [fieldLabel(say, field)] : [])))}
    </Line>
  ));
}
