import type { LogEntry, State } from 'boardgame.io';
import { movesOf } from '../../games/kit/boardgame';
import type { Core } from '../../games/kit/core';
import type { MatchRecord } from '../../games/kit/record';
import { readStored } from '../storage';
import { storageKey, type Setup } from './setup';

/** Of the framework's lists of pairs, what belongs to a match. */
function storedPart(setup: Setup, part: 'state' | 'log'): unknown {
  const pairs = readStored(`${storageKey(setup.ruleset)}_${part}`);
  if (!Array.isArray(pairs)) return undefined;
  const found = pairs.find((pair: unknown) => Array.isArray(pair) && pair[0] === setup.matchID) as [string, unknown] | undefined;
  return found?.[1];
}

/** The match on this device as a record; null where the browser keeps none. @param names of the players, by seat */
export function recordOf(setup: Setup, names: readonly string[]): MatchRecord | null {
  const state = storedPart(setup, 'state') as State<Core> | undefined;
  if (!state) return null;
  const { seed: _chosen, ...options } = setup.options;
  const log = (storedPart(setup, 'log') ?? []) as readonly LogEntry[];
  return {
    civitas: 1, ruleset: setup.ruleset, version: setup.version, seats: setup.sitters.length, options, seed: state.G.seed, names,
    moves: [...(setup.record?.moves ?? []), ...movesOf(log)],
  };
}
