/**
 * Points that the sources leave open or on which they differ, one constant each (S20). Some are no constants but the
 * way the program works: Q8 (a gain is what one resolution brings), Q11 (a copy is a production, and those being
 * resolved are known), Q15 (how building goes on), Q18 (a card belongs to its deck wherever it lies), Q23 (points are a
 * number), Q24 (a turn ends with an action or a pass), Q25 (goods are counted), Q27 (a card has the colour to which it
 * answers) and Q28 (cleanup asks nobody).
 */

/** Q1: an empty faction deck is refilled from its discard pile, as an empty common deck is. */
export const FACTION_DECKS_ARE_RESHUFFLED: boolean = false;
/** Q2: the virtual player's collection pile is compared with faction locations only. */
export const SOLO_COUNTS_FACTION_LOCATIONS_ONLY: boolean = true;
/** Q3: the controller of a razed location gets the wood; else its owner does. */
export const CONTROLLER_GETS_WOOD: boolean = true;
/** Q4: an attack without effect is followed by the next one; else the round's attacks are over. */
export const ATTACK_WITHOUT_TARGET_GOES_ON: boolean = true;
/** Q5: locations that were taken over go back before scoring; else their controllers score them. */
export const OWNERS_SCORE: boolean = true;
/** Q6: gold may be put on the Shrine as a resource. */
export const GOLD_ON_SHRINE: boolean = true;
/** Q7: points and cards that Dark Chapel has brought may be given back, too. */
export const POINTS_AND_CARDS_GO_BACK: boolean = true;
/** Q9: two refreshing locations may pick each other. */
export const REFRESHERS_MAY_REFRESH_EACH_OTHER: boolean = true;
/** Q10: a location may carry more than one marker of Trade Route. */
export const SEVERAL_MARKERS: boolean = true;
/** Q12: cards that answer to an exchange of workers do so for players who have passed, too. */
export const PASSED_PLAYERS_ARE_ANSWERED: boolean = true;
/** Q13: Desert may name an opponent without cards. */
export const DESERT_NEEDS_NO_CARD: boolean = true;
/** Q14: what a foundation is worth at the end. */
export const FOUNDATION_VP: number = 0;
/** Q16: gold counts where a tie is broken. */
export const TIES_COUNT_GOLD: boolean = false;
/** Q17: a defence token or a samurai keeps a location from being removed. */
export const PROTECTION_STOPS_REMOVAL: boolean = false;
/** Q19: the newest attack card may be taken from the line. */
export const NEWEST_ATTACK_MAY_BE_TAKEN: boolean = true;
/** Q20: in the solo game with the Japanese, vp and vp strike a faction location first. */
export const VP_STRIKES_FACTION_FIRST: boolean = true;
/** Q21: razing an own protected location by a card takes raze tokens. */
export const OWN_PROTECTION_COSTS: boolean = false;
/** Q22: the player orders sources that draw cards or need a choice; else their order in the empire holds. */
export const SOURCES_ARE_ORDERED: boolean = true;
/** Q26: features also work in the turns of others. */
export const FEATURES_ALWAYS_WORK: boolean = true;
