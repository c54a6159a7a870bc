/** Points that the sources leave open or on which they differ, one constant each (S20). */

/** Q1: an empty faction deck is refilled from its discard pile, as an empty common deck is. */
export const FACTION_DECKS_ARE_RESHUFFLED: boolean = false;
/** Q2: the virtual player's collection pile is compared with faction locations only. */
export const SOLO_COUNTS_FACTION_LOCATIONS_ONLY: boolean = true;
/** Q3: who controls a location gets the wood when it is razed; else its owner does. */
export const CONTROLLER_GETS_WOOD: boolean = true;
/** Q4: an attack without effect is followed by the next one; else the round's attacks are over. */
export const ATTACK_WITHOUT_TARGET_GOES_ON: boolean = true;
/** Q6: gold may be put on the Shrine as a resource. */
export const GOLD_ON_SHRINE: boolean = true;
/** Q9: two refreshing locations may pick each other. */
export const REFRESHERS_MAY_REFRESH_EACH_OTHER: boolean = true;
/** Q10: a location may carry more than one marker of Trade Route. */
export const SEVERAL_MARKERS: boolean = true;
/** Q13: Desert may name an opponent without cards. */
export const DESERT_NEEDS_NO_CARD: boolean = true;
/** Q20: in the solo game with the Japanese, vp and vp strike a faction location first. */
export const VP_STRIKES_FACTION_FIRST: boolean = true;
/** Q26: features work also while others take their turns. */
export const FEATURES_ALWAYS_WORK: boolean = true;
