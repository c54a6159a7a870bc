import type { ComponentId, Core, Seat } from '../kit/core';
import type { Lasting } from '../kit/effect/modifiers';
import type { EffectFrame } from '../kit/effect/run';
import type { Box, Resource, State } from './card';
import type { ImperiumEvent } from './events';
import type { ImperiumFrame } from './frames';
import type { Ask } from './keys';

/** Options of a match. */
export interface ImperiumOptions {
  /** How nations and power sides are found (R2.1, R2.2): chosen in turn, or dealt. */
  nations: 'choose' | 'random';
  /** The box whose nations may be played (R3.1). */
  box: Box | 'both';
  /** The box of the common cards; with nations of both boxes, too, they are of one (R3.1). */
  commons: Box;
  /** A chosen seed, where nobody is cheated by it: local play, simulations, tests. */
  seed?: string;
}

export type Tokens = Record<Resource, number>;

/** One of the five market places (R3.7). */
export interface MarketPlace extends Tokens {
  /** The small deck that refills it; 'main' for the two other places (R12.2). */
  deck: SmallDeck | 'main';
  card: ComponentId | null;
  /** The unrest below the card. */
  unrest: ComponentId | null;
}

export type SmallDeck = 'REG' | 'UNC' | 'CIV';

/** Cards taken from the top of a deck that a player looks at; the effect moves them or puts them back (R11.16). */
export interface Looking {
  from: 'nation' | 'fame';
  cards: ComponentId[];
}

/** What one player has. Lists of cards begin with the top card. */
export interface Player extends Tokens {
  /** Name of the nation; null before it is chosen. */
  nation: string | null;
  /** Power card with its side. */
  power: ComponentId | null;
  state: State;
  /** Tokens on the state card. */
  actions: number;
  exhausts: number;
  hand: ComponentId[];
  deck: ComponentId[];
  discard: ComponentId[];
  history: ComponentId[];
  /** The Atlanteans' cards that were sunk (R11.22). */
  sunken: ComponentId[];
  /** The play area: pinned cards, and the card that is being played (R1.10). */
  play: ComponentId[];
  /**
   * In-play start cards except the power card (R2.3). The first is in play; one below it waits for its turn (R14.8.3).
   */
  below: ComponentId[];
  /** Garrisoned cards by host (R11.9). */
  garrison: Record<ComponentId, ComponentId[]>;
  /** Nation cards, top first; the accession card lies below them. */
  nationDeck: ComponentId[];
  accession: ComponentId | null;
  development: ComponentId[];
  /** Progress on own cards in play, by card. It is not the owner's until it is gained from there (R14.5, R15.20). */
  progressOn: Record<ComponentId, number>;
  /**
   * Cards with an exhaust token; 'nation' and 'development' stand for the nation deck and the development area (R7,
   * R8).
   */
  exhausted: string[];
  /** Cards that were played this turn without an action (R6.6). */
  freePlayed: ComponentId[];
  /** Whether the player has resolved King of Kings (R13.1). */
  kingOfKings: boolean;
  /** Cards that the player is looking at, hidden from others. */
  looking: Looking | null;
  /** Decks that the player is searching and therefore sees, but not in their order (R11.14). */
  searching: ('deck' | 'nationDeck' | 'history')[];
}

/** The kind of the turn (R4.2); null before the player has decided. */
export type TurnKind = 'activate' | 'innovate' | 'revolt';

export interface Imperium extends Core<ImperiumFrame, Ask, ImperiumEvent> {
  ruleset: 'imperium';
  options: ImperiumOptions;
  phase: 'nations' | 'round' | 'finalRound' | 'solstice' | 'scoring';
  /** The number of the round, from 1. */
  round: number;
  /** The player left of the solstice card (R3.10). */
  first: Seat;
  turnKind: TurnKind | null;
  /** Modifiers that last for a time. */
  lasting: Lasting[];
  players: Player[];
  market: MarketPlace[];
  small: Record<SmallDeck, ComponentId[]>;
  main: ComponentId[];
  fame: ComponentId[];
  /** Fame cards that were removed unseen (R3.4). */
  removedFame: ComponentId[];
  /** King of Kings, by the side that lies up. */
  kings: ComponentId;
  unrest: ComponentId[];
  exile: ComponentId[];
  /** Tributaries of the other box that replace those named after a nation in the game (R3.1). */
  replacements: ComponentId[];
  /** Cards shown to all while an effect is resolved. */
  revealed: ComponentId[];
  /** What triggered scoring (R10.1), and whether the last round has begun. */
  ending: { by: Ending; final: boolean } | null;
}

export type Ending = 'mainDeck' | 'development' | 'kingOfKings' | 'haraldHardrada' | 'graal' | 'shangriLa' | 'collapse';

/** An ability that is being resolved, with what Imperium's effects remember. */
export interface ImperiumEffect extends EffectFrame {
  /** Icons of own cards in play that the effect has used for a gain (R13.2). */
  icons?: string[];
  /** The amount that came with a market card (trigger `onMarketGain`). */
  n?: number;
  /** The declared suit. */
  suit?: string;
  /** The region under which this card has been garrisoned. */
  host?: ComponentId;
  /** Tokens that the owner of the effect has paid so far, for `moved(progress)`. */
  paid?: Partial<Tokens>;
}
