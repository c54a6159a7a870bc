import { fail } from '../../kit/effect/run';
import { arg, number, word } from '../../kit/effect/signature';
import { mostWorth } from '../bots/ranking';
import { moveCards, own } from '../rules/moving';
import { player } from '../rules/select';
import { verb } from './verb';

/** Takes a card of the own discard pile into hand (Mystic, M11.18). */
export const fetch = verb({
  name: 'fetch',
  args: [arg({ n: number, what: word(['any']), from: word(['discardPile']) })],
  asks: { fetch: mostWorth },
  run(g, call): void {
    const { seat } = call;
    const picks = call.picked();
    if (!picks) return call.ask(g, 'fetch', { options: [...player(g, seat).discard] });
    const [id] = picks;
    if (id === undefined) return fail(g);
    moveCards(g, [id], own(seat, 'discard'), own(seat, 'hand'), ({ cards, from, into }) => ({
      k: 'fetch',
      seat,
      by: call.frame.card,
      cards,
      from,
      into,
    }));
  },
  worth: 0.5,
  now: (): number => 0.2,
});
