import type { ComponentId, Core, Seat } from '../kit/core';
import type { Faction, Good, Spendable } from './card';
import type { SettlersEvent } from './events';
import type { SettlersFrame } from './frames';
import type { Ask } from './keys';

export const LOOKOUTS = ['open', 'closed', 'advanced'] as const;
export const ASSIGNMENTS = ['choose', 'dealt', 'first'] as const;

/** Options of a match. */
export interface SettlersOptions {
  /** The kind of lookout (S5, S17.1, S17.2). */
  lookout: (typeof LOOKOUTS)[number];
  /** `peaceful`: the raze action cannot raze opponents' locations (S17.3). */
  razing: 'normal' | 'peaceful';
  /** How factions are assigned. `first`: Romans and Barbarians, for two players (S17.5). */
  factions: (typeof ASSIGNMENTS)[number];
  /** A chosen seed, where nobody is cheated by it: local play, simulations, tests. */
  seed?: string;
}

/** What one player has. */
export interface Player {
  faction: Faction | null;
  hand: ComponentId[];
  /** Faction deck, top first, and its discard pile. */
  deck: ComponentId[];
  discard: ComponentId[];
  /** Cards that the player has built, and so owns, in the order of building. */
  empire: ComponentId[];
  /** Foundations that all have seen as locations (S10.3), and those laid from hand, which are hidden (Sanctuary). */
  foundations: ComponentId[];
  buried: ComponentId[];
  /** Deals under the board (S9.1). */
  deals: ComponentId[];
  /** Deals with opponents' locations (Trade Route): the marker cards, by the location on which they lie. */
  routes: Record<ComponentId, ComponentId[]>;
  /** Cards put under a location (Gate). */
  tucked: Record<ComponentId, ComponentId[]>;
  /** Cards drawn by an effect, from which the player chooses. */
  looking: ComponentId[];
  /** Closed lookout: the cards to choose from, drawn or passed by the right neighbour (S17.1). */
  offer: ComponentId[];
  /** Cards that everybody knows the player to have. */
  known: ComponentId[];
  /** Cards that the player has passed on and so knows the left neighbour to have (S17.1). */
  passedOn: ComponentId[];
  goods: Record<Good, number>;
}

export type Phase = 'start' | 'lookout' | 'production' | 'action' | 'cleanup' | 'attack';

export interface Settlers extends Core<SettlersFrame, Ask, SettlersEvent> {
  ruleset: 'settlers';
  options: Omit<SettlersOptions, 'seed'>;
  phase: Phase;
  /** The number of the round, 1 to 5; 0 before cards are dealt. */
  round: number;
  /** The seat with the first player marker. */
  first: Seat;
  /** The seats that have passed in this action phase (S7.2). */
  passed: Seat[];
  players: Player[];

  commonDeck: ComponentId[];
  commonDiscard: ComponentId[];
  /** Cards shown in the lookout phase. */
  shown: ComponentId[];

  /** How often each location was activated in this round, and the goods that lie on it for that (S12.1). */
  used: Record<ComponentId, number>;
  spent: Record<Spendable, Record<ComponentId, number>>;
  /** How often each text with a limit has answered in this round. */
  answered: Record<ComponentId, number>;
  /**
   * Locations with a defence token (S7.6) or a samurai (S16.3), and those that cannot be activated (Scorpion Breeder).
   */
  defended: ComponentId[];
  samurai: ComponentId[];
  blocked: ComponentId[];
  /** The controllers of locations that were taken over (Temple of Ra); owners control all others. */
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
