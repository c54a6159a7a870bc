import { memo } from 'react';
import type { Option } from '../../../../games/kit/core';
import { hexOf } from '../../../../games/new-dawn/hex';
import { TURNED } from '../../../../games/new-dawn/optionKinds';
import { legalLies } from '../../../../games/new-dawn/rules/mapBuilding';
import { cellsOf, type Laid } from '../../../../games/new-dawn/tile';
import type { NewDawn } from '../../../../games/new-dawn/state';
import type { Layout } from './geometry';
import { TileAt } from './Ground';

/**
 * Every place where a tile could lie, for the side and turn that are chosen (C14.4).
 * @param turned an option that names the tile, its side and its turn; null gives none
 */
export function ghostsOf(view: NewDawn, turned: Option | null): readonly Laid[] {
  const [tile, side, rot] = (turned === null ? null : TURNED.read(turned)) ?? [];
  if (tile === undefined) return [];
  return legalLies(view).flatMap((lie) => (lie.side === side && lie.rot === rot ? [{ tile, ...lie }] : []));
}

/** The possible places of a tile that is being laid. The one that is pointed at or picked shows the tile. */
export const Ghosts = memo(function Ghosts({
  ghosts,
  layout,
  at,
}: {
  ghosts: readonly Laid[];
  layout: Layout;
  at: string | undefined;
}) {
  const { q, r } = at === undefined ? { q: NaN, r: NaN } : hexOf(at);
  const shown = ghosts.find((laid) => laid.q === q && laid.r === r);
  const cells = [...new Set(ghosts.flatMap(cellsOf))];
  return (
    <g pointerEvents="none">
      <path d={cells.map((cell) => layout.outline(layout.at(cell))).join('')} className="ghosts" />
      {shown && (
        <g className="ghost">
          <TileAt tile={shown.tile} lie={shown} layout={layout} />
        </g>
      )}
    </g>
  );
});
