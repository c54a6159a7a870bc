import { keywordsIn, verb, type Keyword } from '../../kit/text/keywords';
import type { Card } from '../card';

/** Words on cards that are explained, with the rule that says more (docs/rules/new-dawn.md). */
export type Explained = keyof typeof KEYWORDS;

const KEYWORDS = {
  slot: { rule: 'C3.4', on: (card) => card.kind === 'focus' },
  tradeToken: { rule: 'C4.1', on: (card) => card.kind === 'focus' },
  place: { rule: 'C8.1', on: verb('place', 'spread', 'allow') },
  dial: { rule: 'C9.1', on: verb('advance') },
  caravan: { rule: 'C10.5', on: verb('travel', 'purse', 'depart') },
  city: { rule: 'C10.9', on: verb('found', 'reach') },
  wonder: { rule: 'C10.11', on: (card, verbs) => card.kind === 'wonder' || verbs.has('build') || verbs.has('cheaper') },
  combat: { rule: 'C10.18', on: verb('attack', 'combat', 'unlimited') },
  reinforced: { rule: 'C10.14', on: verb('reinforce', 'devastate', 'subvert', 'repel') },
  mature: { rule: 'C6.6', on: verb('mature') },
  diplomacy: { rule: 'C12.4', on: (card) => card.kind === 'diplomacy' || card.kind === 'cityState' },
  startOfTurn: { rule: 'C16.17', on: (card) => card.abilities.some(({ timing }) => timing === 'start') },
  agenda: { rule: 'C13.1', on: (card) => card.kind === 'agenda' },
} as const satisfies Readonly<Record<string, Keyword<Card>>>;

/** The explained words on a card with their rules, in the order of the table above. */
export const keywordsOn = keywordsIn<Card, Explained>(KEYWORDS);
