import type { Seat } from '../../games/kit/core';
import { EVENTS_KEPT } from '../../games/kit/events';
import type { MatchRecord } from '../../games/kit/record';
import type { Ruleset } from '../../games/kit/ruleset';
import { continueLog, type LogLine } from '../net/log';
import { positionsOf } from '../net/positions';

/**
 * All lines that a match on this device has told a seat.
 * @throws BadRecord when the match cannot be replayed
 */
export async function wholeLog(rules: Ruleset, record: MatchRecord, seat: Seat | null): Promise<readonly LogLine[]> {
  let lines: readonly LogLine[] = [];
  let known = 0;
  for await (const g of positionsOf(rules, record)) {
    // A position holds only its latest events, so it is read before any of them is dropped.
    if (g.logged >= known && g.logged - known < EVENTS_KEPT / 2) continue;
    lines = continueLog(lines, rules.view(g, seat));
    known = g.logged;
  }
  return lines;
}
