import { cardTable } from '../kit/catalogue';
import type { Ability, Card } from './card';

/**
 * All cards by id, in printed order, with the effects that the rules themselves have ("innovate", "revolt", ...). The rules look
 * here; catalogue.ts fills it.
 */
export const { CARDS, cardOf, nodeOf, abilityOf, verbsOf, addCard } = cardTable<Ability, Card>();
