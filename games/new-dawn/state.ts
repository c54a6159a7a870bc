import type { ComponentId, Core, Seat } from '../kit/core';
import type { Resource } from './card';
import type { NewDawnEvent } from './events';
import type { NewDawnFrame } from './frames';
import type { Space } from './hex';
import type { Ask } from './keys';
import type { Laid } from './tile';

/** Options of a match. */
export interface NewDawnOptions {
  /** The map of the first game, or one that the players build (C2.3, C14). */
  map: 'first' | 'advanced';
  /** How leaders are found: dealt, or chosen in turn order (C2.1). */
  leaders: 'dealt' | 'chosen';
  /** C15.20: four victory cards. */
  victory: 'standard' | 'epic';
  /** The number of turns after which the match ends as it stands; 0: never, as the rules have it. */
  turnCap: number;
  /** A chosen seed, where nobody is cheated by it: local play, simulations, tests. */
  seed?: string;
}

/** What one player has. */
export interface Player {
  leader: ComponentId | null;
  /** The focus cards in slots 1 to 5, and those that may still be gained (C2.2). */
  row: ComponentId[];
  focusDeck: ComponentId[];
  /** Trade tokens on own cards (C4), Great Zimbabwe included. */
  trade: Record<ComponentId, number>;
  /** Tokens on focus cards: of city-states (C12.2), and America's natural wonders. */
  onCards: Record<ComponentId, ComponentId[]>;
  /** Natural wonders held (C6.1), and city-state tokens for which there is no card (C13.5). */
  sheet: ComponentId[];
  resources: Record<Resource, number>;
  /**
   * Own pieces that are not on the map: control tokens, cities, caravans on the economy card, caravans that wait
   * (C10.1).
   */
  stock: Record<'control' | 'cities' | 'caravans' | 'waiting', number>;
  dial: number;
  /** Own diplomacy cards that nobody has taken, and cards taken from players and city-states (C12.4). */
  diplomacy: ComponentId[];
  held: ComponentId[];
  wonders: ComponentId[];
  /** Map tiles still to be laid (C14.3). */
  tiles: string[];
  /** How often the player did what agendas count: beat rival capitals, reach the last space of the dial. */
  feats: Record<'capitals' | 'reached', number>;
  /** Agendas marked (C13.1). */
  marks: string[];
}

/** The wonders of one type (C2.8). */
export interface Offer {
  deck: ComponentId[];
  shown: ComponentId | null;
  /** The wonders that were removed unseen. */
  removed: ComponentId[];
}

export interface NewDawn extends Core<NewDawnFrame, Ask, NewDawnEvent> {
  ruleset: 'new-dawn';
  options: NewDawnOptions;
  phase: 'start' | 'leaders' | 'build-map' | 'capitals' | 'play';
  /** First player for the whole game (C2.7). */
  first: Seat;
  round: number;
  /** Segment of the event dial (C11.1). */
  event: number;
  players: Player[];

  map: Laid[];
  /** Tiles of the core (C14.2). */
  core: string[];
  /** The owners of control tokens by space, and the spaces whose token is reinforced (C10.14). */
  tokens: Record<Space, Seat>;
  reinforced: Space[];
  /** The owners of cities by space, and the spaces of capitals. */
  cities: Record<Space, Seat>;
  capitals: Space[];
  /** Caravans by space and seat. */
  caravans: Record<Space, number[]>;
  /** Barbarians, and the tokens of natural wonders, city-states and world wonders, by space. */
  onMap: Record<Space, ComponentId[]>;
  /** Spaces with a resource token. */
  deposits: Record<Resource, Space[]>;
  /** The resource tokens that nobody has (C6.2). */
  supply: Record<Resource, number>;

  /** The wonders on offer by type, in the order of `WONDER_TYPES`. */
  offers: Offer[];
  /** Tokens of wonders that are not built. */
  tokenPool: ComponentId[];
  /** Wonders that were built and that nobody controls (C10.13). */
  relics: ComponentId[];
  /** City-state cards on offer, and those of conquered city-states (C12.1). */
  cityCards: ComponentId[];
  closed: ComponentId[];
  /** Barbarians that wait off the map (C11.3). */
  away: ComponentId[];
  victory: ComponentId[];
  box: ComponentId[];

  /** What was used in this turn and works once in each (C6.4, C12.2, C16.17). */
  used: ComponentId[];
  /** Spaces attacked and taken in this turn (C10.16), and the number of attacks won. */
  taken: Space[];
  won: number;
  /** Cities and city-states where own caravans have arrived in this turn, one each (C10.6). */
  visited: Space[];
}
