import type { ComponentId, Core, Seat } from '../kit/core';
import type { Place, TokenValue } from './card';
import type { MythotopiaEvent } from './events';
import type { MythotopiaFrame } from './frames';
import type { Ask } from './keys';

/** Options of a match. */
export interface MythotopiaOptions {
  /** M14.1: more provinces are dealt and two given back; for three or four players. */
  setup: 'normal' | 'draft';
  /** OQ-24: after so many turns the match is scored as it stands; 0 for never, as the rules have it. */
  turnCap: number;
  /** Chosen seed: only where nobody is cheated by it (local play, simulations, tests). */
  seed?: string;
}

/** Pieces: ready for use, or still to be bought (M2.2). */
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
  /** The card whose text is being carried out, and what it has discarded: they join the discard pile after it (M4.7). */
  playing: ComponentId[];
  /** Improvements that the player is looking at (Philosopher). */
  looking: ComponentId[];
  /** Improvements of which everybody knows that the player has them. */
  known: ComponentId[];
  /** Own pieces ready for use; cities are those on the reserve card (M1.6). */
  stock: Pieces & Record<'towns' | 'cities', number>;
  pool: Pieces;
  /** VP tokens taken, by value. */
  tokens: Record<TokenValue, number>;
  /** Master of the Seas through Scribe: towns left on the card, one for each condition used (M11.27). */
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
  /** Who had the first turn (M2.13). */
  first: Seat;
  /** Actions taken in this turn (M5.1). */
  actions: number;
  /** A free action has been taken in this turn (M5.4). */
  freed: boolean;
  /** What was used in this turn and may be used once: names of reserve cards, 'draft', 'roads'. */
  used: string[];
  players: Player[];

  /** Who owns a province; neutral ones are absent. */
  owners: Record<Place, Seat>;
  /** Provinces with a city or a citadel; the other owned ones have a town. */
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
  /** Improvements on offer, and those that were not dealt. */
  shown: ComponentId[];
  undealt: ComponentId[];
  /** Out of the game (Philosopher). */
  box: ComponentId[];
  vp: VpCard[];
  /** Master of the Seas: who took the token for three seas, and for four (M12.7). */
  sailed: Record<number, Seat>;
  /** VP tokens on no card. */
  bank: Record<TokenValue, number>;
}
