import type { Resource, Suit } from '../card';

/**
 * What things are worth to the steward, in victory points. Found by playing against the random bot. After changing a
 * number, measure with `npm run -s bench -- steward`.
 */
export const WEIGHTS = {
  /** One token. Progress is worth a point, the others buy things. */
  token: { material: 0.4, population: 0.55, progress: 1 } satisfies Record<Resource, number>,
  action: 1.3,
  exhaust: 0.6,
  /** A card drawn, or brought back from the discard pile. */
  draw: 0.9,
  fetch: 1,
  putTop: 0.5,
  /** A card of average use discarded from hand. */
  discard: 0.7,
  /** An unrest card, besides its points: it clogs the hand. */
  unrest: 1,
  /**
   * With fewer cards than this in the unrest pile a collapse is feared; the fear grows with each card that is missing.
   */
  fearedPile: 6,
  fear: 1.5,
  /** A collapse that is lost, or won. */
  collapse: 20,
  /** An unseen fame card, or the best of those looked at. */
  fame: 6,
  keep: 6.5,
  /** Removing a useless card from the deck. */
  thinning: 0.6,
  /** A useless card in hand that is garrisoned. */
  garrison: 0.7,
  /** An own card that leaves play. */
  abandon: 1,
  recall: 0.3,
  /** The top card of the nation deck, on the way to the empire. */
  nation: 1.5,
  /** A card found in any deck. */
  find: 1.4,
  swap: 0.2,
  exile: 0.1,
  gamble: 1.2,
  borrow: 1,
  /** A step of the journey: the next power card is worth more. */
  journey: 6,
  /** A quest that is about to become an own card. */
  quest: 3,
  modifier: 1,
  handSize: 3,
  ignoreAttack: 1,
  /** A card of which only the suit is known. */
  suit: { REG: 2.2, UNC: 2.6, CIV: 3.2, TRI: 3, FAM: 6, POW: 0, UNR: -2 } satisfies Record<Suit, number>,
  /** An icon on a region in play, which Prosperity and similar cards count. */
  icon: 0.35,
  region: 0.5,
  /** Share of an opponents' loss that counts as own gain, and of their gain that counts as own loss. */
  rival: 0.9,
  /** A development, besides its points: it improves the deck and brings the end nearer. */
  develop: 1,
  /** Ending the game when ahead; the same amount is lost when behind. */
  ending: 8,
  /** Share of an ability's value that counts for each round to come, for a card that is not in play yet. */
  again: { play: 0.22, exhaust: 0.5, solstice: 0.7 },
  /** Least value of playing a card for which it is kept in hand for the next turn. */
  kept: 1.1,
  /** Least value of a play or an exhaust that is made. */
  done: 0.05,
} as const;
