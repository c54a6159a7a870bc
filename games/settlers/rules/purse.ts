import { Payer, type Need as SomeNeed, type Unit, type Units } from '../../kit/payment';
import type { ComponentId, Seat } from '../../kit/core';
import type { VerbNode } from '../../kit/effect/syntax';
import { walk, type Node } from '../../kit/effect/syntax';
import { RESOURCES, SPENDABLE, type Cost, type Resource, type Spendable } from '../card';
import { DEALS, type Way } from '../optionKinds';
import type { Player, Settlers } from '../state';
import { dealsOf, disposable, player } from './select';

/** The one mechanism of payment (S1.3, S8.1, S8.3, S12.1): what can be spent for what, with gold as a wildcard. */

/** What a price can name: a good, any resources, or a thing. */
export type Priced = Spendable | 'anyResource';
export interface Need extends SomeNeed {
  good: Priced;
}

/** A whole price: goods, and at most one thing. */
export interface Price {
  goods: Need[];
  thing?: 'location' | 'handCard' | 'ownDeal';
}

const isResource = (good: string): good is Resource => RESOURCES.some((each) => each === good);

/** What can be spent for each part of a price, the best first and gold last. */
const UNITS: ReadonlyMap<Priced, Units<Unit>> = new Map(
  ([...SPENDABLE, 'anyResource'] as const).map((good) => {
    const with_: readonly Spendable[] =
      good === 'anyResource' ? [...RESOURCES, 'gold'] : isResource(good) ? [good, 'gold'] : [good];
    const list = with_.map((each) => ({ mask: 0, component: -1, token: SPENDABLE.indexOf(each), amount: 1 }));
    return [good, { list, most: Infinity }];
  }),
);

/** The goods in a player's supply. */
class Purse extends Payer<Need, Unit> {
  constructor({ goods }: Player) {
    super(SPENDABLE.map((good) => goods[good]));
  }

  protected unitsFor({ good }: Need): Units<Unit> {
    return UNITS.get(good) ?? { list: [], most: 0 };
  }

  protected signature({ token }: Unit): string {
    return String(token);
  }

  /** The ways to pay, as amounts of each good, without the worse ones. */
  ways(needs: readonly Need[]): Way['goods'][] {
    const found = new Map<string, Way['goods']>();
    for (const units of this.waysForAll(needs)) {
      const goods: Way['goods'] = {};
      for (const { token } of units) {
        const good = SPENDABLE[token];
        if (good) goods[good] = (goods[good] ?? 0) + 1;
      }
      found.set(JSON.stringify(SPENDABLE.map((good) => goods[good] ?? 0)), goods);
    }
    return [...found.values()];
  }
}

/** The price of building a card: resources, and a location (S8.1, S8.3). */
export function priceOfCost(cost: Cost): Price {
  const goods = RESOURCES.flatMap((good) => (cost[good] ? [{ good, n: cost[good] }] : []));
  return { goods, ...(cost.location ? { thing: 'location' as const } : {}) };
}

const THING_WORDS: ReadonlySet<string> = new Set(['handCard', 'ownDeal']);

/** The price that a text names: `pay(1 worker) + pay(1 handCard)`. */
export function priceOf(cost: Node | null): Price {
  const price: Price = { goods: [] };
  if (cost)
    walk(cost, (node) => {
      if (node.kind === 'verb') addNeed(price, node);
    });
  return price;
}

function addNeed(price: Price, { args: [arg] }: VerbNode): void {
  const word = arg?.what?.kind === 'word' ? arg.what.word : '';
  if (THING_WORDS.has(word)) price.thing = word as 'handCard' | 'ownDeal';
  else price.goods.push({ good: word as Priced, n: Number(arg?.n) });
}

/** The things with which a thing can be paid. */
function thingsFor(g: Settlers, seat: Seat, thing: Price['thing'], without?: ComponentId): NonNullable<Way['thing']>[] {
  const p = player(g, seat);
  switch (thing) {
    case 'location':
      return [
        // All foundations are worth the same (S10.6).
        ...[...p.foundations, ...p.buried].slice(0, 1).map((id) => ({ kind: 'foundation' as const, id })),
        ...disposable(g, seat)
          .filter((id) => id !== without)
          .map((id) => ({ kind: 'location' as const, id })),
      ];
    case 'handCard':
      return p.hand.map((id) => ({ kind: 'handCard' as const, id }));
    case 'ownDeal':
      return dealsOf(g, seat, { deal: true, route: true }).map((deal) => {
        const host = DEALS.readAs('route', deal)?.[0];
        return host === undefined ? { kind: 'deal' as const, id: deal } : { kind: 'route' as const, id: host };
      });
    case undefined:
      return [];
  }
}

/** Can the price be paid? @param without a card that is used for something else */
export function payable(g: Settlers, seat: Seat, price: Price, without?: ComponentId): boolean {
  if (price.goods.length > 0 && !new Purse(player(g, seat)).payable(price.goods)) return false;
  return price.thing === undefined || thingsFor(g, seat, price.thing, without).some(({ id }) => id !== without);
}

/** How much is missing, by what the price names. */
export type Missing = Partial<Record<Priced | 'location' | 'handCard' | 'ownDeal', number>>;

/**
 * What the player lacks to pay the price; empty when it can be paid.
 * @param without a card that is used for something else
 */
export function missing(g: Settlers, seat: Seat, price: Price, without?: ComponentId): Missing {
  const lacking: Missing = {};
  for (const { good, n } of new Purse(player(g, seat)).missing(price.goods)) lacking[good] = n;
  const { thing } = price;
  if (thing && thingsFor(g, seat, thing, without).every(({ id }) => id === without)) lacking[thing] = 1;
  return lacking;
}

export interface Ways {
  /** The ways that players usually mean: as little gold for resources as possible, a foundation before a location. */
  usual: Way[];
  /** All ways, without the worse ones. */
  all: Way[];
}

/** The ways to pay a price (S1.3, S8.3). */
export function waysOf(g: Settlers, seat: Seat, price: Price, without?: ComponentId): Ways {
  const goods = price.goods.length > 0 ? new Purse(player(g, seat)).ways(price.goods) : [{}];
  const things = thingsFor(g, seat, price.thing, without).filter(({ id }) => id !== without);
  const least = Math.min(...goods.map((way) => way.gold ?? 0));
  const founded = things.some(({ kind }) => kind === 'foundation');
  const usual = ({ goods: paid, thing }: Way): boolean =>
    (paid.gold ?? 0) === least && (!founded || thing?.kind !== 'location');
  const all: Way[] =
    price.thing === undefined
      ? goods.map((paid) => ({ goods: paid }))
      : goods.flatMap((paid) => things.map((thing) => ({ goods: paid, thing })));
  return { usual: all.filter(usual), all };
}
