/**
 * Points that the rulebooks leave open or tell differently, each one constant (rules.md R15, R18). A change here
 * changes the whole program. Two points are no constants but the way effects are resolved: R18.10 (an attacker counts
 * only what really happened: `moved` holds the cards that moved) and R18.12 (a condition is tested when its sentence is
 * reached).
 */

/** R18.1: discard and exile piles are open. */
export const OPEN_DISCARD_AND_EXILE: boolean = true;
/** R18.2: a civilised card that refills the market gets no progress token; only set-up places one. */
export const REFILL_GETS_PROGRESS: boolean = false;
/**
 * R18.3: what replaces gaining material (Shangri-La) happens once per gain, not once per token, and only for gains from
 * the supply.
 */
export const GAIN_REPLACED_PER_EVENT: boolean = true;
/** R18.4: garrisoned cards count for variable points that do not say "in play". */
export const VARIABLE_COUNTS_GARRISON: boolean = true;
/** R18.5, R18.17: a card whose price in cards cannot be paid may not be played. */
export const CARD_PRICE_FORBIDS: boolean = true;
/** R18.6: "put a card into your history" without a zone means from hand. */
export const DEFAULT_HISTORY_ZONE = 'hand';
/** R18.7: a break-through may name a suit that cannot be found; it brings this much progress (R11.5). */
export const NOTHING_FOUND_PROGRESS = 2;
/** R18.8: the empty main deck is tested at the end of an effect. */
export const MAIN_DECK_TESTED_AFTER_EFFECT: boolean = true;
/** R18.9: "look and keep" with too few face-down fame cards looks at those there are; King of Kings is not shown. */
export const KINGS_NOT_SHOWN_WITH_LAST_FAME: boolean = true;
/** R18.11: the Arthurians' active quest scores as any garrisoned card. */
export const ACTIVE_QUEST_SCORES: boolean = true;
/** R18.13: abilities on "taking unrest" answer only to the keyword, not to unrest that comes with a card. */
export const UNREST_WITH_CARD_IS_TAKEN: boolean = false;
/** R18.14: a protected player chooses which parts of the attack to ignore; "all" is offered first. */
export const PROTECTION_IS_CHOSEN: boolean = true;
/** R18.15: a mandatory discard that is no price is done as far as possible, also as a branch of a choice. */
export const DISCARD_AS_FAR_AS_POSSIBLE: boolean = true;
/**
 * R18.16: with both boxes, cards are removed by number of players first, then the remaining clashing tributaries are
 * replaced.
 */
export const REPLACED_AFTER_REMOVAL: boolean = true;
/** R18.17: taking a fame card when none is left face down resolves King of Kings, as looking does. */
export const TAKING_FAME_RESOLVES_KINGS: boolean = true;
/** R18.18: only market cards are safe from exile by a token; an own card with one may be exiled. */
export const OWN_CARD_WITH_TOKEN_CAN_BE_EXILED: boolean = true;
/** R13.6: a card that counts as two (Grand Trunk Road) does so wherever it is counted. */
export const COUNTS_AS_TWO_EVERYWHERE: boolean = true;
/** R15.2, R13.1: King of Kings may be resolved once by each player, not once in all. */
export const KINGS_ONCE_PER_PLAYER: boolean = true;
/** R15.3: unrest in garrisons counts on collapse. */
export const COLLAPSE_COUNTS_GARRISON: boolean = true;
/** R15.4: Sumerians also return garrisoned unrest. */
export const SUMERIANS_REACH_GARRISON: boolean = true;
/** R15.5: developing at a reshuffle is optional; a payment is never forced. */
export const RESHUFFLE_DEVELOPMENT_OPTIONAL: boolean = true;
