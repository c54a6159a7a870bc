import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useTable } from '../../table';
import { colour, font, onSeatFill, seatColour, seatFill, seatSign, shadow } from '../../theme';
import { Spoken } from '../../ui/parts';
import { useUi } from '../../words';

const Line = styled.div`
  position: relative;
  height: calc(2.2rem + var(--stack) * 1.3rem);
  margin: 0.2rem 1.2rem 0.3rem;
  border-bottom: 3px double ${colour('line')};
  background: repeating-linear-gradient(90deg, ${colour('lineSoft')} 0 1px, transparent 1px calc(100% / var(--steps))) 0
    100% / 100% 0.4rem no-repeat;
`;

const Mark = styled.span`
  position: absolute;
  top: 0;
  translate: -50% 0;
  color: ${colour('inkSoft')};
  font-family: ${font.display};
  font-size: 0.75rem;
  line-height: 1;
`;

const Disc = styled.span`
  position: absolute;
  bottom: -0.2rem;
  translate: -50% 0;
  min-width: 2.5rem;
  padding: 0 0.35rem;
  border: 2px solid ${colour('raised')};
  border-radius: 999px;
  box-shadow:
    inset 1px 1px 1px #fff6,
    ${shadow.low};
  color: ${colour('ground')};
  font-size: 0.85rem;
  font-weight: 700;
  line-height: 1.3rem;
  text-align: center;
  white-space: nowrap;
  &[data-ghost='true'] {
    border: 2px dashed currentColor;
    background: ${colour('surface')};
    box-shadow: none;
    opacity: 0.9;
  }
`;

const Legend = styled.p`
  color: ${colour('inkSoft')};
  font-size: 0.75rem;
  text-align: center;
  &[data-idle='true'] {
    visibility: hidden;
  }
`;

/** How far discs are apart at least, in pixels: they may overlap by a fourth. */
const APART = 34;

/** Height of a disc, in rem. Discs that would overlap are stacked. */
const STACK = 1.3;

/** How many discs fit beside each other on a track. */
function useBeside() {
  const line = useRef<HTMLDivElement>(null);
  const [beside, setBeside] = useState(6);
  useLayoutEffect(() => {
    if (!line.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setBeside(Math.max(1, Math.floor(entry.contentRect.width / APART)));
    });
    observer.observe(line.current);
    return () => observer.disconnect();
  }, []);
  return [line, beside] as const;
}

/** The largest of all that it has been given: room that was once needed is kept, so that what lies below stays where it is. */
function useLargest(n: number): number {
  const [largest, setLargest] = useState(n);
  if (n > largest) setLargest(n);
  return Math.max(n, largest);
}

/**
 * The level of each disc in a row, 0 first. A disc stands above earlier ones that are nearer than `room`, on the
 * lowest free level.
 */
export function stacked(points: readonly number[], room: number): number[] {
  const levels: number[] = [];
  for (const [i, n] of points.entries()) {
    const near = levels.filter((_, j) => j < i && Math.abs((points[j] ?? 0) - n) < room);
    let level = 0;
    while (near.includes(level)) level++;
    levels.push(level);
  }
  return levels;
}

/**
 * A score track with everybody's points; dashed discs show points yet to come.
 * @param now, then points by seat
 * @param least the number that the track begins with at the latest
 */
export function ScoreTrack({
  now,
  then,
  least = 0,
  className,
}: {
  now: readonly number[];
  then: readonly number[];
  least?: number;
  className?: string;
}) {
  const { say } = useUi();
  const { nameOf } = useTable();
  const [line, beside] = useBeside();
  const from = Math.floor(Math.max(least, Math.min(...now, ...then) - 6) / 5) * 5;
  const to = Math.ceil((Math.max(...now, ...then) + 6) / 5) * 5;
  const at = (n: number): string => `${((Math.max(n, from) - from) / (to - from)) * 100}%`;
  const discs = [now, then].flatMap((all, ghost) =>
    all.flatMap((n, seat) => (ghost && n === now[seat] ? [] : [{ n, seat, ghost: ghost > 0 }])),
  );
  const levels = stacked(
    discs.map(({ n }) => n),
    (to - from) / beside,
  );
  const ghosts = discs.filter(({ ghost }) => ghost).length;
  const stack = useLargest(Math.max(...levels));
  const explained = useLargest(ghosts);
  // Fewer numbers, so that they can be read.
  const apart = to - from > 50 ? 10 : 5;
  const marks = Array.from({ length: Math.floor((to - from) / apart) + 1 }, (_, i) => from + apart * i);
  return (
    <section aria-label={say('map.score')} className={className}>
      <Line ref={line} style={{ '--steps': to - from, '--stack': stack }}>
        {marks.map((n) => (
          <Mark key={n} aria-hidden style={{ left: at(n) }}>
            {n}
          </Mark>
        ))}
        {discs.map(({ n, seat, ghost }, i) => (
          <Disc
            key={`${seat} ${ghost}`}
            aria-hidden={ghost}
            data-ghost={ghost}
            data-figure={ghost ? undefined : n}
            style={{
              left: at(n),
              bottom: `${-0.2 + (levels[i] ?? 0) * STACK}rem`,
              ...(ghost ? { color: seatColour(seat) } : { background: seatFill(seat), color: onSeatFill(seat) }),
            }}
          >
            <Spoken>{nameOf(seat)}: </Spoken>
            <span aria-hidden>{seatSign(seat)}</span> {n}
          </Disc>
        ))}
      </Line>
      {explained > 0 && <Legend data-idle={ghosts === 0}>{say('map.scoreThen')}</Legend>}
    </section>
  );
}
