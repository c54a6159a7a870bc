import styled from 'styled-components';
import type { Seat } from '../../../games/kit/core';
import { declareZones } from '../../../games/kit/zones';
import { colour, radius, size, space } from '../../theme';
import { useUi } from '../../words';
import type { BoardProps } from '../board';
import { Spot } from '../spot/Spot';
import { useTable } from '../TableContext';
import { figuresIn, lyingIn } from './zones';

const Zones = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${space.m};
`;

const Box = styled.section`
  padding: ${space.m};
  border: 1px solid ${colour('lineSoft')};
  border-radius: ${radius.m};
  background: ${colour('surface')};
  h3 {
    margin-bottom: ${space.s};
    font-size: ${size.small};
    color: ${colour('inkSoft')};
  }
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

const Name = styled.span`
  display: block;
  padding: ${space.xs} ${space.s};
  border: 1px solid ${colour('line')};
  border-radius: ${radius.m};
  background: ${colour('raised')};
`;

/** A ruleset without components has no zones. */
const NONE = declareZones()({});

/** Plays any ruleset without a board of its own: every zone as a list of names, every figure as text. */
export function FallbackBoard({ view, words }: BoardProps) {
  const { zones = NONE, components, nameOf } = useTable();
  const { say } = useUi();
  const called = (key: string): string => (components.has(key) ? words.name(key) : words.term(key));
  /** What it is, whose, which of several, and under what or where, in the ruleset's words as far as it has them. */
  const titleOf = (what: string, seat?: Seat | null, n?: number, place?: string | number): string =>
    [
      words.term(what),
      ...(seat === undefined || seat === null ? [] : [nameOf(seat)]),
      ...(n === undefined ? [] : [String(n + 1)]),
      ...(place === undefined ? [] : [called(String(place))]),
    ].join(' · ');
  /** The number after `players` is a seat. */
  const pathOf = (name: readonly string[]): string =>
    name
      .map((key, i) => (/^\d+$/.test(key) ? (name[i - 1] === 'players' ? nameOf(Number(key)) : key) : words.term(key)))
      .join(' · ');
  const piles = lyingIn(view, zones).map(({ at, ...lying }) => ({
    title: titleOf(at.zone, at.seat, at.n, at.host),
    ...lying,
  }));
  const figures = figuresIn(view, zones).map((figure) =>
    'at' in figure
      ? { title: titleOf(figure.at.count, figure.at.seat, figure.at.n, figure.at.place), value: figure.n }
      : { title: pathOf(figure.name), value: figure.value },
  );
  return (
    <Zones>
      {piles.map(({ title, cards, hidden }) => (
        <Box key={title}>
          <h3>{title}</h3>
          <Names>
            {cards.map((id, i) => (
              <li key={i}>
                <Spot id={id}>
                  <Name>{words.name(id)}</Name>
                </Spot>
              </li>
            ))}
            {hidden > 0 && <li>{say('fallback.hidden', { n: hidden })}</li>}
          </Names>
        </Box>
      ))}
      <Box>
        <h3>{say('fallback.figures')}</h3>
        <dl>
          {figures.map(({ title, value }) => (
            <div key={title}>
              {title}: {value}
            </div>
          ))}
        </dl>
      </Box>
    </Zones>
  );
}
