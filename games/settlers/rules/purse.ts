import { Payer, type Need, type Unit, type Units } from '../../kit/payment';
import type { ComponentId, Seat } from '../../kit/core';
import type { VerbNode } from '../../kit/effect/syntax';
import { walk, type Node } from '../../kit/effect/syntax';
import { RESOURCES, SPENDABLE, type Cost, type Resource, type Spendable } from '../card';
import { DEALS, type WayToPay } from '../optionKinds';
import type { Player, Settlers } from '../state';
import { dealsOf, disposable, player } from './select';

/** The one mechanism of payment (S1.3, S8.1, S8.3, S12.1): what can be spent for what, with gold as a wildcard. */

/** What a price can name: a good, any resources, or a thing. */
export type Priced = Spendable | 'anyResource';
export interface GoodsNeed extends Need {
  good: Priced;
}

/** A whole price: goods, and at most one thing. */
export interface Price {
  goods: GoodsNeed[];
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
class Purse extends Payer<GoodsNeed, Unit> {
  constructor({ goods }: Player) {
    super(SPENDABLE.map((good) => goods[good]));
  }

  protected unitsFor({ good }: GoodsNeed): Units<Unit> {
    return UNITS.get(good) ?? { list: [], most: 0 };
  }

  protected signature({ token }: Unit): string {
    return String(token);
  }

  /** The ways to pay, as amounts of each good, without the worse ones. */
  ways(needs: readonly GoodsNeed[]): WayToPay['goods'][] {
    const found = new Map<string, WayToPay['goods']>();
    for (const units of this.waysForAll(needs)) {
      const goods: WayToPay['goods'] = {};
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
function thingsFor(
  g: Settlers,
  seat: Seat,
  thing: Price['thing'],
  without?: ComponentId,
): NonNullable<WayToPay['thing']>[] {
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

/** Ways to pay one part of a price. `usual`: those that players usually mean. */
interface Part<T> {
  usual: readonly T[];
  all: readonly T[];
}

/** The goods of a price: which can be spent, how many at most, and in which ways. */
interface Goods {
  spent: readonly Spendable[];
  most: number;
  /** They depend on the amounts at hand alone, so that each is found but once. */
  byAmounts: Map<number, Part<WayToPay['goods']>>;
}

const GOODS_OF = new WeakMap<readonly GoodsNeed[], Goods>();

const goodsOf = (needs: readonly GoodsNeed[]): Goods => ({
  spent: SPENDABLE.filter((_, i) => needs.some(({ good }) => UNITS.get(good)?.list.some(({ token }) => token === i))),
  most: needs.reduce((sum, { n }) => sum + n, 0),
  byAmounts: new Map<number, Part<WayToPay['goods']>>(),
});

/** The ways to pay goods; usual are those with as little gold as possible. */
function goodsWays(p: Player, needs: readonly GoodsNeed[]): Part<WayToPay['goods']> {
  let of = GOODS_OF.get(needs);
  if (!of) GOODS_OF.set(needs, (of = goodsOf(needs)));
  let amounts = 0;
  // What is at hand beyond the whole price makes no difference.
  for (const good of of.spent) amounts = amounts * (of.most + 1) + Math.min(of.most, p.goods[good]);
  let ways = of.byAmounts.get(amounts);
  if (!ways) {
    const all = new Purse(p).ways(needs);
    const least = Math.min(...all.map(({ gold = 0 }) => gold));
    of.byAmounts.set(amounts, (ways = { usual: all.filter(({ gold = 0 }) => gold === least), all }));
  }
  return ways;
}

const NO_THING: Part<WayToPay['thing']> = { usual: [undefined], all: [undefined] };

/** The things with which a price can be paid; usual is a foundation before a location. */
function thingWays(g: Settlers, seat: Seat, { thing }: Price, without?: ComponentId): Part<WayToPay['thing']> {
  if (thing === undefined) return NO_THING;
  const all = thingsFor(g, seat, thing, without).filter(({ id }) => id !== without);
  const foundations = all.filter(({ kind }) => kind === 'foundation');
  return { usual: foundations.length > 0 ? foundations : all, all };
}

/** Can the price be paid? @param without a card that is used for something else */
export const payable = (g: Settlers, seat: Seat, price: Price, without?: ComponentId): boolean =>
  goodsWays(player(g, seat), price.goods).all.length > 0 && thingWays(g, seat, price, without).all.length > 0;

/** Is there a way to pay that is offered only on demand? */
export function hasOtherWays(g: Settlers, seat: Seat, price: Price, without?: ComponentId): boolean {
  const [goods, things] = [goodsWays(player(g, seat), price.goods), thingWays(g, seat, price, without)];
  return onDemand(goods.usual.length * things.usual.length, goods.all.length * things.all.length);
}

/** As `hasOtherWays`, of ways that are known. */
export const hasOthers = ({ usual, all }: Ways): boolean => onDemand(usual.length, all.length);

/** Where several usual ways are asked for, all ways are on offer there. */
const onDemand = (usual: number, all: number): boolean => usual === 1 && all > 1;

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
  usual: WayToPay[];
  /** All ways, without the worse ones. */
  all: WayToPay[];
}

/** The ways to pay a price (S1.3, S8.3). */
export function waysOf(g: Settlers, seat: Seat, price: Price, without?: ComponentId): Ways {
  const [goods, things] = [goodsWays(player(g, seat), price.goods), thingWays(g, seat, price, without)];
  const ways = (of: 'usual' | 'all'): WayToPay[] =>
    goods[of].flatMap((paid) => things[of].map((thing) => (thing ? { goods: paid, thing } : { goods: paid })));
  return { usual: ways('usual'), all: ways('all') };
}
