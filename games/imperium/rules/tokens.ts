import { push } from '../../kit/agenda';
import type { ComponentId, Frame, Option, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { chooseWay, Payer, type Need, type Unit, type Units } from '../../kit/payment';
import { RESOURCES, type Resource } from '../card';
import { ANSWER_OPTIONS } from '../optionKinds';
import type { Imperium, Tokens } from '../state';
import { modifiers, player } from './select';

/** Gaining and paying tokens (R11.10, R11.18). */

export const NO_TOKENS: Readonly<Tokens> = { material: 0, population: 0, progress: 0 };

/** From the supply, which is unlimited. */
export function gain(g: Imperium, seat: Seat, resource: Resource, n: number, by?: ComponentId): void {
  if (n <= 0) return;
  player(g, seat)[resource] += n;
  say(g, { k: 'gain', seat, n, what: resource, into: `${resource} ${seat}`, ...(by ? { by } : {}) });
}

interface TokenNeed extends Need {
  resource: Resource;
}

interface TokenUnit extends Unit {
  resource: Resource;
}

const unit = (resource: Resource, amount: number): TokenUnit => ({
  resource,
  amount,
  token: RESOURCES.indexOf(resource),
  component: -1,
  mask: 0,
});

/** What is spent for what: each progress may stand for 1 population or for 2 material, no change given. */
const SPENT: Readonly<Record<Resource, readonly TokenUnit[]>> = {
  material: [unit('material', 1), unit('progress', 2)],
  population: [unit('population', 1), unit('progress', 1)],
  progress: [unit('progress', 1)],
};

class Purse extends Payer<TokenNeed, TokenUnit> {
  constructor(have: Tokens) {
    super(RESOURCES.map((resource) => have[resource]));
  }

  protected unitsFor({ resource }: TokenNeed): Units<TokenUnit> {
    return { list: SPENT[resource], most: Infinity };
  }

  protected signature({ resource }: TokenUnit): string {
    return resource;
  }

  ways(price: Tokens): TokenUnit[][] {
    return this.waysForAll(needsOf(price));
  }
}

const needsOf = (price: Tokens): TokenNeed[] =>
  RESOURCES.filter((resource) => price[resource] > 0).map((resource) => ({ resource, n: price[resource] }));

/** Can the price be paid? */
export const isPayable = (have: Tokens, price: Tokens): boolean => new Purse(have).payable(needsOf(price));

/** @returns the tokens spent in each way to pay a price, plainest first; empty when it cannot be paid */
export function payments(have: Tokens, price: Tokens): Tokens[] {
  const ways = new Purse(have).ways(price).map((units): Tokens => {
    const way = { ...NO_TOKENS };
    for (const { resource } of units) way[resource]++;
    return way;
  });
  return ways.sort((a, b) => a.progress - b.progress || a.material - b.material);
}

/** A price on its way: asks how, where there is a choice, then pays. */
export interface PayFrame extends Frame, Tokens {
  op: 'pay';
  seat: Seat;
  by: ComponentId;
}

/** Has a payable price paid before anything else goes on. */
export function pay(g: Imperium, seat: Seat, price: Tokens, by: ComponentId): void {
  if (price.material + price.population + price.progress > 0) push(g, { op: 'pay', seat, by, ...price });
}

const option = (way: Tokens): Option => ANSWER_OPTIONS.of('pay', way.material, way.population, way.progress);

export function payHandler(paid: (g: Imperium, seat: Seat, way: Tokens) => void) {
  return (g: Imperium, f: PayFrame): void => {
    const p = player(g, f.seat);
    const ways = payments(p, f);
    const { seat, by: card, material, population, progress } = f;
    const asking = { seat, ask: 'pay', card, params: { material, population, progress } } as const;
    const way = chooseWay(g, f, asking, ways, option);
    if (!way) return;
    for (const resource of ['material', 'population', 'progress'] as const) {
      p[resource] -= way[resource];
      if (way[resource] > 0)
        say(g, { k: 'pay', seat: f.seat, n: way[resource], what: resource, by: f.by, from: `${resource} ${f.seat}` });
    }
    paid(g, f.seat, way);
  };
}

/** A price in a resource or in cards after `reduceCost` modifiers for unrest plays. */
export function reduced(g: Imperium, seat: Seat, unit: Resource | 'cards', n: number): number {
  for (const { node } of modifiers(g, seat, 'reduceCost')) {
    const [by, what, floor] = node.args;
    const units = by?.what?.kind === 'or' ? by.what.of : [by?.what];
    if (what?.what?.kind !== 'word' || what.what.word !== 'unrestPlay') continue;
    if (units.some((u) => u?.kind === 'word' && u.word === unit))
      n = Math.min(n, Math.max(floor?.min ?? 0, n - Number(by?.n ?? 0)));
  }
  return n;
}
