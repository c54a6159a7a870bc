import type { Symbol } from '../card';

/**
 * What the steward thinks things are worth, in victory points. Found by playing against the random bot; change a
 * number and measure with `npm run -s simulate -- mythotopia --bots steward,random`.
 */
export const WEIGHTS = {
  /** A symbol on a card of the deck. */
  symbol: { army: 0.6, gold: 0.45, stone: 0.45, food: 0.4, ship: 0.3 } satisfies Record<Symbol, number>,
  /** A verb in a card's text, for having the card. */
  verb: {
    draw: 1.2, look: 1, muster: 0.7, strength: 1.5, convert: 0.9, handSize: 1.5, double: 0.6, standFor: 0.6, build: 0.3, hire: 0.6, sendHome: 0.6,
    winTie: 0.5, allow: 0.4, fetch: 0.5, swapToken: 0.8, treatAs: 0.4, limitWars: 0.2, store: 0.4, peace: 0.3, cross: 0.2,
  } as Readonly<Record<string, number>>,
  /** A text played now, as a free action or an action. */
  now: { draw: 1, look: 0.9, muster: 0.6, fetch: 0.2, swapToken: 1, box: 0 } as Readonly<Record<string, number>>,
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
