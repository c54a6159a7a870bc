import { memo } from 'react';
import { hexOf, type Space } from '../../../../games/new-dawn/hex';
import { gridOf } from '../../../../games/new-dawn/words/called';
import { standingAt } from '../../map/geometry';
import { HALF_WIDTH, THICK, type Layout } from './geometry';

/** Distance of the letters and numbers from the land, however large they are. */
const ASIDE = 3;

type Side = 'north' | 'south' | 'west' | 'east';

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
        (['north', 'south'] as const).map((side) => (
          <Mark key={`${text} ${side}`} x={x} y={side === 'north' ? -ASIDE : height + THICK} {...{ text, side }} />
        )),
      )}
      {[...(layout.turned ? columns : rows)].flatMap(([text, y]) =>
        (['west', 'east'] as const).map((side) => (
          <Mark key={`${text} ${side}`} x={side === 'west' ? -ASIDE : width + ASIDE} y={y} {...{ text, side }} />
        )),
      )}
    </g>
  );
});

const Mark = ({ x, y, text, side }: { x: number; y: number; text: string; side: Side }) => (
  <g style={standingAt({ x, y })}>
    <text className={side}>{text}</text>
  </g>
);
