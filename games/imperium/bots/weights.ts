import type { Resource, Suit } from '../card';

/**
 * What the steward thinks things are worth, in victory points. Found by playing against the random bot; change a
 * number and measure with `npm run -s bench -- steward`.
 */
export const WEIGHTS = {
  /** One token; progress is a point, the others buy things. */
  token: { material: 0.4, population: 0.55, progress: 1 } satisfies Record<Resource, number>,
  action: 1.3,
  exhaust: 0.6,
  /** A card drawn, or brought back from the discard pile. */
  draw: 0.9,
  fetch: 1,
  putTop: 0.5,
  /** A card of average use discarded from hand. */
  discard: 0.7,
  /** An unrest beyond its points: it clogs the hand. */
  unrest: 1,
  /** With fewer cards in the unrest pile a collapse is feared, more with each that is missing. */
  fearedPile: 6,
  fear: 1.5,
  /** A collapse that is lost, or won. */
  collapse: 20,
  /** A fame card unseen, or the best of those looked at. */
  fame: 6,
  keep: 6.5,
  /** A card out of the deck that is of no more use there. */
  thinning: 0.6,
  /** A dead card in hand that goes under another one. */
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
  /** A step of the journey: beyond it lies another power card. */
  journey: 6,
  /** A quest on its way to be a card of one's own. */
  quest: 3,
  modifier: 1,
  handSize: 3,
  ignoreAttack: 1,
  /** What a card is worth of which only the suit is known. */
  suit: { REG: 2.2, UNC: 2.6, CIV: 3.2, TRI: 3, FAM: 6, POW: 0, UNR: -2 } satisfies Record<Suit, number>,
  /** An icon on a region in play: it feeds Prosperity and its like. */
  icon: 0.35,
  region: 0.5,
  /** How much harm to all opponents is worth, and how much help costs, of what it is to one of them. */
  rival: 0.9,
  /** A development beyond its points: the game comes nearer to its end, and the deck gets better. */
  develop: 1,
  /** Ending the game when ahead; as much lost when behind. */
  ending: 8,
  /** Shares of an ability's value that count for a card which is not in play yet, for every round to come. */
  again: { play: 0.22, exhaust: 0.5, solstice: 0.7 },
  /** A card in hand is kept for the next turn if playing it is worth as much. */
  kept: 1.1,
  /** A play or an exhaust is made if it is worth as much. */
  done: 0.05,
} as const;
