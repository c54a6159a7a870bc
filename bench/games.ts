import { imperium } from '../games/imperium/ruleset';
import { randomPicks } from '../games/kit/bots/random';
import type { Core, Move, Question } from '../games/kit/core';
import { moveFor } from '../games/kit/moves';
import { generator } from '../games/kit/random';
import type { Ruleset } from '../games/kit/ruleset';
import { openMatch, type Setup } from '../tools/play/match';

/** The ruleset that is measured. */
export const RULES = imperium as unknown as Ruleset;

export const setupOf = (seats: number, seed: string, undo = false): Setup => ({ rules: RULES, seats, seed, undo, options: { nations: 'random' } });

/** Plays a random game on the headless table, answers drawn from the questions as they stand. @returns its moves. */
export function playRandom(setup: Setup, watch?: (g: Core) => void): Move[] {
  const table = openMatch(setup);
  const random = generator(`${setup.seed} bench`);
  const moves: Move[] = [];
  while (!table.g.result) {
    const q = table.g.questions[0] as Question;
    const move = moveFor(RULES, q, randomPicks(q, random));
    table.play(move);
    moves.push(move);
    watch?.(table.g);
  }
  return moves;
}

/** The state in the middle of a random game. */
export function midGame(seats: number, seed: string): Core {
  const moves = playRandom(setupOf(seats, seed));
  const table = openMatch(setupOf(seats, seed));
  for (const move of moves.slice(0, Math.floor(moves.length / 2))) table.play(move);
  return table.g;
}
