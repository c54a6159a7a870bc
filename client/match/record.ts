import { movesOf } from '../../games/kit/boardgame';
import type { Core } from '../../games/kit/core';
import { recordOf as makeRecord, type MatchRecord } from '../../games/kit/record';
import { lobbyApi } from '../lobby/api';
import type { Past } from '../net/past';
import { isRecord } from '../storage';

/**
 * A finished match of the server as a record. Rejects when the server does not give the match's options or moves.
 * @param view the last position, which holds the seed
 * @param names of the players, by seat
 */
export async function recordOf(
  past: Past,
  matchID: string,
  view: Core,
  names: readonly string[],
): Promise<MatchRecord> {
  const [match, log] = await Promise.all([lobbyApi.match(view.ruleset, matchID), past.log()]);
  const setupData: unknown = match.setupData;
  return makeRecord(view, { options: isRecord(setupData) ? setupData : {}, names, moves: movesOf(log) });
}
