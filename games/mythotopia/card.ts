import type { Ability as ReadAbility, AbilityFacts, ReadCard } from '../kit/catalogue';

/** Symbols printed on cards (M1.5). */
export const SYMBOLS = ['food', 'stone', 'gold', 'army', 'ship'] as const;
export type Symbol = (typeof SYMBOLS)[number];
/** Symbols that Merchant and Water Mill work on, and that prices are made of. */
export type Resource = 'food' | 'stone' | 'gold';
export const RESOURCES: readonly Resource[] = ['food', 'stone', 'gold'];

export const BORDER_KINDS = ['plain', 'hills', 'mountains', 'coast', 'sea'] as const;
export type BorderKind = (typeof BORDER_KINDS)[number];

/**
 * The id of a province or a sea on the map. The card of a province has another id (`blore-card`), because it may lie
 * hidden.
 */
export type Place = string;

/** Names as the editions print them, by language. */
export type PrintedName = { en: string; hu?: string; cs?: string };

export interface ProvinceFacts {
  id: Place;
  name: PrintedName;
  resource: Exclude<Symbol, 'ship'>;
  neutralStrength: number;
  rough?: true;
  /** The island it belongs to: 1 the large one, 2 the small one (M12.6). */
  island?: 1 | 2;
}

export interface SeaFacts {
  id: Place;
  name: PrintedName;
}

/** The heading of a text (M4.9); `setup` and `trigger` are for VP cards. */
export type Timing = 'action' | 'free' | 'benefit' | 'reserve' | 'setup' | 'trigger';

/** The facts of a text; `trigger` says when a VP card gives its token. */
export interface EffectFacts extends AbilityFacts<Timing> {
  /** It works once per own turn. */
  once?: true;
}

export type CardKind = 'starter' | 'province' | 'improvement' | 'fixed' | 'variable';

/** What is printed on a card, as the files of cards/ write it. A field that is left out is empty. */
export interface CardFacts {
  id: string;
  name: PrintedName;
  symbols?: readonly Symbol[];
  effects?: readonly EffectFacts[];
  /** Tokens on a VP card with 2 players and with 3 or 4: values and numbers (M2.6). */
  tokens?: Readonly<Record<2 | 3 | 4, readonly { value: TokenValue; count: number }[]>>;
  /** Of a starter: how many copies each player has. */
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
  /** The reference's id of a starter or an improvement ("starterArmy", "hero"); other cards have their own id. */
  type: string;
  facts: CardFacts;
  /** Of a starter: the colour of its player; else null. */
  colour: Colour | null;
  /** Of a province card: its province; else null. */
  province: Place | null;
  /** How many of each symbol. */
  symbols: Readonly<Record<Symbol, number>>;
}

/** Colours by seat (M1.1): two players are red and blue. */
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
