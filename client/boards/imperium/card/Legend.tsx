import styled from 'styled-components';
import type { Card } from '../../../../games/imperium/card';
import type { Imperium } from '../../../../games/imperium/state';
import type { Words } from '../../../../games/kit/text/words';
import { Icon } from '../../../table';
import { colour } from '../../../theme';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem;
  padding: 0.2rem 1.1rem 1.1rem;
  background: color-mix(in oklab, ${colour('ground')} 45%, ${colour('raised')});
  font-size: 0.875rem;
  > li {
    display: inline-flex;
    align-items: center;
    gap: 0.35em;
    padding: 0.1rem 0.55rem;
    border: 1px solid ${colour('lineSoft')};
    border-radius: 999px;
    color: ${colour('inkSoft')};
  }
`;

/** Every sign on the card with its word, and the card's nation, for readers who learn the signs. */
export function Legend({ card, words }: { card: Card; words: Words<Imperium> }) {
  const { header, state, types = [], regionTypes = [] } = card.facts;
  const keys = new Set<string>([
    ...card.suits,
    ...(header ? [header] : []),
    ...(state ? [state] : []),
    ...types,
    ...regionTypes,
  ]);
  if (card.nation !== null) keys.add(card.nation);
  if (keys.size === 0) return null;
  return (
    <List>
      {[...keys].map((key) => (
        <li key={key}>
          <Icon name={key} label="" />
          {words.term(key)}
        </li>
      ))}
    </List>
  );
}
