import { currentEffect, fail, noteMoved } from '../../kit/effect/run';
import { arg, either, number, top, word } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { reveal as revealed } from '../../kit/undo';
import { bestSuit } from '../bots/ranking';
import { WEIGHTS } from '../bots/weights';
import { ANSWER_OPTIONS } from '../optionKinds';
import { mainDeckDrawn } from '../rules/endings';
import { ZONES } from './shapes';
import { verb } from './verb';

const SUITS = ['UNC', 'CIV', 'REG', 'TRI'] as const;

/** Gambling: a suit is declared, then the top card of the main deck is shown to all. */
export const reveal = verb({
  name: 'reveal',
  args: [either(arg({ n: number, top, what: word(['mainDeck']) }), arg({ what: ZONES }))],
  phrases: ['reveal', 'revealMain'],
  phrase: ([{ top: isTop }]): 'reveal' | 'revealMain' => (isTop ? 'revealMain' : 'reveal'),
  asks: { declare: bestSuit },
  run(g, call): void {
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
