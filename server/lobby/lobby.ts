import type { Logger } from 'pino';

import type { HostedGame } from '../../games';
import { RequestError } from '../http/request-error';
import type { RateLimits } from '../http/limits';
import { ownsSeat } from '../credentials';
import type { StoredMatch, MatchStore, StoredSeat } from '../store/store';

/** What the routes of the lobby work with. */
export interface Lobby {
  games: readonly HostedGame[];
  store: MatchStore;
  limits: RateLimits;
  /** Which seats are connected: as far as is known here, or to any process of the site. */
  presence: { connected(matchID: string): ReadonlySet<number>; ask(matchID: string): Promise<ReadonlySet<number>> };
  /** Names of the bots that can play a game. */
  botsOf(game: string): readonly string[];
  /** Called after seats of a match have changed, or when it is gone. */
  changed(matchID: string): void;
  logger: Logger;
}

/** A match as a request names it. */
export interface MatchAddress {
  game: HostedGame;
  id: string;
}

/** Ids that there may be: ours, and those of earlier versions. A database need not be asked for others. */
export const isMatchID = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/** @throws RequestError when there is no such match, or it is one of another game */
export async function findMatch(store: MatchStore, { game, id }: MatchAddress): Promise<StoredMatch> {
  const found = isMatchID(id) ? await store.find(id) : undefined;
  if (!found || found.game !== game.name) throw new RequestError(404, 'unknown-match', 'There is no such match.');
  return found;
}

/** @throws RequestError when the match has no such seat: `__proto__` and `01` name none */
export function seatAt({ seats }: StoredMatch, playerID: string): StoredSeat {
  const found = seats.find(({ seat }) => String(seat) === playerID);
  if (!found) throw new RequestError(404, 'unknown-seat', 'This match has no such seat.');
  return found;
}

/** The seat of whoever asks. @throws RequestError when it is not theirs */
export function ownSeat(
  match: StoredMatch,
  { playerID, credentials }: { playerID: string; credentials: string },
): StoredSeat {
  const seat = seatAt(match, playerID);
  if (!ownsSeat(credentials, { credentials: seat.hash })) {
    throw new RequestError(403, 'forbidden', 'The credentials do not belong to this seat.');
  }
  return seat;
}
