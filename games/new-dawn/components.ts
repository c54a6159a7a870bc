import type { Level, Terrain } from './card';

/** Numbers of pieces, and what is printed on dials and the focus row (C1.1, C2). */

export const CONTROL_TOKENS = 31;
export const CITIES = 7;
export const CARAVANS = 3;
/** Of each kind (C6.2). */
export const RESOURCE_TOKENS = 8;
export const WATER_TOKENS = 8;
/** C4.3. */
export const TRADE_LIMIT = 3;
export const SLOTS = 5;
/** C2.9, C15.20. */
export const VICTORY_CARDS = { standard: 3, epic: 4 } as const;
/** The economy card on which the first caravan begins (C2.2). */
export const FIRST_CARAVAN = 'foreign-trade';

/** C5.1: what it takes to enter. */
export const DIFFICULTY: Readonly<Record<Terrain, number>> = {
  grassland: 1,
  hills: 2,
  forest: 3,
  desert: 4,
  mountains: 5,
  water: 1,
  naturalWonder: 5,
};

/** C9: spaces of the dial at which a card of a level is gained; after the last it goes on at `next`. */
export const DIAL: { levels: Readonly<Record<number, Level>>; last: number; next: number } = {
  levels: { 3: 'II', 6: 'II', 10: 'III', 14: 'III', 19: 'IV', 24: 'IV' },
  last: 24,
  next: 15,
};

/** C11.1: the event dial from the segment with the star on, which is not resolved at first. */
export const EVENT_DIAL = ['respawn', 'nothing', 'move', 'trade', 'move'] as const;
export type DialEvent = (typeof EVENT_DIAL)[number];

/** Defence of a city-state (C10.18). */
export const CITY_STATE_DEFENCE = 8;
/** C10.11: production for a resource spent. */
export const RESOURCE_PRODUCTION = 2;
/** C10.5. */
export const ARRIVAL_TRADE = 2;
/** C10.20, C11.6: trade tokens lost with a beaten capital, or to a barbarian. */
export const CAPITAL_LOSS = 2;

/** C2.8: ages of which a wonder of each deck is taken out unseen, by number of players. */
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
