import type { Gain } from '../card';

/** What things are worth to the steward, in victory points. */
export const WEIGHTS = {
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
  } satisfies Record<Gain, number>,
  /** In the last round goods are worth nothing that cannot be spent. */
  late: 0.35,
  /** Times that a feature answers in a round. */
  answers: 0.7,
  /** An action that is paid for is used so often, of all the times it could be. */
  used: 0.8,
  /** What a location that is discarded for another was still worth is lost; a foundation is worth something as such. */
  foundation: 0.5,
  deal: 0.9,
  razedFromHand: 0.55,
  pass: 0,
} as const;
