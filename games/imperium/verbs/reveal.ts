import { currentEffect, fail, noteMoved } from '../../kit/effect/run';
import { arg, either, number, top, word } from '../../kit/effect/signature';
import type { Call } from '../../kit/effect/verb';
import { say } from '../../kit/events';
import { shuffle } from '../../kit/random';
import { reveal as revealed } from '../../kit/undo';
import { mustBeKnown } from '../../kit/unknown';
import { bestSuit } from '../bots/ranking';
import { WEIGHTS } from '../bots/weights';
import { ANSWER_OPTIONS } from '../optionKinds';
import { mainDeckDrawn } from '../rules/endings';
import { player } from '../rules/select';
import type { Imperium } from '../state';
import { phraseOf, zone, zonesOf } from './picking';
import { ZONES } from './shapes';
import { verb } from './verb';

const SUITS = ['UNC', 'CIV', 'REG', 'TRI'] as const;

/** Shows own zones to all (Ashoka). A deck that was shown is shuffled, as after a search (R11.14). */
function revealOwn(g: Imperium, call: Call): void {
  const cards = zonesOf(phraseOf(call.node).what, []).flatMap((word) => zone(g, call, word));
  // A bot that looks ahead does not know all of them.
  cards.forEach(mustBeKnown);
  say(g, { k: 'revealOwn', seat: call.seat, cards: [...cards].sort(), by: call.frame.card });
  shuffle(g, player(g, call.seat).deck);
  revealed(g, 'revealedCard');
}

/** Declares a suit, then shows the top card of the main deck to all (Gambling). */
export const reveal = verb({
  name: 'reveal',
  args: [either(arg({ n: number, top, what: word(['mainDeck']) }), arg({ what: ZONES }))],
  phrases: ['reveal', 'revealMain'],
  phrase: ([{ top: isTop }]): 'reveal' | 'revealMain' => (isTop ? 'revealMain' : 'reveal'),
  asks: { declare: bestSuit },
  run(g, call): void {
    if (!call.args[0].top) return revealOwn(g, call);
    const picks = call.picked();
    if (!picks) return call.ask(g, 'declare', { options: SUITS.map((suit) => ANSWER_OPTIONS.of('suit', suit)) });
    const [suit] = ANSWER_OPTIONS.readAs('suit', picks[0] ?? '') ?? [''];
    currentEffect(g).suit = suit;
    say(g, { k: 'declare', seat: call.seat, what: suit });
    const id = g.main.shift();
    if (!id) return fail(g);
    g.revealed.push(id);
    mainDeckDrawn(g);
    noteMoved(g, id, call.seat);
    say(g, { k: 'reveal', seat: call.seat, cards: [id], from: 'main', into: 'revealed' });
    revealed(g, 'revealedCard');
  },
  worth: (): number => WEIGHTS.gamble,
});
