import { movesOf } from '../../games/kit/boardgame';
import type { Core } from '../../games/kit/core';
import type { MatchRecord } from '../../games/kit/record';
import { lobbyApi } from '../lobby/api';
import type { Past } from '../net/past';
import { isRecord } from '../storage';

/**
 * A finished match of the server as a record. @param view of the end: it tells the seed @param names of the players, by seat
 * Rejects where the server does not tell the match's options or moves.
 */
export async function recordOf(past: Past, matchID: string, { ruleset, version, seats, seed }: Core, names: readonly string[]): Promise<MatchRecord> {
  const [{ setupData }, log] = await Promise.all([lobbyApi.match(ruleset, matchID), past.log()]);
  return { civitas: 1, ruleset, version, seats, options: isRecord(setupData) ? setupData : {}, seed, names, moves: movesOf(log) };
}
