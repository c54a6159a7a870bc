import type { Ability, TextVerb } from '../catalogue';
import type { ComponentId, Core, Seat } from '../core';
import type { Node, VerbNode } from './syntax';

/** Texts that bend rules instead of being carried out: the rules ask what holds for a seat now, and do the bending. */

/** A verb that bends a rule, and the card whose text it is. */
export interface Modifier {
  card: ComponentId;
  node: VerbNode;
}

/** A modifier that lasts for a time (`untilEndOfTurn`, `next`). */
export interface Lasting {
  seat: Seat;
  card: ComponentId;
  node: number;
  span: string;
}

/** How a ruleset's modifiers are found. */
export interface ModifierRules<G extends Core, A extends Ability> {
  verbsOf(card: ComponentId, verb: string): readonly TextVerb<A>[];
  /** The cards whose continuous texts hold for a seat now. */
  cards(g: G, seat: Seat): readonly ComponentId[];
  /** Does the text hold as long as the card lies there? */
  isContinuous(ability: A): boolean;
}

const NONE: readonly Modifier[] = [];

/** @returns what bends a rule of that name for a seat now, card by card */
export function continuous<G extends Core, A extends Ability>(
  rules: ModifierRules<G, A>,
): (g: G, seat: Seat, verb: string) => readonly Modifier[] {
  const known = new Map<string, Map<ComponentId, readonly Modifier[]>>();
  const of = (verb: string): Map<ComponentId, readonly Modifier[]> => {
    let cards = known.get(verb);
    if (!cards) known.set(verb, (cards = new Map<ComponentId, readonly Modifier[]>()));
    return cards;
  };
  return (g, seat, verb) => {
    const cards = rules.cards(g, seat);
    if (cards.length === 0) return NONE;
    const byCard = of(verb);
    let found: Modifier[] | undefined;
    for (const id of cards) {
      let here = byCard.get(id);
      if (!here) byCard.set(id, (here = rules.verbsOf(id, verb).filter(({ ability }) => rules.isContinuous(ability))));
      if (here.length > 0) (found ??= []).push(...here);
    }
    return found ?? NONE;
  };
}

/** What bends a rule of that name for a seat for a time. */
export function lasting(
  { lasting: all }: { lasting: readonly Lasting[] },
  nodeOf: (card: ComponentId, node: number) => Node,
  seat: Seat,
  verb: string,
): readonly Modifier[] {
  if (all.length === 0) return NONE;
  return all.flatMap(({ seat: whose, card, node }) => {
    const found = whose === seat ? nodeOf(card, node) : null;
    return found?.kind === 'while' && found.body.kind === 'verb' && found.body.verb === verb
      ? [{ card, node: found.body }]
      : [];
  });
}
