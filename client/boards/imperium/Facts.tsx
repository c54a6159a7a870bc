import type { Seat } from '../../../games/kit/core';
import { pointsSeen } from '../../../games/imperium/rules/scoring';
import type { Imperium } from '../../../games/imperium/state';
import type { Words } from '../../../games/kit/text/words';
import { numeral } from '../../ui/numeral';
import { useUi } from '../../words';
import { Figure, Figures, MoreFigures, Soft } from '../common/parts';
import { ResourceFigures } from './zones/Resources';

interface Props {
  view: Imperium;
  seat: Seat;
  words: Words<Imperium>;
}

/** A player's numbers: tokens, actions and exhausts left, cards in hand. */
export function Facts({ view, seat, words }: Props) {
  const player = view.players[seat];
  if (!player?.nation || view.phase === 'nations') return null;
  return (
    <Figures>
      <ResourceFigures seat={seat} player={player} words={words} />
      <MoreFigures>
        <Figure icon="action" label={words.term('action')} n={player.actions} />
        <Figure icon="exhaust" label={words.term('exhaust')} n={player.exhausts} />
      </MoreFigures>
      <Figure icon="hand" label={words.term('hand')} n={player.hand.length} />
    </Figures>
  );
}

/** The points that the viewer can count, and how many cards it cannot: with more of them hidden the number falls. */
export function Score({ view, seat }: Props) {
  const { say } = useUi();
  const points = pointsSeen(view, seat);
  if (!points) return null;
  const { n, hidden } = points;
  return (
    <>
      <Figure
        icon="points"
        label={hidden ? say('score.inSight', { n: hidden }) : say('score.now')}
        n={`${numeral(n)}${hidden ? ' +' : ''}`}
      />
      {!view.result && <Soft aria-hidden>{hidden ? say('score.hidden', { n: hidden }) : say('score.soFar')}</Soft>}
    </>
  );
}
