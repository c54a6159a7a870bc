import { decide, type Chooser } from '../../games/kit/bots/bot';
import { randomBot } from '../../games/kit/bots/random';
import type { Core, Move } from '../../games/kit/core';
import { generator } from '../../games/kit/random';
import type { MatchRecord } from '../../games/kit/record';
import type { HeadlessTable } from '../../games/kit/table';
import type { Variants } from '../../games/kit/tooling';
import { MOST_MOVES, openMatch, type BotMatch } from '../play/match';
import { Position, type Law, type Verdict, type Watch } from './law';

/** A game that broke a law, as a record that can be played again. */
export interface CounterExample extends MatchRecord {
  law: string;
  problem: string;
}

/** Counts what was checked, for the summary. */
export class Tally {
  games = 0;
  moves = 0;
  undone = 0;
  /** Checks by law: of positions or moves; of games where a law looks at whole games only. */
  readonly checks: Record<string, number> = {};
  /** Games by their ending, and by the number of seats. */
  readonly endings: Record<string, number> = {};
  readonly seats: Record<string, number> = {};
  /** Seats by what they played: their nation, say. */
  readonly sides: Record<string, number> = {};

  constructor(readonly sideOf?: Variants['sideOf']) {}

  count(law: Law): void {
    one(this.checks, law.name);
  }

  end(g: Core): void {
    this.games++;
    one(this.endings, g.result?.ending ?? '');
    one(this.seats, `${g.seats}`);
    for (let seat = 0; this.sideOf && seat < g.seats; seat++) one(this.sides, this.sideOf(g, seat));
  }
}

const one = (counted: Record<string, number>, key: string): void => {
  counted[key] = (counted[key] ?? 0) + 1;
};

/** The probability of taking a move back where that is possible. */
const TAKEN_BACK = 0.06;

/** A game that laws watch. */
class Trial {
  readonly moves: Move[] = [];
  readonly #table: HeadlessTable<Core>;
  readonly #random: () => number;
  readonly #watches: { law: Law; watch: Watch; offset: number }[];

  /** @param number of the game in its series, which decides which laws watch it */
  constructor(
    readonly setup: BotMatch,
    laws: readonly Law[],
    number: number,
    readonly tally: Tally,
    readonly bot: Chooser,
  ) {
    this.#table = openMatch(setup);
    this.#random = generator(`${setup.seed} verify`);
    this.#watches = laws
      .filter((law) => number % law.games === 0)
      .map((law) => ({ law, watch: law.watch(setup), offset: Math.floor(this.#random() * law.positions) }));
  }

  /**
   * Plays the game to its end.
   * @returns the first problem; null when there is none
   */
  play(): CounterExample | null {
    let problem: CounterExample | null = null;
    let at = 0;
    while (!this.#table.g.result && !problem) {
      problem = this.#decision(at++) ?? this.#move();
      if (at > MOST_MOVES) problem ??= this.#broken('end', `no end after ${at} moves`);
    }
    if (problem) return problem;
    this.tally.end(this.#table.g);
    return this.#ask('over', (watch) => watch.over?.(this.#table.g, this.moves));
  }

  #decision(at: number): CounterExample | null {
    const position = new Position(this.setup.rules, this.#table.g, this.#random);
    return this.#ask('decision', (watch) => watch.decision?.(position), at);
  }

  #move(): CounterExample | null {
    const move = this.#choose();
    this.moves.push(move);
    let refusal;
    try {
      refusal = this.#table.play(move);
    } catch (error) {
      return this.#broken('no exception', stackOf(error));
    }
    if (refusal) return this.#broken('offered moves', `refused: ${JSON.stringify(refusal)}`);
    this.tally.moves++;
    return this.#ask('moved', (watch) => watch.moved?.(this.#table.g, move));
  }

  /**
   * The answer of one of the bots that are asked; with probability `TAKEN_BACK` the last move is taken back instead.
   */
  #choose(): Move {
    const { g } = this.#table;
    const undoer = g.questions.find((q) => g.undo?.seat === q.seat && g.undo.count > 0);
    if (undoer && this.#random() < TAKEN_BACK) {
      this.tally.undone++;
      return { seat: undoer.seat, name: 'undo', args: [] };
    }
    const { rules } = this.setup;
    const seat = g.questions[Math.floor(this.#random() * g.questions.length)]?.seat ?? -1;
    return decide(rules, this.bot, rules.view(g, seat), seat, this.#random) as Move;
  }

  #ask(hook: keyof Watch, check: (watch: Watch) => Verdict | undefined, at?: number): CounterExample | null {
    for (const { law, watch, offset } of this.#watches) {
      if (!watch[hook] || (at !== undefined && at % law.positions !== offset)) continue;
      let problem: Verdict | undefined;
      try {
        problem = check(watch);
      } catch (error) {
        problem = stackOf(error);
      }
      if (hook === countedAt(watch)) this.tally.count(law);
      if (problem) return this.#broken(law.name, problem);
    }
    return null;
  }

  #broken(law: string, problem: string): CounterExample {
    const { rules, seats, seed, options = {} } = this.setup;
    return {
      law,
      problem,
      civitas: 1,
      ruleset: rules.name,
      version: rules.version,
      seats,
      seed,
      options,
      moves: this.moves,
    };
  }
}

/** Which of a law's checks are counted: of moves where it has one, else of decisions, else of games. */
const countedAt = (watch: Watch): keyof Watch => (watch.moved ? 'moved' : watch.decision ? 'decision' : 'over');

/**
 * Plays a game between bots of one kind under the laws and counts the checks in `tally`.
 * @returns the first counter-example; null when all laws hold
 */
export const verifyGame = (
  setup: BotMatch,
  laws: readonly Law[],
  number: number,
  tally: Tally,
  bot: Chooser = randomBot,
): CounterExample | null => new Trial(setup, laws, number, tally, bot).play();

const stackOf = (error: unknown): string => (error instanceof Error ? error.stack : undefined) ?? String(error);
