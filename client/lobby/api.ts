import type { LobbyAPI } from 'boardgame.io';
import type { Seat } from '../../games/kit/core';
import type { MatchRecord } from '../../games/kit/record';
import { isRecord } from '../storage';
import type { UiKey } from '../words';

/** A match as our server shows it to everybody. */
export interface ListedMatch extends Omit<LobbyAPI.Match, 'players'> {
  players: (LobbyAPI.Match['players'][number] & { bot?: string })[];
  /** Seats that can move now. */
  active: string[];
  nextMatchID?: string;
}

/** The server's answer to whoever takes a seat. */
export interface Joined {
  playerID: string;
  playerCredentials: string;
  /** The code that recovers the seat when its credentials are lost. */
  recoveryCode: string;
}

/** A new match; `bots` are names by seat. */
export interface MatchRequest {
  numPlayers: number;
  setupData: Record<string, string>;
  unlisted: boolean;
  bots?: Record<string, string>;
}

/** A seat, with the credentials for it. */
export interface SeatOwner {
  ruleset: string;
  matchID: string;
  seat: Seat;
  credentials: string;
}

/** Why a request to the lobby failed, as a phrase of the interface. */
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
  'game-over': 'bar.over',
  present: 'problem.present',
  forbidden: 'problem.forbidden',
  unavailable: 'refusal.unavailable',
};

/** For answers that are not our server's, such as those of a proxy whose server is down. */
const STATUSES: Readonly<Record<number, UiKey>> = {
  404: 'problem.unknownMatch',
  403: 'problem.forbidden',
  409: 'problem.seatTaken',
  429: 'problem.tooMany',
  502: 'problem.unreachable',
  503: 'problem.unreachable',
  504: 'problem.unreachable',
};

/**
 * Sends a POST with a body, or a GET without one.
 * @throws LobbyProblem
 */
async function call<T>(path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(
      `/games/${path}`,
      body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
  } catch {
    throw new LobbyProblem('problem.unreachable');
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && isRecord(answer)) return answer as T;
  const code = isRecord(answer) && typeof answer.error === 'string' ? answer.error : '';
  throw new LobbyProblem(CODES[code] ?? STATUSES[response.status] ?? 'problem.server');
}

const owned = <T>({ ruleset, matchID, seat, credentials }: SeatOwner, what: string, more: object = {}): Promise<T> =>
  call(`${ruleset}/${matchID}/${what}`, { playerID: String(seat), credentials, ...more });

/** Most matches that may be asked for by their ids at once. */
const MOST_IDS = 50;

/** The lobby of this page's server. Every call rejects with a LobbyProblem when it fails. */
export const lobbyApi = {
  /** Listed matches that are not over, the latest moved first: this many pages of each, and whether there are more. */
  list: async (ruleset: string, pages: number): Promise<{ matches: ListedMatch[]; more: boolean }> => {
    const found = new Map<string, ListedMatch>();
    let after: string | undefined;
    for (let page = 0; page < pages; page++) {
      const { matches, next } = await call<{ matches: ListedMatch[]; next?: string }>(
        `${ruleset}?isGameover=false${after === undefined ? '' : `&after=${after}`}`,
      );
      // A match that moves between two pages may occur twice.
      for (const match of matches) found.set(match.matchID, match);
      after = next;
      if (after === undefined) break;
    }
    return { matches: [...found.values()], more: after !== undefined };
  },
  /** Those of these matches that exist, unlisted and finished ones included. */
  find: async (ruleset: string, ids: readonly string[]): Promise<ListedMatch[]> => {
    const found: ListedMatch[] = [];
    for (let i = 0; i < ids.length; i += MOST_IDS) {
      found.push(
        ...(await call<{ matches: ListedMatch[] }>(`${ruleset}?ids=${ids.slice(i, i + MOST_IDS).join()}`)).matches,
      );
    }
    return found;
  },
  match: (ruleset: string, matchID: string): Promise<ListedMatch> => call(`${ruleset}/${matchID}`),
  create: async (ruleset: string, wish: MatchRequest): Promise<string> =>
    (await call<{ matchID: string }>(`${ruleset}/create`, wish)).matchID,
  /** Takes a seat, or the first free one. */
  join: (ruleset: string, matchID: string, seat: Seat | null, playerName: string): Promise<Joined> =>
    call(`${ruleset}/${matchID}/join`, { ...(seat !== null && { playerID: String(seat) }), playerName }),
  leave: (owner: SeatOwner): Promise<object> => owned(owner, 'leave'),
  /** New credentials for the seat with this recovery code. */
  recover: (ruleset: string, matchID: string, code: string): Promise<Omit<Joined, 'recoveryCode'>> =>
    call(`${ruleset}/${matchID}/recover`, { code }),
  /** A new recovery code; the old one becomes invalid. */
  renewCode: async (owner: SeatOwner): Promise<string> => (await owned<Joined>(owner, 'recovery')).recoveryCode,
  /** The id of the match that follows, the same for all who ask. */
  playAgain: async (owner: SeatOwner): Promise<string> =>
    (await owned<{ nextMatchID: string }>(owner, 'playAgain')).nextMatchID,
  /** Gives a seat to a bot: one's own, a free one, or an absent player's. */
  seatBot: (owner: SeatOwner, seat: Seat, bot: string): Promise<object> =>
    owned(owner, 'bot', { seat: String(seat), bot }),
  /** The file of a match that cannot go on under today's rules. */
  file: (owner: SeatOwner): Promise<MatchRecord> => owned(owner, 'file'),
  takeBack: (owner: SeatOwner): Promise<object> => owned(owner, 'takeBack'),
};

/** The phrase for an error. */
export const problemKey = (error: unknown): UiKey => (error instanceof LobbyProblem ? error.key : 'problem.server');

/** Seats at which nobody sits. */
export const freeSeats = (match: ListedMatch): Seat[] => match.players.filter(({ name }) => !name).map(({ id }) => id);
