import { ask, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Option, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import type { Resource } from '../card';
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

/**
 * All ways to pay a price: each progress may stand for 1 population or for 2 material, no change given.
 * @returns the tokens spent, plainest first; empty when it cannot be paid.
 */
export function payments(have: Tokens, price: Tokens): Tokens[] {
  const ways: Tokens[] = [];
  for (let forMaterial = 0; forMaterial <= Math.ceil(price.material / 2); forMaterial++) {
    for (let forPopulation = 0; forPopulation <= price.population; forPopulation++) {
      const way: Tokens = {
        material: Math.max(0, price.material - 2 * forMaterial),
        population: price.population - forPopulation,
        progress: price.progress + forMaterial + forPopulation,
      };
      if (way.material <= have.material && way.population <= have.population && way.progress <= have.progress)
        ways.push(way);
    }
  }
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
    const picks = picked(f, f.seat);
    if (!picks) {
      return ask(g, f, {
        seat: f.seat,
        stage: 'answer',
        ask: 'pay',
        card: f.by,
        options: ways.map(option),
        params: { material: f.material, population: f.population, progress: f.progress },
      });
    }
    const way = ways.find((w) => option(w) === picks[0]);
    if (!way) throw new Error(`price not payable: ${JSON.stringify(f)}`);
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
