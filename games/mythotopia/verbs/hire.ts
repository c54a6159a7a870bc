import { push } from '../../kit/agenda';
import type { Refusal, Seat } from '../../kit/core';
import { arg, number, word } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { byCard, most } from '../bots/ranking';
import { hiring } from '../bots/wars';
import type { Place } from '../card';
import { NUMBER } from '../optionKinds';
import type { MythotopiaNode } from '../frames';
import { mercenarySupply } from '../rules/capture';
import { change, piecesOf } from '../rules/moving';
import { count } from '../rules/select';
import type { Mythotopia } from '../state';
import { verb } from './verb';

/** Provinces that the seat owns or attacks and where it has an army (M11.15). */
const withArmy = (g: Mythotopia, seat: Seat): Place[] =>
  Object.keys(g.armies)
    .filter((place) => count(g.armies, place, seat) > 0)
    .sort();

/** Places mercenaries on a province (Mercenary, M11.15). */
export const hire = verb({
  name: 'hire',
  args: [arg({ n: number, what: word(['mercenary']) })],
  counted: true,
  asks: { hire: byCard((evaluation, place) => hiring(evaluation, place)), mercenaries: most },
  can: (g, { seat }): boolean => mercenarySupply(g) > 0 && withArmy(g, seat).length > 0,
  lacks: (g): Refusal => ({ why: mercenarySupply(g) > 0 ? 'noArmyOnMap' : 'noMercenary' }),
  run(g, call): void {
    const { seat } = call;
    const f: MythotopiaNode = call.frame;
    const picks = call.picked();
    if (f.at === undefined) {
      if (!picks) return call.ask(g, 'hire', { options: withArmy(g, seat) });
      const [at] = picks;
      if (at !== undefined) f.at = at;
      return push(g, f);
    }
    if (!picks) {
      const n = Math.min(Number(call.args[0].n), mercenarySupply(g));
      const options = Array.from({ length: n }, (_, i) => NUMBER.of(i + 1));
      return call.ask(g, 'mercenaries', { params: { at: f.at }, options });
    }
    const n = Number(picks[0]);
    change(g, piecesOf(seat, 'mercenaries', f.at), n);
    say(g, { k: 'hire', seat, by: f.card, at: f.at, n });
  },
  worth: 0.6,
  now: (evaluation): number =>
    Math.max(-1, ...Object.keys(evaluation.g.armies).map((place) => hiring(evaluation, place))),
});
