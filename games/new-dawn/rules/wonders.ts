import { picked, push, ask } from '../../kit/agenda';
import type { ComponentId, Frame, Refusal, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { startEffect } from '../../kit/effect/run';
import { RESOURCES, WONDER_TYPES, type Resource } from '../card';
import { naturalWonders } from '../cards/naturalWonders';
import { RESOURCE_PRODUCTION } from '../components';
import { cardOf, factsOf, wonderOf } from '../lookup';
import { PAYMENT } from '../optionKinds';
import type { NewDawn } from '../state';
import { freeSites } from './combat';
import type { FocusFrame } from './focus';
import { move, moveCard, moveCards, nth, onSpace, own, resources, supply } from './moving';
import { mount } from './naturals';
import { currentFocus, isInSlot5, matureCities, modifiers, numberOf, player, wordOf } from './select';
import { spendFrom, tokensOnCard, tradeOf } from './trade';

/** Building world wonders (C10.11, C10.12). */

/** The resource that a natural wonder counts as (C6.3). */
export const resourceOf = (token: ComponentId): Resource | undefined =>
  naturalWonders.find(({ id }) => id === token)?.resource;

/** The production of an industry card (C10.11). @param inSlot5 that in slot 5; 0 where it is none of its own (Nationalism) */
export const productionOf = (f: FocusFrame, inSlot5: number): number =>
  inSlot5 > 0 && isInSlot5(f) ? inSlot5 : f.slot;

/** What a wonder costs a seat, after reductions (Egypt, Brussels, Buenos Aires). */
export function costOf(g: NewDawn, seat: Seat, card: ComponentId): number {
  const { cost, type } = factsOf(card, 'wonder');
  let least = cost;
  for (const { node } of modifiers(g, seat, 'cheaper')) {
    const newType = wordOf(node, 1) === 'newType';
    if (newType && player(g, seat).wonders.some((each) => factsOf(each, 'wonder').type === type)) continue;
    least -= numberOf(node, 0) * (node.args[0]?.per ? matureCities(g, seat).length : 1);
  }
  return Math.max(0, least);
}

/** A thing that can be spent for production: a resource, a natural wonder, or a token on the focus card. */
interface Unit {
  name: string;
  worth: number;
  most: number;
}

/** Everything that a seat could spend for the wonder (C10.11). */
function unitsFor(g: NewDawn, f: FocusFrame, wonder: ComponentId): Unit[] {
  const { seat, card } = f;
  const p = player(g, seat);
  const eligible = factsOf(wonder, 'wonder').resources;
  const isEligible = (token: ComponentId): boolean => {
    const resource = resourceOf(token);
    return resource !== undefined && eligible.includes(resource) && !g.used.includes(token);
  };
  const held = [...p.sheet, ...Object.values(p.onCards).flat()].filter(isEligible);
  // America's natural wonder on the card is a resource and a token; it counts more as a resource.
  const once = tokensOnCard(g, seat, card).filter((token) => !isEligible(token));
  return [
    ...once.map((name) => ({ name, worth: 1, most: 1 })),
    ...held.map((name) => ({ name, worth: RESOURCE_PRODUCTION, most: 1 })),
    { name: 'trade', worth: 1, most: tradeOf(g, seat, card) },
    ...eligible.map((name) => ({ name, worth: RESOURCE_PRODUCTION, most: p.resources[name] })),
  ].filter(({ most }) => most > 0);
}

/**
 * The ways to pay for a wonder, as names of what is spent. A way that could do without one of its things is left out.
 */
export function waysToPay(g: NewDawn, f: FocusFrame, wonder: ComponentId, production: number): string[][] {
  const lacks = costOf(g, f.seat, wonder) - production;
  const units = unitsFor(g, f, wonder);
  const found: string[][] = [];
  const extend = (i: number, chosen: readonly Unit[], sum: number): void => {
    if (sum >= lacks) {
      if (chosen.every(({ worth }) => sum - worth < lacks)) found.push(chosen.map(({ name }) => name));
      return;
    }
    const unit = units[i];
    if (!unit) return;
    const row: Unit[] = [];
    for (let n = 0; n <= unit.most; n++) {
      extend(i + 1, [...chosen, ...row], sum + n * unit.worth);
      if (sum + n * unit.worth >= lacks) break;
      row.push(unit);
    }
  };
  extend(0, [], 0);
  return found;
}

/** How much production a wonder lacks when everything is spent for it; 0 where it can be paid. */
export const lackingFor = (g: NewDawn, f: FocusFrame, wonder: ComponentId, production: number): number =>
  Math.max(
    0,
    unitsFor(g, f, wonder).reduce(
      (lacks, { worth, most }) => lacks - worth * most,
      costOf(g, f.seat, wonder) - production,
    ),
  );

/** The wonders on offer that a seat can build now. */
export const buildable = (g: NewDawn, f: FocusFrame, production: number): ComponentId[] =>
  freeSites(g, f.seat).length === 0
    ? []
    : g.offers.flatMap(({ shown }) => (shown !== null && waysToPay(g, f, shown, production).length > 0 ? [shown] : []));

/** Why none of the wonders on offer can be built: no city has room, or the production that the nearest one lacks. */
export function whyNoneBuilt(g: NewDawn, f: FocusFrame, production: number): Refusal {
  if (freeSites(g, f.seat).length === 0) return { why: 'everyCityHasWonder' };
  const lacking = g.offers.flatMap(({ shown }) => (shown === null ? [] : lackingFor(g, f, shown, production)));
  return lacking.length === 0 ? { why: 'noWonder' } : { why: 'productionForAny', params: { n: Math.min(...lacking) } };
}

/** A wonder that is being built: what is spent, and the city for its token. */
export interface BuildFrame extends Frame {
  op: 'build';
  seat: Seat;
  card: ComponentId;
  production: number;
  paid?: true;
}

/** Asks for wonder, payment and city, and builds the wonder (C10.11, C10.12). */
export function buildHandler(g: NewDawn, f: BuildFrame): void {
  const { seat, card } = f;
  const focus = currentFocus(g);
  if (!focus) throw new Error('a wonder is built while no card is resolved');
  const picks = picked(f, seat);
  if (!f.paid) {
    const ways = waysToPay(g, focus, card, f.production);
    if (!picks)
      return ask(g, f, { seat, stage: 'answer', ask: 'pay', card, params: { card }, options: ways.map(PAYMENT.of) });
    f.paid = true;
    push(g, f);
    return spend(g, focus, PAYMENT.read(picks[0] ?? ''));
  }
  if (!picks)
    return ask(g, f, { seat, stage: 'answer', ask: 'site', card, params: { card }, options: freeSites(g, seat) });
  raise(g, seat, card, picks[0] ?? '');
}

function spend(g: NewDawn, f: FocusFrame, way: readonly string[]): void {
  const { seat, card } = f;
  for (const name of way) {
    const resource = RESOURCES.find((each) => each === name);
    if (resource) move(g, 1, resources(seat, resource), supply(resource));
    else if (name !== 'trade') {
      g.used.push(name);
      if (resourceOf(name)) mount(g, seat, name);
    }
  }
  const tokens = way.filter((name) => name === 'trade').length;
  // Tokens that lie on the card once a turn are marked as used already.
  if (tokens > 0) spendFrom(g, seat, card, tokens);
}

/** Places the token, gives the card, and shows the next wonder of the deck (C10.12). */
function raise(g: NewDawn, seat: Seat, card: ComponentId, at: string): void {
  const type = WONDER_TYPES.findIndex((each) => each === factsOf(card, 'wonder').type);
  moveCard(g, wonderOf(card), onSpace(at));
  moveCards(g, [card], nth('shown', type), own(seat, 'wonders'));
  say(g, { k: 'buildWonder', seat, cards: [card], at });
  turnUp(g, type);
  const ability = cardOf(card).abilities.findIndex(({ timing }) => timing === 'built');
  if (ability >= 0) startEffect(g, { card, ability, seat, self: card });
}

/** Shows the next wonder of a deck. */
export function turnUp(g: NewDawn, type: number): void {
  const next = g.offers[type]?.deck[0];
  if (next !== undefined)
    moveCards(g, [next], nth('wonderDeck', type), nth('shown', type), (moved) => ({ k: 'turnUp', ...moved }));
}
