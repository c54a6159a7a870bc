import { lookUp } from '../kit/catalogue';
import type { Card } from './card';

const cards = new Map<string, Card>();

/**
 * All cards by id, in printed order, with the effects that the rules themselves have ("innovate", "revolt", ...). The rules look
 * here, because catalogue.ts, which fills it, reads the cards with the verbs that the rules carry out.
 */
export const CARDS: ReadonlyMap<string, Card> = cards;

export const { cardOf, nodeOf } = lookUp(cards);

/** @throws Error for an id that another card has. */
export function addCard(card: Card): void {
  if (cards.has(card.id)) throw new Error(`card id ${card.id} twice`);
  cards.set(card.id, card);
}
