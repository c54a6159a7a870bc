import type { Option, Refusal, Seat } from '../../kit/core';
import { arg, number, word } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { RESOURCES } from '../card';
import { none } from '../bots/ranking';
import { PAIR } from '../optionKinds';
import { move, resources, supply } from '../rules/moving';
import { player } from '../rules/select';
import type { NewDawn } from '../state';
import { verb } from './verb';

/** A resource of a seat, and one that the supply has for it. */
const pairs = (g: NewDawn, seat: Seat): Option[] =>
  RESOURCES.filter((each) => player(g, seat).resources[each] > 0).flatMap((given) =>
    RESOURCES.filter((each) => each !== given && g.supply[each] > 0).map((taken) => PAIR.of(given, taken)),
  );

/** Exchanges an own resource for one of any kind from the supply (Steam Power). */
export const swapResource = verb({
  name: 'swapResource',
  args: [arg({ n: number, what: word(['resource']) })],
  asks: { swapResource: none },
  atAll: (g, { seat }): boolean => pairs(g, seat).length > 0,
  lacks: (g, { seat }): Refusal => ({
    why: RESOURCES.some((each) => player(g, seat).resources[each] > 0) ? 'noOtherResource' : 'noResource',
  }),
  run(g, call): void {
    const { seat } = call;
    const picks = call.picked();
    if (!picks) {
      return call.ask(g, 'swapResource', { options: pairs(g, seat), min: 0 });
    }
    const pair = picks[0] === undefined ? null : PAIR.read(picks[0]);
    const [given, taken] = (pair ?? []).map((name) => RESOURCES.find((each) => each === name));
    if (!given || !taken) return;
    move(g, 1, resources(seat, given), supply(given));
    move(g, 1, supply(taken), resources(seat, taken));
    say(g, { k: 'exchange', seat, what: taken });
  },
});
