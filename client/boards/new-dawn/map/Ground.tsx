import { memo } from 'react';
import { atlasOf } from '../../../../games/new-dawn/atlas';
import { cellsOf, tileOf, type Ground as Printed, type Laid, type Lie } from '../../../../games/new-dawn/tile';
import type { SheetPoint } from '../../map/geometry';
import type { Layout } from './geometry';
import { PRINTED } from './resources';
import { SIGNS, STAR } from './signs';

/**
 * What is printed on a space: tint, sign, a capital's star, the letter of the barbarian that begins there. With
 * `printed` also pictures of the pieces that begin there.
 */
function PrintedSpace({
  at,
  layout,
  ground,
  printed,
}: {
  at: SheetPoint;
  layout: Layout;
  ground: Printed | undefined;
  printed: boolean;
}) {
  const { terrain = 'water', capital, barbarian, resource, cityState, naturalWonder } = ground ?? {};
  const Mark = printed ? PRINTED[resource ?? cityState ?? naturalWonder ?? ''] : undefined;
  return (
    <>
      <path d={layout.outline(at)} className={`ground ${terrain}`} />
      <g transform={`translate(${at.x} ${at.y})`}>
        <path d={SIGNS[terrain]} className={`sign-of ${terrain}`} />
        {capital && <path d={STAR} className="star" />}
        {barbarian && (
          <text y={-24} className="letter">
            {letterOf(barbarian)}
          </text>
        )}
        {Mark && <Mark x={-17} y={-17} size={34} className="printed" />}
      </g>
    </>
  );
}

/** The letter of a barbarian. */
export const letterOf = (barbarian: string): string => barbarian.slice(barbarian.indexOf('-') + 1);

/**
 * The tiles on the table.
 * @param printed whether no pieces lie on them yet
 */
export const Ground = memo(function Ground({
  map,
  layout,
  printed,
}: {
  map: readonly Laid[];
  layout: Layout;
  printed: boolean;
}) {
  const atlas = atlasOf({ map });
  return atlas.spaces.map((space) => (
    <PrintedSpace key={space} at={layout.at(space)} layout={layout} ground={atlas.ground(space)} printed={printed} />
  ));
});

/** A side of a tile where it would lie. */
export const TileAt = ({ tile, lie, layout }: { tile: string; lie: Lie; layout: Layout }) =>
  cellsOf(lie).map((space, i) => (
    <PrintedSpace key={space} at={layout.at(space)} layout={layout} ground={tileOf(tile).sides[lie.side][i]} printed />
  ));
