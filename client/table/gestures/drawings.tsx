import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { colour, motion, onSeatFill, radius, seatFill, seatSign, shadow } from '../../theme';
import { likenessOf } from '../motion/likeness';
import { isStill } from '../motion/still';
import type { Due } from './gesture';

/** What gestures draw at their place. */

/** How long gestures last at most, in milliseconds. */
export const LENGTH = 1100;

const Ring = styled.div<{ $tint: string }>`
  inline-size: calc(100% + 10px);
  block-size: calc(100% + 10px);
  border: 4px solid ${({ $tint }) => $tint};
  border-radius: ${radius.l};
  box-shadow: 0 0 18px ${({ $tint }) => $tint};
`;

/** The same in the shape of a place. */
const Contour = styled.svg<{ $tint: string }>`
  inline-size: calc(100% + 10px);
  block-size: calc(100% + 10px);
  overflow: visible;
  fill: none;
  stroke: ${({ $tint }) => $tint};
  stroke-linejoin: round;
  filter: drop-shadow(0 0 6px ${({ $tint }) => $tint});
  > path {
    stroke-width: 4;
    vector-effect: non-scaling-stroke;
  }
`;

/** A band of light that passes over a card. */
const Gleam = styled.div`
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  border-radius: ${radius.m};
  > i {
    display: block;
    block-size: 100%;
    background: linear-gradient(115deg, transparent 30%, #fff6d8d9 48%, #fff 50%, #fff6d8d9 52%, transparent 70%);
  }
`;

const Rays = styled.div`
  inline-size: 15rem;
  aspect-ratio: 1;
  border-radius: 50%;
  background: repeating-conic-gradient(#ffd76ad9 0 8deg, transparent 8deg 22.5deg);
  mask: radial-gradient(circle, transparent 14%, #000 24%, transparent 68%);
`;

const Seal = styled.div<{ $seat: number }>`
  display: grid;
  place-items: center;
  inline-size: 3.2rem;
  aspect-ratio: 1;
  border: 3px double ${({ $seat }) => onSeatFill($seat)};
  border-radius: 50%;
  background: radial-gradient(circle at 32% 26%, #fff6, transparent 45%), ${({ $seat }) => seatFill($seat)};
  box-shadow: ${shadow.high};
  color: ${({ $seat }) => onSeatFill($seat)};
  font-size: 1.5rem;
  line-height: 1;
`;

const Swords = styled.svg`
  inline-size: 5rem;
  block-size: 5rem;
  overflow: visible;
  filter: drop-shadow(3px 5px 3px #0007);
`;

/** A sword that points up. */
const SWORD = 'M0 -44l5 9v50h-10v-50zM-14 15h28v5h-28zM-3 20h6v16h-6zM0 36a5 5 0 1 1 -.1 0';

const ring = [
  { transform: 'scale(0.9)', opacity: 0 },
  { transform: 'none', opacity: 1, offset: 0.25 },
  { transform: 'scale(1.12)', opacity: 0 },
];
const stamp = [
  { transform: 'scale(2.6) rotate(-18deg)', opacity: 0 },
  { transform: 'scale(0.94) rotate(-8deg)', opacity: 1, offset: 0.28 },
  { transform: 'rotate(-8deg)', opacity: 1, offset: 0.8 },
  { transform: 'rotate(-8deg)', opacity: 0 },
];
const shaken = [0, -2.5, 3, -3, 2.5, -1.5, 1, 0].map((turn) => ({ transform: `rotate(${turn}deg)` }));
const crossing = (side: number): Keyframe[] => [
  { transform: `translateX(${side * 60}px) rotate(${side * 95}deg)`, opacity: 0 },
  { transform: `rotate(${side * 38}deg)`, opacity: 1, offset: 0.3 },
  { transform: `rotate(${side * 46}deg)`, opacity: 1, offset: 0.4 },
  { transform: `rotate(${side * 42}deg)`, opacity: 1, offset: 0.8 },
  { transform: `rotate(${side * 42}deg)`, opacity: 0 },
];
const burst = [
  { transform: 'scale(0.2) rotate(0deg)', opacity: 0 },
  { transform: 'scale(1) rotate(20deg)', opacity: 1, offset: 0.4 },
  { transform: 'scale(1.15) rotate(40deg)', opacity: 0 },
];
const passing = [{ transform: 'translateX(-110%)' }, { transform: 'translateX(110%)' }];
/** Moves something as keyframes say; without motion it stands. */
export function useMoved<T extends Element>(frames: Keyframe[], duration = LENGTH): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    if (isStill()) return undefined;
    const way = element.current?.animate(frames, { duration, easing: motion.ease, fill: 'both' });
    return () => way?.cancel();
  }, [frames, duration]);
  return element;
}

