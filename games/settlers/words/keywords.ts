import { keywordsIn, timing, type Keyword } from '../../kit/text/keywords';
import type { Card } from '../card';

/** Words and signs on cards that are explained, with the rule that says more (docs/rules/settlers.md). */
export type Explained = keyof typeof KEYWORDS;

const KEYWORDS = {
  production: { rule: 'S8.5', on: timing('production') },
  feature: { rule: 'S11.1', on: timing('feature') },
  action: { rule: 'S12.1', on: timing('action') },
  bonus: { rule: 'S8.6', on: timing('bonus') },
  deal: { rule: 'S9.1', on: (card) => card.deal !== null },
  razing: { rule: 'S10.1', on: (card) => card.raze.length > 0 },
  location: { rule: 'S8.3', on: (card) => card.cost.location !== undefined },
  foundation: {
    rule: 'S10.3',
    on: (card, verbs) => verbs.has('lay') || (card.deck === 'common' && card.raze.length > 0),
  },
  samurai: { rule: 'S16.3', on: (card, verbs) => card.deck === 'japanese' || verbs.has('deploy') },
  colour: {
    rule: 'S11.4',
    on: (card) => [...card.nodes.values()].some((node) => node.kind === 'verb' && node.args[0]?.per !== undefined),
  },
  gold: { rule: 'S1.3', on: ({ cost }) => (cost.wood ?? cost.stone ?? cost.food) !== undefined },
} as const satisfies Readonly<Record<string, Keyword<Card>>>;

/** The explained words on a card with their rules, in the order of the table above. */
export const keywordsOn = keywordsIn<Card, Explained>(KEYWORDS);
