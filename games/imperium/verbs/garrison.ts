import type { ComponentId } from '../../kit/core';
import { currentEffect, fail } from '../../kit/effect/run';
import { arg, maybe, number } from '../../kit/effect/signature';
import type { Argument } from '../../kit/effect/syntax';
import type { Call } from '../../kit/effect/verb';
import { madeRoom, mostPlayable } from '../bots/ranking';
import { fitting } from '../bots/worth';
import { WEIGHTS } from '../bots/weights';
import { cardOf } from '../lookup';
import { inPlay, matches, player } from '../rules/select';
import { toGarrison } from '../rules/zones';
import type { Imperium } from '../state';
import { amount } from './picking';
import { KIND } from './shapes';
import { verb } from './verb';

function options(g: Imperium, call: Call<readonly [Argument]>): ComponentId[] {
  const [{ in: host, what }] = call.args;
  const p = player(g, call.seat);
  if (host) return p.play.filter((id) => id !== call.self && matches(g, id, host, call));
  if (!p.play.includes(call.self)) return [];
  return p.hand.filter(
    (id) => !cardOf(id).facts.keywords?.includes('cannot-garrison') && (!what || matches(g, id, what, call)),
  );
}

/** Garrisons another card from hand under this one, or this card under a region: `this in REG` (R11.9). */
export const garrison = verb({
  name: 'garrison',
  args: [arg({ n: maybe(number), what: KIND, in: maybe(KIND) })],
  phrases: ['garrison', 'garrisonThis'],
  phrase: ([{ in: host }]): 'garrison' | 'garrisonThis' => (host ? 'garrisonThis' : 'garrison'),
  asks: { garrison: madeRoom, garrisonIn: mostPlayable },
  chooses: (): boolean => true,
  can: (g, call): boolean => options(g, call).length > 0,
  run(g, call): void {
    const picks = call.picked();
    const [{ in: host }] = call.args;
    if (!picks) {
      const found = options(g, call);
      return call.ask(g, host ? 'garrisonIn' : 'garrison', {
        options: found,
        min: call.frame.may ? 0 : Math.min(1, found.length),
        max: amount(g, call),
      });
    }
    const effect = currentEffect(g);
    for (const id of picks) {
      if (host) {
        toGarrison(g, call.seat, call.self, id, call.self);
        effect.host = id;
      } else toGarrison(g, call.seat, id, call.self, call.self);
    }
    if (picks.length === 0) fail(g);
  },
  worth(valued): number {
    const {
      evaluation,
      at,
      args: [{ in: host }],
    } = valued;
    if (host)
      return inPlay(evaluation.g, at.seat).some((id) => matches(evaluation.g, id, host, at)) ? WEIGHTS.garrison : 0;
    return fitting(valued, 'hand').some((id) => evaluation.keeping(id) < WEIGHTS.kept) ? WEIGHTS.garrison : 0;
  },
});
