import { covered, type Coverage, type CoveredCard, type Meeting } from '../kit/tooling';
import type { Card, CardKind } from './card';
import { CARDS, cardOf } from './catalogue';
import type { NewDawn } from './state';
import { verbNamed } from './verbs';

const GROUPS: Readonly<Record<CardKind, string>> = {
  focus: 'Focus cards',
  wonder: 'World wonders',
  leader: 'Leaders',
  diplomacy: 'Diplomacy cards',
  cityState: 'City-states',
  agenda: 'Agendas',
};

/** The id of a card on the page: cards of all colours, and copies, are one card. */
const idOf = (id: string): string => cardOf(id).facts.id;

/** How the card has to be met in simulated games: focus cards are resolved, other cards need only be in play. */
const wanted = ({ kind }: Card): Meeting => (kind === 'focus' ? 'played' : 'inPlay');

const coveredOf = (card: Card): CoveredCard =>
  covered(card, { id: idOf(card.id), group: GROUPS[card.kind], wanted: wanted(card) }, verbNamed);

/** The part of the coverage page about A New Dawn. */
export const coverage: Coverage<NewDawn> = {
  legend: [
    '**implemented**: every verb of its effects can be carried out, or is read off the card by the rules.',
    '**played**: in how many of the random games it was resolved or used; **in play**: it lay in a focus row, led a people, ' +
      'was controlled, held or marked; **in hand**: it could be gained, taken or built. Focus cards have to be played, others in play.',
  ],
  cards: () => [...new Map([...CARDS.values()].map((card) => [idOf(card.id), coveredOf(card)])).values()],
  isNamed: ({ id }, text) => new RegExp(`['\`"(]${id}(-card|-red|-1)?['\`":)]|\\b${id}:`).test(text),
  note(g, fresh, met) {
    for (const { k, cards, by } of fresh) {
      if (k === 'focus') for (const id of cards ?? []) met('played', idOf(id));
      if (k === 'uses' && by !== undefined) met('played', idOf(by));
    }
    for (const { leader, row, wonders, held, marks, focusDeck, diplomacy } of g.players) {
      for (const id of [...row, ...wonders, ...held, ...marks]) met('inPlay', idOf(id));
      if (leader !== null) met('inPlay', idOf(leader));
      for (const id of [...focusDeck, ...diplomacy]) met('inHand', idOf(id));
    }
    for (const { shown } of g.offers) if (shown !== null) met('inHand', idOf(shown));
    for (const id of g.cityCards) met('inHand', idOf(id));
  },
  variants: [{}, { map: 'advanced' }],
};
