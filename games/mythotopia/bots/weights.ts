import type { Symbol } from '../card';

/**
 * What the steward thinks things are worth, in victory points. Found by playing against the random bot; change a
 * number and measure with `npm run -s simulate -- mythotopia --bots steward,random`.
 */
export const WEIGHTS = {
  /** A symbol on a card of the deck. */
  symbol: { army: 0.6, gold: 0.45, stone: 0.45, food: 0.4, ship: 0.3 } satisfies Record<Symbol, number>,
  /** What a building is good for besides its token. */
  work: { city: 0.7, castle: 0.3, road: 0.1 },
  /** Harm to the other players, of what it is to them. */
  rival: 0.9,
  /** A war that is ended brings its armies home. */
  home: 1.2,
  /** What reinforcing a lost cause is worth, of what winning it is; and how much better is to win the war than to have ended it. */
  hope: 0.2,
  /** How sure an attack is that neutrals answer, that players may answer, and how much surer each army more makes it. */
  sure: { neutrals: 0.95, players: 0.6, more: 0.15 },
  /** A further war that waits to be ended is worth so much less for each that waits already. */
  waiting: 0.7,
  /** An army sent away. */
  army: 0.1,
  /** An army bought, when there are few in stock and when there are not. */
  bought: { few: 0.8, many: 0.35 },
  /** A ship at sea: it fights on every coast. */
  ship: 0.7,
  /** A card in the reserve that only waits there. */
  waitingCard: 0.25,
  /** A card of no use in hand that makes room for another. */
  rubbish: 0.15,
  /** Drafting: of the card's worth, while there is time to play it. */
  draft: 0.7,
  /** A card spent, and a card whose text works in the reserve. */
  spent: { any: 0.1, worth: 0.2, working: 2 },
  /** Margins with which attacks are made. */
  margin: { neutrals: 1, players: 2 },
} as const;
