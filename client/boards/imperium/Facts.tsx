import styled from 'styled-components';
import { RESOURCES } from '../../../games/imperium/card';
import { HIDDEN, type Seat } from '../../../games/kit/core';
import { scoreDetails } from '../../../games/imperium/rules/scoring';
import type { Imperium } from '../../../games/imperium/state';
import type { Words } from '../../../games/kit/text/words';
import { space } from '../../theme';
import { Figure } from './look/parts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
`;

/** Points that the viewer can count: a plus says that there may be others among the cards that are hidden. */
function pointsOf(view: Imperium, seat: Seat): string {
  const player = view.players[seat];
  if (!player) return '0';
  const sum = scoreDetails(view, seat).reduce((all, [, points]) => all + points, 0);
  const hidden = [player.hand, player.deck, player.history].some((zone) => zone.includes(HIDDEN));
  return `${sum < 0 ? '−' : ''}${Math.abs(sum)}${hidden ? '+' : ''}`;
}

/** A player in figures: tokens, actions and exhausts left, cards in hand, points so far. */
export function Facts({ view, seat, words }: { view: Imperium; seat: Seat; words: Words<Imperium> }) {
  const player = view.players[seat];
  if (!player?.nation || view.phase === 'nations') return null;
  return (
    <Row>
      {RESOURCES.map((resource) => <Figure key={resource} icon={resource} label={words.term(resource)} n={player[resource]} />)}
      <Figure icon="action" label={words.term('action')} n={player.actions} />
      <Figure icon="exhaust" label={words.term('exhaust')} n={player.exhausts} />
      <Figure icon="hand" label={words.term('hand')} n={player.hand.length} />
      <Figure icon="points" label={words.term('points')} n={pointsOf(view, seat)} />
    </Row>
  );
}
