import { covered, type Coverage, type CoveredCard, type Meeting } from '../kit/tooling';
import type { Card, Deck } from './card';
import { CARDS, cardOf } from './catalogue';
import type { Settlers } from './state';
import { verbNamed } from './verbs';

const GROUPS: Readonly<Record<Deck, string>> = {
  barbarians: 'Barbarians',
  romans: 'Romans',
  egyptians: 'Egyptians',
  japanese: 'Japanese',
  common: 'Common cards',
};

/** The id of a card on the page: copies are one card. */
const idOf = (id: string): string => cardOf(id).facts.copies[0] ?? id;

/** How the card has to be met in simulated games: actions are used, other cards need only be in an empire. */
const wanted = ({ category }: Card): Meeting => (category === 'action' ? 'played' : 'inPlay');

const coveredOf = (card: Card): CoveredCard =>
  covered(card, { id: idOf(card.id), group: GROUPS[card.deck], wanted: wanted(card) }, verbNamed);

/** The part of the coverage page about Imperial Settlers. */
export const coverage: Coverage<Settlers> = {
  legend: [
    '**implemented**: every verb of its effects can be carried out, or is read off the card by the rules.',
    '**played**: in how many of the random games it was activated; **in play**: it was a location; **in hand**. Actions have to be activated.',
  ],
  cards: () => [...new Map([...CARDS.values()].map((card) => [idOf(card.id), coveredOf(card)])).values()],
  isNamed: ({ id }, text) => cardOf(id).facts.copies.some((copy) => text.includes(copy)),
  note(g, fresh, met) {
    for (const { k, at } of fresh) if (k === 'activate' && at !== undefined) met('played', idOf(at));
    for (const p of g.players) {
      for (const id of p.hand) met('inHand', idOf(id));
      for (const id of p.empire) met('inPlay', idOf(id));
    }
  },
};
