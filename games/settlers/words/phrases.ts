import type { CommonPhrase } from '../../kit/text/common';
import type { Catalogue } from '../../kit/text/phrasebook';
import type { Category, Colour, Deck, Timing } from '../card';
import type { EventKey } from '../events';
import type { Ask, Ending, Reason, ScorePart } from '../keys';
import type { TriggerName } from '../language/vocabulary';
import type { Title, VIRTUAL } from '../solo';
import type { Phase } from '../state';
import type { VerbPhrase } from '../verbs';
import type { CountName, ZoneName } from '../zones';
import type { Explained } from './keywords';

/** Nouns: things that can be counted or named. Those in `ICONS` are drawn. */
export type Noun =
  | 'wood'
  | 'stone'
  | 'food'
  | 'gold'
  | 'worker'
  | 'razeToken'
  | 'defenceToken'
  | 'point'
  | 'card'
  | 'commonCard'
  | 'factionCard'
  | 'anyResource'
  | 'locationPrice'
  | 'dealPrice'
  | `colour.${Colour}`;

export const ICONS: ReadonlySet<string> = new Set([
  'wood',
  'stone',
  'food',
  'gold',
  'worker',
  'razeToken',
  'defenceToken',
  'point',
]);

/** Phrases on cards besides effects. */
type CardPhrase =
  | 'twice'
  | 'limited'
  | 'costs'
  | 'free'
  | 'gives'
  | 'razed'
  | 'notRazed'
  | 'colours'
  | 'target'
  | 'worth'
  | 'attackCard'
  | `actor.${typeof VIRTUAL}`
  | `timing.${Timing}`;

type OptionPhrase = `option.${
  | 'buildCard'
  | 'dealCard'
  | 'razeCard'
  | 'activateCard'
  | 'differently'
  | 'protected'
  | 'exchange'
  | 'placeDefence'
  | 'placeSamurai'
  | 'placeFeature'
  | 'otherwise'
  | 'again'
  | 'stop'
  | 'common'
  | 'faction'
  | 'deals'
  | 'route'
  | 'dealOf'
  | 'fromSeat'
  | 'wayLocation'
  | 'wayFoundation'
  | 'wayCard'
  | 'wayDeal'
  | 'nothing'}`;

/** What passing means besides. */
type LaterPhrase = `later.${'passed' | 'lost' | 'kept' | 'noCleanup'}`;

/** What is to be chosen for what is placed: it is picked first. */
type ArmedPhrase = 'armed.place';

/** Variants of an event's phrase, by its fields. */
type EventVariant = 'razeOf' | 'endsDealOf';

/** Single words for headings and labels. Nouns, timings and options have words of their own. */
export type Term =
  | 'pointsThen'
  | 'ifOver'
  | ZoneName
  | CountName
  | Phase
  | Category
  | Deck
  | Ending
  | ScorePart
  | Title
  | typeof VIRTUAL
  | 'build'
  | 'deal'
  | 'raze'
  | 'activate'
  | 'place'
  | 'store'
  | 'refresh'
  | 'cannot'
  | 'take'
  | 'points'
  | 'cost'
  | 'razing'
  | 'location'
  | 'foundation'
  | 'bonus'
  | 'samurai'
  | 'colour'
  | 'effects'
  | 'stats';

/** The facets of the card browser, and the parts of a card that may be doubtful. */
type Facet = 'deck' | 'category' | 'colour';
type Field = 'effects' | 'stats';

export type Phrase =
  | CommonPhrase
  | VerbPhrase
  | `when.${TriggerName}`
  | CardPhrase
  | OptionPhrase
  | LaterPhrase
  | ArmedPhrase
  | `ask.${Ask}`
  | 'none.giveBack'
  | 'none.cashIn'
  | `event.${Exclude<EventKey, 'moved'> | EventVariant}`
  | `explain.${Explained}`
  | `why.${Reason}`
  | `term.${Term | `facet.${Facet}` | `field.${Field}`}`;

/** Words of one language; `Form` are the forms of nouns that its phrases use. */
export interface SettlersCatalogue<Form extends string = string> extends Catalogue {
  phrases: Readonly<Record<Phrase, string>>;
  nouns: Readonly<Record<Noun, Readonly<Record<Form, string>>>>;
  /** The translators' own names for cards without a published one, by English name. */
  names: Readonly<Record<string, string>>;
}
