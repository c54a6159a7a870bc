import { arg, number, word } from '../../kit/effect/signature';
import { byCard } from '../bots/ranking';
import { takeCard } from '../rules/diplomacy';
import { player } from '../rules/select';
import { verb } from './verb';

/** Takes diplomacy cards of other players, of the player's choice (Potala Palace). */
export const takeCards = verb({
  name: 'takeCards',
  args: [arg({ n: number, what: word(['diplomacy']) })],
  asks: { takeCards: byCard },
  run(g, call): void {
    const { seat, args } = call;
    const picks = call.picked();
    if (!picks) {
      const options = [...g.players.keys()].flatMap((rival) => (rival === seat ? [] : player(g, rival).diplomacy));
      return call.ask(g, 'takeCards', { options, min: 0, max: Number(args[0].n) });
    }
    for (const card of picks) takeCard(g, seat, card);
  },
});
