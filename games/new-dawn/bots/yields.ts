import type { ComponentId } from '../../kit/core';
import type { Worths } from '../../kit/effect/combinators/row';
import type { Condition, Node, VerbNode } from '../../kit/effect/syntax';
import { cardOf } from '../lookup';
import { sites, sitesOfCaravans } from '../rules/city';
import { attackOf, chances, defenceOf, fightBy, freeSites, reinforceable, targetOn } from '../rules/combat';
import { difficultyFor } from '../rules/difficulty';
import type { FocusFrame } from '../rules/focus';
import { placeable, placesFree } from '../rules/placing';
import { attackable, distances, type Through } from '../rules/reach';
import { citiesOf, currentFocus, hasBarbarian, isCapital, isInSlot5, numberOf, wordOf } from '../rules/select';
import { spendable } from '../rules/trade';
import { waysToPay } from '../rules/wonders';
import type { Evaluation } from './evaluation';
import { WEIGHTS } from './weights';

/** The number of throws of two dice. */
const THROWS = 36;

/** The sum of the n best values above 0. */
function best<T>(of: readonly T[], n: number, worth: (each: T) => number): number {
  const values = of.map(worth).filter((value) => value > 0);
  values.sort((a, b) => b - a);
  return values.slice(0, Math.floor(n)).reduce((sum, value) => sum + value, 0);
}

const throughOf = (word: string | null): Through => (word === 'water' || word === 'anything' ? word : null);

/** Estimates what resolving a focus card brings, text by text. */
export class Yields implements Worths {
  readonly modifier = 0;

  /** @param f the card as it is resolved, or would be */
  constructor(
    readonly evaluation: Evaluation,
    readonly f: FocusFrame,
  ) {}

  /** The focus card that is being resolved. */
  static now(evaluation: Evaluation): Yields | null {
    const focus = currentFocus(evaluation.g);
    return focus ? new Yields(evaluation, focus) : null;
  }

  /** The value of everything that the card does. */
  get resolved(): number {
    const text = cardOf(this.f.card).abilities.find(({ timing }) => timing === 'focus');
    return text ? this.of(text.effect) : 0;
  }

  of(part: Node): number {
    return part.kind === 'verb' ? (YIELDS[part.verb]?.(this, part) ?? 0) : part.does.worth(part, this);
  }
  ofOthers(_part: Node): number {
    return 0;
  }
  chance(_condition: Condition): number {
    return isInSlot5(this.f) ? 1 : 0;
  }
  count(): number {
    return 1;
  }

  place(n: number, beside: 'city' | 'friendly'): number {
    const { evaluation, f } = this;
    const { g, seat } = evaluation;
    return best(placeable(g, seat, beside, f.slot), n, (space) => evaluation.placing(space));
  }

  /** The value of the tokens that may be spent; a good half of what they bring, since they are gone. */
  get tokens(): number {
    return spendable(this.evaluation.g, this.f.seat, this.f.card) / 2;
  }

  /** The ways of the caravans, each to another place. */
  travel(node: VerbNode): number {
    const { evaluation, f } = this;
    const { g, seat, atlas, me } = evaluation;
    const abroad = Object.keys(g.caravans).filter((space) => (g.caravans[space]?.[seat] ?? 0) > 0);
    const capitals = me.stock.caravans > 0 ? citiesOf(g, seat).filter((space) => isCapital(g, space)) : [];
    const water = wordOf(node, 1) === 'water';
    const difficulty = difficultyFor(g, seat, 'caravan');
    const near = distances(g, [...abroad, ...capitals], numberOf(node, 0), (space) =>
      atlas.ground(space)?.terrain === 'water' ? water : !hasBarbarian(g, space) && difficulty(space) <= f.slot,
    );
    return best([...near.keys()], abroad.length + me.stock.caravans, (space) => evaluation.travelling(space));
  }

  build(node: VerbNode): number {
    const { evaluation, f } = this;
    const { g, seat } = evaluation;
    if (freeSites(g, seat).length === 0) return 0;
    const production = isInSlot5(f) ? Math.max(f.slot, numberOf(node, 1)) : f.slot;
    const shown = g.offers.flatMap((offer) => offer.shown ?? []);
    const affordable = shown.filter((wonder) => waysToPay(g, f, wonder, production).length > 0);
    return best(affordable, 1, (wonder) => evaluation.wonder(wonder));
  }

  found(node: VerbNode): number {
    const { evaluation, f } = this;
    const { g, seat } = evaluation;
    const spaces =
      wordOf(node, 0) === 'caravan'
        ? sitesOfCaravans(g, seat)
        : sites(g, seat, numberOf(node, 0), f.slot, throughOf(wordOf(node, 1)));
    return best(spaces, 1, (space) => evaluation.founding(space));
  }

  attacks(node: VerbNode): number {
    const { g, seat } = this.evaluation;
    const near = attackable(g, seat, numberOf(node, 1), throughOf(wordOf(node, 3)));
    const targets = [...near.keys()].filter((space) => targetOn(g, seat, space) !== null);
    return best(targets, numberOf(node, 0), (space) => this.attack(node, space));
  }

  /** The value of an attack, weighted with its chance. */
  attack(node: VerbNode, space: ComponentId): number {
    const { evaluation, f } = this;
    const { g } = evaluation;
    const fight = fightBy(f, node, space);
    const attack = attackOf(g, fight).value + Math.floor(this.tokens);
    const won = chances(attack, defenceOf(g, fight).value) / THROWS;
    return won < WEIGHTS.chance ? 0 : evaluation.beating(space) * won;
  }
}

/** The value of the verbs on focus cards; verbs that are absent bring little. */
const YIELDS: Readonly<Record<string, (yields: Yields, node: VerbNode) => number>> = {
  place(yields, node) {
    const { evaluation, f } = yields;
    const where = wordOf(node, 1) ?? undefined;
    const n = placesFree(evaluation.g, f.seat, f.card, numberOf(node, 0), where) + (where ? 0 : yields.tokens);
    return where === 'thatCity' ? n * WEIGHTS.token : yields.place(n, where === 'friendly' ? where : 'city');
  },
  advance: ({ evaluation, f, tokens }) => evaluation.advancing(f.slot + Math.floor(tokens)),
  trade: () => WEIGHTS.trade,
  gain: () => WEIGHTS.resource,
  subvert: () => WEIGHTS.rivalToken,
  travel: (yields, node) => yields.travel(node),
  build: (yields, node) => yields.build(node),
  found: (yields, node) => yields.found(node),
  attack: (yields, node) => yields.attacks(node),
  reinforce: ({ evaluation: { g, seat }, f }) => Math.min(f.slot, reinforceable(g, seat).length) * WEIGHTS.reinforced,
};
