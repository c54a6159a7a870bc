import type { CSSProperties, KeyboardEvent, ReactNode, SVGProps } from 'react';
import { GiMagnifyingGlass } from 'react-icons/gi';
import styled from 'styled-components';
import { colour, radius, shadow } from '../../theme';
import { Spoken } from '../../ui/parts';
import { useUi } from '../../words';
import { unitAt } from './geometry';
import type { Zoom } from './useZoom';

const Frame = styled.div`
  position: relative;
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
  /* Each a layer of the browser's own: the ground is not painted anew for what glows on it or stands there. Frame included. */
  > svg {
    position: absolute;
    left: -1px;
    top: -1px;
    will-change: transform;
  }
  > svg[aria-hidden] {
    pointer-events: none;
  }
`;

const Tools = styled.div`
  position: absolute;
  right: 0.4rem;
  bottom: 0.4rem;
  display: flex;
  gap: 0.25rem;
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
`;

/** How much a key or a button scales, and how far a key moves the map, in units of the sheet. */
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
  /** Goes to the next place in a direction. */
  onArrow(dx: number, dy: number): void;
  className?: string;
  /** `MapLayer`s, from the ground up, and what floats over them. */
  children: ReactNode;
}

/** The frame of a map: it is moved and scaled by pointer, wheel, keys and buttons. */
export function MapFrame({ zoom: map, asked, onArrow, className, children }: Props) {
  const { say } = useUi();
  const { frame, dragging, zoom, pan, whole, scale, flat, handlers } = map;
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
  const style: CSSProperties = { '--unit': unitAt(scale), touchAction: flat ? 'pan-y' : 'none' };
  return (
    <Frame
      ref={frame}
      className={className}
      style={style}
      data-dragging={dragging}
      data-asked={asked}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      {children}
      <Tools>
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
    </Frame>
  );
}

/** A layer of the map; in pixels, for a size that hangs on the frame's would have all names set anew whenever the page is laid out. */
export const MapLayer = ({ zoom: { shown, size }, ...drawn }: { zoom: Zoom } & SVGProps<SVGSVGElement>) => (
  <svg
    viewBox={`${shown.x} ${shown.y} ${shown.width} ${shown.height}`}
    preserveAspectRatio="xMidYMid slice"
    {...size}
    {...drawn}
  />
);
