import styled from 'styled-components';
import type { Result } from '../../../games/kit/core';
import { colour, eitherOf, HATCHINGS, radius, seatColour, size, SOURCES, space } from '../../theme';
import { useUi } from '../../words';
import { useModule } from '../TableContext';
import { SeatName } from '../Tokens';
import { Source } from './Source';
import { tintsOf } from './sources';
import { useSources } from './useSources';

/** Names take what room they need: all bars begin below each other. */
const List = styled.ul`
  display: grid;
  grid-template-columns: fit-content(45%) minmax(0, 1fr) auto;
  /* Beside a higher panel they share its height. */
  flex: 1;
  grid-auto-rows: minmax(1.75rem, 1fr);
  max-height: calc(var(--n) * 3.5rem);
  column-gap: ${space.s};
`;

const Bar = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > div {
    display: flex;
    align-self: stretch;
    margin-block: 0.125rem;
    border-inline-start: 4px solid;
  }
  b {
    text-align: end;
  }
`;

const lookOf = (tint: number | null): (typeof SOURCES)[number] | undefined =>
  tint === null ? undefined : SOURCES[tint];

/** A tint and a hatching, so that neither is needed alone. What took points away has neither, but stripes of danger. */
const Tinted = styled.span<{ $tint: number | null; $less?: boolean }>`
  --hatch-ink: color-mix(in srgb, ${colour('ink')} 22%, transparent);
  --tint: ${({ $tint }) => {
    const look = lookOf($tint);
    return look ? eitherOf(look.colours) : colour('sunk');
  }};
  background: ${({ $tint }) => {
      const look = lookOf($tint);
      return look ? `${HATCHINGS[look.hatching]}, ` : '';
    }}
    var(--tint);
  ${({ $less }) =>
    $less && `background: repeating-linear-gradient(45deg, ${colour('danger')} 0 2px, transparent 2px 6px);`}
  color: ${colour('ink')};
`;

/** What is too narrow for an edge of its own runs together with the next. */
const Part = styled(Tinted)<{ $edge: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  overflow: hidden;
  border-inline-end: ${({ $edge }) => ($edge ? '1px' : '0')} solid ${colour('surface')};
  font-size: ${size.tiny};
  line-height: 1.2;
  /* The number's own ground: nothing is read on a hatching. */
  > span {
    padding-inline: 0.2em;
    border-radius: ${radius.s};
    background: var(--tint);
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  margin-top: ${space.s};
  font-size: ${size.small};
  li {
    display: flex;
    align-items: center;
    gap: 0.4em;
  }
`;

const Swatch = styled(Tinted)`
  width: 1.1rem;
  height: 1.1rem;
  border: 1px solid ${colour('line')};
  border-radius: ${radius.s};
`;

/** What share of the widest bar a part needs for an edge, and for each digit. */
const EDGE = 0.03;
const DIGIT = 0.03;

/**
 * A bar for each seat, made of what its points come from, in the same order and tints for all: what brought most to all of them comes
 * first, and what has no tint of its own any more is called the rest. What took points away is striped, in the legend too.
 */
export function Bars({ result }: { result: Result }) {
  const { say } = useUi();
  const sources = useSources(result);
  const { sources: known = [] } = useModule();
  const tints = tintsOf(sources, known, SOURCES.length);
  const legend = sources.map(({ key, name, points }, i) => ({
    key,
    name,
    tint: tints[i] ?? null,
    more: points.some((n) => n > 0),
    less: points.some((n) => n < 0),
  }));
  // A single one more than there are tints needs none to be told apart.
  const rest = legend.filter(({ tint, more }) => tint === null && more);
  const named = rest.length > 1 ? legend.filter((each) => !rest.includes(each)) : legend;
  const widest = Math.max(
    1,
    ...result.scores.map((_, seat) => sources.reduce((sum, { points }) => sum + Math.abs(points[seat] ?? 0), 0)),
  );
  return (
    <>
      <List style={{ '--n': result.scores.length }}>
        {result.scores.map((score, seat) => {
          const parts = sources
            .map(({ name, points }, i) => ({ name, tint: tints[i] ?? null, n: points[seat] ?? 0 }))
            .filter(({ n }) => n !== 0);
          return (
            <Bar key={seat}>
              <SeatName seat={seat} />
              <div
                role="img"
                // Who has no points from anywhere has a bar as well, and it too must have a name.
                aria-label={parts.map(({ name, n }) => `${name} ${n}`).join(', ') || String(score)}
                style={{ borderColor: seatColour(seat) }}
              >
                {parts.map(({ name, tint, n }) => {
                  const share = Math.abs(n) / widest;
                  return (
                    <Part
                      key={name}
                      $tint={tint}
                      $less={n < 0}
                      $edge={share > EDGE}
                      title={`${name}: ${n}`}
                      style={{ width: `${share * 100}%` }}
                    >
                      {n > 0 && share > DIGIT * (String(n).length + 1) && <span>{n}</span>}
                    </Part>
                  );
                })}
              </div>
              <b>{score}</b>
            </Bar>
          );
        })}
      </List>
      <Legend>
        {named.map(({ key, name, tint, more, less }) => (
          <li key={name}>
            {more && <Swatch $tint={tint} aria-hidden />}
            {less && <Swatch $tint={null} $less aria-hidden data-less />}
            <Source of={key} />
          </li>
        ))}
        {rest.length > 1 && (
          <li>
            <Swatch $tint={null} aria-hidden />
            {say('ending.rest')}
          </li>
        )}
      </Legend>
    </>
  );
}
