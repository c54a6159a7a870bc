import type { Card, CardKind } from '../../games/mythotopia/card';
import { CARDS, cardOf } from '../../games/mythotopia/catalogue';
import { playableVerbs } from '../../games/mythotopia/rules/verbs';
import { mythotopia } from '../../games/mythotopia/ruleset';
import type { Mythotopia } from '../../games/mythotopia/state';
import { verbsOutside, type Covered, type CoveredCard, type Meeting } from './covered';

/** Verbs that are never run: what the rules read off cards in payments, wars, building and set-up. */
const READ_OFF: ReadonlySet<string> = new Set([
  'build', 'scatter', 'raise', 'strength', 'treatAs', 'convert', 'double', 'standFor', 'cross', 'winTie', 'handSize', 'limitWars', 'allow', 'store',
]);

const GROUPS: Readonly<Record<CardKind, string>> = {
  starter: 'Starters', province: 'Provinces', improvement: 'Improvements', fixed: 'Fixed victory cards', variable: 'Varying victory cards',
};

/** Cards that only work while they lie in the reserve are never played for their text; the others are met when they are played. */
const wanted = (card: Card): Meeting =>
  (card.abilities.length > 0 && card.abilities.every(({ timing }) => timing === 'reserve') ? 'inPlay' : 'played');

/** Starters of all colours are one card to the page. */
const idOf = (id: string): string => (cardOf(id).kind === 'starter' ? cardOf(id).type : id);

export const coveredOf = (card: Card): CoveredCard => ({
  id: idOf(card.id),
  name: card.facts.name.en,
  group: GROUPS[card.kind],
  missing: verbsOutside(card.abilities.map(({ effect }) => effect), (verb) => verb in playableVerbs || READ_OFF.has(verb)),
  wanted: wanted(card),
  confidence: card.facts.confidence ?? {},
});

/** Events that tell what cards are played, and those by which a card does something. */
const PLAYED: ReadonlySet<string> = new Set(['pay', 'playCard']);
const DONE: ReadonlySet<string> = new Set(['endWar', 'token', 'tokenFromBank']);

export const mythotopiaCovered: Covered = {
  rules: mythotopia,
  options: {},
  legend: [
    '**implemented**: every verb of its effects can be played, or is read off the card by the rules.',
    '**played**: in how many of the random games it was played, or, a victory card, gave a token; **in play**: in a reserve, or shown; **in hand**. '
    + 'Cards that only work in the reserve have to be met there.',
  ],
  cards: () => [...new Map([...CARDS.values()].map((card) => [idOf(card.id), coveredOf(card)])).values()],
  // Situations name cards by what they are: 'hero', 'starterArmy2', `vp: { castle: 0 }`.
  isNamed: ({ id }, text) => new RegExp(`\\b${id.replace(/-card$/, '')}(-card|\\d)?\\b`).test(text),
  note(g, fresh, met) {
    for (const { k, cards, by } of fresh) {
      if (PLAYED.has(k)) cards?.forEach((id) => met('played', idOf(id)));
      if (DONE.has(k) && by !== undefined) met('played', idOf(by));
    }
    const { players, vp } = g as Mythotopia;
    for (const p of players) {
      for (const id of p.hand) met('inHand', idOf(id));
      for (const id of p.reserve) met('inPlay', idOf(id));
    }
    for (const { id } of vp) met('inPlay', id);
  },
};
