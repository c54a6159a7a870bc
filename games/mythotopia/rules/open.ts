/**
 * Points that the sources leave open or tell differently, each one constant (rules.md M15; README C1–C9).
 * Change one here and the whole program follows. What M15 recommends and needs no switch is said where it is done:
 * OQ-4, OQ-5 and OQ-11 in capture.ts and ending.ts, OQ-9 and OQ-22 in turn.ts, OQ-15, OQ-18 and OQ-28 in purse.ts, OQ-20 in verbs/undealt.ts,
 * OQ-25 and OQ-27 in invade.ts, OQ-26 (ships stay) by nobody taking them away, OQ-32 by one list of playable cards.
 */

/** OQ-1: of the four kinds of starters the Army is there twice. */
export const ARMY_STARTERS = 2;
/** OQ-2: nobody is shown or ranked with fewer points. */
export const LEAST_POINTS = 12;
/** OQ-3: wars at the end of the game are won by strength; else every defender would win. */
export const FINAL_WARS_BY_STRENGTH = true;
/** OQ-6: symbols of one type only in one play of a card. */
export const ONE_SYMBOL_TYPE = true;
