import type { CommonPhrase } from '../../kit/text/common';
import type { Catalogue } from '../../kit/text/phrasebook';
import type { Keyword, Timing } from '../card';
import type { EventKey } from '../events';
import type { Ask, Reason } from '../keys';
import type { VerbPhrase } from '../verbs';
import type { CountName, ZoneName } from '../zones';
import type { Explained } from './keywords';

/** Nouns: things that can be counted or named. Those in `ICONS` are drawn. */
export type Noun =
  | 'material'
  | 'population'
  | 'progress'
  | 'action'
  | 'exhaust'
  | 'REG'
  | 'UNC'
  | 'CIV'
  | 'TRI'
  | 'FAM'
  | 'UNR'
  | 'POW'
  /** Suits by name. */
  | 'REG.attr'
  | 'UNC.attr'
  | 'CIV.attr'
  | 'TRI.attr'
  | 'FAM.attr'
  | 'UNR.attr'
  | 'production'
  | 'fertile'
  | 'river'
  | 'city'
  | 'metropolis'
  | 'knight'
  | 'mask'
  | 'scroll'
  /** Cards with that mark; `.state` is what a player is. */
  | 'pinned'
  | 'attack'
  | 'barbarian'
  | 'empire'
  | 'barbarian.state'
  | 'empire.state'
  | 'card'
  | 'icon'
  | 'variable'
  | 'marketCard'
  | 'quest'
  | 'impendingQuest'
  | 'this'
  | 'it';

/** Zones, and what is named like a zone. */
export type ZoneWord =
  | 'hand'
  | 'deck'
  | 'discardPile'
  | 'history'
  | 'sunken'
  | 'nation'
  | 'development'
  | 'fame'
  | 'market'
  | 'exile'
  | 'mainDeck'
  | 'unrestPile'
  | 'playArea'
  | 'supply'
  | 'quests'
  | 'activeQuest'
  | 'power'
  | 'garrison';

export const ICONS: ReadonlySet<string> = new Set([
  'material',
  'population',
  'progress',
  'action',
  'exhaust',
  'REG',
  'UNC',
  'CIV',
  'TRI',
  'FAM',
  'UNR',
  'POW',
  'production',
  'fertile',
  'river',
  'city',
  'metropolis',
  'knight',
  'mask',
  'scroll',
  'pinned',
  'attack',
  'barbarian',
  'empire',
]);

/** Phrases around a thing. They take its place in the sentence and therefore bend as it does. */
type ThingPhrase = `thing.${
  | 'named'
  | 'namedLike'
  | 'withIcon'
  | 'except'
  | 'withToken'
  | 'hosting'
  | 'inPlay'
  | 'owned'
  | 'inHistory'
  | 'inSunken'
  | 'inHand'
  | 'inDiscard'
  | 'inExile'
  | 'inMarket'
  | 'such'
  | 'more'
  | 'garrisonedOrInHand'
  | 'garrisonedHere'
  | 'garrisoned'
  | 'garrisonedIn'
  | 'scoredByOthers'
  | 'playersWith'
  | 'playersState'
  | 'playersFewer'
  | 'playersMore'
  | 'per'
  | 'all'
  | 'oneOf'}`;

/** Participles of what was done to things that are counted afterwards. */
export type Deed = 'return' | 'abandon' | 'pay' | 'discard';

type ConditionPhrase = `if.${
  | 'state'
  | 'notInPlay'
  | 'declared'
  | 'history'
  | 'garrison'
  | 'playArea'
  | 'has'
  | 'hasInPlay'
  | 'hasInHistory'
  | 'hasMoved'
  | 'hasGarrisoned'
  | 'noActiveQuest'
  | 'noneMoved'}`;

type TriggerPhrase = `when.${
  | 'onPlay'
  | 'onPlayFromDiscard'
  | 'onAcquire'
  | 'onBreakthrough'
  | 'onAcquireOrBreakthrough'
  | 'onMarketGain'
  | 'onReturnUnrest'
  | 'onTakeUnrest'
  | 'onIconGain'
  | 'onLookFame'
  | 'onPay'
  | 'onOpponentAttack'
  | 'onSink'
  | 'onHistory'
  | 'onPlaceProgress'
  | 'onEmptyDeck'
  | 'onDiscardDemand'
  | 'onLeavePlay'
  | 'onGainResource'}`;

