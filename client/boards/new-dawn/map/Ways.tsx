import { endOf, onTheMap } from '../../../../games/new-dawn/rules/barbarians';
import { DIRECTIONS, type Space } from '../../../../games/new-dawn/hex';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { standingAt } from '../../map/geometry';
import type { Layout } from './geometry';

/** Where a barbarian would end, with the numbers of the direction die that lead there (C11.5, C11.6). */
function endsOf(view: NewDawn, from: Space): Map<Space, number[]> {
  const ends = new Map<Space, number[]>();
  for (const direction of DIRECTIONS.keys()) {
    const end = endOf(view, from, direction);
    ends.set(end, [...(ends.get(end) ?? []), direction + 1]);
  }
  return ends;
}

/**
 * The ways of the barbarians.
 * @param of the space whose barbarians are meant; null for all
 */
export function Ways({ view, layout, of }: { view: NewDawn; layout: Layout; of: Space | null }) {
  const from = [...new Set(onTheMap(view).map(([, space]) => space))].filter((space) => of === null || of === space);
  return (
    <g pointerEvents="none" className="ways">
      {from.flatMap((space) =>
        [...endsOf(view, space)].map(([end, dice]) => {
          const [a, b] = [layout.at(space), layout.at(end)];
          const short = 0.72;
          const tip = { x: a.x + (b.x - a.x) * short, y: a.y + (b.y - a.y) * short };
          return (
            <g key={`${space} ${end}`}>
              <path d={`M${a.x} ${a.y}L${tip.x} ${tip.y}`} />
              <g style={standingAt(tip)}>
                <circle r={dice.length > 1 ? 12.5 : 9} />
                <text y={4}>{dice.join('·')}</text>
              </g>
            </g>
          );
        }),
      )}
    </g>
  );
}
