import type { ComponentId, Seat } from '../../kit/core';
import { atlasOf, type Atlas } from '../atlas';
import { LEVELS, RESOURCES, type Resource } from '../card';
import { DIAL } from '../components';
import type { Space } from '../hex';
import { factsOf, verbsOf } from '../lookup';
import { agendasOf, counted, wanted } from '../rules/agendas';
import { targetOn } from '../rules/combat';
import { heldFrom } from '../rules/diplomacy';
import { distances } from '../rules/reach';
import {
  cityStateOn,
  hasBarbarian,
  isCapital,
  isRival,
  naturalWonderOn,
  player,
  resourceOn,
  typeOf,
} from '../rules/select';
import type { NewDawn, Player } from '../state';
import { TRADE, WEIGHTS } from './weights';
import { Yields } from './yields';

/** The steward's estimates for one decision (weights.ts). They read the seat's view only. */
export class Evaluation {
  readonly me: Player;
  readonly atlas: Atlas;
  #needs: ReadonlyMap<string, number> | undefined;

  constructor(
    readonly g: NewDawn,
    readonly seat: Seat,
  ) {
    this.me = player(g, seat);
    this.atlas = atlasOf(g);
  }

  /** The value of one more of what agendas count. On each victory card the nearest agenda is pursued. */
  need(what: string): number {
    return (this.#needs ??= this.#needed()).get(what) ?? 0;
  }

  #needed(): Map<string, number> {
    const needs = new Map<string, number>();
    const open = this.g.victory.map(agendasOf).filter((of) => !of.some((agenda) => this.me.marks.includes(agenda)));
    for (const agendas of open) {
      const ways = agendas.flatMap(wanted).map(({ what, n }) => {
        const lacks = Math.max(1, n - counted(this.g, this.seat, what));
        const effort = WEIGHTS.effort[what] ?? 1;
        // Technophile counts one deed; the progress towards it is that of the dial.
        const left = what === 'dial' ? (effort * (DIAL.last - this.me.dial)) / DIAL.last : effort * lacks;
        return { what, left, each: left / (what === 'dial' ? 1 : lacks) };
      });
      const least = Math.min(...ways.map(({ left }) => left));
      for (const { what, left, each } of ways) {
        const share = left === least ? 1 : WEIGHTS.other;
        const value = (WEIGHTS.agenda * share * each) / (left + 2) / open.length;
        needs.set(what, (needs.get(what) ?? 0) + value);
      }
    }
    return needs;
  }

