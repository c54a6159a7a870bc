import { arg, filter, maybe, number, numberOrAll, per, word } from '../../kit/effect/signature';
import { CARD_WORDS, RESOURCE_WORDS, ZONE_WORDS } from '../language/words';

/** Arguments that several verbs take. */

/** Cards by kind. */
export const KIND = filter([...CARD_WORDS, 'moved', 'impendingQuest'], 'CARDS');
/** Zones; a slash stands between alternatives. */
export const ZONES = filter([...ZONE_WORDS, 'activeQuest'], 'ZONE');
export const RESOURCE = word(RESOURCE_WORDS, 'RESOURCE');

/** `1 material per inPlay(REG)`. */
export const resources = arg({ n: number, what: RESOURCE, per: maybe(per) });
/** `2 any from hand/discardPile`, `this`, `moved`. */
export const cards = arg({ n: maybe(numberOrAll), what: KIND, from: maybe(ZONES) });
/** `REG/TRI from market/exile`. */
export const kinds = arg({ what: KIND, from: maybe(ZONES) });
/** `moved`: the cards that the sentence before moved, or this sentence. */
export const moved = arg({ what: word(['moved']) });
export const thisCard = arg({ what: word(['this']) });
/** `2`, `1 per inPlay(city)`. */
export const times = arg({ n: number, per: maybe(per) });
