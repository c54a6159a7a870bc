import type { Option } from '../kit/core';
import { number, oneOf, optional, optionForm, optionKinds, word, type ReadBy } from '../kit/optionKinds';
import { ROLES, type Role } from './keys';
import type { Play } from './rules/purse';

/** Options that are more than the id of a card or of a place, as rules make them and words, bots and boards read them. */

export const WORKS = ['city', 'castle', 'road'] as const;
/** What is built (M8). */
export type Work = (typeof WORKS)[number];

/** Stage `start` (M2). */
export const START_OPTIONS = optionKinds({ ready: [] });

/** Stage `turn` (M5, M6, M8–M10, M13). */
export const TURN_OPTIONS = optionKinds({
  invade: [word],
  placeArmies: [word],
  removeArmies: [word],
  placeShips: [word],
  removeShips: [word],
  /** Place, and Hero where it is tied. */
  endWar: [word, optional(word)],
  buy: [],
  draft: [word],
  putInReserve: [],
  discard: [],
  removeCards: [],
  /** What, and on which province or border. */
  build: [oneOf(WORKS), word],
  playCard: [word],
  patronage: [],
  moveByRoad: [],
  store: [],
  pass: [],
  endTurn: [],
  endGame: [],
});

export type TurnOption = ReadBy<typeof TURN_OPTIONS>;

export const WAYS = ['land', 'sea1', 'sea2', 'portal'] as const;
/** Card played as the source, province, way, food. */
export const ROUTE = optionForm(word, word, oneOf(WAYS), number);
/** How many pieces. */
export const NUMBER = optionForm(number);
/** Armies and ships to buy (M6.7); armies and mercenaries to take home (M6.3). */
export const TWO_NUMBERS = optionForm(number, number);
/** From one place to another (M9.2). */
export const WAY_BY_ROAD = optionForm(word, word);
/** No more ways by road. */
export const DONE: Option = 'done';
/** An army piece: place and seat (M11.30). */
export const ARMY_OF = optionForm(word, number);

const isRole = oneOf(ROLES);

/** Cards played for something, each after what it is played for and before those played along: `food custus-card merchant`. */
export const PLAYS = {
  of: (plays: readonly Play[]): Option => plays.map((p) => [p.role, p.card, ...p.with].join(' ')).join(' '),
  read(option: Option): Play[] {
    const plays: { role: Role; cards: string[] }[] = [];
    for (const each of option.split(' ')) {
      const role = isRole(each);
      if (role) plays.push({ role, cards: [] });
      else plays.at(-1)?.cards.push(each);
    }
    return plays.map(({ role, cards: [card = '', ...along] }) => ({ role, card, with: along }));
  },
};