  /** The value of one more friendly space. */
  #space(space: Space): number {
    const natural = naturalWonderOn(this.g, space) !== null;
    return (
      (this.atlas.isShore(space) ? this.need('shore') : 0) +
      (resourceOn(this.g, space) === null ? 0 : WEIGHTS.resource) +
      (natural ? WEIGHTS.naturalWonder + this.need('naturalWonder') : 0)
    );
  }

  /** The value of a natural wonder that comes with a rival's space (C10.20). */
  #held(space: Space): number {
    const isNatural = this.atlas.ground(space)?.naturalWonder !== undefined && naturalWonderOn(this.g, space) === null;
    return isNatural ? WEIGHTS.naturalWonder + this.need('naturalWonder') : 0;
  }

  /** The value of a control token on a space. */
  placing(space: Space): number {
    const { g, seat, atlas } = this;
    let value = WEIGHTS.token + this.#space(space);
    for (const city of atlas.neighbours(space)) {
      if (g.cities[city] !== seat) continue;
      const open = atlas
        .neighbours(city)
        .filter((next) => atlas.ground(next)?.terrain !== 'water' && g.tokens[next] !== seat);
      // With fewer open spaces the city is nearer to being mature.
      value += (WEIGHTS.mature + this.need('matureCity')) / Math.max(1, open.length);
    }
    return value;
  }

  /** The cost of giving up a control token on the map. */
  parting(space: Space): number {
    const maturity = this.atlas.neighbours(space).filter((next) => this.g.cities[next] === this.seat).length;
    return WEIGHTS.token + maturity * WEIGHTS.mature + (this.atlas.isShore(space) ? this.need('shore') : 0);
  }

  /** The value of a city on a space. */
  founding(space: Space): number {
    const around = this.atlas.neighbours(space);
    const land = around.filter((next) => this.atlas.ground(next)?.terrain !== 'water');
    const gains = land.reduce((sum, next) => sum + this.#space(next) * WEIGHTS.room, 0);
    return WEIGHTS.city + this.need('city') + this.#space(space) + gains + this.need('matureCity') / (2 + land.length);
  }

  /** The value of a wonder's card. */
  wonder(card: ComponentId): number {
    const { type, cost } = factsOf(card, 'wonder');
    return WEIGHTS.wonder + this.need(`${type}Wonder`) - cost * 0.02;
  }

  /** The value of a trade token on a card. */
  trade(card: ComponentId): number {
    if (!this.me.row.includes(card)) return WEIGHTS.trade * 0.5;
    return WEIGHTS.trade * TRADE[typeOf(card)];
  }

  /** The cost of one thing spent for a wonder; what stays costs least. */
  spending(name: string): number {
    if (name === 'trade') return WEIGHTS.trade;
    const resource = RESOURCES.find((each) => each === name);
    return resource ? this.resource(resource) : 0.05;
  }

  /** The value of a resource; higher with few of its kind. */
  resource(resource: Resource): number {
    return WEIGHTS.resource / (1 + this.me.resources[resource] * 0.3);
  }

  /** The value of gaining a focus card in place of one in the row. */
  gaining(card: ComponentId, old: ComponentId): number {
    const [now, then] = [old, card].map((each) => LEVELS.indexOf(factsOf(each, 'focus').level));
    return ((then ?? 0) - (now ?? 0)) * WEIGHTS.level * TRADE[typeOf(card)] + (typeOf(card) === typeOf(old) ? 0 : -5);
  }

  /** The value of steps of the dial, towards its levels and its last space. */
  advancing(steps: number): number {
    let at = this.me.dial;
    let value = 0;
    for (let i = 0; i < steps; i++) {
      at = at === DIAL.last ? DIAL.next : at + 1;
      value += WEIGHTS.step + (DIAL.levels[at] ? WEIGHTS.level : 0);
    }
    return value + (this.need('dial') * steps) / Math.max(1, DIAL.last - this.me.dial);
  }

  /** The value of a caravan on a space, or on its way there. */
  travelling(to: Space): number {
    const { g, seat } = this;
    const cityState = cityStateOn(g, to);
    const arrives = cityState !== null || (g.cities[to] !== undefined && isRival(g, seat, to));
    if (!arrives) return hasBarbarian(g, to) ? WEIGHTS.barbarian : WEIGHTS.underWay / (1 + this.#way(to));
    const giver = cityState ?? g.cities[to] ?? '';
    return 2 * WEIGHTS.trade + (heldFrom(g, seat, giver).length === 0 ? WEIGHTS.card : 0);
  }

  /** The number of spaces to the nearest place where a caravan arrives. */
  #way(from: Space): number {
    const found = distances(this.g, [from], 8, (space) => !hasBarbarian(this.g, space));
    for (const [space, n] of found)
      if (n > 0 && (cityStateOn(this.g, space) !== null || (this.g.cities[space] ?? this.seat) !== this.seat)) return n;
    return 9;
  }

  /** The value of beating the target on a space. */
  beating(space: Space): number {
    switch (targetOn(this.g, this.seat, space)) {
      case 'barbarian':
        return WEIGHTS.barbarian + WEIGHTS.trade;
      case 'cityState':
        return WEIGHTS.cityState + this.need('conqueredCityState') + this.need('city') + this.#space(space);
      case 'token':
        return WEIGHTS.rivalToken + this.placing(space) + this.#held(space);
      case 'city':
        if (isCapital(this.g, space)) return WEIGHTS.rivalCapital + this.need('beatenCapital');
        return WEIGHTS.rivalCity + this.need('city') + this.#space(space);
      default:
        return 0;
    }
  }

  /** How much a control token is in danger from rivals and barbarians next to it. */
  danger(space: Space): number {
    const { g, seat, atlas } = this;
    return atlas.neighbours(space).filter((next) => isRival(g, seat, next) || hasBarbarian(g, next)).length;
  }

  /** The value of an attack with the card that is being resolved. */
  attacking(space: Space): number {
    const yields = Yields.now(this);
    const [text] = yields ? verbsOf(yields.f.card, 'attack') : [];
    return yields && text ? yields.attack(text.node, space) : 0;
  }

  /** The value of resolving another focus card as if in a slot. */
  resolving(card: ComponentId, slot: number): number {
    return new Yields(this, { op: 'focus', seat: this.seat, card, at: slot, slot }).resolved;
  }
}
