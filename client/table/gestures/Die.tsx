import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { isStill } from '../motion/still';

/** Where the pips of each number stand, in thirds of a face. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[1, 1]],
  [[0, 0], [2, 2]],
  [[0, 0], [1, 1], [2, 2]],
  [[0, 0], [2, 0], [0, 2], [2, 2]],
  [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  [[0, 0], [2, 0], [0, 1], [2, 1], [0, 2], [2, 2]],
]; // prettier-ignore

/** How a cube is turned so that a number looks at the reader, in degrees round its two axes; opposite numbers make seven. */
const TURNED: readonly (readonly [x: number, y: number])[] = [[0, 0], [-90, 0], [0, -90], [0, 90], [90, 0], [0, 180]]; // prettier-ignore

/** A little askew, so that its sides are seen: the near one and the right one, in the shade. */
const ASKEW = 'rotateX(-14deg) rotateY(-16deg)';

const Box = styled.div`
  --side: 3.4rem;
  width: var(--side);
  height: var(--side);
  perspective: 24rem;
  filter: drop-shadow(6px 9px 5px #0008);
`;

const Cube = styled.div`
  position: relative;
  width: 100%;
  height: 100%;
  transform-style: preserve-3d;
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    backface-visibility: hidden;
  }
`;

const BONE = ['#fdf6e3', '#e4d6b4', '#efe4c8', '#efe4c8', '#e4d6b4', '#fdf6e3'];

/** How long it rolls, in milliseconds. */
const ROLL = 900;

/** A die that rolls to what it shows; without motion it lies there. */
export function Die({ shows, after = 0 }: { shows: number; after?: number }) {
  const box = useRef<HTMLDivElement>(null);
  const cube = useRef<HTMLDivElement>(null);
  const [x, y] = TURNED[shows - 1] ?? [0, 0];
  const rest = `${ASKEW} rotateX(${x}deg) rotateY(${y}deg)`;
  useLayoutEffect(() => {
    if (isStill()) return undefined;
    const timing = {
      duration: ROLL,
      delay: after,
      easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
      fill: 'backwards',
    } as const;
    const roll = cube.current?.animate(
      [
        { transform: `translate3d(-9rem, -7rem, 0) ${ASKEW} rotateX(${x - 540}deg) rotateY(${y + 630}deg)` },
        {
          transform: `translate3d(0.6rem, 0.5rem, 0) ${ASKEW} rotateX(${x - 45}deg) rotateY(${y + 60}deg)`,
          offset: 0.72,
        },
        { transform: rest },
      ],
      timing,
    );
    // What fades is flat: a cube of which the opacity changes would show a single face all the way.
    const fade = box.current?.animate([{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1 }], timing);
    return () => {
      roll?.cancel();
      fade?.cancel();
    };
  }, [x, y, rest, after]);
  return (
    <Box ref={box} data-die={shows}>
      <Cube ref={cube} style={{ transform: rest }}>
        {PIPS.map((pips, i) => {
          const [turnX, turnY] = TURNED[i] ?? [0, 0];
          return (
            <svg
              key={i}
              viewBox="0 0 60 60"
              style={{ transform: `rotateY(${-turnY}deg) rotateX(${-turnX}deg) translateZ(calc(var(--side) / 2))` }}
            >
              <rect x="0.5" y="0.5" width="59" height="59" rx="9" fill={BONE[i]} stroke="#b39f74" />
              {pips.map(([column, row]) => (
                <circle key={`${column}${row}`} cx={15 + column * 15} cy={15 + row * 15} r="5.2" fill="#2a1f14" />
              ))}
            </svg>
          );
        })}
      </Cube>
    </Box>
  );
}
