import { cardTable } from '../kit/catalogue';
import type { Ability, Card } from './card';

/** All cards by id ("ROM019"). The rules look cards up here; catalogue.ts fills the table. */
export const { CARDS, cardOf, nodeOf, abilityOf, verbsOf, cardsWith, addCard } = cardTable<Ability, Card>();
