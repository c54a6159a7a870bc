import type { Aid } from './aid';
import type { Chooser } from './bots/bot';
import type { Listed } from './browse';
import type { Lesson } from './lesson/lesson';
import type { Primer } from './primer';
import type { Identity, Ruleset } from './ruleset';
import type { Situations } from './situation/situations';
import type { Naming } from './text/names';
import type { Language, Localized, Words } from './text/words';
import type { Tooling } from './tooling';

/** What a ruleset's folder exports; loaded when somebody needs it. */
export interface RulesetModule {
  ruleset: Ruleset;
  /** Bots by name, weakest first; each is loaded when it is to play. */
  bots: Readonly<Record<string, () => Promise<Chooser>>>;
  words(language: Language, naming?: Naming): Promise<Words>;
  /** All components for the card browser. */
  browse(): Listed[];
  /** What only the tools and the benchmarks need to know of it. */
  tooling(): Promise<Tooling>;
}

/** An option of a match that its creator chooses among a few values, the usual one first. */
export interface MatchOption<Value extends string = string> {
  readonly label: Localized;
  readonly values: Readonly<Partial<Record<Value, Localized>>>;
  /** Values that other options must have for this one to be a choice. */
  readonly onlyWith?: Readonly<Record<string, string>>;
}

/** A picture of a game, 320 wide and 180 high, from the back to the front: a colour and the SVG path that is filled with it. */
export type Cover = readonly (readonly [fill: string, path: string])[];

/** What is known of a ruleset before its rules are loaded. `O`: the options that the lobby offers. */
export interface Listing<
  O extends Readonly<Record<string, string>> = Readonly<Record<string, string>>,
> extends Identity {
  /** What the game is, in one sentence. */
  readonly pitch: Localized;
  /** How long a match takes at a real table, in minutes. */
  readonly minutes: readonly [shortest: number, longest: number];
  /** How much there is to learn: an evening's light game, a middling one, a heavy one. */
  readonly weight: 'light' | 'medium' | 'heavy';
  readonly cover: Cover;
  /** What the creator of a match of so many seats may choose, by option. */
  choices(seats: number): { readonly [K in keyof O]: MatchOption<O[K]> };
  /** Who made the game: a fan project names them. */
  readonly credits: {
    readonly boxes: string;
    readonly designers: string;
    readonly artist?: string;
    readonly publisher: string;
  };
}

/** A ruleset as the register lists it: enough for the lobby. */
export interface RulesetEntry extends Listing {
  load(): Promise<RulesetModule>;
  /** Positions worth a look, for the debug page; absent where there are none. */
  situations?(): Promise<Situations>;
  /** The guided first match; absent where there is none. */
  lesson?(): Promise<Lesson>;
  /** What one can do in a turn, and the signs; absent where nobody has written it yet. */
  aid?(): Promise<Aid>;
  /** The ruleset on one page, for newcomers; absent where nobody has written it yet. */
  primer?(): Promise<Primer>;
}

/** Is an option a choice beside what was chosen of the others? */
export const isOpen = ({ onlyWith = {} }: MatchOption, chosen: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(onlyWith).every(([option, value]) => chosen[option] === value);
