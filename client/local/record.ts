import type { LogEntry, State } from 'boardgame.io';
import { movesOf } from '../../games/kit/boardgame';
import type { Core } from '../../games/kit/core';
import { recordOf as makeRecord, type MatchRecord } from '../../games/kit/record';
import { keptPart, type Setup } from './setup';

/** The match on this device as a record; null where the browser keeps none. @param names of the players, by seat */
export function recordOf(setup: Setup, names: readonly string[]): MatchRecord | null {
  const state = keptPart(setup, 'state') as State<Core> | undefined;
  if (!state) return null;
  const { seed: _chosen, ...options } = setup.options;
  const log = (keptPart(setup, 'log') ?? []) as readonly LogEntry[];
  return makeRecord(state.G, {
    options,
    names,
    moves: [...(setup.record?.moves ?? []), ...movesOf(log)],
  });
}
