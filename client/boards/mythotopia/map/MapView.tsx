import { useCallback, useEffect, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { GiMagnifyingGlass } from 'react-icons/gi';
import styled from 'styled-components';
import type { Place } from '../../../../games/mythotopia/card';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import { useQuestion, useTable, type BoardProps } from '../../../table';
import { colour, radius, shadow } from '../../../theme';
import { Spoken } from '../../../ui/parts';
import { useUi } from '../../../words';
import { either, SHEET_HUES } from '../look/hues';
import { CELL, cellOf, nextPlace } from './geometry';
import { Ground, Heights, Inks } from './Ground';
import { PlaceCard } from './PlaceCard';
import { Contents, Places, Roads, Washes, type Pointing } from './Places';
import { mapStyle } from './style';
import { useZoom } from './useZoom';

const Frame = styled.div`
  ${Object.entries(SHEET_HUES).map(([name, hue]) => `--map-${name}: ${either(hue)};`).join(' ')}
  position: relative;
  min-height: 0;
  contain: strict;
  overflow: hidden;
  border: 1px solid ${colour('line')};
  border-radius: ${radius.m};
  background: var(--map-paperFar);
  box-shadow: ${shadow.mid};
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  cursor: grab;
  &[data-dragging='true'] { cursor: grabbing; }
  /* Each a layer of the browser's own: the ground is not painted anew for what glows on it or stands there. Frame included. */
  > svg { position: absolute; left: -1px; top: -1px; will-change: transform; }
  > svg[aria-hidden] { pointer-events: none; }
  ${mapStyle}
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
    &:hover { border-color: ${colour('bronze')}; }
  }
`;

/** How long the mouse rests on a place before its card shows, in milliseconds. */
const DELAY = 300;
const STEP = 1.4;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

/** The map, which can be moved and scaled, and the card of the place that is pointed at. */
export function MapView({ view, words }: BoardProps<Mythotopia>) {
  const { say } = useUi();
  const { seat } = useTable();
  const { isSelectable } = useQuestion();
  const { frame, size, shown, dragging, zoom, pan, reveal, whole, scale, flat, wasDragged, handlers } = useZoom();
  const [card, setCard] = useState<{ place: Place; anchor: SVGElement } | null>(null);
  const [home, setHome] = useState<Place>(() => CELL.keys().next().value as Place);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const leave = useCallback(() => {
    clearTimeout(timer.current);
    setCard(null);
  }, []);
  const enter = useCallback((place: Place) => {
    setHome(place);
    const { label, room } = cellOf(place);
    reveal(label, room);
  }, [reveal]);
  const pointing = useMemo((): Pointing => ({
    point: (place, anchor, at) => {
      clearTimeout(timer.current);
      const show = (): void => setCard({ place, anchor });
      if (at === 'pointer') timer.current = setTimeout(show, DELAY);
      else show();
    },
    leave, wasDragged, home, enter,
  }), [leave, wasDragged, home, enter]);

  // A card that a finger has opened goes with the next touch elsewhere, or when the page moves.
  useEffect(() => {
    const outside = (event: Event): void => { if (!(event.target instanceof Node && frame.current?.contains(event.target))) leave(); };
    document.addEventListener('pointerdown', outside);
    window.addEventListener('scroll', leave, { passive: true, capture: true });
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerdown', outside);
      window.removeEventListener('scroll', leave, { capture: true });
    };
  }, [leave, frame]);

  const focus = (place: Place): void => frame.current?.querySelector<SVGElement>(`[data-spot="${place}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow && event.shiftKey) pan(arrow[0] * 60, arrow[1] * 60);
    else if (arrow) focus(nextPlace(home, ...arrow));
    else if (event.key === '+' || event.key === '=') zoom(STEP);
    else if (event.key === '-') zoom(1 / STEP);
    else if (event.key === 'Home') whole();
    else return;
    event.preventDefault();
  };

  // Names and pieces keep a size that can be read; in a map far away they grow on it, near by they do not grow with it.
  const unit = Math.max(0.5, Math.min(1.5, 0.93 / scale));
  const glowing = [...CELL.keys()].some(isSelectable);
  const style: CSSProperties = { '--unit': unit, touchAction: flat ? 'pan-y' : 'none' } as CSSProperties;
  // In pixels: a size that hangs on the frame's would have all names set anew whenever the page is laid out.
  const sheet = { viewBox: `${shown.x} ${shown.y} ${shown.width} ${shown.height}`, preserveAspectRatio: 'xMidYMid slice', ...size };
  return (
    <Frame ref={frame} style={style} data-dragging={dragging} data-asked={glowing} onKeyDown={onKeyDown} {...handlers}>
      <Inks />
      <svg {...sheet} aria-hidden><Ground /></svg>
      <svg {...sheet} aria-hidden>
        <Washes owners={view.owners} />
        <Heights />
      </svg>
      <svg {...sheet} role="group" aria-label={say('map.title')} aria-description={say('map.keys')}>
        <Places view={view} words={words} pointing={pointing} />
        <Roads roads={view.roads} words={words} />
      </svg>
      <svg {...sheet} aria-hidden><Contents view={view} words={words} /></svg>
      <Tools>
        <button type="button" title={say('map.closer')} onClick={() => zoom(STEP)}><span aria-hidden>+</span><Spoken>{say('map.closer')}</Spoken></button>
        <button type="button" title={say('map.farther')} onClick={() => zoom(1 / STEP)}><span aria-hidden>−</span><Spoken>{say('map.farther')}</Spoken></button>
        <button type="button" title={say('map.whole')} onClick={whole}><GiMagnifyingGlass aria-hidden /><Spoken>{say('map.whole')}</Spoken></button>
      </Tools>
      {card && !dragging && <PlaceCard key={card.place} view={view} seat={seat} words={words} place={card.place} anchor={card.anchor} />}
    </Frame>
  );
}
