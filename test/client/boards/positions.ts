import { decide } from '../../../games/kit/bots/bot';
import { randomBot } from '../../../games/kit/bots/random';
import type { Core, Question } from '../../../games/kit/core';
import { generator } from '../../../games/kit/random';
import type { Ruleset } from '../../../games/kit/ruleset';
import { HeadlessTable } from '../../../games/kit/table';

/** How many decisions a search for a position may take before it counts as failed. */
const PATIENCE = 4000;

/** A position that is looked for. */
export interface Wanted<G extends Core> {
  seats?: number;
  seed?: string;
  /** How many are made before it may come. */
  decisions?: number;
  options?: Readonly<Record<string, unknown>>;
  /** What seat 0 has to be asked. */
  until?(question: Question, g: G): boolean;
}

/**
 * A match that random bots have played until seat 0 is asked what is wanted.
 * @throws Error when that never happens
 */
export function playedOn<G extends Core>(
  rules: Ruleset<G>,
  { seats = 2, seed = 'board', decisions = 0, options = {}, until = () => true }: Wanted<G>,
): HeadlessTable<G> {
  const table = HeadlessTable.open(rules, seats, { ...options, seed });
  const random = generator(seed);
  for (let n = 0; n < PATIENCE && !table.result; n++) {
    const mine = table.g.questions.find((question) => question.seat === 0);
    if (n >= decisions && mine && until(mine, table.g)) return table;
    const asked = table.g.questions[0]?.seat ?? 0;
    const move = decide(rules, randomBot, table.view(asked), asked, random);
    if (move) table.play(move);
  }
  throw new Error(`no such position in ${PATIENCE} decisions with seed ${seed}`);
}
