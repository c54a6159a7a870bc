import type { Symbol } from '../card';

/**
 * What things are worth to the steward, in victory points. Found by playing against the random bot. After changing a
 * number, measure with `npm run -s simulate -- mythotopia --bots steward,random`.
 */
export const WEIGHTS = {
  /** A symbol on a card in the deck. */
  symbol: { army: 0.6, gold: 0.45, stone: 0.45, food: 0.4, ship: 0.3 } satisfies Record<Symbol, number>,
  /** A building, besides its token. */
  work: { city: 0.7, castle: 0.3, road: 0.1 },
  /** Share of another player's loss that counts as own gain. */
  rival: 0.9,
  /** Emptying a VP card, for who leads; a token takes its share. */
  end: 2,
  /** Ending a war, which brings its armies home. */
  home: 1.2,
  /** Reinforcing a lost war, as a share of winning it, and the advantage of winning a war over having ended it. */
  hope: 0.2,
  /** The probability that an attack succeeds: against neutrals, against players, and more for each further army. */
  sure: { neutrals: 0.95, players: 0.6, more: 0.15 },
  /** The factor for each further war that waits to be ended. */
  waiting: 0.7,
  /** An army sent away. */
  army: 0.1,
  /** Buying an army: with few in stock, and with many. */
  bought: { few: 0.8, many: 0.35 },
  /** A ship at sea: it fights on every coast. */
  ship: 0.7,
  /** A card in the reserve that only waits there. */
  waitingCard: 0.25,
  /** A useless card in hand that makes room for another. */
  rubbish: 0.15,
  /** Drafting a card: the share of its worth that counts while there is time to play it. */
  draft: 0.7,
  /** Spending a card: any card, a share of its worth, and a card whose text works in the reserve. */
  spent: { any: 0.1, worth: 0.2, working: 2 },
  /** By how much an attack should be stronger than the defence. */
  margin: { neutrals: 1, players: 2 },
} as const;
