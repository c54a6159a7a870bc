import type { Core, GameEvent } from '../../games/kit/core';
import { walk, type Node } from '../../games/kit/effect/syntax';
import type { Ruleset } from '../../games/kit/ruleset';

/** How often random play met a card, in games; what the words mean to a ruleset its legend tells. */
export interface Meetings { played: number; inPlay: number; inHand: number }
export type Meeting = keyof Meetings;

/** A card as the page shows it. */
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

/** What the page has to know of a ruleset. */
export interface Covered {
  rules: Ruleset;
  cards(): CoveredCard[];
  /** Options of the random games. */
  options: Readonly<Record<string, unknown>>;
  /** What the columns say, as points of a list. */
  legend: readonly string[];
  /** Does a test's text name the card? */
  isNamed(card: CoveredCard, text: string): boolean;
  /** Notes which cards a position shows, and which ones what has just happened. */
  note(g: Core, fresh: readonly GameEvent[], met: (how: Meeting, id: string) => void): void;
}

/** Verbs in an effect that are not among these. */
export function verbsOutside(effects: readonly Node[], known: (verb: string) => boolean): string[] {
  const missing = new Set<string>();
  for (const effect of effects) walk(effect, (node) => { if (node.k === 'verb' && !known(node.verb)) missing.add(node.verb); });
  return [...missing].sort();
}
