import type { LobbyAPI } from 'boardgame.io';
import { LobbyClient, LobbyClientError } from 'boardgame.io/client';
import type { Seat } from '../../games/kit/core';
import { isRecord } from '../storage';
import type { UiKey } from '../words';

export type Match = LobbyAPI.Match;

/** Why the lobby could not do what was wanted, as a phrase of the interface. */
export class LobbyProblem extends Error {
  override name = 'LobbyProblem';

  constructor(readonly key: UiKey) {
    super(key);
  }
}

/** Codes of the server's refusals. */
const CODES: Readonly<Record<string, UiKey>> = {
  'unknown-game': 'problem.unknownGame',
  'unknown-match': 'problem.unknownMatch',
  'unknown-seat': 'problem.unknownSeat',
  'seat-taken': 'problem.seatTaken',
  'match-full': 'problem.matchFull',
  forbidden: 'problem.forbidden',
};

/** For servers that answer with a status alone. */
const STATUSES: Readonly<Record<string, UiKey>> = {
  404: 'problem.unknownMatch',
  403: 'problem.forbidden',
  409: 'problem.seatTaken',
  429: 'problem.tooMany',
};

function problemOf(error: unknown): LobbyProblem {
  // Fetch throws when there is no answer; the client when the answer is a refusal.
  if (!(error instanceof LobbyClientError)) return new LobbyProblem('problem.unreachable');
  const details: unknown = error.details;
  const code = isRecord(details) && typeof details.error === 'string' ? CODES[details.error] : undefined;
  const status = /\d{3}/.exec(error.message)?.[0] ?? '';
  // A proxy whose server is down answers in its place.
  const down = status === '502' || status === '503' || status === '504';
  return new LobbyProblem(code ?? STATUSES[status] ?? (down ? 'problem.unreachable' : 'problem.server'));
}

async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw problemOf(error);
  }
}

const lobby = new LobbyClient({ server: '' });

/** The lobby of this page's server. Every call throws a LobbyProblem where it fails. */
export const lobbyApi = {
  list: async (ruleset: string): Promise<Match[]> => (await asked(lobby.listMatches(ruleset))).matches,
  match: (ruleset: string, matchID: string): Promise<Match> => asked(lobby.getMatch(ruleset, matchID)),
  create: async (ruleset: string, wish: { numPlayers: number; setupData: Record<string, string>; unlisted: boolean }): Promise<string> =>
    (await asked(lobby.createMatch(ruleset, wish))).matchID,
  /** Takes the seat; @returns its credentials. */
  join: async (ruleset: string, matchID: string, seat: Seat, playerName: string): Promise<string> =>
    (await asked(lobby.joinMatch(ruleset, matchID, { playerID: String(seat), playerName }))).playerCredentials,
  leave: (ruleset: string, matchID: string, seat: Seat, credentials: string): Promise<void> =>
    asked(lobby.leaveMatch(ruleset, matchID, { playerID: String(seat), credentials })),
};

/** The phrase for whatever was thrown. */
export const problemKey = (error: unknown): UiKey => (error instanceof LobbyProblem ? error.key : 'problem.server');

export const freeSeats = (match: Match): Seat[] => match.players.filter(({ name }) => !name).map(({ id }) => id);
