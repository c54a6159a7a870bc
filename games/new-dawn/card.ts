import type { Ability as ReadAbility, AbilityFacts, ReadCard } from '../kit/catalogue';

/** Kinds of focus cards, of wonders (all but industry) and of city-states (C1.1). */
export const FOCUS_TYPES = ['culture', 'science', 'economy', 'industry', 'military'] as const;
export type FocusType = (typeof FOCUS_TYPES)[number];
/** A deck of wonders for each (C2.8). */
export const WONDER_TYPES = ['culture', 'economy', 'military', 'science'] as const;
export type WonderType = (typeof WONDER_TYPES)[number];
export const LEVELS = ['I', 'II', 'III', 'IV'] as const;
export type Level = (typeof LEVELS)[number];
export const ERAS = ['ancient', 'medieval', 'modern'] as const;
export type Era = (typeof ERAS)[number];
export const RESOURCES = ['marble', 'mercury', 'diamond', 'oil'] as const;
export type Resource = (typeof RESOURCES)[number];
/** Terrain, with a difficulty of its own or without (C5.1). */
export const TERRAINS = ['grassland', 'hills', 'forest', 'desert', 'mountains', 'water', 'naturalWonder'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Colours by seat. */
export const COLOURS = ['red', 'blue', 'green', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

/** Names as the editions print them, by language. */
export type PrintedName = { en: string; hu?: string; cs?: string };

/**
 * When a text works: while a focus card is resolved, always, at the start of the owner's turn, when the wonder is built, after a
 * focus card was reset, when its trigger happens, as an agenda (C13.1).
 */
export type Timing = 'focus' | 'static' | 'start' | 'built' | 'reset' | 'trigger' | 'agenda';

export type EffectFacts = AbilityFacts<Timing>;
export type Ability = ReadAbility<Timing>;

/** What is printed on every component with a text. */
interface Printed {
  id: string;
  name: PrintedName;
  effects: readonly EffectFacts[];
  /** How sure the sources are, by field; absent where several agree. */
  confidence?: Readonly<Record<string, string>>;
}

export interface FocusFacts extends Printed {
  type: FocusType;
  level: Level;
  /** Of an economy card: how many caravans its owner has (C10.1). */
  caravans?: number;
}

export interface WonderFacts extends Printed {
  type: WonderType;
  era: Era;
  cost: number;
  /** The resources that may be spent for it (C10.11). */
  resources: readonly Resource[];
}

export interface LeaderFacts extends Printed {
  /** Who leads it. */
  leader: string;
  ability: PrintedName;
  /** Focus cards in slots 1 to 5 at the start (C2.2). */
  row: readonly FocusType[];
}

export type DiplomacyFacts = Printed;

export interface CityStateFacts extends Printed {
  type: FocusType;
  frame: 'circle' | 'diamond';
}

export interface NaturalWonderFacts {
  id: string;
  name: PrintedName;
  resource: Resource;
}

/** A victory card: two agendas, one of which is enough (C13.1). */
export interface VictoryFacts {
  id: string;
  agendas: readonly Printed[];
}

export type CardKind = 'focus' | 'wonder' | 'leader' | 'diplomacy' | 'cityState' | 'agenda';

export type CardFacts = { [K in CardKind]: { kind: K; facts: FactsOf[K] } }[CardKind];
export interface FactsOf {
  focus: FocusFacts;
  wonder: WonderFacts;
  leader: LeaderFacts;
  diplomacy: DiplomacyFacts;
  cityState: CityStateFacts;
  agenda: Printed;
}

/** A component with a text, as the rules use it. */
export type Card = ReadCard<Ability> &
  CardFacts & {
    /** The colour of its first owner, for a focus or diplomacy card; else null. */
    colour: Colour | null;
  };
