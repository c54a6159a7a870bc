import { randomPicks } from '../games/kit/bots/random';
import type { Core, Move } from '../games/kit/core';
import { moveFor } from '../games/kit/moves';
import { generator } from '../games/kit/random';
import { openMatch, type BotMatch } from '../tools/play/match';
import type { Measured } from './rulesets';

/** The set-up of a match of a measured ruleset, for `openMatch`. @param undo whether moves can be taken back */
export const setupOf = ({ rules, options }: Measured, seats: number, seed: string, undo = false): BotMatch => ({
  rules,
  seats,
  seed,
  undo,
  options,
});

/** Plays a random game on the headless table, answers drawn from the questions as they stand. @returns its moves. */
export function playRandom(setup: BotMatch, watch?: (g: Core) => void): Move[] {
  const table = openMatch(setup);
  const random = generator(`${setup.seed} bench`);
  const moves: Move[] = [];
  while (!table.g.result) {
    const [q] = table.g.questions;
    if (!q) throw new Error('a match that goes on asks nobody');
    const move = moveFor(setup.rules, q, randomPicks(q, random));
    table.play(move);
    moves.push(move);
    watch?.(table.g);
  }
  return moves;
}

/** The state in the middle of a random game. */
export function midGame(setup: BotMatch): Core {
  const moves = playRandom(setup);
  const table = openMatch(setup);
  for (const move of moves.slice(0, Math.floor(moves.length / 2))) table.play(move);
  return table.g;
}
