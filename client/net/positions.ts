import type { Core } from '../../games/kit/core';
import { openRecord, playRecorded, type MatchRecord } from '../../games/kit/record';
import type { Ruleset } from '../../games/kit/ruleset';

/** Longest that a match is played in one go, in milliseconds: the page has to answer meanwhile. */
const SLICE = 8;

/**
 * Every position of a recorded match, one after the other, without keeping the page from anything else. Each is to be looked at only
 * until the next is asked for. @throws BadRecord when the match cannot be played
 */
export async function* positionsOf(rules: Ruleset, record: MatchRecord): AsyncGenerator<Core> {
  const table = openRecord(rules, record);
  yield table.g;
  let since = performance.now();
  for (const [n, move] of record.moves.entries()) {
    playRecorded(table, move, n);
    yield table.g;
    if (performance.now() - since < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}
