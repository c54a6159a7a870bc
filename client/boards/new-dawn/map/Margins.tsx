import { memo } from 'react';
import { hexOf, type Space } from '../../../../games/new-dawn/hex';
import { gridOf } from '../../../../games/new-dawn/words/called';
import { standingAt } from '../../map/geometry';
import { HALF_WIDTH, type Layout } from './geometry';

/** Distance of the letters and numbers from the sheet, in its margin. */
const ASIDE = 8;

/**
 * The atlas' grid in the margins: letters of columns above and below, numbers of rows at the sides; of a map that is turned the
 * other way round.
 */
export const Margins = memo(function Margins({ spaces, layout }: { spaces: readonly Space[]; layout: Layout }) {
  const columns = new Map<string, number>();
  const rows = new Map<string, number>();
  for (const space of spaces) {
    const { column, row } = gridOf(space);
    const { x, y } = layout.at(space);
    const between = hexOf(space).r % 2 === 0 ? HALF_WIDTH / 2 : -HALF_WIDTH / 2;
    // Every second row of a column is shifted by half a space: the letter stands between the two lines.
    columns.set(column, layout.turned ? y - between : x + between);
    rows.set(row, layout.turned ? x : y);
  }
  const { width, height } = layout.sheet;
  return (
    <g className="margins">
      {[...(layout.turned ? rows : columns)].flatMap(([text, x]) =>
        [-ASIDE, height + ASIDE].map((y) => <Mark key={`${text} ${y}`} x={x} y={y} text={text} />),
      )}
      {[...(layout.turned ? columns : rows)].flatMap(([text, y]) =>
        [-ASIDE, width + ASIDE].map((x) => <Mark key={`${text} ${x}`} x={x} y={y} text={text} />),
      )}
    </g>
  );
});

const Mark = ({ x, y, text }: { x: number; y: number; text: string }) => (
  <g style={standingAt({ x, y })}>
    <text>{text}</text>
  </g>
);
