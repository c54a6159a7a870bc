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
  /** Leaders are dealt, or chosen in turn order (C2.1). */
  leaders: 'dealt' | 'chosen';
  /** C15.20: four victory cards. */
  victory: 'standard' | 'epic';
  /** After so many turns the match ends as it stands; 0 for never, as the rules have it. */
  turnCap: number;
  /** Chosen seed: only where nobody is cheated by it (local play, simulations, tests). */
  seed?: string;
}

/** What one player has. */
export interface Player {
  leader: ComponentId | null;
  /** Focus cards in slots 1 to 5, and the others, which may be gained (C2.2). */
  row: ComponentId[];
  focusDeck: ComponentId[];
  /** Trade tokens on own cards (C4), Great Zimbabwe included. */
  trade: Record<ComponentId, number>;
  /** City-state tokens on focus cards (C12.2); America's natural wonders. */
  onCards: Record<ComponentId, ComponentId[]>;
  /** Natural wonders held (C6.1), and city-state tokens for which there is no card (C13.5). */
  sheet: ComponentId[];
  resources: Record<Resource, number>;
  /** Own pieces: control tokens, cities, caravans on the economy card, caravans that wait (C10.1). */
  stock: Record<'control' | 'cities' | 'caravans' | 'waiting', number>;
  dial: number;
  /** Own diplomacy cards that nobody has taken, and those taken from others and from city-states (C12.4). */
  diplomacy: ComponentId[];
  held: ComponentId[];
  wonders: ComponentId[];
  /** Map tiles still to be laid (C14.3). */
  tiles: string[];
  /** Deeds that agendas look for: rival capitals beaten, and the last space of the dial reached. */
  feats: Record<'capitals' | 'reached', number>;
  /** Agendas marked (C13.1). */
  marks: string[];
}

/** The wonders of one type (C2.8). */
export interface Offer {
  deck: ComponentId[];
  shown: ComponentId | null;
  /** Taken out unseen. */
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
  /** Control tokens by space; the other side of some is up (C10.14). */
  tokens: Record<Space, Seat>;
  reinforced: Space[];
  /** Cities by space; some are capitals. */
  cities: Record<Space, Seat>;
  capitals: Space[];
  /** Caravans by space and seat. */
  caravans: Record<Space, number[]>;
  /** Barbarians, and the tokens of natural wonders, city-states and world wonders, by space. */
  onMap: Record<Space, ComponentId[]>;
  /** Spaces with a resource token. */
  deposits: Record<Resource, Space[]>;
  /** Resource tokens of nobody (C6.2). */
  supply: Record<Resource, number>;

  /** By type, in the order of `WONDER_TYPES`. */
  offers: Offer[];
  /** Tokens of wonders that are not built. */
  tokenPool: ComponentId[];
  /** Built wonders that nobody controls (C10.13). */
  relics: ComponentId[];
  /** City-state cards on offer, and those of conquered city-states (C12.1). */
  cityCards: ComponentId[];
  closed: ComponentId[];
  /** Barbarians that wait off the map (C11.3). */
  away: ComponentId[];
  victory: ComponentId[];
  box: ComponentId[];

  /** What has been used in this turn and may be used once in each (C6.4, C12.2, C16.17). */
  used: ComponentId[];
  /** Spaces attacked and taken in this turn (C10.16), and attacks won. */
  taken: Space[];
  won: number;
  /** Cities and city-states that own caravans have arrived in this turn (C10.6). */
  visited: Space[];
}
