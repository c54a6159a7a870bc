import styled from 'styled-components';
import { eitherOf } from '../../../theme';
import { cellsOf, type Side } from '../../../../games/new-dawn/tile';
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

/** A side of a tile, turned by `rot` sixths. */
export function TilePicture({ tile, side, rot = 0 }: { tile: string; side: Side; rot?: number }) {
  const lie = { side, rot, q: 0, r: 0 };
  const layout = layoutOf(cellsOf(lie), false);
  const { sheet } = layout;
  return (
    <Picture viewBox={`-2 -2 ${sheet.width + 4} ${sheet.height + 4}`} aria-hidden>
      <TileAt tile={tile} lie={lie} layout={layout} />
    </Picture>
  );
}
