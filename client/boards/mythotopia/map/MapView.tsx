import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Place } from '../../../../games/mythotopia/card';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import { useQuestion, useTable, type BoardProps } from '../../../table';
import { eitherOf } from '../../../theme';
import { useUi } from '../../../words';
import { nextPlace } from '../../map/geometry';
import { MapFrame, MapLayer } from '../../map/MapFrame';
import { useZoom } from '../../map/useZoom';
import { SHEET_HUES } from '../look/hues';
import { CELL, cellOf, LABELS, SHEET } from './geometry';
import { Ground, Heights, Inks } from './Ground';
import { PlaceCard } from './PlaceCard';
import { Contents, Places, Roads, Washes, type Pointing } from './Places';
import { mapStyle } from './style';

const Frame = styled(MapFrame)`
  ${Object.entries(SHEET_HUES)
    .map(([name, hue]) => `--map-${name}: ${eitherOf(hue)};`)
    .join(' ')}
  background: var(--map-paperFar);
  ${mapStyle}
`;

/** How long the mouse rests on a place before its card shows, in milliseconds. */
const DELAY = 300;

/** The map, which can be moved and scaled, and the card of the place that is pointed at. */
export function MapView({ view, words }: BoardProps<Mythotopia>) {
  const { say } = useUi();
  const { seat } = useTable();
  const { isSelectable } = useQuestion();
  const zoom = useZoom(SHEET);
  const { frame, dragging, reveal, wasDragged } = zoom;
  const [card, setCard] = useState<{ place: Place; anchor: SVGElement } | null>(null);
  const [home, setHome] = useState<Place>(() => CELL.keys().next().value ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const leave = useCallback(() => {
    clearTimeout(timer.current);
    setCard(null);
  }, []);
  const enter = useCallback(
    (place: Place) => {
      setHome(place);
      const { label, room } = cellOf(place);
      reveal(label, room);
    },
    [reveal],
  );
  const pointing = useMemo(
    (): Pointing => ({
      point: (place, anchor, at) => {
        clearTimeout(timer.current);
        const show = (): void => setCard({ place, anchor });
        if (at === 'pointer') timer.current = setTimeout(show, DELAY);
        else show();
      },
      leave,
      wasDragged,
      home,
      enter,
    }),
    [leave, wasDragged, home, enter],
  );

  // A card that a finger has opened goes with the next touch elsewhere, or when the page moves.
  useEffect(() => {
    const outside = (event: Event): void => {
      if (!(event.target instanceof Node && frame.current?.contains(event.target))) leave();
    };
    document.addEventListener('pointerdown', outside);
    window.addEventListener('scroll', leave, { passive: true, capture: true });
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerdown', outside);
      window.removeEventListener('scroll', leave, { capture: true });
    };
  }, [leave, frame]);

  const focus = (place: Place): void => frame.current?.querySelector<SVGElement>(`[data-spot="${place}"]`)?.focus();
  const glowing = [...CELL.keys()].some(isSelectable);
  return (
    <Frame zoom={zoom} asked={glowing} onArrow={(dx, dy) => focus(nextPlace(LABELS, home, dx, dy))}>
      <Inks />
      <MapLayer zoom={zoom} aria-hidden>
        <Ground />
      </MapLayer>
      <MapLayer zoom={zoom} aria-hidden>
        <Washes owners={view.owners} />
        <Heights />
      </MapLayer>
      <MapLayer zoom={zoom} role="group" aria-label={say('map.title')} aria-description={say('map.keys')}>
        <Places view={view} words={words} pointing={pointing} />
        <Roads roads={view.roads} words={words} />
      </MapLayer>
      <MapLayer zoom={zoom} aria-hidden>
        <Contents view={view} words={words} />
      </MapLayer>
      {card && !dragging && (
        <PlaceCard key={card.place} view={view} seat={seat} words={words} place={card.place} anchor={card.anchor} />
      )}
    </Frame>
  );
}
