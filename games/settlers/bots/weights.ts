import type { Gain } from '../card';

/** What things are worth to the steward, in victory points. */
export interface Weights {
  good: Readonly<Record<Gain, number>>;
  /** In the last round goods are worth nothing that cannot be spent. */
  late: number;
  /** Times that a feature answers in a round. */
  answers: number;
  /** An action that is paid for is used so often, of all the times it could be. */
  used: number;
  /** What a location that is discarded for another was still worth is lost; a foundation is worth something as such. */
  foundation: number;
  /** A deal gives its good in so many of the rounds to come. */
  deal: number;
  /** What could be built with one of a good more counts so much. */
  wanted: number;
  /** What is lost with a card of the faction that becomes a deal. */
  dealt: number;
  /** What a faction location is worth besides its points. */
  factionLocation: number;
  /** What it is worth that a location of another falls, with one opponent. */
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
 * Alone whoever has more faction locations than the virtual player has collected wins (S18.2): raze tokens are kept for what would be
 * collected, and cards are drawn to be built. Found by trying thousands of games.
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
