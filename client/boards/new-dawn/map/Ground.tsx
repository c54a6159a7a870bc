import { cellsOf, tileOf, type Ground as Printed, type Lie } from '../../../../games/new-dawn/tile';
import type { Space } from '../../../../games/new-dawn/hex';
import type { Layout } from './geometry';
import { PRINTED } from './resources';
import { signOf, STAR, type Sign } from './signs';

/** The parts of a sign, in an element of its terrain's class. */
export const Drawing = ({ sign }: { sign: Sign }) =>
  (['cast', 'dark', 'bright', 'cap'] as const).map(
    (part) => sign[part] && <path key={part} d={sign[part]} className={part} />,
  );

/**
 * What is printed on a space: ground, sign, a capital's star. With `printed` also letters of barbarians and pictures of the pieces that begin there.
 */
export function PrintedSpace({
  space,
  layout,
  ground,
  printed,
}: {
  space: Space;
  layout: Layout;
  ground: Printed | undefined;
  printed: boolean;
}) {
  const { terrain = 'water', capital, barbarian, resource, cityState, naturalWonder } = ground ?? {};
  const at = layout.at(space);
  const Mark = printed ? PRINTED[resource ?? cityState ?? naturalWonder ?? ''] : undefined;
  return (
    <g className={terrain}>
      <path d={layout.outline(at)} className="ground" />
      <g transform={`translate(${at.x} ${at.y})`}>
        <Drawing sign={signOf(terrain, space)} />
        {capital && <path d={STAR} className="star" />}
        {printed && barbarian && <HomeLetter barbarian={barbarian} />}
        {Mark && <Mark x={-17} y={-17} size={34} className="printed" />}
      </g>
    </g>
  );
}

/** Where a barbarian begins and comes back to: its letter in the outline of its token, at the upper edge of the space. */
export const HomeLetter = ({ barbarian }: { barbarian: string }) => (
  <g transform="translate(0 -24)">
    <path d="M-10 0L0 -10L10 0L0 10Z" className="home" />
    <text className="letter">{letterOf(barbarian)}</text>
  </g>
);

/** The letter of a barbarian. */
export const letterOf = (barbarian: string): string => barbarian.slice(barbarian.indexOf('-') + 1);

/** A side of a tile where it would lie. */
export const TileAt = ({ tile, lie, layout }: { tile: string; lie: Lie; layout: Layout }) =>
  cellsOf(lie).map((space, i) => (
    <PrintedSpace key={space} space={space} layout={layout} ground={tileOf(tile).sides[lie.side][i]} printed />
  ));
