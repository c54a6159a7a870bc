import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import type { ComponentId, Core } from '../../../games/kit/core';
import { Spot, type BoardProps, type FaceProps } from '../../table';
import { card, colour, DESK, narrow, PHONE, shadow, space } from '../../theme';
import { useMedia } from '../../ui/useMedia';
import { Fan } from './layout';
import { Panel, Zone } from './parts';

/** A position, and the component that draws its ruleset's cards. */
interface Drawing<G extends Core> extends BoardProps<G> {
  Face: ComponentType<FaceProps<G>>;
}

/** Cards that can be picked, as items of a list; on a phone as strips. */
export function Faces<G extends Core>({ ids, Face, view, seat, words }: Drawing<G> & { ids: readonly ComponentId[] }) {
  const phone = useMedia(PHONE);
  return ids.map((id) => (
    <li key={id}>
      <Spot id={id} strip={phone}>
        <Face id={id} size={phone ? 'strip' : 'normal'} view={view} seat={seat} words={words} />
      </Spot>
    </li>
  ));
}

/** A list of strips, one below the other. */
export const Strips = styled.ul`
  display: grid;
  gap: 0.4rem;
`;

const Lit = styled(Panel)`
  justify-self: center;
  max-width: 100%;
  border: 2px solid ${colour('bronze')};
  background: ${colour('raised')};
  box-shadow: ${shadow.high};
`;

/** Laid as words of a balanced text, so that of eight cards four lie in each row, and not one alone in the last. */
const Cards = styled.ul`
  margin: calc(${space.s} / -2);
  text-align: center;
  text-wrap: balance;
  line-height: 0;
  > li {
    display: inline-block;
    vertical-align: top;
    width: var(--face-width, calc(${card.height} * ${card.ratio}));
    margin: calc(${space.s} / 2);
    text-align: start;
    text-wrap: wrap;
    line-height: 1.4;
  }
  ${narrow} {
    > li {
      width: calc(100% - ${space.s});
    }
  }
`;

/** So many cards at most lie in one row, each with a good part of it in sight. */
const MOST_ABREAST = 10;
/** How high they are where they lie in several rows, as a part of what cards are otherwise. */
const LOWER = 0.75;

/** Over the table, cards lie as a hand does, in as few rows as can be: no more is covered than that takes. */
const Spread = styled(Fan)`
  --most: calc(var(--face-height) * ${card.ratio});
  --least: min(9rem, var(--most));
  width: calc(var(--n) * (var(--most) + ${space.s}) - ${space.s});
  max-width: 100%;
  & + & {
    margin-top: ${space.s};
  }
`;

/** Cards in rows that are as long as each other. */
function rowsOf(cards: readonly ComponentId[]): (readonly ComponentId[])[] {
  const rows = Math.ceil(cards.length / MOST_ABREAST);
  const each = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, row) => cards.slice(row * each, (row + 1) * each));
}

/** Cards, with the zone that they lie in. */
export interface Group {
  zone: string;
  cards: readonly ComponentId[];
}

/** Cards taken out of piles for a question, laid out over the table; nothing when there are none. */
export function LaidOut<G extends Core>({
  groups,
  className,
  over,
  aside,
  quiet = false,
  below,
  ...drawing
}: Drawing<G> & {
  groups: readonly Group[];
  className?: string | undefined;
  /** The zone's name is only read aloud, because its place shows it. */
  quiet?: boolean;
  /** Whose cards they are, where their place does not show it. */
  aside?: ReactNode;
  /** What is said below the cards. */
  below?: ReactNode;
  /** Whether they may cover what they lie on. */
  over?: boolean;
}) {
  const desk = useMedia(DESK);
  const shown = groups.filter(({ cards }) => cards.length > 0);
  if (shown.length === 0) return null;
  return (
    <Lit className={className} data-over={over} data-laid>
      {shown.map(({ zone, cards }) => (
        <Zone key={zone} title={drawing.words.term(zone)} quiet={quiet} aside={aside ?? <span>{cards.length}</span>}>
          {over && desk ? (
            rowsOf(cards).map((row, i, { length }) => (
              <Spread
                key={i}
                style={{ '--n': row.length, '--face-height': `calc(${card.height} * ${length > 1 ? LOWER : 1})` }}
              >
                <Faces ids={row} {...drawing} />
              </Spread>
            ))
          ) : (
            <Cards>
              <Faces ids={cards} {...drawing} />
            </Cards>
          )}
        </Zone>
      ))}
      {below}
    </Lit>
  );
}
