import type { ComponentId } from '../../kit/core';
import { fail, noteMoved } from '../../kit/effect/run';
import { arg, either, number, top, word } from '../../kit/effect/signature';
import type { Call } from '../../kit/effect/verb';
import { MOVED, say } from '../../kit/events';
import { reveal } from '../../kit/undo';
import { leastKept, mostWorth, worstTaken } from '../bots/ranking';
import { isWord } from '../bots/worth';
import { WEIGHTS } from '../bots/weights';
import { putLookedBack } from '../rules/looking';
import { swapWithExile } from '../rules/market';
import { player } from '../rules/select';
import type { Imperium } from '../state';
import { phraseOf } from './picking';
import { verb } from './verb';

type Asking = Call<readonly [object, object], 'swapMarket' | 'swapExile' | 'swapHand'>;

const inMarket = (g: Imperium): ComponentId[] => g.market.flatMap((m) => m.card ?? []);

const isOfMarket = (call: Pick<Call, 'node'>): boolean => isWord(phraseOf(call.node).what, 'market');

/** Swaps a market card, chosen first, with an exiled card (R11.12). */
function marketWithExile(g: Imperium, call: Asking): void {
  const f = call.frame;
  const picks = call.picked();
  if (g.exile.length === 0 || inMarket(g).length === 0) return fail(g);
  if (!picks) return call.ask(g, 'swapMarket', { options: inMarket(g) });
  // The number of the market place is kept until the exiled card is chosen.
  if (f.i === undefined) {
    f.i = g.market.findIndex((m) => m.card === picks[0]);
    return call.ask(g, 'swapExile', { options: [...g.exile] });
  }
  const out = g.market[f.i]?.card;
  const back = picks[0];
  if (out && back) swapWithExile(g, call.seat, out, back);
}

/** Swaps a hand card with the top nation card, but never with the accession card (Sacred Pass, R8.8). */
function handWithNation(g: Imperium, call: Asking): void {
  const p = player(g, call.seat);
  const picks = call.picked();
  if (!picks) return call.ask(g, 'swapHand', { options: [...p.hand] });
  putLookedBack(g, call.seat);
  const id = picks[0];
  const next = p.nationDeck[0];
  if (!id || !next) return fail(g);
  p.nationDeck[0] = id;
  p.hand.splice(p.hand.indexOf(id), 1, next);
  noteMoved(g, next, call.seat);
  say(g, { k: 'swapNation', seat: call.seat, cards: [id, next], eyes: [call.seat] });
  const [hand, deck] = [`hand ${call.seat}`, `nationDeck ${call.seat}`];
  say(g, { k: MOVED, seat: call.seat, cards: [id], eyes: [call.seat], from: hand, into: deck });
  say(g, { k: MOVED, seat: call.seat, cards: [next], eyes: [call.seat], from: deck, into: hand });
  reveal(g, 'drewCards');
}

/** Swaps cards: `swap(market, exile)` or `swap(1 any in hand, top nation)`. */
export const swap = verb({
  name: 'swap',
  args: [
    either(arg({ what: word(['market']) }), arg({ n: number, what: word(['any']), in: word(['hand']) })),
    either(arg({ what: word(['exile']) }), arg({ top, what: word(['nation']) })),
  ],
  phrases: ['swapMarket', 'swapNation'],
  phrase: ([{ what }]): 'swapMarket' | 'swapNation' => (isWord(what, 'market') ? 'swapMarket' : 'swapNation'),
  asks: { swapMarket: worstTaken, swapExile: mostWorth, swapHand: leastKept },
  can(g, call): boolean {
    if (isOfMarket(call)) return g.exile.length > 0 && inMarket(g).length > 0;
    const p = player(g, call.seat);
    return p.hand.length > 0 && p.nationDeck.length + (p.looking?.from === 'nation' ? p.looking.cards.length : 0) > 0;
  },
  run: (g, call): void => (isOfMarket(call) ? marketWithExile(g, call) : handWithNation(g, call)),
  worth: (): number => WEIGHTS.swap,
});
