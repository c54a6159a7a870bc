/**
 * Points that the sources leave open, one constant each, as C16 and the notes on cards recommend. Two need none: tiles are
 * open because they lie on the table with both sides printed (C16.1), and between declaring an attack and its dice
 * nothing happens that Kremlin could count otherwise (C16.20).
 */

/** C16.2: chance names the first player; else the first seat begins. */
export const FIRST_PLAYER_BY_CHANCE: boolean = true;
/** C16.3: "in slot 5" is the slot as which a card is resolved; else the one in which it lies. */
export const AS_IF_COUNTS: boolean = true;
/** Machu Picchu raises a card that is resolved as if in slot 1, too. */
export const RAISES_AS_IF: boolean = false;
/** C16.4: a city may be built where a resource token lies. */
export const CITY_ON_RESOURCE: boolean = false;
/** C16.4: a city in the place of an own control token keeps the natural wonder of its space. */
export const CITY_KEEPS_NATURAL: boolean = true;
/** C16.5: attacks may be counted through the spaces of city-states. */
export const ATTACK_THROUGH_CITY_STATES: boolean = true;
/** C16.6: barbarians move in the order of their letters; else the other way round. */
export const BARBARIANS_FROM_A: boolean = true;
/** C16.7: a barbarian stays in the capital that it has raided; else it goes back where it came from. */
export const STAYS_IN_CAPITAL: boolean = true;
/** C16.8: the token of a conquered city-state stays on its card when the city is destroyed; else it returns to its space. */
export const CONQUEST_OUTLASTS_CITY: boolean = true;
/** C16.9: a tie that remains is shared; else the first of them in turn order wins. */
export const TIES_ARE_SHARED: boolean = true;
/** C16.10: the only economy card may be replaced by another type while caravans are on the map. */
export const CARAVANS_MAY_BE_STRANDED: boolean = true;
/** C16.11: natural wonders count as having their kind of resource. */
export const NATURALS_ARE_HAD: boolean = false;
/** C16.12: the slot limits the second part of Drama and Poetry, and of Mass Media. */
export const SLOT_LIMITS_SECOND_PART: boolean = false;
/** C16.13: a barbarian that a caravan removes counts as defeated. */
export const CARAVANS_DEFEAT: boolean = false;
/** C16.14: whoever moves the caravan picks the card for Embassy's token; else its owner does. */
export const EMBASSY_BY_MOVER: boolean = true;
/** C16.15: Japan's terrain counts in its attacks. */
export const JAPAN_COUNTS_IN_COMBAT: boolean = true;
/** C16.16: terrain counts in attacks on city-states, too. */
export const TERRAIN_OF_CITY_STATES_COUNTS: boolean = true;
/** C16.17: texts at the start of a turn may be used in any order; else card by card. */
export const START_IN_ANY_ORDER: boolean = true;
/** C16.18: Petra turns barbarians back as the edge of the map does; else they stay where they are. */
export const PETRA_TURNS_BACK: boolean = true;
/** C16.19: whoever replaces a control token by Eiffel Tower has the natural wonder; else it returns to its space. */
export const EIFFEL_TAKES_NATURAL: boolean = true;
/** C16.21: Great Zimbabwe takes trade tokens of any income. */
export const ZIMBABWE_TAKES_INCOME: boolean = true;
/** C16.22: Pentagon lifts the number of spaces only, and not what an attack may be counted through. */
export const PENTAGON_COUNTS_BY_RULE: boolean = true;
/** C16.23: the first player stays the same; else the next seat begins the next round. */
export const FIRST_PLAYER_STAYS: boolean = true;
/** C16.24: the event dial turns before it is checked whether somebody has won. */
export const EVENT_BEFORE_CHECK: boolean = true;
/** C16.25: terrain limits the spaces counted for a city, and not only the one that is built on. */
export const CITY_RANGE_BY_TERRAIN: boolean = true;
/** C16.26: nobody has to take a diplomacy card on arrival. */
export const CARD_ON_ARRIVAL_OPTIONAL: boolean = true;
/** C16.27: the first player picks the barbarian of a stack; else the player of the last turn. */
export const FIRST_PLAYER_PICKS_BARBARIAN: boolean = true;
/** C16.27, C9.1: a card of the level reached need not be taken. */
export const GAIN_OPTIONAL: boolean = true;
/** C16.28: city-state tokens help in defence. */
export const CITY_STATES_DEFEND: boolean = true;
/** Maracanã has the economy card resolved after a card of another type, as printed; else before it, as later errata have it. */
export const MARACANA_AFTER: boolean = true;
