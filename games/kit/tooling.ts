import type { Core, GameEvent, Option, Seat } from './core';
import type { Manual } from './effect/manual';
import { walk, type Node } from './effect/syntax';

/** What the tools and the benchmarks need to know of a ruleset beyond its contract. */
export interface Tooling<G extends Core = Core> {
  /** Options of the random games that are played to count or to measure something. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Other ways to play that are measured against the usual one, and what a seat plays in them: its nation, say. */
  readonly variants?: Variants<G>;
  /** Figures that are expected of it and not of every ruleset. */
  readonly targets: Partial<Targets>;
  /** What somebody who plays alone may choose to be: answers to a question. How its bot fares is measured for each. */
  readonly alone?: { readonly ask: string; readonly options: readonly Option[] };
  readonly coverage: Coverage<G>;
  /** All components in the reference's fields, as the command line prints them. */
  catalogue(): readonly CatalogueItem[];
  /** Its verbs, for the manual of the notation. */
  manual(): Manual;
}

export interface Variants<G extends Core = Core> {
  readonly options: readonly Readonly<Record<string, unknown>>[];
  sideOf(g: G, seat: Seat): string;
}

/** A component as the command line prints it. */
export interface CatalogueItem extends Readonly<Record<string, unknown>> {
  readonly id: string;
}

/** What a figure should be; where nothing is said, it is only shown. */
export interface Targets {
  /** Random two-player games per second, and decisions in them. */
  games?: number;
  decisions: number;
  /** The headless table, in times of the framework's reducer. */
  reducer: number;
  /** Copies of a state per second, and KB of its JSON. */
  copies: number;
  size: number;
  /** Of 100 games against the random bot, and milliseconds for a decision. */
  wins: number;
  longest: number;
  /** Of 100 games alone, with each answer of `Tooling.alone`. */
  alone?: number;
}

/** How often random play met a card, in games; what the words mean to a ruleset its legend tells. */
export interface Meetings {
  played: number;
  inPlay: number;
  inHand: number;
}
export type Meeting = keyof Meetings;

/** A card as the coverage page shows it. */
export interface CoveredCard {
  id: string;
  name: string;
  /** Heading that it stands under. */
  group: string;
  /** Words of its effects that the rules cannot carry out. */
  missing: readonly string[];
  /** How it has to be met by random play; null where it cannot be played yet. */
  wanted: Meeting | null;
  confidence: Readonly<Record<string, string>>;
}

/** What the coverage page has to know of a ruleset. */
export interface Coverage<G extends Core = Core> {
  cards(): CoveredCard[];
  /** Options that its random games take in turn beside the usual ones. */
  readonly variants?: readonly Readonly<Record<string, unknown>>[];
  /** What the columns say, as points of a list. */
  readonly legend: readonly string[];
  /** Does a test's text name the card? */
  isNamed(card: CoveredCard, text: string): boolean;
  /** Notes which cards a position shows, and which ones what has just happened. */
  note(g: G, fresh: readonly GameEvent[], met: (how: Meeting, id: string) => void): void;
}

/** Verbs in an effect that are not among these. */
export function verbsOutside(effects: readonly Node[], known: (verb: string) => boolean): string[] {
  const missing = new Set<string>();
  for (const effect of effects) {
    walk(effect, (node) => {
      if (node.kind === 'verb' && !known(node.verb)) missing.add(node.verb);
    });
  }
  return [...missing].sort();
}

/**
 * A card of which verbs alone say what is missing, as the coverage page shows it.
 * @param more what each ruleset says in its own way @param verbNamed the ruleset's verbs
 */
export const covered = (
  card: {
    readonly facts: { readonly name: { readonly en: string }; readonly confidence?: CoveredCard['confidence'] };
    readonly abilities: readonly { readonly effect: Node }[];
  },
  more: Pick<CoveredCard, 'id' | 'group' | 'wanted'>,
  verbNamed: (verb: string) => { readonly run: unknown },
): CoveredCard => ({
  ...more,
  name: card.facts.name.en,
  missing: verbsOutside(
    card.abilities.map(({ effect }) => effect),
    (verb) => verbNamed(verb).run !== 'planned',
  ),
  confidence: card.facts.confidence ?? {},
});
