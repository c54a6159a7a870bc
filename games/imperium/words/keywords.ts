import { keywordsIn, timing, verb, type Keyword } from '../../kit/text/keywords';
import type { Card } from '../card';

/** Words on cards that are explained, with the rule that says more (docs/rules/imperium.md). */
export type Explained = keyof typeof KEYWORDS;

const KEYWORDS = {
  pinned: { rule: 'R6.5', on: (card) => card.pinned },
  attack: { rule: 'R11.4', on: (card) => card.attack },
  state: { rule: 'R6.4', on: (card) => card.facts.state !== undefined && !card.id.startsWith('STATE') },
  freePlay: { rule: 'R6.6', on: (card, verbs) => card.freePlay || verbs.has('freePlay') },
  exhaust: { rule: 'R7.1', on: timing('exhaust') },
  solstice: { rule: 'R9.1', on: timing('solstice') },
  passive: { rule: 'R11.19', on: timing('passive') },
  cost: { rule: 'R11.18', on: (card, verbs) => verbs.has('pay') || card.facts.developmentCost !== undefined },
  acquire: { rule: 'R11.2', on: verb('acquire') },
  breakthrough: { rule: 'R11.5', on: verb('breakthrough') },
  develop: { rule: 'R11.7', on: verb('develop') },
  garrison: { rule: 'R11.9', on: verb('garrison') },
  abandon: { rule: 'R11.1', on: verb('abandon') },
  recall: { rule: 'R11.20', on: verb('recall') },
  exile: { rule: 'R11.11', on: verb('exile') },
  history: { rule: 'R11.15', on: verb('history') },
  steal: { rule: 'R11.23', on: verb('steal') },
  look: { rule: 'R11.16', on: verb('look') },
  find: { rule: 'R11.14', on: verb('find') },
  UNR: { rule: 'R11.21', on: (card, verbs) => card.suits.has('UNR') || verbs.has('takeUnrest') || verbs.has('return') },
  points: { rule: 'R1.6', on: (card) => card.value.kind === 'variable' || card.value.kind === 'conditional' },
} as const satisfies Readonly<Record<string, Keyword<Card>>>;

/** The explained words on a card with their rules, in the order of the table above. */
export const keywordsOn = keywordsIn<Card, Explained>(KEYWORDS);