type CardPhrase =
  | 'from'
  | 'amongThem'
  | 'in'
  | 'fromAll'
  | 'fromWith'
  | 'fromState'
  | 'points'
  | 'pointsPer'
  | 'pointsIf'
  | 'pointsElse'
  | 'pointsMax'
  | 'pointsCounted'
  | 'playIf'
  | `timing.${Timing}`
  | `keyword.${Keyword}`;

/** Single words for headings and labels. Timings, keywords and nations have words of their own. */
export type Term =
  | ZoneName
  | CountName
  | ZoneWord
  | 'discard'
  | 'play'
  | 'nationDeck'
  | 'accession'
  | 'main'
  | 'unrest'
  | 'revealed'
  | 'kings'
  | 'nations'
  | 'round'
  | 'finalRound'
  | 'scoring'
  | 'activate'
  | 'cleanUp'
  | 'turn'
  | 'material'
  | 'population'
  | 'progress'
  | 'action'
  | 'exhaust'
  | 'points'
  | 'cost'
  | 'card'
  | 'state'
  | 'REG'
  | 'UNC'
  | 'CIV'
  | 'TRI'
  | 'FAM'
  | 'UNR'
  | 'POW'
  | 'production'
  | 'fertile'
  | 'river'
  | 'city'
  | 'metropolis'
  | 'knight'
  | 'mask'
  | 'scroll'
  | 'pinned'
  | 'attack'
  | 'barbarian'
  | 'empire'
  | 'kingOfKings'
  | 'haraldHardrada'
  | 'graal'
  | 'shangriLa'
  | 'collapse'
  | 'playCard'
  | 'innovate'
  | 'revolt'
  | 'endActivation'
  | 'acquire'
  | 'breakthrough'
  | 'abandon'
  | 'recall'
  | 'freePlay'
  | 'develop'
  | 'steal'
  | 'look'
  | 'find'
  | 'classics'
  | 'legends';

type OptionPhrase = `option.${
  | 'chooseNation'
  | 'deck'
  | 'reveal'
  | 'pay'
  | 'payInstead'
  | 'payNothing'
  | 'playCard'
  | 'exhaust'
  | 'innovate'
  | 'revolt'
  | 'endActivation'
  | 'all'
  | 'nation'
  | 'development'
  | 'again'
  | 'stop'
  | 'ability'}`;

/** The facets of the card browser, and the parts of a card that may be doubtful. */
type Facet = 'box' | 'nation' | 'suit' | 'icon' | 'timing' | 'verb';
type Field = 'effects' | 'vp' | 'developmentCost' | 'state' | 'header' | 'id';

/** Where an exhaust token lies that a reshuffle has taken. */
export type ExhaustedPile = 'nation' | 'development';

/** Questions that can be answered by nothing; what that is called. */
type Declined =
  | 'protect'
  | 'cleanUp'
  | 'acquire'
  | 'breakthrough'
  | 'develop'
  | 'discard'
  | 'exile'
  | 'abandon'
  | 'fetch'
  | 'garrison'
  | 'garrisonIn'
  | 'history'
  | 'putTop'
  | 'readyExhaust'
  | 'recall'
  | 'reshuffle'
  | 'trigger'
  | 'return';

export type Phrase =
  | CommonPhrase
  | VerbPhrase
  | ThingPhrase
  | ConditionPhrase
  | TriggerPhrase
  | CardPhrase
  | `deed.${Deed}`
  | OptionPhrase
  | `ask.${Ask}`
  | `none.${Declined}`
  | `later.${'reshuffle' | ExhaustedPile}`
  | `event.${Exclude<EventKey, 'moved'>}`
  | `explain.${Explained}`
  | `why.${Reason}`
  | `term.${Term | `facet.${Facet}` | `field.${Field}` | 'common'}`;

/** Words of one language; `NounForm` and `PlaceForm` are the forms that its phrases use. */
export interface ImperiumCatalogue<
  NounForm extends string = string,
  PlaceForm extends string = string,
> extends Catalogue {
  phrases: Readonly<Record<Phrase, string>>;
  nouns: Readonly<Record<Noun, Readonly<Record<NounForm, string>>>> &
    Readonly<Record<ZoneWord, Readonly<Record<PlaceForm, string>>>>;
  /** The translators' own names for components without a published one, by English name. */
  names: Readonly<Record<string, string>>;
}
