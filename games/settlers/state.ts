import type { ComponentId, Core, Seat } from '../kit/core';
import type { Faction, Good, Spendable } from './card';
import type { SettlersEvent } from './events';
import type { SettlersFrame } from './frames';
import type { Ask } from './keys';

export const LOOKOUTS = ['open', 'closed', 'advanced'] as const;
export const ASSIGNMENTS = ['choose', 'dealt', 'first'] as const;

/** Options of a match. */
export interface SettlersOptions {
  /** S5, S17.1, S17.2. */
  lookout: (typeof LOOKOUTS)[number];
  /** S17.3: opponents' locations are not razed by the raze action. */
  razing: 'normal' | 'peaceful';
  /** How factions are assigned; `first`: Romans and Barbarians, for two players (S17.5). */
  factions: (typeof ASSIGNMENTS)[number];
  /** Chosen seed: only where nobody is cheated by it (local play, simulations, tests). */
  seed?: string;
}

/** What one player has. */
export interface Player {
  faction: Faction | null;
  hand: ComponentId[];
  /** Faction deck, top first, and its discard pile. */
  deck: ComponentId[];
  discard: ComponentId[];
  /** Cards that the player has built (owns), in the order in which they were built. */
  empire: ComponentId[];
  /** Foundations that everybody has seen as locations (S10.3), and those laid from the hand (Sanctuary). */
  foundations: ComponentId[];
  buried: ComponentId[];
  /** Deals under the board (S9.1). */
  deals: ComponentId[];
  /** Deals with locations of opponents (Trade Route): the marker cards by the location that they lie on. */
  routes: Record<ComponentId, ComponentId[]>;
  /** Cards put under a location (Gate). */
  tucked: Record<ComponentId, ComponentId[]>;
  /** Cards that the player chooses from: drawn by an effect. */
  looking: ComponentId[];
  /** Closed lookout: cards to choose one of; they were passed by the right neighbour, or drawn (S17.1). */
  offer: ComponentId[];
  /** Cards of which everybody knows that the player has them. */
  known: ComponentId[];
  goods: Record<Good, number>;
}

export type Phase = 'start' | 'lookout' | 'production' | 'action' | 'cleanup' | 'attack';

export interface Settlers extends Core<SettlersFrame, Ask, SettlersEvent> {
  ruleset: 'settlers';
  options: Omit<SettlersOptions, 'seed'>;
  phase: Phase;
  /** 1 to 5; 0 before cards are dealt. */
  round: number;
  /** Who has the first player marker. */
  first: Seat;
  /** Who has passed in this action phase (S7.2). */
  passed: Seat[];
  players: Player[];

  commonDeck: ComponentId[];
  commonDiscard: ComponentId[];
  /** Cards shown in the lookout phase. */
  shown: ComponentId[];

  /** How often each location was activated in this round, and what lies on it for that (S12.1). */
  used: Record<ComponentId, number>;
  spent: Record<Spendable, Record<ComponentId, number>>;
  /** How often a text with a limit has answered in this round. */
  answered: Record<ComponentId, number>;
  /** Locations with a defence token (S7.6), with a samurai (S16.3), and those that cannot be activated (Scorpion Breeder). */
  defended: ComponentId[];
  samurai: ComponentId[];
  blocked: ComponentId[];
  /** Who controls a location that was taken over (Temple of Ra); the others are controlled by their owners. */
  held: Record<ComponentId, Seat>;
  /** Resources put on a location (Shrine). */
  stashed: Record<ComponentId, number>;

  /** Solo (S18): the virtual player's locations and collection pile, the attack deck, the line (newest first), and cards taken out of it. */
  virtual: ComponentId[];
  pile: ComponentId[];
  attackDeck: ComponentId[];
  line: ComponentId[];
  removedAttacks: ComponentId[];
}
