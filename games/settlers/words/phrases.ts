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

/** Things that can be counted or named; those in `ICONS` are drawn. */
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

/** What stands on cards besides effects. */
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

/** Events that say different things with different fields. */
type EventVariant = 'razeOf' | 'endsDealOf';

/** Single words for headings and labels; nouns, timings and options have theirs besides. */
export type Term =
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

/** What the card browser looks for cards by, and what of a card may be doubtful. */
type Facet = 'deck' | 'category' | 'colour';
type Field = 'effects' | 'stats';

export type Phrase =
  | CommonPhrase
  | VerbPhrase
  | `when.${TriggerName}`
  | CardPhrase
  | OptionPhrase
  | `ask.${Ask}`
  | `event.${Exclude<EventKey, 'moved'> | EventVariant}`
  | `explain.${Explained}`
  | `why.${Reason}`
  | `term.${Term | `facet.${Facet}` | `field.${Field}`}`;

/** Words of one language; `Form` are the forms of nouns that its phrases use. */
export interface SettlersCatalogue<Form extends string = string> extends Catalogue {
  phrases: Readonly<Record<Phrase, string>>;
  nouns: Readonly<Record<Noun, Readonly<Record<Form, string>>>>;
  /** Names of ours, by the English name, of what no published name is known for. */
  names: Readonly<Record<string, string>>;
}
