import { currentEffect } from '../../kit/effect/run';
import { arg, number, partOf, selector, word } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import type { Slots } from '../../kit/text/phrasebook';
import { howMany, sum, token } from '../bots/worth';
import { WEIGHTS } from '../bots/weights';
import { others, player, playersWith } from '../rules/select';
import { amount } from './picking';
import { RESOURCE } from './shapes';
import { targets } from './targets';
import { verb } from './verb';

/** Steals up to the stated number from each player, as far as possible (R11.23). */
export const steal = verb({
  name: 'steal',
  args: [arg({ n: number, what: RESOURCE, from: partOf(word(['eachOther']), selector('players')) })],
  slots([{ from }], says): Slots {
    const of = from.kind === 'call' ? from.arg?.what : undefined;
    if (!of) return { from: says.bend('fromAll') };
    return of.kind === 'word' && (of.word === 'empire' || of.word === 'barbarian')
      ? { from: says.bend('fromState', { state: says.state(of.word) }) }
      : { from: says.bend('fromWith', { what: says.things.kind(of) }) };
  },
  run(g, call): void {
    const [{ what, from }] = call.args;
    const resource = what.word;
    const effect = currentEffect(g);
    for (const seat of targets(g, call, from)) {
      const n = Math.min(amount(g, call), player(g, seat)[resource]);
      player(g, seat)[resource] -= n;
      player(g, call.seat)[resource] += n;
      if (n > 0)
        say(g, {
          k: 'steal',
          seat: call.seat,
          to: seat,
          n,
          what: resource,
          by: call.frame.card,
          from: `${resource} ${seat}`,
          into: `${resource} ${call.seat}`,
        });
      if (n < amount(g, call)) effect.failed.push(seat);
    }
  },
  worth(valued): number {
    const {
      evaluation: { g },
      at,
      args: [{ what, from }],
    } = valued;
    const of = from.kind === 'call' ? from.arg?.what : undefined;
    const robbed = of ? playersWith(g, of, at) : others(g, at.seat);
    return (
      sum(robbed.map((seat) => Math.min(howMany(valued), player(g, seat)[what.word]))) *
      token(valued) *
      (1 + WEIGHTS.rival)
    );
  },
});
