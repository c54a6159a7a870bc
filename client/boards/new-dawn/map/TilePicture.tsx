import styled from 'styled-components';
import { eitherOf } from '../../../theme';
import { resourceIcon } from './resources';
import { cellsOf, tileOf, type Side } from '../../../../games/new-dawn/tile';
import { SHEET_HUES } from '../look/hues';
import { layoutOf } from './geometry';
import { TileAt } from './Ground';
import { groundStyle } from './style';

const Picture = styled.svg`
  ${Object.entries(SHEET_HUES)
    .map(([name, hue]) => `--sheet-${name}: ${eitherOf(hue)};`)
    .join(' ')}
  ${groundStyle}
`;

/** A side of a tile as it would lie, turned by so many sixths. */
export function TilePicture({ tile, side, rot = 0 }: { tile: string; side: Side; rot?: number }) {
  const lie = { side, rot, q: 0, r: 0 };
  const cells = cellsOf(lie);
  const { sheet, at } = layoutOf(cells, false);
  return (
    <Picture viewBox={`-2 -2 ${sheet.width + 4} ${sheet.height + 4}`} aria-hidden>
      <TileAt tile={tile} lie={lie} at={at} />
      {cells.map((space, i) => {
        const { resource, cityState, naturalWonder } = tileOf(tile).sides[side][i] ?? {};
        const Mark = resourceIcon(resource, cityState, naturalWonder);
        const { x, y } = at(space);
        return Mark && <Mark key={space} x={x - 20} y={y - 20} size={40} className="printed" />;
      })}
    </Picture>
  );
}
