import { decide, type Chooser } from '../../games/kit/bots/bot';
import type { Core, Move, Result, Seat } from '../../games/kit/core';
import { generator } from '../../games/kit/random';
import type { Ruleset } from '../../games/kit/ruleset';
import { HeadlessTable } from '../../games/kit/table';

/** A match to be played by bots. */
export interface BotMatch {
  rules: Ruleset;
  seats: number;
  seed: string;
  /** Options of the match, without the seed. */
  options?: Readonly<Record<string, unknown>> | undefined;
  /** Keep checkpoints for undo, as matches under boardgame.io do. */
  undo?: boolean;
}

/** More moves than any match takes; one that gets there is stuck in a loop. */
export const MOST_MOVES = 50_000;

/**
 * Opens a match; its seed decides all chance.
 * @throws Error when seats or options do not fit the ruleset
 */
export const openMatch = ({ rules, seats, seed, options, undo }: BotMatch): HeadlessTable<Core> =>
  HeadlessTable.open(rules, seats, optionsOf({ rules, seed, options }), undo);

/** All options of a match between bots: those of the ruleset for such matches, then the given ones, and the seed. */
export const optionsOf = ({
  rules,
  seed,
  options,
}: Pick<BotMatch, 'rules' | 'seed' | 'options'>): Record<string, unknown> => ({ ...rules.simulated, ...options, seed });

/** The bots of a match. Each decides from its seat's view alone and has its own random source. */
export class Bots {
  readonly #random: (() => number)[];

  /** @param bots one for each seat */
  constructor(
    readonly rules: Ruleset,
    readonly bots: readonly Chooser[],
    seed: string,
  ) {
    this.#random = bots.map((_, seat) => generator(`${seed} bot ${seat}`));
  }

  /**
   * The move of a seat.
   * @throws Error when the seat is not asked
   */
  move(g: Core, seat: Seat): Move {
    const bot = this.bots[seat];
    const random = this.#random[seat];
    const move = bot && random && decide(this.rules, bot, this.rules.view(g, seat), seat, random);
    if (!move) throw new Error(`seat ${seat} has no bot or is not asked`);
    return move;
  }
}

/** A match that was played to its end. */
export interface PlayedMatch {
  g: Core;
  moves: Move[];
  result: Result;
}

/**
 * Plays a match to its end. When several players are asked, the first in the list answers first.
 * @throws Error naming the seed and the last move when a bot's answer is refused or the match does not end
 */
export function playMatch(
  setup: BotMatch,
  bots: readonly Chooser[],
  watch?: (g: Core, move: Move) => void,
): PlayedMatch {
  const table = openMatch(setup);
  const players = new Bots(setup.rules, bots, setup.seed);
  const moves: Move[] = [];
  for (;;) {
    const { result } = table;
    if (result) return { g: table.g, moves, result };
    const seat = table.g.questions[0]?.seat;
    if (seat === undefined || moves.length >= MOST_MOVES)
      throw new Error(`seed ${setup.seed}: no end after ${moves.length} moves`);
    const move = players.move(table.g, seat);
    const refusal = table.play(move);
    if (refusal)
      throw new Error(
        `seed ${setup.seed}, move ${moves.length}: ${JSON.stringify(move)} was refused: ${JSON.stringify(refusal)}`,
      );
    moves.push(move);
    watch?.(table.g, move);
  }
}
