import { keywordsIn, timing, verb, type Keyword } from '../../kit/text/keywords';
import type { Card } from '../card';
import { provinceOf } from '../map';

/** Words on cards that are explained, with the rule that says more (docs/rules/mythotopia.md). */
export type Explained = keyof typeof KEYWORDS;

const KEYWORDS = {
  symbols: { rule: 'M4.1', on: (card) => (card.facts.symbols?.length ?? 0) > 0 },
  provinceCard: { rule: 'M4.8', on: (card) => card.kind === 'province' },
  action: { rule: 'M4.9', on: timing('action') },
  free: { rule: 'M5.4', on: timing('free') },
  benefit: { rule: 'M4.9', on: timing('benefit') },
  reserve: { rule: 'M6.9', on: timing('reserve') },
  neutral: { rule: 'M7.5', on: (card) => card.province !== null },
  rough: {
    rule: 'M7.4',
    on: (card, verbs) =>
      (card.province !== null && provinceOf(card.province).rough === true) ||
      (verbs.has('strength') && card.type === 'ranger'),
  },
  strength: { rule: 'M7.3', on: verb('strength') },
  tokens: { rule: 'M3.6', on: (card, verbs) => card.facts.tokens !== undefined || verbs.has('swapToken') },
  cost: { rule: 'M1.5', on: verb('pay', 'build') },
  war: { rule: 'M7.1', on: verb('peace', 'winTie', 'limitWars') },
  stock: { rule: 'M1.6', on: verb('sendHome', 'muster') },
  mercenary: { rule: 'M11.15', on: verb('hire') },
  citadel: { rule: 'M7.4', on: verb('raise') },
  dragon: { rule: 'M7.5', on: (card) => card.type === 'hereBeDragons' },
} as const satisfies Readonly<Record<string, Keyword<Card>>>;

/** The explained words on a card with their rules, in the order of the table above. */
export const keywordsOn = keywordsIn<Card, Explained>(KEYWORDS);
