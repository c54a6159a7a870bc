import type { Place, TokenValue } from '../card';

/**
 * Points that the sources leave open or tell differently, each one constant, as rules.md M15 recommends; OQ-33 to OQ-35
 * are additions. A change here changes the whole program. Three points are no constants but the way the program works:
 * OQ-6 (a play is for one type of symbol), OQ-9 (free actions are offered before, between and after the actions) and
 * OQ-20 (the order of undealt improvements does not matter).
 */

/** OQ-1: the starter that every player has twice. */
export const DOUBLED_STARTER: 'starterArmy' | 'starterBuild' | 'starterMarket' | 'starterShip' = 'starterArmy';
/** OQ-2: no player is shown or ranked with fewer points. */
export const LEAST_POINTS = 12;
/** OQ-3: wars at the end of the game are won by strength; else every defender would win. */
export const FINAL_WARS_BY_STRENGTH: boolean = true;
/** OQ-4: the order in which they are resolved: by province id. */
export const finalWarOrder = (a: Place, b: Place): number => (a < b ? -1 : 1);
/** OQ-5: a tie between attackers there is won by the defender; else by nobody, and no token is due. */
export const FINAL_TIE_WON_BY_DEFENDER: boolean = true;
/** OQ-7: the number of roads over which one province card stands in for another. */
export const SUBSTITUTE_ROADS = 1;
/** OQ-8: armies may go by road into and out of own provinces that are at war. */
export const ROADS_LEAD_INTO_WAR: boolean = true;
/** OQ-10: mercenaries go back to the supply when a war ends. */
export const MERCENARIES_GO_HOME: boolean = true;
/** OQ-11: a player without a town to put on a captured province gets no token for it; dragon and runestone stay. */
export const CAPTURE_NEEDS_TOWN: boolean = true;
/** OQ-12, OQ-31, README C2: value of the tokens on Castle. */
export const CASTLE_TOKEN: TokenValue = 1;
/** OQ-13: provinces dealt and given back in the draft, by number of players. */
export const DRAFT: Readonly<Record<number, { deal: number; giveBack: number }>> = {
  3: { deal: 9, giveBack: 2 },
  4: { deal: 7, giveBack: 2 },
};
/** OQ-14: Reserve Army keeps its owner from invading neutrals, too, while at war with a player. */
export const RESERVE_ARMY_SPARES_NEUTRALS: boolean = true;
/** OQ-15: Merchant and Water Mill may work on the same card, and on a converted one. */
export const BENEFITS_STACK: boolean = true;
/** OQ-16: Warehouse adds to Queen's hand size; else the larger of the two holds. */
export const HAND_SIZES_ADD: boolean = true;
/** OQ-17: Scribe's token is due from the bank only if the bank has its value; else a smaller one would do. */
export const BANK_GIVES_VALUE_OR_NOTHING: boolean = true;
/** OQ-18: a converting card in the reserve cannot be converted by itself. */
export const CONVERTER_CONVERTS_ITSELF: boolean = false;
/** OQ-19: Mystic may fetch the card just paid with. */
export const MYSTIC_FETCHES_PAYMENT: boolean = true;
/** OQ-21: discard piles are open. */
export const OPEN_DISCARDS: boolean = true;
/** OQ-22: play goes to the next seat; -1 would be the other way round. */
export const DIRECTION: 1 | -1 = 1;
/** OQ-23: with one army in stock a card of several army symbols may place it, by Place armies, too. */
export const LAST_ARMY_ANYWHERE: boolean = true;
/** OQ-24: the most points win a match that reaches the turn cap; ties share the win. */
export const CAP_WON_BY_POINTS: boolean = true;
/** OQ-25: a province where own armies stand already may be invaded again. */
export const INVADE_AGAIN: boolean = true;
/** OQ-26: ships stay in a sea on whose coast their owner has lost the last province; else they go home. */
export const SHIPS_NEED_NO_HARBOUR: boolean = true;
/** OQ-27: the player chooses the way of an invasion; else it is the cheapest, in food and then in ships. */
export const SOURCE_IS_CHOSEN: boolean = true;
/** OQ-28: Merchant and Water Mill work in the price of a free action too. */
export const BENEFITS_IN_FREE_ACTIONS: boolean = true;
/** OQ-29: a hand card lost to a winner without a town is also replaced. */
export const REPLACED_WITHOUT_TOWN: boolean = true;
/** OQ-30: citadels are chosen after dragons and runestones are placed; else before. */
export const CITADELS_LAST: boolean = true;
/** OQ-32: playing a card from the reserve is no free action; else Hero would have to be in hand to end a war (M5.4). */
export const RESERVE_PLAYS_ARE_FREE_ACTIONS: boolean = false;
/** OQ-33: a reserve card that converts another card may itself be played for something else in the same action. */
export const CONVERTER_IS_PLAYED_TOO: boolean = false;
/** OQ-34: Ranger may be played from the reserve for its stone, while it makes the road cheaper that it pays for. */
export const RANGER_PAYS_FOR_ITS_ROAD: boolean = true;
/** OQ-35: players who attack the same neutrals are at war with each other, so that Reserve Army applies. */
export const FELLOW_ATTACKERS_ARE_AT_WAR: boolean = true;
