import styled from 'styled-components';
import type { Seat } from '../../../games/kit/core';
import { SeatSign, useQuestion, useTable } from '../../table';
import { BESIDE_HEAD, colour, radius, shadow } from '../../theme';
import { useInSight } from './useInSight';

const Strip = styled.ul`
  position: sticky;
  z-index: 6;
  top: 0.25rem;
  display: flex;
  gap: 0.25rem;
  /* Beside the button that opens a phone's head. */
  margin-inline-end: ${BESIDE_HEAD};
  padding: 0.25rem;
  border: 1px solid ${colour('lineSoft')};
  border-radius: ${radius.round};
  background: ${colour('surface')};
  box-shadow: ${shadow.mid};
  > li {
    flex: 1 1 auto;
    min-width: 0;
  }
  > li[data-mark='true'] {
    flex: 0 0 2.5rem;
  }
  @container board (min-width: 40rem) {
    display: none;
  }
`;

const To = styled.button`
  width: 100%;
  min-height: 2.5rem;
  padding: 0 0.25rem;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.round};
  background: none;
  color: ${colour('ink')};
  font-size: 0.75rem;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[aria-current] {
    background: ${colour('sunk')};
    font-weight: 700;
  }
  &[data-asked='true'] {
    box-shadow: inset 0 0 0 2px ${colour('glow')};
  }
`;

/** A part of a board: the anchor of its zone, its name, the components and places in it. */
export interface BoardPart {
  to: string;
  label: string;
  keys: readonly string[];
}

interface Props {
  parts: readonly BoardPart[];
  /** Parts that belong to a player, shown by the seat's sign. */
  players?: readonly { to: string; seat: Seat }[];
  className?: string | undefined;
}

/** Phones only: links to the parts of the table. Marked are the part in sight, and parts in which something can be picked. */
export function Jump({ parts, players = [], className }: Props) {
  const { isSelectable } = useQuestion();
  const { nameOf } = useTable();
  const [inSight, goTo] = useInSight([...parts, ...players].map(({ to }) => to));
  const here = (to: string) => (to === inSight ? ('true' as const) : undefined);
  return (
    <Strip data-jumps className={className}>
      {parts.map(({ to, label, keys }) => (
        <li key={to}>
          <To type="button" aria-current={here(to)} data-asked={keys.some(isSelectable)} onClick={() => goTo(to)}>
            {label}
          </To>
        </li>
      ))}
      {players.map(({ to, seat }) => (
        <li key={to} data-mark>
          <To type="button" aria-current={here(to)} aria-label={nameOf(seat)} onClick={() => goTo(to)}>
            <SeatSign seat={seat} />
          </To>
        </li>
      ))}
    </Strip>
  );
}
