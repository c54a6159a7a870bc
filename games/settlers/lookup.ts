import { cardTable } from '../kit/catalogue';
import type { Ability, Card } from './card';

/** All cards by id ("ROM019"). The rules look here; catalogue.ts fills it. */
export const { CARDS, cardOf, nodeOf, abilityOf, verbsOf, cardsWith, addCard } = cardTable<Ability, Card>();
