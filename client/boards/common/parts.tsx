import { useId, type CSSProperties, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Seat } from '../../../games/kit/core';
import { colour, font, narrow, radius, space } from '../../theme';
import { Folding } from '../../ui/Folding';
import { Spoken } from '../../ui/parts';
import { SLAB } from '../../ui/things';
import { Icon } from '../../table';

/** All seats but mine, beginning with the one after it; all seats for a spectator. */
export const othersOf = (seats: number, seat: Seat | null): Seat[] =>
  Array.from({ length: seats }, (_, i) => ((seat ?? -1) + 1 + i) % seats).filter((each) => each !== seat);

/** A part of the table: a slab that lies on the wood, its far left edge in the light. */
export const Panel = styled.div`
  position: relative;
  min-width: 0;
  padding: ${space.s} ${space.m};
  border: 0 solid transparent;
  border-radius: ${radius.l};
  ${SLAB}
  /* What it holds may be pinned elsewhere (Slots.tsx). */
  &:empty {
    display: none;
  }
`;

const Heading = styled.h2`
  display: flex;
  align-items: center;
  gap: 0.4em;
  font-family: ${font.caps};
  font-size: 0.95rem;
  letter-spacing: 0.03em;
  color: ${colour('bronze')};
  & + ul {
    margin-top: 0.4rem;
  }
`;

/** Keeps the target of a jump below the row of jumps, which covers the window's upper edge. */
export const BELOW_JUMP: CSSProperties = { scrollMarginTop: '3.75rem' };

/**
 * A zone: a section with a heading.
 * @param within another zone, whose heading ranks higher
 * @param folds the name under which the browser remembers whether it is folded; without it the zone does not fold
 * @param asked whether something in it can be picked
 * @param needed whether it is what the question is about
 */
export function Zone({
  title,
  quiet = false,
  within = false,
  aside,
  anchor,
  folds,
  asked,
  needed,
  children,
}: {
  title: ReactNode;
  quiet?: boolean;
  within?: boolean;
  aside?: ReactNode;
  anchor?: string;
  folds?: string;
  asked?: boolean;
  needed?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  if (folds !== undefined)
    return (
      <Folding name={folds} title={title} aside={aside} asked={asked} needed={needed} id={anchor}>
        {children}
      </Folding>
    );
  const level = within ? 'h3' : 'h2';
  return (
    <section aria-labelledby={id} id={anchor} style={anchor === undefined ? undefined : BELOW_JUMP}>
      {quiet ? (
        <Spoken as={level} id={id}>
          {title}
        </Spoken>
      ) : (
        <Heading as={level} id={id}>
          {title}
          {aside}
        </Heading>
      )}
      {children}
    </section>
  );
}

const Amount = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.2em;
  white-space: nowrap;
  font-weight: 700;
  svg {
    width: 1.2em;
    height: 1.2em;
  }
  b {
    display: inline-block;
  }
`;

/**
 * A number beside its icon, highlighted when it changes. `heap` and `pile` name it for animation: tokens or cards
 * (client/table/motion).
 */
export const Figure = ({
  icon,
  label,
  n,
  heap,
  pile,
}: {
  icon: string;
  label: string;
  n: number | string;
  heap?: string;
  pile?: string;
}) => (
  <Amount data-heap={heap} data-n={heap && n} data-pile={pile}>
    <Icon name={icon} label={label} piece={heap !== undefined} />
    <b data-figure={n}>{n}</b>
  </Amount>
);

/** A player's numbers, side by side. */
export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.45rem;
  ${narrow} {
    column-gap: 0.35rem;
    font-size: 0.75rem;
  }
`;

/** Numbers that a phone has no room for; `mine` are those that it has beside my own (`Dock`). */
export const MoreFigures = styled.span<{ $mine?: boolean }>`
  display: flex;
  gap: inherit;
  ${narrow} {
    ${({ $mine }) => ($mine ? '[data-shell="players"] &' : '&')} {
      display: none;
    }
  }
`;

/** What a figure beside a name counts, where there is room; it needs none of its own, so its words may part. */
export const Soft = styled.span`
  margin-inline-start: 0.3em;
  color: ${colour('inkSoft')};
  font-size: 0.75rem;
  ${narrow} {
    display: none;
  }
`;

/** Statements about a card, one in each line. */
export const Sayings = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.xs} ${space.m};
  dt {
    color: ${colour('inkSoft')};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.s};
    font-weight: 600;
  }
`;

/** Cards in rows that wrap. `--least` is the least width of a card. */
export const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--least, 9rem), 100%), 1fr));
  gap: ${space.s};
  align-items: start;
  > li {
    min-width: 0;
  }
`;
