import { cardTable } from '../kit/catalogue';
import type { Ability, Card, Place } from './card';

/**
 * All cards by id: starters of every colour ("starterArmy-red-1"), province cards ("blore-card"), improvements ("hero-card"), and
 * VP cards ("castle"), which are always open. No card that may be hidden has an id that is also a word of an option or an event.
 * The rules look here; catalogue.ts fills it.
 */
export const { CARDS, cardOf, nodeOf, abilityOf, verbsOf, cardsWith, addCard } = cardTable<Ability, Card>();

/** The card of a province. */
export const cardOfProvince = (province: Place): string => `${province}-card`;
