import type { Chooser } from '../../games/kit/bots/bot';

/** A finished game, as a line of the output. */
export interface GameLine {
  seats: number;
  seed: string;
  turns: number;
  moves: number;
  ms: number;
  scores: number[];
  winners: number[];
  ending: string;
  /** SHA-256 of the canonical JSON of the final state. */
  finalHash: string;
}

/** The summary of a series of games. */
export class Summary {
  readonly #lines: GameLine[] = [];

  constructor(
    readonly seats: number,
    readonly seed: string,
    readonly bots: readonly Chooser[],
  ) {}

  add(line: GameLine): void {
    this.#lines.push(line);
  }

  /** Means, but totals for `ms` and `wins`, in which a shared win is divided among its winners. */
  toJSON() {
    const lines = this.#lines;
    const mean = (of: (line: GameLine) => number): number =>
      round(lines.reduce((sum, line) => sum + of(line), 0) / lines.length);
    const endings: Record<string, number> = {};
    for (const { ending } of lines) endings[ending] = (endings[ending] ?? 0) + 1;
    const seats = this.bots.map((bot, seat) => ({
      bot: bot.name,
      wins: round(lines.reduce((sum, { winners }) => sum + (winners.includes(seat) ? 1 / winners.length : 0), 0)),
      score: mean(({ scores }) => scores[seat] ?? 0),
    }));
    return {
      games: lines.length,
      seats: this.seats,
      seed: this.seed,
      turns: mean((line) => line.turns),
      moves: mean((line) => line.moves),
      ms: round(lines.reduce((sum, line) => sum + line.ms, 0)),
      endings,
      bots: seats,
    };
  }
}

const round = (n: number): number => Math.round(n * 100) / 100;
