import type { ComponentId, Core, GameEvent, Option, Seat } from '../core';
import type { Language } from '../text/words';

/** A lesson, as data: what a ruleset brings so that the table itself can teach it (docs/adding-a-ruleset.md). */

/** What a step points at. */
export type LessonTarget =
  /** A component, a place that stands for options (a Spot of the board), or an option that has a button of its own. */
  | { spot: string }
  /** A part of the board, by the name of its anchor. */
  | { zone: string }
  /** Components that are not drawn one by one, by the name that events have for their zone: `deck 0`. */
  | { pile: string }
  /** A part of the table round the board. */
  | { shell: ShellPart };

export const SHELL_PARTS = ['question', 'players', 'log', 'scores'] as const;
export type ShellPart = (typeof SHELL_PARTS)[number];

/** Something that happens: an event with at least these fields, a question to the learner, the end of the match. */
export type Occurrence = { event: Partial<GameEvent> & Pick<GameEvent, 'k'> } | { asked: string } | { over: true };

/** What is put into a step's words: a name, a word of the ruleset, a sign, a player, or a figure of the position or the outlook. */
export type Fill =
  | { name: ComponentId }
  | { term: string }
  /** A sign; `beside`: its word stands beside it, so that it says nothing itself. */
  | { sign: string; beside?: true }
  | { seat: Seat }
  /** What the table counts openly of a seat. */
  | { count: string; of: Seat | null }
  /** By how much that would change with the answer that is expected, without its sign. */
  | { change: string; of: Seat | null }
  /** Points of a seat, were the match scored as it stands. */
  | { points: Seat }
  /** A figure that the lesson itself works out. */
  | { figure: string };

/** What no question is called: a step that is said once the match is over. */
export const AT_THE_END = 'over';

/** One thing that is said; then the table waits for the learner. */
export interface Step {
  /** Names its words. */
  readonly id: string;
  /** The question at which it is said; it waits for that, at most until the match is over (`AT_THE_END`). Absent: at once. */
  readonly when?: string;
  readonly at: LessonTarget;
  /** The picks that are expected; `*` stands for anything. */
  readonly expect?: readonly Option[];
  /** What ends it, by an answer of the learner's; absent: the learner has read it, and the opponents wait for that. */
  readonly done?: Occurrence;
  /** After this its end can no longer come. So it is, too, where what is expected is not among the options of its question. */
  readonly gone?: Occurrence;
  /** What is done then: the learner's last answer is taken back, unless it is better to go on. */
  readonly lost?: 'on';
  readonly fills?: Readonly<Record<string, Fill>>;
  /** The rules that it tells, and the components that it relies on. */
  readonly rules: readonly string[];
  readonly cards?: readonly ComponentId[];
}

/** A few steps that belong together. */
export interface Chapter<G extends Core = Core> {
  /** The position that it begins with; absent: the one that the chapter before has led to. */
  begin?(): G;
  readonly steps: readonly Step[];
}

/** What an opponent answers to a question, where it is offered: picks by pattern. */
export interface Reply {
  readonly seat: Seat;
  readonly ask: string;
  readonly picks: readonly Option[];
}

export interface Lesson<G extends Core = Core> {
  /** The learner's seat. */
  readonly seat: Seat;
  readonly chapters: readonly [Chapter<G>, ...Chapter<G>[]];
  /** The first that fits is given; where none does, a bot answers. */
  readonly replies: readonly Reply[];
  /** The bot, by its name in the ruleset's module. */
  readonly bot: string;
  /** Figures that its words need, of the learner's view. */
  figures?(view: G): Readonly<Record<string, number>>;
  /** What the steps say: a module for each language. */
  readonly words: Readonly<Record<Language, () => Promise<{ words: Sentences }>>>;
}

/** What is said, by the step's `id`: ICU messages. */
export type Sentences = Readonly<Record<string, string>>;

/** What a lesson says in one language. */
export const sentencesOf = async ({ words }: Pick<Lesson, 'words'>, language: Language): Promise<Sentences> =>
  (await words[language]()).words;

/** A lesson beside those of other rulesets: whoever runs it hands it positions of its own only. */
export const asLesson = <G extends Core>(lesson: Lesson<G>): Lesson => lesson;
