import { score } from '../../../../games/settlers/rules/ending';
import type { Settlers } from '../../../../games/settlers/state';
import { ScoreTrack } from '../../common/ScoreTrack';

/** Everybody's points; dashed, what they would be with the locations if the match ended now (S15.1, Q23). */
export function Track({ view }: { view: Settlers }) {
  if (view.round === 0) return null;
  const then = view.players.map((_, seat) => score(view, seat));
  const now = view.result ? then : view.players.map(({ goods }) => goods.vp);
  return <ScoreTrack className="track" now={now} then={then} />;
}
