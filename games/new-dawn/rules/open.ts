/** Points that the sources leave open, one constant each: the recommended reading of C16, and of the notes on single cards. */

/** C16.3: "in slot 5" includes cards that are treated as being there. */
export const AS_IF_COUNTS_AS_SLOT_5: boolean = true;
/** Machu Picchu raises a card that is resolved as if in slot 1, too. */
export const RAISES_AS_IF: boolean = false;
/** C16.5: attacks may be counted through the spaces of city-states. */
export const ATTACK_THROUGH_CITY_STATES: boolean = true;
/** C16.15: Japan's terrain counts in its attacks. */
export const JAPAN_COUNTS_IN_COMBAT: boolean = true;
/** C16.24: the event dial turns before it is checked whether somebody has won. */
export const EVENT_BEFORE_CHECK: boolean = true;
/** C16.25: terrain limits the spaces counted for a city, and not only the one that is built on. */
export const CITY_RANGE_BY_TERRAIN: boolean = true;
/** C16.26: nobody has to take a diplomacy card on arrival. */
export const CARD_ON_ARRIVAL_OPTIONAL: boolean = true;
/** C16.28: city-state tokens help in defence. */
export const CITY_STATES_DEFEND: boolean = true;
/** C9.1: a card of the level reached need not be taken. */
export const GAIN_OPTIONAL: boolean = true;
