import { cardTable } from '../kit/catalogue';
import type { Ability, Card, NationFacts } from './card';

/**
 * All cards by id, in printed order, with the effects that the rules themselves have ("innovate", "revolt", ...). The rules look
 * here; catalogue.ts fills it.
 */
export const { CARDS, cardOf, nodeOf, abilityOf, verbsOf, addCard } = cardTable<Ability, Card>();

const nations = new Map<string, NationFacts>();

export const addNation = (facts: NationFacts): void => void nations.set(facts.nation, facts);

/** @returns what is printed of a player's nation. @throws Error before one is chosen */
export function nationOf({ nation }: { nation: string | null }): NationFacts {
  const facts = nations.get(nation ?? '');
  if (!facts) throw new Error(`no nation ${nation}`);
  return facts;
}

/** The other face of a two-sided card (R1.9): the same number with the other letter. */
export const otherSide = (id: string): string => id.replace(/[AB]$/, (side) => (side === 'A' ? 'B' : 'A'));
