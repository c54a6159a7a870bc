import type { Chooser } from './bots/bot';
import type { Listed } from './browse';
import type { Ruleset } from './ruleset';
import type { Language, Words } from './text/words';

/** What a ruleset's folder exports; loaded when somebody needs it. */
export interface RulesetModule {
  ruleset: Ruleset;
  /** Bots by name, weakest first. */
  bots: Readonly<Record<string, Chooser>>;
  words(language: Language): Promise<Words>;
  /** All components for the card browser. */
  browse(): Listed[];
}

/** A ruleset as the register lists it: enough for the lobby. */
export interface RulesetEntry {
  readonly name: string;
  readonly title: string;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** What the creator of a match of so many seats may choose: values by option, the usual one first. */
  options(seats: number): Readonly<Record<string, readonly string[]>>;
  /** Who made the game: a fan project names them. */
  readonly credits: { readonly boxes: string; readonly designers: string; readonly artist?: string; readonly publisher: string };
  load(): Promise<RulesetModule>;
}
