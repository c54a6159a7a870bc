import { cardTable } from '../kit/catalogue';
import type { Ability, Card, Place } from './card';

/**
 * All cards by id: starters of every colour ("starterArmy-red-1"), province cards ("blore-card"), improvements
 * ("hero-card"), and VP cards ("castle"), which are always open. The id of a card that may be hidden is never a word of
 * an option or an event. The rules look cards up here; catalogue.ts fills the table.
 */
export const { CARDS, cardOf, nodeOf, abilityOf, verbsOf, cardsWith, addCard } = cardTable<Ability, Card>();

/** The card of a province. */
export const cardOfProvince = (province: Place): string => `${province}-card`;
