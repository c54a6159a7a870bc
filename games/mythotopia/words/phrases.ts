import type { CommonPhrase } from '../../kit/text/common';
import type { Catalogue } from '../../kit/text/phrasebook';
import type { BorderKind, CardKind, Colour, Timing } from '../card';
import type { CountName, ZoneName } from '../zones';
import type { EventKey } from '../events';
import type { Ask, Ending, Reason, Role, SCORE_PARTS } from '../keys';
import type { VerbPhrase } from '../verbs';
import type { Explained } from './keywords';

/** Things that can be counted or named; those in `ICONS` are drawn. */
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

/** What stands on cards and places besides effects. */
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
  | 'trails'}`;

/** What a payment is for, as a question. */
type PayPhrase = `pay.${Exclude<Role, 'armies' | 'ships' | 'food' | 'stone' | 'gold'> | 'symbols'}`;

/** Events that say different things with different fields. */
type EventVariant = 'invadeOf' | 'defendedByNeutrals' | 'capturedFrom' | 'noTownFrom';

/** Single words for headings and labels; nouns, timings and options have theirs besides. */
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
  | 'provinces'
  | 'tokens'
  | 'armies'
  | 'ships'
  | 'towns'
  | 'cities'
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
  | CardKind
  | Colour
  | Role
  | Ending
  | Exclude<(typeof SCORE_PARTS)[number], 'provinces' | 'tokens'>;

/** What the card browser looks for cards by, and what of a card may be doubtful. */
type Facet = 'kind' | 'symbol' | 'timing';
type Field = 'symbols' | 'tokens' | 'copies';

export type Phrase =
  | CommonPhrase
  | VerbPhrase
  | TriggerPhrase
  | CardPhrase
  | OptionPhrase
  | PayPhrase
  | `ask.${Ask}`
  | `event.${Exclude<EventKey, 'moved'> | EventVariant}`
  | `explain.${Explained}`
  | `why.${Reason}`
  | `term.${Term | `facet.${Facet}` | `field.${Field}`}`;

/** Words of one language; `Form` are the forms of nouns that its phrases use. */
export interface MythotopiaCatalogue<Form extends string = string> extends Catalogue {
  phrases: Readonly<Record<Phrase, string>>;
  nouns: Readonly<Record<Noun, Readonly<Record<Form, string>>>>;
  /** Names of ours, by the English name, of what no published name is known for. */
  names: Readonly<Record<string, string>>;
}
