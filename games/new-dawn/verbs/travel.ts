import type { Refusal } from '../../kit/core';
import { arg, maybe, number, word } from '../../kit/effect/signature';
import { byTrip } from '../bots/ranking';
import { caravanOptions, hasCaravan, moveCaravan, travelBy } from '../rules/caravans';
import { currentFocus } from '../rules/select';
import { verb } from './verb';

type Key = 'travel' | 'travelWater' | 'travelBarbarian';

/** Moves each caravan up to that many spaces, one after the other (C10.2); `water` and `barbarian` may be entered. */
export const travel = verb({
  name: 'travel',
  args: [arg({ n: number, what: word(['space']) }), maybe(arg({ what: word(['water', 'barbarian']) }))],
  phrases: ['travel', 'travelWater', 'travelBarbarian'],
  phrase: ([, over]): Key => (over ? (over.what.word === 'water' ? 'travelWater' : 'travelBarbarian') : 'travel'),
  asks: { caravan: byTrip },
  atAll(g, { node }): boolean {
    const focus = currentFocus(g);
    return focus !== undefined && caravanOptions(g, focus, travelBy(node)).length > 0;
  },
  lacks: (g, { seat }): Refusal =>
    hasCaravan(g, seat) ? { why: 'caravansStay', params: { n: currentFocus(g)?.slot ?? 0 } } : { why: 'noCaravan' },
  run(g, call): void {
    const focus = currentFocus(g);
    if (!focus) return;
    const how = travelBy(call.node);
    const picks = call.picked();
    if (picks?.[0] !== undefined) {
      g.agenda.push(call.frame);
      return moveCaravan(g, focus, how, picks[0]);
    }
    if (picks) return;
    const options = caravanOptions(g, focus, how);
    if (options.length > 0) call.ask(g, 'caravan', { options, min: 0 });
  },
});
