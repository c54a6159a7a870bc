import styled from 'styled-components';
import type { Doubt, Listed } from '../../games/kit/browse';
import type { Words } from '../../games/kit/text/words';
import { colour, size } from '../theme';
import { useList, useUi, type UiKey } from '../words';

const Line = styled.p`
  font-size: ${size.tiny};
  color: ${colour('inkSoft')};
`;

const LABELS: Readonly<Record<Doubt, UiKey>> = {
  'single-source': 'doubt.single',
  inferred: 'doubt.inferred',
  invented: 'doubt.invented',
};

/** How sure the sources of a card are: nothing is said where several agree. */
export function Doubts({ of: { doubts }, words }: { of: Listed; words: Words }) {
  const { say } = useUi();
  const list = useList();
  const kinds = [...new Set(Object.values(doubts))];
  return kinds.map((kind) => (
    <Line key={kind}>
      {say(LABELS[kind])}:{' '}
      {list(Object.entries(doubts).flatMap(([field, doubt]) => (doubt === kind ? [words.term(`field.${field}`)] : [])))}
    </Line>
  ));
}
