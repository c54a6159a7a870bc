import { score } from '../../../../games/settlers/rules/ending';
import type { Settlers } from '../../../../games/settlers/state';
import { ScoreTrack } from '../../common/ScoreTrack';

/** Everybody's points; dashed, what the locations would add if the match ended now (S15.1, Q23). */
export function Track({ view }: { view: Settlers }) {
  if (view.round === 0) return null;
  const now = view.players.map(({ goods }) => goods.vp);
  return (
    <ScoreTrack
      className="track"
      beside={7}
      now={now}
      then={view.result ? now : view.players.map((_, seat) => score(view, seat))}
    />
  );
}
