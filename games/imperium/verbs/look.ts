import { currentEffect, fail } from '../../kit/effect/run';
import { arg, number, word } from '../../kit/effect/signature';
import { answersLook } from '../rules/effects';
import { resolveKings } from '../rules/kings';
import { lookAt } from '../rules/looking';
import { KINGS_NOT_SHOWN_WITH_LAST_FAME } from '../rules/open';
import { player } from '../rules/select';
import { fire } from '../rules/triggers';
import { amount } from './picking';
import { verb } from './verb';

/** Looks at top cards (R11.16). When no face-down fame card is left, King of Kings is resolved instead (R13.1). */
export const look = verb({
  name: 'look',
  args: [arg({ n: number, what: word(['fame', 'nation']) })],
  phrases: ['lookFame', 'lookNation', 'lookMore'],
  phrase: ([{ what }], around): 'lookFame' | 'lookNation' | 'lookMore' =>
    around.more ? 'lookMore' : what.word === 'fame' ? 'lookFame' : 'lookNation',
  finds: true,
  can: (g, call): boolean => call.args[0].what.word === 'fame' || player(g, call.seat).nationDeck.length > 0,
  run(g, call): void {
    if (call.args[0].what.word === 'nation') {
      if (lookAt(g, call.seat, 'nation', amount(g, call)) === 0) fail(g);
      return;
    }
    const answer = answersLook(call.frame.card, currentEffect(g).ability);
    const least = KINGS_NOT_SHOWN_WITH_LAST_FAME ? 1 : amount(g, call);
    if (g.fame.length < least && !answer) {
      fail(g);
      return resolveKings(g, call.seat);
    }
    lookAt(g, call.seat, 'fame', amount(g, call));
    if (!answer) fire(g, call.seat, { name: 'onLookFame' });
  },
});
