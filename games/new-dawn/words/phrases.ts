import type { CommonPhrase } from '../../kit/text/common';
import type { Catalogue } from '../../kit/text/phrasebook';
import type { CardKind, Colour, Era, FocusType, Level, Resource, Terrain, Timing } from '../card';
import type { DialEvent } from '../components';
import type { EventKey } from '../events';
import type { Ask, Ending, Reason, SCORE_PARTS } from '../keys';
import type { VerbPhrase } from '../verbs';
import type { CountName, ZoneName } from '../zones';
import type { Explained } from './keywords';

/** Things that can be counted or named; those in `ICONS` are drawn. */
export type Noun = 'card' | 'token' | 'tradeToken' | 'space' | 'caravan' | Resource | Terrain;

export const ICONS: ReadonlySet<string> = new Set([
  'token',
  'tradeToken',
  'caravan',
  'marble',
  'mercury',
  'diamond',
  'oil',
]);

/** In what fights a bonus counts, and for what each. */
type FightPhrase = `fight.${'steppe' | 'city' | 'rival' | 'notGiver'}` | `per.${'caravan' | 'near'}`;

type OptionPhrase = `option.${
  | 'use'
  | 'focus'
  | 'turned'
  | 'caravan'
  | 'caravanFrom'
  | 'fromTo'
  | 'replaces'
  | 'swaps'
  | 'both'
  | 'payNothing'
  | 'conquer'
  | 'liberate'}`;

/** Events that say different things with different fields. */
type EventVariant = 'arriveAt' | 'attackOf' | 'winsOf' | 'holdsAlone';

/** Single words for headings and labels; nouns and timings have theirs besides. */
export type Term =
  | ZoneName
  | CountName
  | CardKind
  | Colour
  | FocusType
  | Era
  | `level${Level}`
  | DialEvent
  | Ending
  | (typeof SCORE_PARTS)[number]
  | 'start'
  | 'leaders'
  | 'build-map'
  | 'capitals'
  | 'play'
  | 'chooseLeader'
  | 'layTile'
  | 'placeCapital'
  | 'focusMove'
  | 'use'
  | 'barbarian'
  | 'cityStateToken'
  | 'worldWonder'
  | 'tile'
  | 'control'
  | 'waiting'
  | 'capital'
  | 'slot'
  | 'terrain'
  | 'cost'
  | 'effects'
  | 'victoryCard'
  | 'city'
  | 'difficulty'
  | 'lacks'
  | 'obtainable'
  | 'nextEvent'
  | 'rivals'
  | 'attack'
  | 'noTokens'
  | 'attackerSpends'
  | 'defenderSpends'
  | 'bothSpend'
  | 'returned'
  | 'die'
  | 'doubled'
  | 'support'
  | 'fromCard'
  | 'ways'
  | 'available'
  | 'goals'
  | 'offer'
  | Exclude<Explained, 'tradeToken'>;

/** What the card browser looks for cards by, and what of a card may be doubtful. */
type Facet = 'kind' | 'type' | 'level' | 'era';
type Field = 'effect' | 'row';

export type Phrase =
  | CommonPhrase
  | VerbPhrase
  | FightPhrase
  | OptionPhrase
  | `when.${'onPlace' | 'onDefeat' | 'onArrive'}`
  | `holds.${'lastSlot' | 'wonAttack'}`
  | `timing.${Timing}`
  | 'facts.focus'
  | 'facts.wonder'
  | 'facts.cityState'
  | 'facts.leader'
  | `called.${'barbarian' | 'tile'}`
  | `ask.${Ask}`
  | `none.${'attack' | 'caravan' | 'place' | 'gainCard' | 'takeCard' | 'reinforce' | 'after'}`
  | `event.${Exclude<EventKey, 'moved'> | EventVariant}`
  | `explain.${Explained}`
  | `why.${Reason}`
  | `term.${Term | `facet.${Facet}` | `field.${Field}`}`;

/** Words of one language; `Form` are the forms of nouns that its phrases use. */
export interface NewDawnCatalogue<Form extends string = string> extends Catalogue {
  phrases: Readonly<Record<Phrase, string>>;
  nouns: Readonly<Record<Noun, Readonly<Record<Form, string>>>>;
  /** Names of ours, by the English name, of what no published name is known for. */
  names: Readonly<Record<string, string>>;
}
