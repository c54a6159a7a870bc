import type { Ability as ReadAbility, AbilityFacts, ReadCard } from '../kit/catalogue';

/** Goods for which gold can be paid instead (S1.3). */
export const RESOURCES = ['wood', 'stone', 'food'] as const;
export type Resource = (typeof RESOURCES)[number];

/** What a player has in the supply, by number; victory points are counted here, too (S1.1). */
export const GOODS = [...RESOURCES, 'gold', 'worker', 'raze', 'defence', 'vp'] as const;
export type Good = (typeof GOODS)[number];
/** Is the word a good? */
export const isGood = (what: string): what is Good => GOODS.some((good) => good === what);

/** Goods that can be spent, and may lie on the location that they activated (S12.1). */
export const SPENDABLE = [...RESOURCES, 'gold', 'worker', 'raze'] as const;
export type Spendable = (typeof SPENDABLE)[number];

/** Everything that can be gained. `card`: of the common or the own faction deck, as the player chooses (S1.6). */
export const GAINS = [...GOODS, 'card', 'commonCard', 'factionCard'] as const;
export type Gain = (typeof GAINS)[number];
/** How many of each are gained. */
export type Gains = Partial<Record<Gain, number>>;

export const COLOURS = ['black', 'purple', 'blue', 'brown', 'gold', 'red', 'pink', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];

export const CATEGORIES = ['production', 'feature', 'action'] as const;
export type Category = (typeof CATEGORIES)[number];

export const FACTIONS = ['barbarians', 'romans', 'egyptians', 'japanese'] as const;
export type Faction = (typeof FACTIONS)[number];
/** The deck of a card (S2.1); `attack`: the cards of the solo game. */
export type Deck = Faction | 'common';

/** When a text works. `bonus`: once, when the card is built (S2.6). `end`: when the match is scored. */
export type Timing = Category | 'bonus' | 'end';

export interface EffectFacts extends AbilityFacts<Timing> {
  /** How often it can be activated in a round; absent: once (S12.2). */
  uses?: 2;
  /** How often it answers in a round; absent: without limit (Oasis). */
  limit?: number;
}

/** The price of building it: resources, and a location or foundation (S8.1, S8.3). */
export type Cost = Partial<Record<Resource | 'location', number>>;

/** What may differ between copies of a card. */
interface Printing {
  cost: Cost;
  /** What it gives as a deal (S2.3). */
  deal?: Good | 'card';
  /** What razing it gives; absent: it cannot be razed (S2.2). */
  raze?: readonly (Good | 'card')[];
}

/** What is printed on equal cards, as the files of cards/ write it. A field that is left out is empty. */
export interface KindFacts extends Printing {
  name: { en: string; hu?: string; cs: string };
  category: Category;
  colours: readonly Colour[];
  effects: readonly EffectFacts[];
  /** The ids of the copies. */
  copies: readonly string[];
  but?: Readonly<Record<string, Partial<Printing>>>;
  /** How sure the sources are, by field; absent where several agree. */
  confidence?: Readonly<Record<string, string>>;
}

/** One text of a card, parsed. */
export interface Ability extends ReadAbility<Timing> {
  uses: number;
  limit: number | null;
}

/** A card as the rules use it. */
export interface Card extends ReadCard<Ability> {
  facts: KindFacts;
  deck: Deck;
  category: Category;
  colours: ReadonlySet<Colour>;
  cost: Cost;
  deal: Good | 'card' | null;
  raze: readonly (Good | 'card')[];
}
