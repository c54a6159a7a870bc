import type { Seat } from '../../games/kit/core';
import { keepSeat, mySeatsAt } from '../net/credentials';
import { changeSettings } from '../settings';
import { lobbyApi, LobbyProblem } from './api';

/**
 * Takes a seat of a match, or the first free one, and stores it in this browser with its recovery code.
 * @throws LobbyProblem
 */
export async function sit(ruleset: string, matchID: string, wanted: Seat | null, name: string): Promise<Seat> {
  const {
    playerID,
    playerCredentials: credentials,
    recoveryCode: code,
  } = await lobbyApi.join(ruleset, matchID, wanted, name);
  const seat = Number(playerID);
  keepSeat({ ruleset, matchID, seat, credentials, name, since: Date.now(), code });
  changeSettings({ name });
  return seat;
}

/**
 * Recovers a seat with its code and stores it.
 * @throws LobbyProblem
 */
export async function comeBack(ruleset: string, matchID: string, code: string): Promise<Seat> {
  // This request comes first: once the code has been used, no failure may lose the new credentials.
  const { players } = await lobbyApi.match(ruleset, matchID);
  const { playerID, playerCredentials: credentials } = await lobbyApi.recover(ruleset, matchID, code);
  const seat = Number(playerID);
  const name = players.find(({ id }) => id === seat)?.name ?? '';
  keepSeat({ ruleset, matchID, seat, credentials, name, since: Date.now() });
  return seat;
}

/**
 * Takes a seat at the match that follows: the one held before, if it is free.
 * @throws LobbyProblem
 */
export async function sitAgain(ruleset: string, matchID: string, wanted: Seat, name: string): Promise<Seat> {
  const mine = mySeatsAt(ruleset, matchID)[0];
  if (mine) return mine.seat;
  try {
    return await sit(ruleset, matchID, wanted, name);
  } catch (error) {
    if (!(error instanceof LobbyProblem) || error.key !== 'problem.seatTaken') throw error;
    return sit(ruleset, matchID, null, name);
  }
}
