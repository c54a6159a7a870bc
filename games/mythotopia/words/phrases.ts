import type { CommonPhrase } from '../../kit/text/common';
import type { Catalogue } from '../../kit/text/phrasebook';
import type { BorderKind, CardKind, Colour, Timing } from '../card';
import type { CountName, ZoneName } from '../zones';
import type { EventKey } from '../events';
import type { Ask, Ending, Reason, Role, SCORE_PARTS } from '../keys';
import type { VerbPhrase } from '../verbs';
import type { Explained } from './keywords';

/** Nouns: things that can be counted or named. Those in `ICONS` are drawn. */
export type Noun =
  | 'food'
  | 'stone'
  | 'gold'
  | 'army'
  | 'ship'
  | 'town'
  | 'city'
  | 'castle'
  | 'citadel'
  | 'road'
  | 'dragon'
  | 'runestone'
  | 'mercenary'
  | 'card'
  | 'province'
  | 'token'
  | 'piece'
  | 'point'
  | Terrain;
export type Terrain = BorderKind | 'rough';

export const ICONS: ReadonlySet<string> = new Set([
  'food',
  'stone',
  'gold',
  'army',
  'ship',
  'town',
  'city',
  'castle',
  'citadel',
  'road',
  'dragon',
  'runestone',
  'mercenary',
]);

type TriggerPhrase = `when.${
  | 'onBuild'
  | 'onCaptureCitadel'
  | 'onCaptureDragon'
  | 'onCaptureRunestone'
  | 'onCapturePlayer'
  | 'onDefend'
  | 'onHold'
  | 'onSail'}`;

/**
 * Phrases that a verb uses the second time, without its own words: "build a city for 2 stone, a castle for 1 stone".
 */
type AgainPhrase = `again.${'build' | 'buildRoad' | 'swapToken'}`;

/** Phrases on cards and places besides effects. */
type CardPhrase =
  | 'once'
  | 'symbols'
  | 'tokens'
  | 'tokensByPlayers'
  | 'neutral'
  | 'borders'
  | 'coasts'
  | 'shores'
  | 'over'
  | 'largeIsland'
  | 'smallIsland'
  | `timing.${Timing}`;

type OptionPhrase = `option.${
  | 'invade'
  | 'placeArmies'
  | 'removeArmies'
  | 'placeShips'
  | 'removeShips'
  | 'endWar'
  | 'endWarBy'
  | 'endWarWon'
  | 'endWarLost'
  | 'buy'
  | 'draft'
  | 'putInReserve'
  | 'discard'
  | 'removeCards'
  | 'build'
  | 'playCard'
  | 'patronage'
  | 'moveByRoad'
  | 'store'
  | 'endTurn'
  | 'endGame'
  | 'routeLand'
  | 'routeSea'
  | 'routePortal'
  | 'routeBy'
  | 'fromTo'
  | 'done'
  | 'card'
  | 'bank'
  | 'armyOf'
  | 'leads'
  | 'ties'
  | 'trails'
  | 'sentFor'
  | 'sentFree'
  | 'invadeAgain'
  | 'reinforce'
  | 'buildFor'
  | 'boughtFor'}`;

/** What armies on their way cost. */
type FarePhrase = `fare.${'food' | 'free'}`;

/** What is to be chosen for an action that is picked first and placed after that. */
type ArmedPhrase = `armed.${
  | 'invade'
  | 'placeArmies'
  | 'removeArmies'
  | 'endWar'
  | 'placeShips'
  | 'removeShips'
  | 'build'
  | 'playCard'
  | 'draft'}`;

/** What a payment is for, as a question. */
type PayPhrase = `pay.${Exclude<Role, 'armies' | 'ships' | 'food' | 'stone' | 'gold'> | 'symbols'}`;

/** Variants of an event's phrase, by its fields. */
type EventVariant =
  'invadeOf' | 'defendedByNeutrals' | 'capturedFrom' | 'noTownFrom' | `pay.${'source' | 'crossing' | 'site' | 'build'}`;

/** Single words for headings and labels. Nouns, timings and options have words of their own. */
export type Term =
  | ZoneName
  | CountName
  | 'hand'
  | 'deck'
  | 'discard'
  | 'reserve'
  | 'removed'
  | 'playing'
  | 'looking'
  | 'stock'
  | 'pool'
  | 'bank'
  | 'provinceDeck'
  | 'shown'
  | 'undealt'
  | 'box'
  | 'vp'
  | 'marks'
  | 'start'
  | 'draft'
  | 'citadels'
  | 'turns'
  | 'invade'
  | 'placeArmies'
  | 'removeArmies'
  | 'placeShips'
  | 'removeShips'
  | 'endWar'
  | 'build'
  | 'playCard'
  | 'discardCards'
  | 'draftCard'
  | 'provinces'
  | 'tokens'
  | 'armies'
  | 'ships'
  | 'towns'
  | 'cities'
  | 'armiesLeft'
  | 'shipsLeft'
  | 'townsLeft'
  | 'citiesLeft'
  | 'castles'
  | 'roads'
  | 'dragons'
  | 'runestones'
  | 'mercenaries'
  | 'points'
  | 'turn'
  | 'action'
  | 'actions'
  | 'cost'
  | 'strength'
  | 'provinceCard'
  | 'neutral'
  | 'neutrals'
  | 'owner'
  | 'attacker'
  | 'defender'
  | 'war'
  | 'tie'
  | 'leader'
  | 'sea'
  | 'island'
  | 'symbols'
  | 'improvements'
  | 'effects'
  | 'value'
  | 'copies'
  | `${Useful}Use`
  | CardKind
  | Colour
  | Role
  | Ending
  | Exclude<(typeof SCORE_PARTS)[number], 'provinces' | 'tokens'>;

/** What stands in a province, or what it is like, and is told what it is good for. */
export type Useful = 'city' | 'citadel' | 'castle' | 'dragon' | 'runestone' | 'rough';

/** The facets of the card browser, and the parts of a card that may be doubtful. */
type Facet = 'kind' | 'symbol' | 'timing';
type Field = 'symbols' | 'tokens' | 'copies';

export type Phrase =
  | CommonPhrase
  | VerbPhrase
  | AgainPhrase
  | TriggerPhrase
  | CardPhrase
  | OptionPhrase
  | ArmedPhrase
  | FarePhrase
  | PayPhrase
  | `ask.${Ask}`
  | 'none.discardReserve'
  | `event.${Exclude<EventKey, 'moved'> | EventVariant}`
  | `explain.${Explained}`
  | `why.${Reason}`
  | `term.${Term | `facet.${Facet}` | `field.${Field}`}`;

/** Words of one language; `Form` are the forms of nouns that its phrases use. */
export interface MythotopiaCatalogue<Form extends string = string> extends Catalogue {
  phrases: Readonly<Record<Phrase, string>>;
  nouns: Readonly<Record<Noun, Readonly<Record<Form, string>>>>;
  /** The translators' own names for components without a published one, by English name. */
  names: Readonly<Record<string, string>>;
}
