import { nearest, push } from '../../kit/agenda';
import type { ComponentId, Frame, Option, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { chooseWay, Payer, type Need, type Unit, type Units } from '../../kit/payment';
import { RESOURCES, type Resource } from '../card';
import { ANSWER_OPTIONS } from '../optionKinds';
import { startEffect } from '../../kit/effect/run';
import { cardOf } from '../lookup';
import type { Imperium, Tokens } from '../state';
import { GAIN_REPLACED_PER_EVENT } from './open';
import { inPlay, isWord, modifiers, player } from './select';

/** Gaining and paying tokens (R11.10, R11.18). */

export const NO_TOKENS: Readonly<Tokens> = { material: 0, population: 0, progress: 0 };

/** The card and ability in play that replaces gaining the resource (Shangri-La); null when there is none. */
export const replacing = (g: Imperium, seat: Seat, resource: Resource): [ComponentId, number] | null => {
  for (const id of inPlay(g, seat))
    for (const { effect, triggers, index } of cardOf(id).abilities)
      if (
        effect.kind === 'insteadOf' &&
        triggers.some((t) => t.name === 'onGainResource' && isWord(t.arg?.what, resource))
      )
        return [id, index];
  return null;
};

/**
 * Gains tokens from the unlimited supply. An effect that replaces it happens once, whatever the amount (R18.3). Tokens
 * taken with a card, and stolen ones, do not come from the supply.
 * @returns whether the resource itself was gained
 */
export function gain(g: Imperium, seat: Seat, resource: Resource, n: number, by?: ComponentId): boolean {
  if (n <= 0) return false;
  const instead = replacing(g, seat, resource);
  if (instead) {
    const [card, ability] = instead;
    for (let i = GAIN_REPLACED_PER_EVENT ? 1 : n; i > 0; i--) startEffect(g, { card, ability, seat, self: card });
    return false;
  }
  player(g, seat)[resource] += n;
  say(g, { k: 'gain', seat, n, what: resource, into: `${resource} ${seat}`, ...(by ? { by } : {}) });
  return true;
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

/**
 * What can be spent for a resource: each progress stands for 1 population or for 2 material, without change (R11.18).
 */
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

/** How many tokens are missing to pay a price, by resource; resources that suffice are absent. */
export const shortOf = (have: Tokens, price: Tokens): Record<string, number> =>
  Object.fromEntries(new Purse(have).missing(needsOf(price)).map(({ resource, n }) => [resource, n]));

/** The ways to pay a price, plainest first, as the tokens spent; empty when it cannot be paid. */
export function payments(have: Tokens, price: Tokens): Tokens[] {
  const ways = new Purse(have).ways(price).map((units): Tokens => {
    const way = { ...NO_TOKENS };
    for (const { resource } of units) way[resource]++;
    return way;
  });
  return ways.sort((a, b) => a.progress - b.progress || a.material - b.material);
}

/** A price that is being paid: the player is asked where there is a choice. */
export interface PayFrame extends Frame, Tokens {
  op: 'pay';
  seat: Seat;
  by: ComponentId;
}

/** Pays a price before anything else goes on; it must be payable. */
export function pay(g: Imperium, seat: Seat, price: Tokens, by: ComponentId): void {
  if (price.material + price.population + price.progress > 0) push(g, { op: 'pay', seat, by, ...price });
}

const option = (way: Tokens): Option => ANSWER_OPTIONS.of('pay', way.material, way.population, way.progress);

/** Makes the handler of payments. @param paid carries out the chosen payment */
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
    const effect = nearest(g, 'effect');
    if (effect?.seat === f.seat) {
      const before = effect.paid ?? NO_TOKENS;
      effect.paid = { ...before };
      for (const resource of RESOURCES) effect.paid[resource] = (before[resource] ?? 0) + way[resource];
    }
    paid(g, f.seat, way);
  };
}

/** A price in tokens or cards after the reductions in force, which add up, each down to its floor. */
export function reduced(
  g: Imperium,
  seat: Seat,
  price: 'unrestPlay' | 'developmentCost',
  unit: Resource | 'cards',
  n: number,
): number {
  for (const { node } of modifiers(g, seat, 'reduceCost')) {
    const [by, what, floor] = node.args;
    const units = by?.what?.kind === 'or' ? by.what.of : [by?.what];
    if (!isWord(what?.what, price)) continue;
    if (units.some((u) => isWord(u, unit))) n = Math.min(n, Math.max(floor?.min ?? 0, n - Number(by?.n ?? 0)));
  }
  return n;
}
