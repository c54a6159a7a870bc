import type { LobbyAPI } from 'boardgame.io';
import { z } from 'zod';

import { seatsFor } from '../match/seats';
import type { ListQuery, StoredMatch } from '../store/store';
import { findMatch, isMatchID, type Lobby, type MatchAddress } from './lobby';

/** Matches of a page, when nobody says how many, and at most. */
const PAGE = 50;
const LONGEST_PAGE = 1000;

/** Matches of a page that count as one read, and that are read at a time. */
const READ = 100;

/** Most bytes of data, of matches and their seats, on a page that has more than one match. */
const MOST_DATA = 128 * 1024;

/** Most ids of one request. */
const MOST_IDS = 50;

/** A match as the framework's lobby shows it, and more. */
export interface PublicMatch extends Omit<LobbyAPI.Match, 'players'> {
  players: ReturnType<typeof seatsFor>;
  /** Seats that can move now. */
  active: string[];
}

export interface Page {
  matches: PublicMatch[];
  /** Asks for the next page, as `after`. */
  next?: string;
}

const time = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const yesOrNo = z
  .string()
  .regex(/^(true|false)$/i)
  .transform((word) => word.toLowerCase() === 'true');

export const listing = z.object({
  limit: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(LONGEST_PAGE))
    .optional(),
  after: z
    .string()
    .max(200)
    .transform((text, { addIssue }) => readCursor(text) ?? (addIssue('is no `next` of an earlier answer'), z.NEVER))
    .optional(),
  ids: z
    .string()
    .max(MOST_IDS * 65)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(z.string()).max(MOST_IDS))
    .optional(),
  isGameover: yesOrNo.optional(),
  updatedBefore: time.optional(),
  updatedAfter: time.optional(),
});

/** How many reads a list counts for: a long page is not cheaper than the short ones that it stands for. */
export const readsOf = ({ limit = PAGE }: z.infer<typeof listing>): number => Math.ceil(limit / READ);

/** Reads matches for everybody. */
export class MatchListing {
  constructor(private readonly lobby: Lobby) {}

  /** The latest moved first, a page at a time; or those of the given ids, unlisted ones too. */
  list = async (
    { game }: Pick<MatchAddress, 'game'>,
    { limit = PAGE, ids, ...where }: z.infer<typeof listing>,
  ): Promise<Page> => {
    const query = { game: game.name ?? '', ...where };
    if (ids) return { matches: await this.#find({ ...query, ids: ids.filter(isMatchID), limit: MOST_IDS }) };
    const matches: PublicMatch[] = [];
    let data = 0;
    for await (const match of this.#latest(query, Math.min(limit, READ) + 1)) {
      const last = matches.at(-1);
      data += dataOf(match);
      if (last && (matches.length === limit || data > MOST_DATA)) return { matches, next: writeCursor(last) };
      matches.push(match);
    }
    return { matches };
  };

  match = async (place: MatchAddress): Promise<PublicMatch> => this.#show(await findMatch(this.lobby.store, place));

  /** All matches, the latest moved first. @param piece how many are read at a time */
  async *#latest({ after, ...query }: Omit<ListQuery, 'limit'>, piece: number): AsyncGenerator<PublicMatch> {
    for (;;) {
      const found = await this.#find({ ...query, ...(after && { after }), limit: piece });
      yield* found;
      const last = found.at(-1);
      if (!last || found.length < piece) return;
      after = { updatedAt: last.updatedAt, id: last.matchID };
    }
  }

  async #find(query: ListQuery): Promise<PublicMatch[]> {
    return (await this.lobby.store.list(query)).map((match) => this.#show(match));
  }

  #show(match: StoredMatch): PublicMatch {
    const { id, game, unlisted, createdAt, updatedAt, setup, gameover, nextMatchID, active } = match;
    return {
      matchID: id,
      gameName: game,
      unlisted,
      createdAt,
      updatedAt,
      ...(setup !== undefined && { setupData: setup }),
      ...(gameover !== undefined && { gameover }),
      ...(nextMatchID !== undefined && { nextMatchID }),
      players: seatsFor(match, this.lobby.presence.connected(id)),
      active: active.map(String),
    };
  }
}

/** Bytes of what players and whoever opened the match wrote into it: names apart, which are short. */
const dataOf = ({ setupData, players }: PublicMatch): number =>
  [setupData, ...players.map(({ data }) => data)]
    .filter((each) => each !== undefined)
    .reduce<number>((sum, each) => sum + Buffer.byteLength(JSON.stringify(each)), 0);

const writeCursor = ({ updatedAt, matchID }: PublicMatch): string =>
  Buffer.from(`${updatedAt} ${matchID}`).toString('base64url');

function readCursor(text: string): ListQuery['after'] {
  const [, updatedAt, id] = /^(\d{1,15}) ([\w-]{1,64})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return updatedAt !== undefined && id !== undefined ? { updatedAt: Number(updatedAt), id } : undefined;
}
