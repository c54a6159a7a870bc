import { ask, picked, push } from '../agenda';
import type { Ability } from '../catalogue';
import type { ComponentId, Core, Frame, Option, Seat } from '../core';
import type { Trigger } from './syntax';
import type { Viewpoint } from './run';

/** Abilities that answer to something that happens, one after the other. */

/** What has happened: triggers of that name may answer to it. A ruleset adds what they look at. */
export interface Happening {
  name: string;
  /** Amount, for the ability that answers. */
  n?: number;
}

/** An ability that answers: card and index. */
export type Reaction = [card: ComponentId, ability: number];

/** Abilities that have still to answer. */
export interface TriggersFrame extends Frame {
  op: 'triggers';
  seat: Seat;
  list: Reaction[];
  n?: number;
}

/** One of them, as it is asked about. */
export interface Reacting<A extends Ability> {
  card: ComponentId;
  ability: A;
}

/** The ruleset's part. */
export interface ReactionRules<G extends Core, H extends Happening, A extends Ability> {
  abilityOf(card: ComponentId, index: number): A;
  abilitiesOf(card: ComponentId): readonly A[];
  /** The cards of which abilities can answer for a seat, in the order in which they do. */
  cards(g: G, seat: Seat): readonly ComponentId[];
  /** Can abilities of its kind answer at all? */
  reacts?(ability: A): boolean;
  /** Does the trigger, which has the name, answer to it? */
  answers(g: G, trigger: Trigger, what: H, at: Viewpoint, ability: A): boolean;
  /** When its turn comes: can it still be used? */
  isThere?(g: G, seat: Seat, reacting: Reacting<A>): boolean;
  start(g: G, seat: Seat, reacting: Reacting<A>, n: number | undefined): void;
  /** How the owner orders several and declines: asked as `order` and `trigger`. Without it all are done in their order. */
  readonly asks?: Ordering<A>;
}

/** How the owner of abilities that are due at one moment orders them. */
export interface Ordering<A extends Ability> {
  option(card: ComponentId, index: number): Option;
  /** May its owner decline it? */
  isOptional(ability: A): boolean;
  /** Can its place in the order not matter? */
  isOrderless(ability: A): boolean;
  /** Are several so much alike that it cannot matter which comes first? No when absent. */
  areAlike?(abilities: readonly A[]): boolean;
}

/** An ability that is due. */
interface Due<A extends Ability> {
  readonly each: Reaction;
  readonly ability: A;
}

/**
 * Of abilities that are due at one moment the one that comes next: the one picked; without asking one whose place in the order cannot
 * matter, or the only one if its owner may not decline it. @returns undefined where the owner has to be asked
 */
export function nextInOrder<A extends Ability>(
  due: readonly Due<A>[],
  picks: readonly Option[] | undefined,
  { option, isOptional, isOrderless, areAlike }: Ordering<A>,
): Reaction | undefined {
  if (picks?.[0] !== undefined) return due.find(({ each }) => option(...each) === picks[0])?.each;
  const forced = due.filter(({ ability }) => !isOptional(ability));
  const free = forced.find(({ ability }) => isOrderless(ability));
  if (free) return free.each;
  const same = due.length === 1 || areAlike?.(due.map(({ ability }) => ability));
  return same ? forced[0]?.each : undefined;
}

/** The reactions of a ruleset: what would answer, putting it on the agenda, and the handler of the frame `triggers`. */
export function reactions<G extends Core, H extends Happening, A extends Ability>(rules: ReactionRules<G, H, A>) {
  type Triggered = { readonly trigger: Trigger; readonly ability: A };
  const { asks } = rules;
  const known = new Map<string, Map<ComponentId, readonly Triggered[]>>();

  /** What is triggered by things of a name, card by card, as far as cards have been asked about. */
  const triggeredBy = (name: string): Map<ComponentId, readonly Triggered[]> => {
    let cards = known.get(name);
    if (!cards) known.set(name, (cards = new Map<ComponentId, readonly Triggered[]>()));
    return cards;
  };

  const triggeredOf = (card: ComponentId, name: string): Triggered[] =>
    rules
      .abilitiesOf(card)
      .filter((ability) => rules.reacts?.(ability) !== false)
      .flatMap((ability) =>
        ability.triggers.filter((trigger) => trigger.name === name).map((trigger) => ({ trigger, ability })),
      );

  /** A player's abilities that answer to it. */
  const answering = (g: G, seat: Seat, what: H): Reaction[] => {
    const list: Reaction[] = [];
    const byCard = triggeredBy(what.name);
    for (const self of rules.cards(g, seat)) {
      let here = byCard.get(self);
      if (!here) byCard.set(self, (here = triggeredOf(self, what.name)));
      let last = -1;
      for (const { trigger, ability } of here) {
        if (ability.index === last || !rules.answers(g, trigger, what, { seat, self }, ability)) continue;
        list.push([self, (last = ability.index)]);
      }
    }
    return list;
  };

  /** Puts the abilities that answer to what happened on the agenda. */
  const fire = (g: G, seat: Seat, ...what: readonly H[]): void => {
    const list: Reaction[] = [];
    for (const each of what) list.push(...answering(g, seat, each));
    if (list.length === 0) return;
    const n = what[0]?.n;
    const frame: TriggersFrame = { op: 'triggers', seat, list, ...(n === undefined ? {} : { n }) };
    push(g, frame);
  };

  const abilityAt = ([card, index]: Reaction): A => rules.abilityOf(card, index);
  const isOptional = (each: Reaction): boolean => asks?.isOptional(abilityAt(each)) ?? false;

  const triggers = (g: G, f: TriggersFrame): void => {
    const isThere = (each: Reaction): boolean =>
      rules.isThere?.(g, f.seat, { card: each[0], ability: abilityAt(each) }) ?? true;
    f.list = f.list.filter(isThere);
    const picks = picked(f, f.seat);
    // None of them: those that may be declined are.
    if (picks?.length === 0) f.list = f.list.filter((each) => !isOptional(each));
    const due = f.list.map((each) => ({ each, ability: abilityAt(each) }));
    const chosen = asks ? nextInOrder(due, picks, asks) : f.list[0];
    if (chosen) {
      f.list = f.list.filter((each) => each !== chosen);
      if (f.list.length > 0) push(g, f);
      rules.start(g, f.seat, { card: chosen[0], ability: abilityAt(chosen) }, f.n);
      return;
    }
    if (!asks || f.list.length === 0) return;
    const mandatory = f.list.some((each) => !isOptional(each));
    const [only, ...others] = f.list;
    ask(g, f, {
      seat: f.seat,
      stage: 'answer',
      ask: mandatory ? 'order' : 'trigger',
      min: mandatory ? 1 : 0,
      options: f.list.map((each) => asks.option(...each)),
      ...(only && others.length === 0 ? { card: only[0] } : {}),
    });
  };

  return { answering, fire, triggers };
}
