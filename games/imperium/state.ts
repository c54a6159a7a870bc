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
  /** Whose nations may be played (R3.1). */
  box: Box | 'both';
  /** Whose common cards lie there: those of the box, or with both boxes of one of them (R3.1). */
  commons: Box;
  /** Chosen seed: only where nobody is cheated by it (local play, simulations, tests). */
  seed?: string;
}

export type Tokens = Record<Resource, number>;

/** One of the five market places (R3.7). */
export interface MarketPlace extends Tokens {
  /** Small deck that refills it; 'main' for the two others (R12.2). */
  deck: SmallDeck | 'main';
  card: ComponentId | null;
  /** The unrest below the card. */
  unrest: ComponentId | null;
}

export type SmallDeck = 'REG' | 'UNC' | 'CIV';

/** What a player is about to look at, taken from the top of a deck, put back or moved by the effect (R11.16). */
export interface Looking {
  from: 'nation' | 'fame';
  cards: ComponentId[];
}

/** What one player has. Lists of cards begin at the top. */
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
  /** Play area: pinned cards, and the card that is being played (R1.10). */
  play: ComponentId[];
  /** In-play start cards other than the power card (R2.3): the top one is in play, a card under it waits for its turn (R14.8.3). */
  below: ComponentId[];
  /** Garrisoned cards by host (R11.9). */
  garrison: Record<ComponentId, ComponentId[]>;
  /** Nation cards, top first; the accession card lies below them. */
  nationDeck: ComponentId[];
  accession: ComponentId | null;
  development: ComponentId[];
  /** Progress on own cards in play, by card; it is the owner's when gained from there (R14.5, R15.20). */
  progressOn: Record<ComponentId, number>;
  /** Cards that carry an exhaust token; 'nation' and 'development' for the deck and the area (R7, R8). */
  exhausted: string[];
  /** Cards played free of an action this turn (R6.6). */
  freePlayed: ComponentId[];
  /** Has resolved King of Kings (R13.1). */
  kingOfKings: boolean;
  /** Looked-at cards: for the owner's eyes. */
  looking: Looking | null;
  /** Decks that the owner is searching and therefore sees, in no order (R11.14). */
  searching: ('deck' | 'nationDeck' | 'history')[];
}

/** What kind of turn it is (R4.2); null before the player has decided. */
export type TurnKind = 'activate' | 'innovate' | 'revolt';

export interface Imperium extends Core<ImperiumFrame, Ask, ImperiumEvent> {
  ruleset: 'imperium';
  options: ImperiumOptions;
  phase: 'nations' | 'round' | 'finalRound' | 'solstice' | 'scoring';
  /** Number of the round, 1 first. */
  round: number;
  /** The player left of the solstice card (R3.10). */
  first: Seat;
  turnKind: TurnKind | null;
  /** Lasting modifiers. */
  lasting: Lasting[];
  players: Player[];
  market: MarketPlace[];
  small: Record<SmallDeck, ComponentId[]>;
  main: ComponentId[];
  fame: ComponentId[];
  /** Fame cards removed unseen (R3.4). */
  removedFame: ComponentId[];
  /** King of Kings with the side that lies up. */
  kings: ComponentId;
  unrest: ComponentId[];
  exile: ComponentId[];
  /** Tributaries of the other box in the place of those that bear the name of a nation in the game (R3.1). */
  replacements: ComponentId[];
  /** Cards shown to all in the middle of an effect. */
  revealed: ComponentId[];
  /** What triggered scoring (R10.1), and whether the last round has begun. */
  ending: { by: Ending; final: boolean } | null;
}

export type Ending = 'mainDeck' | 'development' | 'kingOfKings' | 'haraldHardrada' | 'graal' | 'shangriLa' | 'collapse';

/** The ability that is being resolved, with what Imperium's effects need to remember. */
export interface ImperiumEffect extends EffectFrame {
  /** Icons of own cards in play that the effect has used to gain something (R13.2). */
  icons?: string[];
  /** Amount taken with a market card (trigger `onMarketGain`). */
  n?: number;
  /** Declared suit. */
  suit?: string;
  /** Region under which this card has been garrisoned. */
  host?: ComponentId;
  /** Tokens paid so far by the player whose effect it is, for `moved(progress)`. */
  paid?: Partial<Tokens>;
}
