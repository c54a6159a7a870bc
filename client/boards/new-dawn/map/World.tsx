import { memo } from 'react';
import { atlasOf, type Atlas } from '../../../../games/new-dawn/atlas';
import type { Space } from '../../../../games/new-dawn/hex';
import type { Laid } from '../../../../games/new-dawn/tile';
import { eitherOf } from '../../../theme';
import { borderOf, litSidesOf, RADIUS, THICK, wallsOf, type Layout } from './geometry';
import { PrintedSpace } from './Ground';
import { rhumbs, rose, rosesOf, wavesOf } from './sea';

/** Widths of the bands in which the sea grows shallow towards the world, and how much so, in hundredths. */
const SHELVES = [
  [104, 14],
  [70, 34],
  [40, 60],
] as const;

/** The light over the world. It is in an SVG without a size of its own, so that no layout repaints it. */
export const WorldLight = memo(function WorldLight() {
  return (
    <svg width={0} height={0} aria-hidden>
      <linearGradient id="world-light" x1="0" y1="0" x2="0.9" y2="1">
        <stop offset="0" style={{ stopColor: eitherOf(['#ffffff33', '#ffffff12']) }} />
        <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
        <stop offset="0.55" stopColor="#0b1c2c" stopOpacity="0" />
        <stop offset="1" style={{ stopColor: eitherOf(['#0b1c2c38', '#00000050']) }} />
      </linearGradient>
    </svg>
  );
});

/** The sea round the world: its waves, the shallows, and the world's shadow in them. */
function Sea({ atlas, layout, area }: { atlas: Atlas; layout: Layout; area: string }) {
  const coast = borderOf(new Set(atlas.spaces), layout);
  return (
    <>
      {rosesOf(atlas.spaces, layout).map(({ x, y }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d={rhumbs} className="rhumbs" />
          <circle r={1.25 * RADIUS} className="rhumbs" />
          {rose.map((half) => (
            <path key={half} d={half} className="rose" />
          ))}
        </g>
      ))}
      <path d={wavesOf(atlas.spaces, layout)} className="sea-waves" />
      <g transform={`translate(0 ${THICK / 2})`} className="shelves">
        {SHELVES.map(([width, light]) => (
          <g key={width}>
            <path d={coast} strokeWidth={width} className="sounding" />
            <path
              d={coast}
              strokeWidth={width - 2}
              style={{ stroke: `color-mix(in srgb, var(--sheet-shelf) ${light}%, var(--sheet-sea))` }}
            />
          </g>
        ))}
      </g>
      <g transform={`translate(0 ${THICK})`}>
        <path d={coast} strokeWidth={9} className="foam" />
      </g>
      {[4, 7].map((by) => (
        <path key={by} d={area} className="fallen" transform={`translate(${by} ${THICK + by})`} />
      ))}
    </>
  );
}

/**
 * The tiles on the table: a slab of land and water, in the light from the left, that lies in the sea.
 * @param printed whether no pieces lie on them yet
 */
export const World = memo(function World({
  map,
  layout,
  printed,
}: {
  map: readonly Laid[];
  layout: Layout;
  printed: boolean;
}) {
  const atlas = atlasOf({ map });
  const all = new Set(atlas.spaces);
  const isWater = (space: Space): boolean => atlas.ground(space)?.terrain === 'water';
  const water = atlas.spaces.filter(isWater);
  const land = atlas.spaces.filter((space) => !isWater(space));
  const area = atlas.spaces.map((space) => layout.outline(layout.at(space), RADIUS + 0.4)).join('');
  const strand = borderOf(new Set(land), layout);
  const drawn = (spaces: readonly Space[]) =>
    spaces.map((space) => (
      <PrintedSpace key={space} space={space} layout={layout} ground={atlas.ground(space)} printed={printed} />
    ));
  return (
    <>
      <Sea atlas={atlas} layout={layout} area={area} />
      <path d={wallsOf(water, all, layout, THICK)} className="wall deep" />
      <path d={wallsOf(land, all, layout, THICK)} className="wall" />
      {drawn(water)}
      <path d={strand} strokeWidth={9} className="foam" />
      <path d={strand} strokeWidth={4.5} className="strand" />
      {drawn(land)}
      <path d={litSidesOf(atlas.spaces, layout)} className="lit-sides" />
      <path d={area} className="light" />
    </>
  );
});
