import type { ComponentId, Core, Seat } from '../kit/core';
import type { Place, TokenValue } from './card';
import type { MythotopiaEvent } from './events';
import type { MythotopiaFrame } from './frames';
import type { Ask } from './keys';

/** Options of a match. */
export interface MythotopiaOptions {
  /** `draft`: more provinces are dealt and two given back; for three or four players (M14.1). */
  setup: 'normal' | 'draft';
  /** The number of turns after which the match is scored as it stands (OQ-24); 0: never, as the rules have it. */
  turnCap: number;
  /** A chosen seed, where nobody is cheated by it: local play, simulations, tests. */
  seed?: string;
}

/** Pieces that are ready for use or still to be bought (M2.2). */
export type Pieces = Record<'armies' | 'ships', number>;

/** What one player has. */
export interface Player {
  hand: ComponentId[];
  /** Draw deck, top first. */
  deck: ComponentId[];
  discard: ComponentId[];
  reserve: ComponentId[];
  /** Starters that were removed (M6.11). */
  removed: ComponentId[];
  /** The card whose text is being carried out, with its discards: they join the discard pile afterwards (M4.7). */
  playing: ComponentId[];
  /** Improvements that the player is looking at (Philosopher). */
  looking: ComponentId[];
  /** Improvements that everybody knows the player to have. */
  known: ComponentId[];
  /** Own pieces ready for use. Cities among them lie on the reserve card (M1.6). */
  stock: Pieces & Record<'towns' | 'cities', number>;
  pool: Pieces;
  /** VP tokens taken, by value. */
  tokens: Record<TokenValue, number>;
  /** Points of the tokens taken from each of `vp`, or from the bank for it; ends with the last that is not 0. */
  earned: number[];
  /** Towns left on Master of the Seas, one for each condition used with Scribe (M11.27). */
  marks: number[];
}

/** A VP card that is shown. */
export interface VpCard {
  id: ComponentId;
  tokens: TokenValue[];
}

export interface Mythotopia extends Core<MythotopiaFrame, Ask, MythotopiaEvent> {
  ruleset: 'mythotopia';
  options: MythotopiaOptions;
  phase: 'start' | 'draft' | 'citadels' | 'turns';
  /** The seat with the first turn (M2.13). */
  first: Seat;
  /** The number of actions taken in this turn (M5.1). */
  actions: number;
  /** Whether a free action has been taken in this turn (M5.4). */
  freed: boolean;
  /** What was used in this turn and works once: names of reserve cards, 'draft', 'roads'. */
  used: string[];
  players: Player[];

  /** The owners of provinces; neutral provinces are absent. */
  owners: Record<Place, Seat>;
  /** Provinces with a city or citadel; other owned provinces have a town. */
  cities: Place[];
  citadels: Place[];
  castles: Place[];
  /** Borders with a road, by the border's id. */
  roads: string[];
  dragons: Place[];
  runestones: Place[];
  /** Armies, mercenaries and ships by seat; places without any are absent. */
  armies: Record<Place, number[]>;
  mercenaries: Record<Place, number[]>;
  ships: Record<Place, number[]>;

  provinceDeck: ComponentId[];
  /** Improvements on offer, and those not dealt. */
  shown: ComponentId[];
  undealt: ComponentId[];
  /** Cards out of the game (Philosopher). */
  box: ComponentId[];
  vp: VpCard[];
  /** The seats that took the tokens of Master of the Seas, for three seas and for four (M12.7). */
  sailed: Record<number, Seat>;
  /** VP tokens on no card. */
  bank: Record<TokenValue, number>;
}
