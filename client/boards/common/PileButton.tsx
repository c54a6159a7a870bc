import styled from 'styled-components';
import { HIDDEN, type ComponentId } from '../../../games/kit/core';
import { Icon, useTable } from '../../table';
import { colour, finger, font, radius } from '../../theme';
import { Spoken } from '../../ui/parts';
import type { Back } from '../../ui/things';
import { Stack } from './Stack';

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
  ${finger}
  padding: 0 0.45rem;
`;

const Pile = styled.button`
  ${PILE_LINE}
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${colour('ink')};
  font-family: ${font.body};
  font-size: 0.78rem;
  letter-spacing: normal;
  text-transform: none;
  cursor: pointer;
  &:hover:enabled {
    background: ${colour('raised')};
  }
  &:disabled {
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
  /** The back of its cards, where they lie face down, and its colour. */
  back?: Back;
  deep?: string;
}

/** A pile with the number of its cards; an open one can be looked through. */
export function PileButton({ icon, zone, cards, pile, brief = false, back, deep }: Props) {
  const { words, openPile } = useTable();
  const label = words.term(zone);
  const closed = cards.length === 0 || cards.includes(HIDDEN);
  return (
    <Pile type="button" disabled={closed} data-pile={pile} onClick={() => openPile(label, [...cards].sort())}>
      <Stack n={cards.length} back={back ?? null} deep={deep}>
        <Icon name={icon} label="" />
      </Stack>
      {brief ? <Spoken>{label}</Spoken> : label} <b data-figure={cards.length}>{cards.length}</b>
    </Pile>
  );
}
