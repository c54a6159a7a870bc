import type { Core, Move, Refusal, Result, Seat } from './core';
import { apply } from './moves';
import type { Ruleset } from './ruleset';
import { applyWithUndo, takeBack } from './undo';

/**
 * The headless table: the same rules as under the framework, without reducer, drafts or copies; for bots, fuzzing,
 * simulations and benchmarks.
 */
export class HeadlessTable<G extends Core> {
  /** @param undo keep a checkpoint as the framework's adapter does; off for speed. */
  constructor(
    readonly rules: Ruleset<G>,
    public g: G,
    private readonly undo = false,
  ) {}

  /** @throws Error when seats or options do not fit the ruleset. */
  static open<G extends Core, O>(
    rules: Ruleset<G, O>,
    seats: number,
    options: unknown = {},
    undo = false,
  ): HeadlessTable<G> {
    return new HeadlessTable(rules, rules.setup(seats, rules.matchOptions(options, seats)), undo);
  }

  /** Applies a move. @returns null, or why it was refused; a refused move changes nothing. */
  play(move: Move): Refusal | null {
    if (move.name === 'undo') return this.takeBack(move.seat);
    return this.undo ? applyWithUndo(this.rules, this.g, move) : apply(this.rules, this.g, move);
  }

  private takeBack(seat: Seat): Refusal | null {
    const earlier = takeBack(this.rules, this.g, seat);
    if (!('g' in earlier)) return earlier;
    this.g = earlier.g;
    return null;
  }

  /** What a seat may see now; it stays as it is when the table goes on. */
  view(seat: Seat | null): G {
    return this.rules.copy(this.rules.view(this.g, seat));
  }

  get result(): Result | null {
    return this.g.result;
  }
}
