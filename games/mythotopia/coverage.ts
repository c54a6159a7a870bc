import { covered, type Coverage, type CoveredCard, type Meeting } from '../kit/tooling';
import type { Card, CardKind } from './card';
import { CARDS, cardOf } from './catalogue';
import type { Mythotopia } from './state';
import { verbNamed } from './verbs';

const GROUPS: Readonly<Record<CardKind, string>> = {
  starter: 'Starters',
  province: 'Provinces',
  improvement: 'Improvements',
  fixed: 'Fixed victory cards',
  variable: 'Varying victory cards',
};

/** How the card has to be met in simulated games: a reserve card is never played for its text, the others are. */
const wanted = (card: Card): Meeting =>
  card.abilities.length > 0 && card.abilities.every(({ timing }) => timing === 'reserve') ? 'inPlay' : 'played';

/** The id of a card on the page: starters of all colours are one card. */
const idOf = (id: string): string => (cardOf(id).kind === 'starter' ? cardOf(id).type : id);

/** The card as the coverage page lists it. */
export const coveredOf = (card: Card): CoveredCard =>
  covered(card, { id: idOf(card.id), group: GROUPS[card.kind], wanted: wanted(card) }, verbNamed);

/** Events that tell which cards are played, and those by which a card does something. */
const PLAYED: ReadonlySet<string> = new Set(['pay', 'playCard']);
const DONE: ReadonlySet<string> = new Set(['endWar', 'token', 'tokenFromBank']);

/** Mythotopia's part of the coverage page. */
export const coverage: Coverage<Mythotopia> = {
  legend: [
    '**implemented**: every verb of its effects can be played, or is read off the card by the rules.',
    '**played**: in how many of the random games it was played, or, a victory card, gave a token; **in play**: in a reserve, or shown; **in hand**. ' +
      'Cards that only work in the reserve have to be met there.',
  ],
  cards: () => [...new Map([...CARDS.values()].map((card) => [idOf(card.id), coveredOf(card)])).values()],
  // Situations use short names of cards: 'hero', 'starterArmy2', `vp: { castle: 0 }`.
  isNamed: ({ id }, text) => new RegExp(`\\b${id.replace(/-card$/, '')}(-card|\\d)?\\b`).test(text),
  note(g, fresh, met) {
    for (const { k, cards, by } of fresh) {
      if (PLAYED.has(k)) cards?.forEach((id) => met('played', idOf(id)));
      if (DONE.has(k) && by !== undefined) met('played', idOf(by));
    }
    for (const p of g.players) {
      for (const id of p.hand) met('inHand', idOf(id));
      for (const id of p.reserve) met('inPlay', idOf(id));
    }
    for (const { id } of g.vp) met('inPlay', id);
  },
};
