import { useCallback, useEffect, useMemo } from 'react';
import styled from 'styled-components';
import type { Option } from '../../../../games/kit/core';
import { atlasOf } from '../../../../games/new-dawn/atlas';
import { isSpace, type Space } from '../../../../games/new-dawn/hex';
import { lackingAround } from '../../../../games/new-dawn/rules/select';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { useQuestion, type BoardProps } from '../../../table';
import { eitherOf } from '../../../theme';
import { useUi } from '../../../words';
import { nextPlace, unitAt } from '../../map/geometry';
import { MapFrame, MapLayer } from '../../map/MapFrame';
import { usePointing } from '../../map/usePointing';
import { useZoom } from '../../map/useZoom';
import { SHEET_HUES } from '../look/hues';
import { RADIUS, type Layout } from './geometry';
import { Ghosts, ghostsOf } from './Ghosts';
import { Prices } from './Prices';
import { SpaceCard } from './SpaceCard';
import { Contents, Districts, Names, Spaces } from './Spaces';
import { mapStyle } from './style';
import { Margins } from './Margins';
import { useLayout } from './useLayout';
import { Ways } from './Ways';
import { World, WorldLight } from './World';

export const sheetColours = Object.entries(SHEET_HUES)
  .map(([name, hue]) => `--sheet-${name}: ${eitherOf(hue)};`)
  .join(' ');

const Frame = styled(MapFrame)`
  ${sheetColours}
  background: radial-gradient(at 42% 40%, var(--sheet-sea) 25%, var(--sheet-seaFar));
  ${mapStyle}
`;

/** How much around a space is brought into sight with it. */
const NEAR = 2 * RADIUS;

interface Props extends BoardProps<NewDawn> {
  /** A tile that is looked at before it is chosen. */
  looked: Option | null;
  /** Whether the ways of all barbarians are shown. */
  ways: boolean;
}

/** The map, which can be moved and scaled, and the card of the space that is pointed at. */
export function MapView({ view, seat, words, looked, ways }: Props) {
  const { say } = useUi();
  const { question, selected, isSelectable } = useQuestion();
  const { spaces: laid } = atlasOf(view);
  const growing = view.phase === 'build-map';
  const layout = useLayout(view);
  const spaces = useMemo(() => {
    const beyond = (question?.options ?? []).filter((option) => isSpace(option) && !laid.includes(option));
    return beyond.length > 0 ? [...laid, ...beyond] : laid;
  }, [laid, question]);
  const middles = useMemo(
    () => new Map(spaces.map((space): [Space, { x: number; y: number }] => [space, layout.at(space)])),
    [spaces, layout],
  );
  const zoom = useZoom(layout.sheet);
  const placed = useCallback((space: Space) => ({ at: layout.at(space), room: NEAR }), [layout]);
  const { card, pointing } = usePointing(zoom, spaces[0] ?? '', placed);
  const { frame, dragging, showAll, rest, size } = zoom;
  useEffect(() => {
    const asked = spaces.filter(isSelectable).map((space) => layout.at(space));
    // What the others do is seen wherever they do it; between two questions of mine the map stays as it is.
    if (asked.length > 0) showAll(asked, NEAR);
    else if (question !== null || view.current !== seat) rest();
  }, [spaces, isSelectable, layout, showAll, rest, size, question, view, seat]);
  const turned = question?.ask === 'layAt' ? String(question.params?.['tile'] ?? '') : growing ? looked : null;
  const ghosts = useMemo(() => ghostsOf(view, turned), [view, turned]);

  // In steps: names are not placed anew with every pixel.
  const unit = Math.ceil(unitAt(zoom.scale, layout.sheet) * 10) / 10;
  const focus = (space: Space): void => frame.current?.querySelector<SVGElement>(`[data-spot="${space}"]`)?.focus();
  return (
    <Frame
      zoom={zoom}
      asked={spaces.some(isSelectable)}
      onArrow={(dx, dy) => focus(nextPlace(middles, pointing.home, dx, dy))}
    >
      <Hatchings />
      <WorldLight />
      <MapLayer zoom={zoom} aria-hidden>
        <World map={view.map} layout={layout} printed={growing} />
        <Districts cities={view.cities} tokens={view.tokens} layout={layout} />
        <Margins spaces={laid} layout={layout} />
      </MapLayer>
      <MapLayer zoom={zoom} role="group" aria-label={say('map.title')} aria-description={say('map.keys')}>
        <Spaces view={view} words={words} layout={layout} spaces={spaces} pointing={pointing} />
      </MapLayer>
      <MapLayer zoom={zoom} aria-hidden>
        <Ghosts ghosts={ghosts} layout={layout} at={selected[0] ?? card?.place} />
        <Contents view={view} words={words} layout={layout} spaces={spaces} />
        <Names view={view} words={words} layout={layout} spaces={spaces} unit={unit} />
        <Prices view={view} layout={layout} />
        {card && <Lacking spaces={lackingAround(view, card.place)} layout={layout} />}
        {(ways || card) && <Ways view={view} layout={layout} of={ways ? null : (card?.place ?? null)} />}
      </MapLayer>
      {card && !dragging && laid.includes(card.place) && (
        <SpaceCard key={card.place} view={view} seat={seat} words={words} space={card.place} anchor={card.anchor} />
      )}
    </Frame>
  );
}

/** The spaces that a city still lacks to be mature (C6.6). */
const Lacking = ({ spaces, layout }: { spaces: readonly Space[]; layout: Layout }) => (
  <path
    d={spaces.map((space) => layout.outline(layout.at(space), RADIUS - 5)).join('')}
    className="lacking"
    pointerEvents="none"
  />
);

/** A hatching for each seat, drawn with patterns on. */
const Hatchings = () => (
  <svg width={0} height={0} aria-hidden>
    {[45, 0, 90, 135].map((turn, seat) => (
      <pattern
        key={turn}
        id={`hatch-${seat}`}
        width={8}
        height={8}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${turn})`}
      >
        <path d="M0 4h8" stroke="var(--sheet-ink)" strokeWidth={1.4} strokeOpacity={0.55} />
      </pattern>
    ))}
  </svg>
);
