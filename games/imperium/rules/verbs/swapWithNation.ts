import { ask, picked } from '../../../kit/agenda';
import { say } from '../../../kit/events';
import { fail, noteMoved, type Verb } from '../../../kit/effect/run';
import { reveal } from '../../../kit/undo';
import type { Imperium } from '../../state';
import { putLookedBack } from '../looking';
import { player } from '../select';

/** Sacred Pass: a hand card changes places with the top nation card, never with the accession card (R8.8). */
export const swapWithNation: Verb<Imperium> = {
  can(g, call) {
    const p = player(g, call.seat);
    return p.hand.length > 0 && p.nationDeck.length + (p.looking?.from === 'nation' ? p.looking.cards.length : 0) > 0;
  },
  run(g, call) {
    const p = player(g, call.seat);
    const picks = picked(call.frame, call.seat);
    if (!picks) {
      return ask(g, call.frame, {
        seat: call.seat, stage: 'answer', ask: 'swapHand', card: call.frame.card, node: call.node.id, options: [...p.hand],
      });
    }
    putLookedBack(g, call.seat);
    const id = picks[0];
    const top = p.nationDeck[0];
    if (!id || !top) return fail(g);
    p.nationDeck[0] = id;
    p.hand.splice(p.hand.indexOf(id), 1, top);
    noteMoved(g, top, call.seat);
    say(g, { k: 'swapNation', seat: call.seat, cards: [id, top], eyes: [call.seat] });
    reveal(g, 'drewCards');
  },
};
