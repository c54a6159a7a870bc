import { projectedPoints } from '../../../../games/mythotopia/rules/ending';
import { LEAST_POINTS } from '../../../../games/mythotopia/rules/open';
import { points } from '../../../../games/mythotopia/rules/points';
import { wars } from '../../../../games/mythotopia/rules/strength';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import { ScoreTrack } from '../../common/ScoreTrack';

/** The score track: where everybody stands, and dashed where the wars would leave them if they ended now. */
export function Track({ view }: { view: Mythotopia }) {
  if (view.phase === 'start') return null;
  const now = view.players.map((_, seat) => points(view, seat));
  const then = wars(view).length > 0 && !view.result ? projectedPoints(view) : now;
  return <ScoreTrack now={now} then={then} least={LEAST_POINTS - 2} />;
}
