import type { Level, Terrain } from './card';

/** Numbers of pieces, and what is printed on the dials and the focus row (C1.1, C2). */

export const CONTROL_TOKENS = 31;
export const CITIES = 7;
export const CARAVANS = 3;
/** Resource tokens of each kind (C6.2). */
export const RESOURCE_TOKENS = 8;
export const WATER_TOKENS = 8;
/** The most trade tokens on a card (C4.3). */
export const TRADE_LIMIT = 3;
export const SLOTS = 5;
/** C2.9, C15.20. */
export const VICTORY_CARDS = { standard: 3, epic: 4 } as const;
/** The economy card on which the first caravan begins (C2.2). */
export const FIRST_CARAVAN = 'foreign-trade';

/** The difficulty of each terrain (C5.1). */
export const DIFFICULTY: Readonly<Record<Terrain, number>> = {
  grassland: 1,
  hills: 2,
  forest: 3,
  desert: 4,
  mountains: 5,
  water: 1,
  naturalWonder: 5,
};

/**
 * The tech dial: the spaces at which a card of a level is gained, the last space, and the space that follows it (C9).
 */
export const DIAL: { levels: Readonly<Record<number, Level>>; last: number; next: number } = {
  levels: { 3: 'II', 6: 'II', 10: 'III', 14: 'III', 19: 'IV', 24: 'IV' },
  last: 24,
  next: 15,
};

/** The event dial, from the segment with the star, which is not resolved at first (C11.1). */
export const EVENT_DIAL = ['respawn', 'nothing', 'move', 'trade', 'move'] as const;
export type DialEvent = (typeof EVENT_DIAL)[number];

/** Defence of a city-state (C10.18). */
export const CITY_STATE_DEFENCE = 8;
/** Production for each resource spent (C10.11). */
export const RESOURCE_PRODUCTION = 2;
/** Trade tokens for an arriving caravan (C10.5). */
export const ARRIVAL_TRADE = 2;
/** Trade tokens lost with a beaten capital or to a barbarian (C10.20, C11.6). */
export const CAPITAL_LOSS = 2;

/** The eras of which a wonder of each deck is removed unseen, by number of players (C2.8). */
export const REMOVED_ERAS: Readonly<Record<number, readonly string[]>> = {
  2: ['ancient', 'medieval'],
  3: ['ancient'],
  4: [],
};
/** C14.2, C14.3. */
export const CORE_TILES = { naturalWonder: 2, cityState: 2 } as const;
export const TILES_DEALT = 2;
/** C14.4. */
export const LEAST_TOUCHED = 4;
