import type { CommonPhrase } from '../../kit/text/common';
import type { Catalogue } from '../../kit/text/phrasebook';
import type { CardKind, Colour, Era, FocusType, Level, Resource, Terrain, Timing, WonderType } from '../card';
import type { DialEvent } from '../components';
import type { EventKey } from '../events';
import type { Ask, Ending, Reason, SCORE_PARTS } from '../keys';
import type { VerbPhrase } from '../verbs';
import type { CountName, ZoneName } from '../zones';
import type { Explained } from './keywords';

/** Nouns: things that can be counted or named. Those in `ICONS` are drawn. */
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

/** The fights in which a bonus counts, and the things for each of which it counts. */
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

/** Variants of an event's phrase, by its fields. */
type EventVariant = 'arriveAt' | 'attackOf' | 'winsOf' | 'holdsAlone';

/** Single words for headings and labels. Nouns and timings have words of their own. */
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
  | 'yourLeader'
  | 'build-map'
  | 'capitals'
  | 'play'
  | 'chooseLeader'
  | 'layTile'
  | 'placeCapital'
  | 'focusMove'
  | 'use'
  | 'barbarian'
  | 'comesBack'
  | 'cityStateToken'
  | 'worldWonder'
  | 'tile'
  | 'control'
  | 'waiting'
  | 'capital'
  | 'slot'
  | 'hardest'
  | 'terrain'
  | 'cost'
  | 'effects'
  | 'victoryCard'
  | 'city'
  | 'cityFigures'
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
  | 'missing'
  | 'offer'
  | Exclude<Explained, 'tradeToken'>;

/** The facets of the card browser, and the parts of a card that may be doubtful. */
type Facet = 'kind' | 'type' | 'level' | 'era';
type Field = 'effect' | 'row';

/** What agendas count. */
type Goal =
  | 'city'
  | 'matureCity'
  | 'beatenCapital'
  | 'conqueredCityState'
  | 'shore'
  | 'dial'
  | 'naturalWonder'
  | `${WonderType}Wonder`;

/** Parts of the table that say what they do. */
type Doing = DialEvent | 'available';

/** Questions that can be answered by nothing; what that is called. */
type Declined =
  | 'attack'
  | 'caravan'
  | 'place'
  | 'gainCard'
  | 'takeCard'
  | 'reinforce'
  | 'after'
  | 'stealTrade'
  | 'reuse'
  | 'instead'
  | 'build'
  | 'found'
  | 'gain'
  | 'shift'
  | 'subvert'
  | 'convert'
  | 'destroy'
  | 'devastate'
  | 'march'
  | 'resolveOther'
  | 'swap'
  | 'swapCards'
  | 'swapResource'
  | 'takeCards'
  | 'unload'
  | 'upgrade';

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
  | `place.${'with' | 'held' | 'beside' | 'near' | 'more'}`
  | `short.${'build' | 'found' | 'foundCaravan' | 'reinforce' | 'attack' | 'place'}`
  | `ask.${Ask}`
  | `none.${Declined}`
  | `event.${Exclude<EventKey, 'moved'> | EventVariant}`
  | `explain.${Explained}`
  | `why.${Reason}`
  | `term.${Term | `facet.${Facet}` | `field.${Field}` | `does.${Doing}` | `goal.${Goal}`}`;

/** Words of one language; `Form` are the forms of nouns that its phrases use. */
export interface NewDawnCatalogue<Form extends string = string> extends Catalogue {
  phrases: Readonly<Record<Phrase, string>>;
  nouns: Readonly<Record<Noun, Readonly<Record<Form, string>>>>;
  /** The translators' own names for components without a published one, by English name. */
  names: Readonly<Record<string, string>>;
}
