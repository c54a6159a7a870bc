import { memo } from 'react';
import type { Terrain } from '../../../../games/new-dawn/card';
import { atlasOf } from '../../../../games/new-dawn/atlas';
import type { Space } from '../../../../games/new-dawn/hex';
import { cellsOf, tileOf, type Laid, type Lie } from '../../../../games/new-dawn/tile';
import { hexAt, type Layout } from './geometry';
import { SIGNS, STAR } from './signs';

/** A space as it is printed: tint, sign, the star of a capital, the letter of the barbarian that begins there. */
export function PrintedSpace({
  at,
  terrain,
  star = false,
  letter,
}: {
  at: { x: number; y: number };
  terrain: Terrain;
  star?: boolean;
  letter?: string | undefined;
}) {
  return (
    <>
      <path d={hexAt(at)} className={`ground ${terrain}`} />
      <g transform={`translate(${at.x} ${at.y})`}>
        <path d={SIGNS[terrain]} className={`sign-of ${terrain}`} />
        {star && <path d={STAR} className="star" />}
        {letter && (
          <text y={-20} className="letter">
            {letter}
          </text>
        )}
      </g>
    </>
  );
}

/** The letter of a barbarian. */
export const letterOf = (barbarian: string): string => barbarian.slice(barbarian.indexOf('-') + 1);

/** The tiles on the table. It changes with them alone. */
export const Ground = memo(function Ground({ map, layout }: { map: readonly Laid[]; layout: Layout }) {
  const atlas = atlasOf({ map });
  return atlas.spaces.map((space) => {
    const { terrain = 'water', capital, barbarian } = atlas.ground(space) ?? {};
    return (
      <PrintedSpace
        key={space}
        at={layout.at(space)}
        terrain={terrain}
        star={capital ?? false}
        letter={barbarian && letterOf(barbarian)}
      />
    );
  });
});

/** A side of a tile where it would lie. */
export const TileAt = ({ tile, lie, at }: { tile: string; lie: Lie; at: Layout['at'] }) =>
  cellsOf(lie).map((space: Space, i) => {
    const ground = tileOf(tile).sides[lie.side][i];
    return (
      <PrintedSpace
        key={space}
        at={at(space)}
        terrain={ground?.terrain ?? 'water'}
        star={ground?.capital ?? false}
        letter={ground?.barbarian && letterOf(ground.barbarian)}
      />
    );
  });
