import { movesOf } from '../../games/kit/boardgame';
import { recordOf as makeRecord, type MatchRecord } from '../../games/kit/record';
import { keptLog, keptState, type TableSetup } from './setup';

/**
 * The match on this device as a record; null when the browser stores none.
 * @param names of the players, by seat
 */
export function recordOf(setup: TableSetup, names: readonly string[]): MatchRecord | null {
  const state = keptState(setup);
  if (!state) return null;
  const { seed: _chosen, ...options } = setup.options;
  return makeRecord(state.G, {
    options,
    names,
    moves: [...(setup.record?.moves ?? []), ...movesOf(keptLog(setup))],
  });
}
