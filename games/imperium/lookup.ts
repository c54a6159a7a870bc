import { cardTable } from '../kit/catalogue';
import type { Ability, Card, NationFacts } from './card';

/**
 * All cards by id, in printed order, with the effects of the rules themselves ("innovate", "revolt", ...). The rules
 * look cards up here; catalogue.ts fills the table.
 */
export const { CARDS, cardOf, nodeOf, abilityOf, verbsOf, addCard } = cardTable<Ability, Card>();

const nations = new Map<string, NationFacts>();

/** Adds a nation; catalogue.ts calls it. */
export const addNation = (facts: NationFacts): void => void nations.set(facts.nation, facts);

/** What is printed about a player's nation. @throws Error before a nation is chosen */
export function nationOf({ nation }: { nation: string | null }): NationFacts {
  const facts = nations.get(nation ?? '');
  if (!facts) throw new Error(`no nation ${nation}`);
  return facts;
}

/** The other face of a two-sided card (R1.9): the same number with the other letter. */
export const otherSide = (id: string): string => id.replace(/[AB]$/, (side) => (side === 'A' ? 'B' : 'A'));
