import type { Option } from '../kit/core';
import { number, oneOf, optional, optionForm, optionKinds, word, type ReadBy } from '../kit/optionKinds';
import { ROLES, type Role } from './keys';
import type { Play } from './rules/purse';

/** Options that are more than the id of a card or place. The rules write them; texts, bots and boards read them. */

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
  /** The province, and Hero where it decides a tie. */
  endWar: [word, optional(word)],
  buy: [],
  draft: [word],
  putInReserve: [],
  discard: [],
  removeCards: [],
  /** The kind of work, and the province or border. */
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
/** The card played as the source, the province, the way, the food. */
export const ROUTE = optionForm(word, word, oneOf(WAYS), number);
/** A number of pieces. */
export const NUMBER = optionForm(number);
/** Armies and ships to buy (M6.7), or armies and mercenaries to take home (M6.3). */
export const TWO_NUMBERS = optionForm(number, number);
/** From one province to another (M9.2). */
export const WAY_BY_ROAD = optionForm(word, word);
/** The player moves no more armies by road. */
export const DONE: Option = 'done';
/** An army piece: its province and its seat (M11.30). */
export const ARMY_OF = optionForm(word, number);

const isRole = oneOf(ROLES);

/**
 * Cards played for something. Each follows what it is played for and precedes the cards played along: `food custus-card
 * merchant`.
 */
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
