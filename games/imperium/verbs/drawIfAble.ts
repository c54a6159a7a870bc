import { fail, noteMoved } from '../../kit/effect/run';
import { drawn, howMany } from '../bots/worth';
import { fromDeck } from '../rules/draw';
import { player } from '../rules/select';
import { deckLost } from '../rules/zones';
import { amount } from './picking';
import { times } from './shapes';
import { verb } from './verb';

/** Draws, but no more than the deck holds (R8.2). */
export const drawIfAble = verb({
  name: 'drawIfAble',
  args: [times],
  finds: true,
  run(g, call): void {
    const drawn = fromDeck(g, call.seat, amount(g, call));
    for (const id of drawn) noteMoved(g, id, call.seat);
    if (drawn.length === 0) fail(g);
    else deckLost(g, call.seat);
  },
  worth: (valued): number =>
    drawn(valued, Math.min(howMany(valued), player(valued.evaluation.g, valued.at.seat).deck.length)),
});
