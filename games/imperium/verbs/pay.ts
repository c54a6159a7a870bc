import type { Refusal } from '../../kit/core';
import { arg, maybe, number, numberOrAll, per } from '../../kit/effect/signature';
import { fail } from '../../kit/effect/run';
import type { Call } from '../../kit/effect/verb';
import type { Slots } from '../../kit/text/phrasebook';
import { howMany, token } from '../bots/worth';
import { nodeOf } from '../lookup';
import { isResource, player } from '../rules/select';
import { isPayable, NO_TOKENS, pay as payPrice, payments, reduced, shortOf } from '../rules/tokens';
import type { Imperium, Tokens } from '../state';
import { amount, isUnrestPlay, phraseOf } from './picking';
import { RESOURCE } from './shapes';
import { verb } from './verb';

/** The price of all payments joined by `+`, after the reductions in force (Direct Democracy). */
function priceOf(g: Imperium, call: Call): Tokens {
  const price: Tokens = { ...NO_TOKENS };
  for (const id of [call.node.id, ...(call.frame.also ?? [])]) {
    const node = nodeOf(call.frame.card, id);
    if (node.kind !== 'verb') continue;
    const { what } = phraseOf(node);
    if (what?.kind !== 'word' || !isResource(what.word)) continue;
    const { n: stated } = phraseOf(node);
    const n = stated === 'all' ? player(g, call.seat)[what.word] : amount(g, call, phraseOf(node));
    price[what.word] += isUnrestPlay(call) ? reduced(g, call.seat, 'unrestPlay', what.word, n) : n;
  }
  return price;
}

/** What is missing to the minimum of `pay(all progress, min 5)`, by resource. */
function belowLeast(g: Imperium, { seat, node }: Call): Record<string, number> {
  const [first, second] = node.args;
  if (first?.what?.kind !== 'word' || !isResource(first.what.word)) return {};
  const missing = (second?.min ?? 0) - player(g, seat)[first.what.word];
  return missing > 0 ? { [first.what.word]: missing } : {};
}

const isEnough = (g: Imperium, call: Call): boolean => Object.keys(belowLeast(g, call)).length === 0;

/** What is missing to pay, by resource; empty when it can be paid. */
const missingFor = (g: Imperium, call: Call): Record<string, number> => ({
  ...shortOf(player(g, call.seat), priceOf(g, call)),
  ...belowLeast(g, call),
});

/** The tokens that are left after a payment. */
const less = (have: Tokens, paid: Tokens): Tokens => ({
  material: have.material - paid.material,
  population: have.population - paid.population,
  progress: have.progress - paid.progress,
});

/** Pays tokens (R11.18). `pay(all progress, min 5)` pays all there are, if they are at least 5. */
export const pay = verb({
  name: 'pay',
  args: [arg({ n: numberOrAll, what: RESOURCE, per: maybe(per) }), maybe(arg({ min: number }))],
  phrases: ['pay', 'payAll'],
  phrase: ([{ n }]): 'pay' | 'payAll' => (n === 'all' ? 'payAll' : 'pay'),
  slots: ([{ n, what }], { things }): Slots => (n === 'all' ? { what: things.kinds(what) } : {}),
  merges: true,
  joint: true,
  alwaysPrice: (): boolean => true,
  can: (g, call): boolean => isEnough(g, call) && isPayable(player(g, call.seat), priceOf(g, call)),
  lacks: (g, call): Refusal => ({ why: 'price', params: missingFor(g, call) }),
  outcomes: (g, call): Iterable<Imperium> =>
    payments(player(g, call.seat), priceOf(g, call)).map((way) => ({
      ...g,
      players: g.players.map((p, seat) => (seat === call.seat ? { ...p, ...less(p, way) } : p)),
    })),
  run(g, call): void {
    const price = priceOf(g, call);
    if (!isEnough(g, call) || !isPayable(player(g, call.seat), price)) return fail(g);
    payPrice(g, call.seat, price, call.frame.card);
  },
  worth(valued): number {
    const [{ n, what }] = valued.args;
    const p = player(valued.evaluation.g, valued.at.seat);
    const paid = n === 'all' ? p[what.word] : howMany(valued);
    return -paid * token(valued);
  },
});
