import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import type { Place } from '../../../../games/mythotopia/card';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import { useQuestion, useTable, type BoardProps } from '../../../table';
import { eitherOf } from '../../../theme';
import { useUi } from '../../../words';
import { nextPlace, roomAt, unitAt } from '../../map/geometry';
import { MapFrame, MapLayer } from '../../map/MapFrame';
import { usePointing } from '../../map/usePointing';
import { useZoom } from '../../map/useZoom';
import { SHEET_HUES } from '../look/hues';
import { CELL, cellOf, LABELS, SHEET } from './geometry';
import { Ground, Heights, Definitions } from './Ground';
import { PlaceCard } from './PlaceCard';
import { Contents, Places, Roads, Washes } from './Places';
import { sizeFor } from './plaques';
import { mapStyle } from './style';

const Frame = styled(MapFrame)`
  ${Object.entries(SHEET_HUES)
    .map(([name, hue]) => `--map-${name}: ${eitherOf(hue)};`)
    .join(' ')}
  background: color-mix(in srgb, var(--map-paperFar) 30%, transparent);
  ${mapStyle}
`;

const FIRST: Place = CELL.keys().next().value ?? '';
const placed = (place: Place) => {
  const { label, room } = cellOf(place);
  return { at: label, room };
};

/** How much round a place is brought into sight with it, on the sheet. */
const NEAR = 60;

/** The map, and the card of the place that is pointed at. */
export function MapView({ view, words }: BoardProps<Mythotopia>) {
  const { say } = useUi();
  const { seat } = useTable();
  const { question, armed, held, isCalm, isSelectable } = useQuestion();
  const zoom = useZoom(SHEET);
  const { frame, dragging, revealAny } = zoom;
  const { card, pointing } = usePointing(zoom, FIRST, placed);

  const focus = (place: Place): void => frame.current?.querySelector<SVGElement>(`[data-spot="${place}"]`)?.focus();
  const glowing = [...CELL.keys()].filter(isSelectable);
  // Whoever is asked for a place sees one, wherever the map was moved to before; while no action is chosen nothing is asked for.
  const goThere = useEffectEvent(() => {
    if (!isCalm)
      revealAny(
        glowing.map((place) => cellOf(place).label),
        NEAR,
      );
  });
  const asked = question?.n;
  useEffect(() => goThere(), [asked, armed, held]);
  return (
    <Frame zoom={zoom} asked={glowing.length > 0} onArrow={(dx, dy) => focus(nextPlace(LABELS, pointing.home, dx, dy))}>
      <Definitions />
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
        <Contents
          view={view}
          words={words}
          unit={sizeFor(unitAt(zoom.scale, SHEET))}
          room={roomAt(zoom.scale, SHEET)}
        />
      </MapLayer>
      {card && !dragging && (
        <PlaceCard key={card.place} view={view} seat={seat} words={words} place={card.place} anchor={card.anchor} />
      )}
    </Frame>
  );
}
