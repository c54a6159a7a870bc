import styled from 'styled-components';
import { HIDDEN, type ComponentId } from '../../../games/kit/core';
import { Icon, useTable } from '../../table';
import { colour, font, radius } from '../../theme';

/** Piles side by side. */
export const PileRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
`;

/** Style of a pile in one line: sign, word, number. */
export const PILE_LINE = `
  display: inline-flex;
  align-items: center;
  gap: 0.3rem;
  min-height: 1.75rem;
  padding: 0 0.45rem;
`;

const Pile = styled.button`
  ${PILE_LINE}
  border: 1px solid ${colour('line')};
  border-radius: ${radius.s};
  background: ${colour('raised')};
  color: ${colour('ink')};
  font-family: ${font.body};
  font-size: 0.78rem;
  letter-spacing: normal;
  text-transform: none;
  cursor: pointer;
  &:disabled {
    border-style: dashed;
    background: ${colour('surface')};
    color: ${colour('inkSoft')};
    cursor: default;
  }
`;

interface Props {
  icon: string;
  /** The zone, by its key in the catalogues. */
  zone: string;
  cards: readonly ComponentId[];
  /** Its name for animation (client/table/motion). */
  pile: string;
  /** Shows the sign without the word. */
  brief?: boolean | undefined;
}

/** A pile with the number of its cards; an open one can be looked through. */
export function PileButton({ icon, zone, cards, pile, brief = false }: Props) {
  const { words, openPile } = useTable();
  const label = words.term(zone);
  const closed = cards.length === 0 || cards.includes(HIDDEN);
  return (
    <Pile type="button" disabled={closed} data-pile={pile} onClick={() => openPile(label, [...cards].sort())}>
      <Icon name={icon} label={brief ? label : ''} />
      {!brief && label} <b data-figure={cards.length}>{cards.length}</b>
    </Pile>
  );
}
