import type { State } from 'boardgame.io';
import type { Core, Seat } from '../../games/kit/core';
import { patch } from '../../protocol/delta';
import { HISTORY_PAGE } from '../../protocol/wire';
import { before, continueLog, type LogLine } from './log';
import type { Past } from './past';

/**
 * A page's log, continued backwards to line number `since` at least, as the positions of the past tell it. Asks for no more of the past than that. Rejects as `past` does.
 * @param tell is given the lines after each page of the past
 * @param log what the page has @param stateID a position that tells the first of these lines
 */
export async function earlierLines(
  past: Pick<Past, 'history'>,
  eyes: Seat | null,
  { log, stateID, since }: { log: readonly LogLine[]; stateID: number; since: number },
  tell: (lines: readonly LogLine[]) => void = () => {},
): Promise<readonly LogLine[]> {
  let known = log;
  let from = stateID;
  while (from > 0 && (known[0]?.n ?? 0) > since) {
    from = Math.max(0, from - HISTORY_PAGE);
    const { state, steps } = await past.history(eyes, from);
    let told = continueLog([], viewIn(state));
    steps.reduce((last, { change }) => {
      const next = patch(last, change);
      told = continueLog(told, viewIn(next));
      return next;
    }, state);
    // Lines that are here stay: where something was taken back, the past may still tell the old ones.
    known = before(told, known);
    tell(known);
  }
  return known;
}

const viewIn = (state: unknown): Core => (state as State<Core>).G;
