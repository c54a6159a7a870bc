import { ask, picked } from '../../../kit/agenda';
import { say } from '../../../kit/events';
import { currentEffect, fail, noteMoved, type Verb } from '../../../kit/effect/run';
import { reveal as revealed } from '../../../kit/undo';
import type { Imperium, ImperiumEffect } from '../../state';
import { mainDeckDrawn } from '../endings';

/** Gambling: a suit is declared, then the top card of the main deck is shown to all. */
export const revealDeclared: Verb<Imperium> = {
  run(g, call) {
    const picks = picked(call.frame, call.seat);
    if (!picks) {
      return ask(g, call.frame, {
        seat: call.seat, stage: 'answer', ask: 'declare', card: call.frame.card, node: call.node.id,
        options: ['suit UNC', 'suit CIV', 'suit REG', 'suit TRI'],
      });
    }
    const suit = picks[0]?.slice(5) ?? '';
    currentEffect<ImperiumEffect>(g).suit = suit;
    say(g, { k: 'declare', seat: call.seat, what: suit });
    const id = g.main.shift();
    if (!id) return fail(g);
    g.revealed.push(id);
    mainDeckDrawn(g);
    noteMoved(g, id, call.seat);
    say(g, { k: 'reveal', seat: call.seat, cards: [id] });
    revealed(g, 'revealedCard');
  },
};
