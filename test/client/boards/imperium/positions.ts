import { imperium } from '../../../../games/imperium/ruleset';
import type { Imperium } from '../../../../games/imperium/state';
import { decide } from '../../../../games/kit/bots/bot';
import { randomBot } from '../../../../games/kit/bots/random';
import type { Question } from '../../../../games/kit/core';
import { Table } from '../../../../games/kit/table';

/** How many decisions a search for a position may take before it counts as failed. */
const PATIENCE = 4000;

/** Numbers in [0, 1), the same on every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * A match that random bots have played: `decisions` of them, and then on until seat 0 is asked something that `until` accepts.
 * @throws Error when that never happens.
 */
export function playedOn({
  seats = 2,
  seed = 'board',
  decisions = 0,
  until = () => true,
}: {
  seats?: number;
  seed?: string;
  decisions?: number;
  until?(question: Question, g: Imperium): boolean;
}): Table<Imperium> {
  const table = Table.open(imperium, seats, { nations: 'random', seed });
  const random = numbers(seats + seed.length);
  for (let n = 0; n < PATIENCE && !table.result; n++) {
    const mine = table.g.questions.find((question) => question.seat === 0);
    if (n >= decisions && mine && until(mine, table.g)) return table;
    const asked = table.g.questions[0]?.seat ?? 0;
    const move = decide(imperium, randomBot, table.view(asked), asked, random);
    if (move) table.play(move);
  }
  throw new Error(`no such position in ${PATIENCE} decisions with seed ${seed}`);
}
