import type { Ability as ReadAbility, AbilityFacts, ReadCard } from '../kit/catalogue';

/** Symbols printed on cards (M1.5). */
export const SYMBOLS = ['food', 'stone', 'gold', 'army', 'ship'] as const;
export type Symbol = (typeof SYMBOLS)[number];
/** Symbols that Merchant and Water Mill work on, and that prices are made of. */
export type Resource = 'food' | 'stone' | 'gold';
export const RESOURCES: readonly Resource[] = ['food', 'stone', 'gold'];

export const BORDER_KINDS = ['plain', 'hills', 'mountains', 'coast', 'sea'] as const;
export type BorderKind = (typeof BORDER_KINDS)[number];

/** Id of a province or a sea on the map. A province's card has another id, `blore-card`: it may lie where nobody sees it. */
export type Place = string;

/** Names as the editions print them, by language. */
export type PrintedName = { en: string; hu?: string; cs?: string };

export interface ProvinceFacts {
  id: Place;
  name: PrintedName;
  resource: Exclude<Symbol, 'ship'>;
  neutralStrength: number;
  rough?: true;
  /** 1 the large island, 2 the small one (M12.6). */
  island?: 1 | 2;
}

export interface SeaFacts {
  id: Place;
  name: PrintedName;
}

/** M4.9; `setup` and `trigger` are for VP cards. */
export type Timing = 'action' | 'free' | 'benefit' | 'reserve' | 'setup' | 'trigger';

/** `trigger`: when a VP card gives its token. */
export interface EffectFacts extends AbilityFacts<Timing> {
  /** Once per own turn. */
  once?: true;
}

export type CardKind = 'starter' | 'province' | 'improvement' | 'fixed' | 'variable';

/** What is printed on a card, as the files of cards/ write it. */
export interface CardFacts {
  id: string;
  name: PrintedName;
  symbols?: readonly Symbol[];
  effects?: readonly EffectFacts[];
  /** Tokens on a VP card with 2 players and with 3 or 4: values and numbers (M2.6). */
  tokens?: Readonly<Record<2 | 3 | 4, readonly { value: TokenValue; count: number }[]>>;
  /** How many of it each player has, of a starter. */
  copies?: number;
  /** How sure the sources are, by field; absent where several agree. */
  confidence?: Readonly<Record<string, string>>;
}

export type TokenValue = 1 | 2 | 3;
export const TOKEN_VALUES: readonly TokenValue[] = [1, 2, 3];

/** One text of a card, parsed. */
export interface Ability extends ReadAbility<Timing> {
  once: boolean;
}

/** A card as the rules use it. */
export interface Card extends ReadCard<Ability> {
  kind: CardKind;
  /** What it is: the reference's id of a starter or an improvement ("starterArmy", "hero"); else its own id. */
  type: string;
  facts: CardFacts;
  /** Whose starter it is. */
  colour: Colour | null;
  /** Of a province card: its province. */
  province: Place | null;
  /** How many of each symbol. */
  symbols: Readonly<Record<Symbol, number>>;
}

/** Colours by seat (M1.1): two players are red and blue. */
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
