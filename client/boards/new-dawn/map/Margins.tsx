import { memo } from 'react';
import { hexOf, type Space } from '../../../../games/new-dawn/hex';
import { gridOf } from '../../../../games/new-dawn/words/called';
import { standingAt } from '../../map/geometry';
import { HALF_WIDTH, type Layout } from './geometry';

/** Distance of the letters and numbers from the sheet, in its margin. */
const ASIDE = 8;

/** The atlas' grid in the margins: letters of columns above and below, numbers of rows at the sides. */
export const Margins = memo(function Margins({ spaces, layout }: { spaces: readonly Space[]; layout: Layout }) {
  const columns = new Map<string, number>();
  const rows = new Map<string, number>();
  for (const space of spaces) {
    const { column, row } = gridOf(space);
    const { x, y } = layout.at(space);
    // Every second row of a column is shifted by half a space: the letter stands between the two lines.
    columns.set(column, hexOf(space).r % 2 === 0 ? x + HALF_WIDTH / 2 : x - HALF_WIDTH / 2);
    rows.set(row, y);
  }
  const { width, height } = layout.sheet;
  return (
    <g className="margins">
      {[...columns].flatMap(([column, x]) =>
        [-ASIDE, height + ASIDE].map((y) => <Mark key={`${column} ${y}`} x={x} y={y} text={column} />),
      )}
      {[...rows].flatMap(([row, y]) =>
        [-ASIDE, width + ASIDE].map((x) => <Mark key={`${row} ${x}`} x={x} y={y} text={row} />),
      )}
    </g>
  );
});

const Mark = ({ x, y, text }: { x: number; y: number; text: string }) => (
  <g style={standingAt({ x, y })}>
    <text>{text}</text>
  </g>
);
