import { ask, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import { sameNode } from '../../kit/effect/same';
import { walk, type Node, type VerbNode } from '../../kit/effect/syntax';
import { seatsFrom } from '../../kit/effect/run';
import { say } from '../../kit/events';
import { isGood, type Gains } from '../card';
import { FACTION_FACTS } from '../factions';
import { abilityOf, cardOf, verbsOf } from '../lookup';
import type { Settlers } from '../state';
import { gain, gainAll } from './gain';
import { SOURCES_ARE_ORDERED } from './open';
import { startAll } from './resolution';
import { allDeals, cardOfDeal, controlled, goodOf, player } from './select';
import { fire } from './triggers';

/** The production phase (S6): faction board, deals, production locations. */

/** The production phase: one player after the other, in turn order. */
export interface ProductionFrame extends Frame {
  op: 'production';
  left: Seat[];
}

/** The sources that still have to produce for a player: locations, and all deals together. */
export interface SourcesFrame extends Frame {
  op: 'sources';
  seat: Seat;
  left: string[];
}

/**
 * Deals that still have to give their goods, and what the others have given. School of Diplomacy turns it into points
 * (Q22).
 */
export interface DealsFrame extends Frame {
  op: 'deals';
  seat: Seat;
  left: string[];
  got: Gains;
  drawn: ComponentId[];
  asked?: true;
}

const DEALS = 'deals';

/** The indices of the texts by which a location produces. */
const productionsOf = (id: ComponentId): number[] =>
  cardOf(id).abilities.flatMap(({ index, timing }) => (timing === 'production' ? [index] : []));

/**
 * Lets a location produce for a seat, without its building bonus (Q11).
 * @param chain the locations that are being resolved
 */
export function produce(g: Settlers, seat: Seat, id: ComponentId, chain: readonly ComponentId[] = []): void {
  say(g, { k: 'produces', seat, by: id });
  startAll(g, seat, id, 'production', [...chain, id]);
}

/** Own production locations that are not being resolved (S13.COM084, Q11). */
export const producers = (g: Settlers, seat: Seat, chain: readonly ComponentId[]): ComponentId[] =>
  controlled(g, seat).filter((id) => cardOf(id).category === 'production' && !chain.includes(id));

/** Gives the good of a deal (S6.3). */
export function produceDeal(g: Settlers, seat: Seat, deal: string): void {
  gain(g, seat, goodOf(deal), 1, cardOfDeal(deal));
}

/** Does the verb give goods from the supply, and no cards? */
const givesGoods = ({ verb, args: [arg] }: VerbNode): boolean =>
  verb === 'gain' && arg?.what?.kind === 'word' && isGood(arg.what.word);

/** Does the text give nothing but fixed goods, so that its place in the order cannot matter? */
function isPlain(node: Node): boolean {
  let plain = true;
  walk(node, (each) => {
    plain &&= each.kind === 'verb' ? givesGoods(each) : each.kind !== 'choose';
  });
  return plain;
}

const effectsOf = (id: ComponentId): Node[] => productionsOf(id).map((index) => abilityOf(id, index).effect);

/** Does the place of this source in the order matter (Q22)? */
function matters(g: Settlers, seat: Seat, source: string): boolean {
  if (source !== DEALS) return !effectsOf(source).every(isPlain);
  const cashed = controlled(g, seat).some((id) => verbsOf(id, 'cashIn').length > 0);
  return cashed || allDeals(g, seat).some((deal) => goodOf(deal) === 'card');
}

/** Do two sources produce alike, so that their order cannot matter? */
function alike(one: string, other: string): boolean {
  if (one === DEALS || other === DEALS) return one === other;
  const [ofOne, ofOther] = [effectsOf(one), effectsOf(other)];
  return ofOne.length === ofOther.length && ofOne.every((node, i) => sameNode(node, ofOther[i] ?? node));
}

/** Lets one player after the other produce (S6). */
export function productionHandler(g: Settlers, f: ProductionFrame): void {
  const [seat, ...left] = f.left;
  if (seat === undefined) return;
  push(g, { ...f, left });
  g.current = seat;
  say(g, { k: 'production', seat });
  const { faction } = player(g, seat);
  if (faction) gainAll(g, seat, FACTION_FACTS[faction].production); // S6.2
  const dealt = allDeals(g, seat).length > 0 ? [DEALS] : [];
  push(g, { op: 'sources', seat, left: [...dealt, ...producers(g, seat, [])] });
}

/** Starts the production phase (S6.1). */
export const startProduction = (g: Settlers): void => {
  g.phase = 'production';
  push(g, { op: 'production', left: seatsFrom(g, g.first, true) });
};

/** Resolves one source after the other: first those whose order cannot matter, then as the player chooses (Q22). */
export function sourcesHandler(g: Settlers, f: SourcesFrame): void {
  const { seat, left } = f;
  if (left.length === 0) return;
  const next = picked(f, seat)?.[0] ?? left.find((source) => !SOURCES_ARE_ORDERED || !matters(g, seat, source));
  const kinds =
    next === undefined ? left.filter((source, i) => left.findIndex((each) => alike(each, source)) === i) : [next];
  if (kinds.length > 1) return ask(g, f, { seat, stage: 'answer', ask: 'source', options: kinds });
  const [source = ''] = kinds;
  push(g, { ...f, left: left.filter((each) => each !== source) });
  if (source !== DEALS) return produce(g, seat, source);
  push(g, { op: 'deals', seat, left: allDeals(g, seat), got: {}, drawn: [] });
}

/** Gives the goods of all deals, then fires what answers to them (S13.JAP030). */
export function dealsHandler(g: Settlers, f: DealsFrame): void {
  const [deal, ...left] = f.left;
  if (deal !== undefined) {
    push(g, { ...f, left });
    return produceDeal(g, f.seat, deal);
  }
  if (f.asked) return;
  push(g, { ...f, asked: true });
  fire(g, f.seat, { name: 'onProduction' });
}
