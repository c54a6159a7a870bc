import type { Gain } from '../card';

/** What things are worth to the steward, in victory points. */
export interface Weights {
  good: Readonly<Record<Gain, number>>;
  /** The factor for goods in the last round, when some can no longer be spent. */
  late: number;
  /** How often a feature answers in a round. */
  answers: number;
  /** The share of its possible uses that an action with a price gets. */
  used: number;
  /** The factor for the remaining value of a location discarded for another, and the value of a foundation. */
  foundation: number;
  /** The share of the coming rounds in which a deal gives its good. */
  deal: number;
  /** The share that counts of what one more of a good would let the player build. */
  wanted: number;
  /** The cost of making a faction card a deal. */
  dealt: number;
  /** A faction location, besides its points. */
  factionLocation: number;
  /** An opponent's location that falls, with one opponent. */
  felled: number;
}

const AMONG_OTHERS: Weights = {
  good: {
    wood: 0.45,
    stone: 0.55,
    food: 0.4,
    gold: 0.65,
    worker: 0.4,
    raze: 0.4,
    defence: 0.05,
    vp: 1,
    card: 0.55,
    commonCard: 0.5,
    factionCard: 0.55,
  },
  late: 0.35,
  answers: 0.7,
  used: 0.8,
  foundation: 0.5,
  deal: 0.9,
  wanted: 1,
  dealt: 0,
  factionLocation: 0,
  felled: 1,
};

/**
 * The weights for the solo game, which is won with more faction locations than the virtual player has collected
 * (S18.2). Raze tokens are kept for the locations that it would collect, and cards are drawn to be built. Found by
 * trying thousands of games.
 */
const ALONE: Weights = {
  good: {
    wood: 0.6,
    stone: 0.7,
    food: 0.5,
    gold: 1.1,
    worker: 0.75,
    raze: 1.6,
    defence: 0.05,
    vp: 1,
    card: 1.1,
    commonCard: 0.45,
    factionCard: 0.25,
  },
  late: 0.95,
  answers: 0.7,
  used: 0.25,
  foundation: 0.3,
  deal: 1.4,
  wanted: 0.6,
  dealt: 1.05,
  factionLocation: 1.4,
  felled: 3.7,
};

export const WEIGHTS = { amongOthers: AMONG_OTHERS, alone: ALONE } as const;