const Moved = ({ frames, children }: { frames: Keyframe[]; children: ReactNode }) => (
  <div ref={useMoved<HTMLDivElement>(frames)}>{children}</div>
);

/** The path in which a place on a map has its shape, where it tells it; `data-outline` is the part of the drawing in which that lies. */
export const outlineOf = (at: Element): SVGPathElement | null => at.querySelector('path[data-outline]');

/** A ring round a thing, in its shape. */
function Round({ tint, of }: { tint: string; of: Element }) {
  const element = useMoved<HTMLDivElement & SVGSVGElement>(ring);
  const outline = outlineOf(of);
  return outline ? (
    <Contour ref={element} $tint={tint} viewBox={outline.dataset.outline}>
      <path d={outline.getAttribute('d') ?? ''} />
    </Contour>
  ) : (
    <Ring ref={element} $tint={tint} />
  );
}

const Passing = () => (
  <Gleam>
    <i ref={useMoved<HTMLElement>(passing)} />
  </Gleam>
);

const CROSSING = [crossing(-1), crossing(1)];

const Crossed = () => (
  <Swords viewBox="-50 -50 100 100">
    {CROSSING.map((frames, i) => (
      <Sword key={i} frames={frames} turn={i ? 42 : -42} />
    ))}
  </Swords>
);

const Sword = ({ frames, turn }: { frames: Keyframe[]; turn: number }) => (
  <g ref={useMoved<SVGGElement>(frames)} style={{ transform: `rotate(${turn}deg)` }}>
    <path d={SWORD} fill="#e9e4d8" stroke="#3a2c1c" strokeWidth="2.5" strokeLinejoin="round" />
    <path d="M0 -42v56" stroke="#9d9484" strokeWidth="2" />
  </g>
);

/** The thing itself, that shakes. */
function Shaken({ of }: { of: Element }) {
  const box = useMoved<HTMLDivElement>(shaken);
  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const { width, height } = of.getBoundingClientRect();
    const likeness = likenessOf({ element: of, x: 0, y: 0, width, height, column: null });
    likeness.style.position = 'static';
    box.current.append(likeness);
    return () => likeness.remove();
  }, [of, box]);
  return (
    <>
      <div ref={box} />
      <Round tint={colour('danger')} of={of} />
    </>
  );
}

/** What a gesture draws at its place; what flies (motion/Flights.tsx) has only a ring to show, and that only to who has no motion. */
export function drawn({ gesture, event: { seat } }: Due, at: Element): ReactNode {
  switch (gesture) {
    case 'deal':
    case 'draw':
      return isStill() && <Round tint={colour('news')} of={at} />;
    case 'acquire':
      return (
        <>
          <Round tint={colour('glow')} of={at} />
          {!isStill() && <Passing />}
        </>
      );
    case 'build':
      return <Round tint={colour('bronze')} of={at} />;
    case 'capture':
      return (
        <>
          <Round tint={seat === undefined ? colour('danger') : seatFill(seat)} of={at} />
          {seat !== undefined && (
            <Moved frames={stamp}>
              <Seal $seat={seat}>{seatSign(seat)}</Seal>
            </Moved>
          )}
        </>
      );
    case 'decide':
      return <Crossed />;
    case 'wonder':
      return (
        <>
          <Moved frames={burst}>
            <Rays />
          </Moved>
          <Round tint={colour('glow')} of={at} />
        </>
      );
    case 'unsettle':
      return <Shaken of={at} />;
    case 'last':
    case 'roll':
      return null;
  }
}
