import { GiSwapBag } from 'react-icons/gi';
import { routesNow } from '../../../../games/new-dawn/rules/caravans';
import { ROUTE } from '../../../../games/new-dawn/optionKinds';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { useQuestion } from '../../../table';
import { standingAt } from '../../map/geometry';
import type { Layout } from './geometry';

/** Over each space that a caravan can reach: the distance, and the fewest trade tokens that it takes (C10.2). */
export function Prices({ view, layout }: { view: NewDawn; layout: Layout }) {
  const { question, optionsFor } = useQuestion();
  if (question?.ask !== 'caravan') return null;
  const cheapest = new Map<string, { n: number; spent: number }>();
  for (const { from, to, n, spent } of routesNow(view)) {
    const old = cheapest.get(to);
    const isOffered = optionsFor(to).includes(ROUTE.of(from, to, spent));
    if (isOffered && (!old || spent < old.spent || (spent === old.spent && n < old.n))) cheapest.set(to, { n, spent });
  }
  return (
    <g pointerEvents="none">
      {[...cheapest].map(([space, { n, spent }]) => {
        const { x, y } = layout.at(space);
        return (
          <g key={space} style={standingAt({ x, y: y - 26 })} className="price">
            <rect x={spent > 0 ? -17 : -9} y={-9} width={spent > 0 ? 34 : 18} height={17} rx={8} />
            <text x={spent > 0 ? -8 : 0} y={4}>
              {n}
            </text>
            {spent > 0 && (
              <>
                <GiSwapBag x={-2} y={-6} size={11} />
                <text x={12} y={4}>
                  {spent}
                </text>
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}
