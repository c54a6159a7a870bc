import { fail } from '../../kit/effect/run';
import { arg, either, number, selector, word } from '../../kit/effect/signature';
import type { Call } from '../../kit/effect/verb';
import { say } from '../../kit/events';
import { bestTaken } from '../bots/ranking';
import { howMany, isWord, token } from '../bots/worth';
import { putOn } from '../rules/counts';
import { amount, phraseOf } from './picking';
import { RESOURCE } from './shapes';
import { verb } from './verb';

const isOnThis = ({ node }: Pick<Call, 'node'>): boolean => isWord(phraseOf(node).on, 'this');

/**
 * Puts tokens from the supply on a market card (R5.1, Carthaginian Traders), or on the card itself (Pottery, R14.5).
 */
export const place = verb({
  name: 'place',
  args: [
    either(
      arg({ n: number, what: RESOURCE, on: selector('inMarket') }),
      arg({ n: number, what: word(['progress']), on: word(['this']) }),
    ),
  ],
  phrases: ['placeMarket', 'placeThis'],
  phrase: ([{ on }]): 'placeMarket' | 'placeThis' => (on.kind === 'word' ? 'placeThis' : 'placeMarket'),
  // The bot puts the token on the card that it would like to take most.
  asks: { place: bestTaken },
  can: (g, call): boolean => isOnThis(call) || g.market.some((m) => m.card),
  run(g, call): void {
    const [{ what }] = call.args;
    if (isOnThis(call)) return putOn(g, call.seat, call.self, amount(g, call));
    const picks = call.picked();
    if (!picks) return call.ask(g, 'place', { options: g.market.flatMap((m) => m.card ?? []) });
    const market = g.market.find((m) => m.card === picks[0]);
    if (!market?.card) return fail(g);
    market[what.word] += amount(g, call);
    say(g, {
      k: 'place',
      seat: call.seat,
      n: amount(g, call),
      what: what.word,
      cards: [market.card],
      into: `${what.word}There ${g.market.indexOf(market)}`,
    });
  },
  worth: (valued): number => howMany(valued) * token(valued) * 0.4,
});
