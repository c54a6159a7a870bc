import type { Ability as ReadAbility, AbilityFacts, ReadCard } from '../kit/catalogue';
import type { Condition, VariablePoints } from '../kit/effect/syntax';

/** What is printed on a card, as the nation files write it. A field that is left out is empty or null. */
export interface CardFacts {
  /** Printed number: box digit, group, number, side (R1.3). */
  id: string;
  /** As printed in each edition; `hu` and `cs` are absent where there is none. */
  name: { en: string; hu?: string; cs?: string };
  suits?: readonly SuitName[];
  /** The face, on a two-sided card. */
  side?: 'A' | 'B';
  /** The state icon: the card can be played only in this state (R6.4). */
  state?: State;
  /** The word beside the title. */
  header?: 'pinned' | 'attack';
  types?: readonly TypeIcon[];
  regionTypes?: readonly RegionIcon[];
  /** Where the card lies when the match begins (R1.7). */
  start: Start;
  /** The least number of players; with fewer the card is left out (R1.8). */
  minPlayers?: number;
  /** The price of developing it; absent on other cards than developments. */
  developmentCost?: { material: number; population: number; progress: number };
  /** Points at the end (R1.6): a number, a number under conditions, or an amount of the notation with its maximum. */
  vp?: number | { conditional: ConditionalFacts | readonly ConditionalFacts[] } | { variable: string; max: number };
  keywords?: readonly Keyword[];
  /** A condition of the notation without which the card cannot be played. */
  playIf?: string;
  /** The abilities, in the order printed. */
  effects?: readonly EffectFacts[];
  /** How sure the sources are, by field; absent where several agree. */
  confidence?: Readonly<Record<string, string>>;
}

export interface ConditionalFacts {
  points: number;
  when: string;
  else?: number;
}

export interface EffectFacts extends AbilityFacts<Timing> {
  optional?: boolean;
}

export type Box = 'classics' | 'legends';

export interface NationFacts {
  nation: string;
  /** The part of its cards' numbers before the running number. */
  code: string;
  box: Box;
  name: { en: string; hu?: string; cs?: string };
  /** How hard it is to play, from 1 to 5, as its box says. */
  difficulty: number;
  /** Side of the state card that it begins with (R2.7); barbarian when absent. */
  state?: State;
  /** Its exhaust tokens (R2.11, R5.3), when they are not 5. */
  exhausts?: number;
  /** It has a sunken pile (R11.22). */
  sinks?: true;
  cards: readonly CardFacts[];
}

export type SuitName = 'power' | 'region' | 'uncivilised' | 'civilised' | 'tributary' | 'fame' | 'unrest';
/** A suit as effects write it (R1.4). */
export type Suit = 'POW' | 'REG' | 'UNC' | 'CIV' | 'TRI' | 'FAM' | 'UNR';
export type State = 'barbarian' | 'empire';
export type Resource = 'material' | 'population' | 'progress';
export type TypeIcon = 'city' | 'metropolis' | 'knight' | 'mask' | 'scroll';
export type RegionIcon = 'production' | 'fertile' | 'river';
export type Start = 'in-play' | 'nation' | 'accession' | 'development' | 'supply' | 'deck' | 'market';
export type Timing =
  | 'play'
  | 'exhaust'
  | 'exhaust-any-turn'
  | 'passive'
  | 'solstice'
  | 'endgame'
  | 'setup'
  | 'when-gained'
  | 'when-put-into-play';
export type Keyword =
  | 'free-play'
  | 'unplayable'
  | 'cannot-garrison'
  | 'cannot-abandon'
  | 'cannot-recall'
  | 'into-play-when-gained'
  | 'triggers-end-when-gained'
  | 'last-quest';

export const SUITS: Readonly<Record<SuitName, Suit>> = {
  power: 'POW',
  region: 'REG',
  uncivilised: 'UNC',
  civilised: 'CIV',
  tributary: 'TRI',
  fame: 'FAM',
  unrest: 'UNR',
};
export const SUIT_WORDS: readonly Suit[] = Object.values(SUITS);
/** What a break-through can be for: a suit, or variable points (R11.5, R13.3). */
export const WANTED_WORDS = [...SUIT_WORDS, 'variable'] as const;
export type Wanted = (typeof WANTED_WORDS)[number];
export const RESOURCES: readonly Resource[] = ['material', 'population', 'progress'];

/** One ability of a card, parsed. */
export interface Ability extends ReadAbility<Timing> {
  optional: boolean;
}

/** What a card is worth (R1.6). */
export type Value =
  | { kind: 'none' }
  | { kind: 'fixed'; points: number }
  | { kind: 'conditional'; cases: { points: number; when: Condition }[]; otherwise: number }
  | { kind: 'variable'; points: VariablePoints[]; max: number };

/** A card as the rules use it: facts with the texts parsed and every node numbered. */
export interface Card extends ReadCard<Ability> {
  facts: CardFacts;
  /** Nation whose card it is; null for common cards. */
  nation: string | null;
  box: Box;
  suits: ReadonlySet<Suit>;
  /** The words by which filters find it: suits, type icons, region icons. */
  icons: ReadonlySet<string>;
  pinned: boolean;
  attack: boolean;
  freePlay: boolean;
  unplayable: boolean;
  playIf: Condition | null;
  value: Value;
}
