import { memo } from 'react';
import type { Option } from '../../../../games/kit/core';
import { hexOf } from '../../../../games/new-dawn/hex';
import { TURNED } from '../../../../games/new-dawn/optionKinds';
import { legalLies } from '../../../../games/new-dawn/rules/mapBuilding';
import { cellsOf, type Laid } from '../../../../games/new-dawn/tile';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { hexAt, type Layout } from './geometry';
import { TileAt } from './Ground';

/** Everywhere that a tile could lie as it is turned (C14.4). @param turned the tile, its side and its turn */
export function ghostsOf(view: NewDawn, turned: Option | null): readonly Laid[] {
  const [tile, side, rot] = (turned === null ? null : TURNED.read(turned)) ?? [];
  return tile === undefined ? [] : legalLies(view, tile).filter((laid) => laid.side === side && laid.rot === rot);
}

/** The places of a tile that is being laid; the one that is pointed at or picked as it would look. */
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
      <path d={cells.map((cell) => hexAt(layout.at(cell))).join('')} className="ghosts" />
      {shown && (
        <g className="ghost">
          <TileAt tile={shown.tile} lie={shown} at={layout.at} />
        </g>
      )}
    </g>
  );
});
