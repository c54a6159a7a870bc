import type { Colour } from './card';

/** Numbers of the components (M1.1, M1.2), and what each player gets (M2.2–M2.6). */

export const TOWNS: Readonly<Record<Colour, number>> = { red: 18, blue: 18, green: 14, yellow: 14 };
/** Towns of red and blue with three or four players (M2.1). */
export const TOWNS_OF_MORE = 14;
export const CITIES = 4;
export const STOCK = { armies: 6, ships: 2 } as const;
export const POOL = { armies: 8, ships: 3 } as const;
export const ROADS = 9;
export const CASTLES = 9;
export const MERCENARIES = 2;
/** VP tokens by value. */
export const VP_TOKENS = { 1: 28, 2: 26, 3: 3 } as const;
export const SHOWN_IMPROVEMENTS = 16;
export const VARIABLE_VP = 4;
/** Provinces dealt to each player, by number of players (M2.3). */
export const DEAL: Readonly<Record<number, number>> = { 2: 11, 3: 8, 4: 6 };
export const HAND = 5;
/** The first hand of the fourth of four players (M2.12). */
export const HAND_OF_FOURTH = 6;
/** The reserve's limit without cities (M6.9). */
export const RESERVE = 2;
/** Cards that a player must keep when removing some (M6.11). */
export const LEAST_DECK = 7;
/** Victory points of a province (M3.1). */
export const PROVINCE_POINTS = 3;
/** VP cards that must be empty before the end may be declared (M13.1). */
export const EMPTY_TO_END = 4;
/** The strength that a castle or citadel adds to a defending player (M7.4). */
export const WALLS = 2;
export const ACTIONS = 2;
