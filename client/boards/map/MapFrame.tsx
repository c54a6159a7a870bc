import {
  useEffect,
  useLayoutEffect,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type SVGProps,
} from 'react';
import { GiExpand, GiMagnifyingGlass } from 'react-icons/gi';
import styled, { css } from 'styled-components';
import { busy } from '../../table';
import { colour, desk, narrow, PINNED, radius, shadow } from '../../theme';
import { Spoken } from '../../ui/parts';
import { useUi } from '../../words';
import { roomAt, unitAt } from './geometry';
import type { Zoom } from './useZoom';

const Frame = styled.div`
  position: relative;
  grid-area: 1 / 1;
  min-height: 0;
  contain: strict;
  overflow: hidden;
  border: 1px solid ${colour('line')};
  border-radius: ${radius.m};
  box-shadow: ${shadow.mid};
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  cursor: grab;
  &[data-dragging='true'] {
    cursor: grabbing;
  }
  /* Each layer, the frame included, is composited by itself: a glow or a piece repaints only its own. */
  > svg {
    position: absolute;
    left: -1px;
    top: -1px;
    will-change: transform;
  }
  > svg[aria-hidden] {
    pointer-events: none;
  }
  /* A low map that is to be seen whole goes on below its buttons, and its sheet is shown beside them. */
  ${narrow} {
    [data-whole] > & {
      grid-column: 1 / -1;
      padding-inline-end: 3rem;
      @media (max-height: 49.99rem) {
        padding-inline-end: 5.75rem;
      }
    }
    [data-whole='tall'] > & {
      padding-inline-end: 5.75rem;
    }
  }
`;

/**
 * Beside the map, of which they hide nothing; at a desk on the map's margin, which a frame wider than its sheet has there. Where
 * the page lies so that the map goes on below what is pinned, above that.
 */
const Tools = styled.div`
  grid-area: 1 / 2;
  align-self: end;
  display: grid;
  gap: 0.25rem;
  margin-inline-start: 0.25rem;
  ${desk} {
    position: relative;
    grid-area: 1 / 1;
    justify-self: end;
    margin: 0.25rem;
  }
  button {
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border: 1px solid ${colour('line')};
    border-radius: ${radius.s};
    background: ${colour('raised')};
    color: ${colour('ink')};
    font-size: 1.25rem;
    font-weight: 700;
    line-height: 1;
    cursor: pointer;
    &:hover {
      border-color: ${colour('bronze')};
    }
  }
  ${narrow} {
    position: sticky;
    bottom: ${PINNED};
    @media (max-height: 49.99rem) {
      grid-template-columns: auto auto;
    }
    [data-whole] > & {
      align-self: start;
      margin: 0.25rem;
    }
    /* A map that is as high as wide has width to spare. */
    [data-whole='tall'] > & {
      grid-template-columns: auto auto;
    }
    button {
      width: 2.5rem;
      height: 2.5rem;
    }
  }
`;

/** Style of what lies along a map's lower edge, in the same cell: above what a phone pins there, wherever the page lies. */
export const AT_FOOT = css`
  align-self: end;
  ${narrow} {
    position: sticky;
    bottom: ${PINNED};
  }
`;

/** How much a key or button scales, and how far an arrow key moves the map, in units of the sheet. */
const STEP = 1.4;
const PAN = 60;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Props {
  zoom: Zoom;
  /** Whether something on the map can be picked. */
  asked: boolean;
  /** Focuses the next place in a direction. */
  onArrow(dx: number, dy: number): void;
  className?: string;
  /** The `MapLayer`s, from the ground up, and what floats over them. */
  children: ReactNode;
}

/** The key that gives the map the whole window, and takes it back. */
const FULL = 'f';

/**
 * Whether the map has the whole window but the question (`data-map='full'` on the root element), and a function that
 * toggles it.
 * @param refill fills the other frame
 */
function useFull(refill: () => void) {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEventInit & Event): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || busy(event.target)) return;
      if (event.key === FULL) setFull((before) => !before);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!full) return undefined;
    dataset.map = 'full';
    refill();
    return () => {
      delete dataset.map;
    };
  }, [full, refill]);
  return { full, turn: () => setFull(!full) };
}

/** Notes on the root element whether something is asked of the map (`mapAtRest`). */
function useAsked(asked: boolean): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.mapAsked = String(asked);
    return () => {
      delete dataset.mapAsked;
    };
  }, [asked]);
}

/** The frame of a map, which pointer, wheel, keys and buttons move and scale; for a grid, whose first cell it takes; off a desk the buttons have the one beside. */
export function MapFrame({ zoom: map, asked, onArrow, className, children }: Props) {
  const { say } = useUi();
  const { frame, sheet, dragging, zoom, pan, whole, refill, scale, flat, handlers } = map;
  const { full, turn } = useFull(refill);
  useAsked(asked);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow && event.shiftKey) pan(arrow[0] * PAN, arrow[1] * PAN);
    else if (arrow) onArrow(...arrow);
    else if (event.key === '+' || event.key === '=') zoom(STEP);
    else if (event.key === '-') zoom(1 / STEP);
    else if (event.key === 'Home') whole();
    else return;
    event.preventDefault();
  };
  const style: CSSProperties = {
    '--unit': `calc(${unitAt(scale, sheet)} * var(--zoom))`,
    touchAction: flat ? 'pan-y' : 'none',
  };
  return (
    <>
      <Frame
        ref={frame}
        className={className}
        style={style}
        data-dragging={dragging}
        data-room={roomAt(scale, sheet)}
        onKeyDown={onKeyDown}
        {...handlers}
      >
        {children}
      </Frame>
      <Tools>
        <button type="button" title={say('map.full')} aria-pressed={full} aria-keyshortcuts={FULL} onClick={turn}>
          <GiExpand aria-hidden />
          <Spoken>{say('map.full')}</Spoken>
        </button>
        <button type="button" title={say('map.closer')} onClick={() => zoom(STEP)}>
          <span aria-hidden>+</span>
          <Spoken>{say('map.closer')}</Spoken>
        </button>
        <button type="button" title={say('map.farther')} onClick={() => zoom(1 / STEP)}>
          <span aria-hidden>−</span>
          <Spoken>{say('map.farther')}</Spoken>
        </button>
        <button type="button" title={say('map.whole')} onClick={whole}>
          <GiMagnifyingGlass aria-hidden />
          <Spoken>{say('map.whole')}</Spoken>
        </button>
      </Tools>
    </>
  );
}

/**
 * A layer of the map. Its size is in pixels: with a size relative to the frame's the browser would lay out all names
 * again with every layout of the page.
 */
export const MapLayer = ({ zoom: { shown, size }, ...drawn }: { zoom: Zoom } & SVGProps<SVGSVGElement>) => (
  <svg
    viewBox={`${shown.x} ${shown.y} ${shown.width} ${shown.height}`}
    preserveAspectRatio="xMidYMid slice"
    {...size}
    {...drawn}
  />
);
