import type { StoredMatch, NewMatch, StoredSeat, StoredStep } from './store';
import { fromJson, toJson, type Values } from './sql';

/** Columns of a match, in the order of MatchRow. */
export const MATCH = 'id, game, unlisted, created_at, updated_at, setup, gameover, next_id, state_id, active';

/** Columns of a seat, in the order of SeatRow. */
export const SEAT = 'seat, name, hash, recovery, data, bot';

type Text = string | null;
type SeatRow = [seat: number, name: Text, hash: Text, recovery: Text, data: Text, bot: Text];
type MatchRow = [
  id: string,
  game: string,
  unlisted: number,
  createdAt: number,
  updatedAt: number,
  setup: Text,
  gameover: Text,
  next: Text,
  stateID: number,
  active: string,
  seats: SeatRow[],
];

/**
 * Stored matches from JSON.
 * @param json an array of MatchRow. One text leaves a database, and crosses threads, faster than many values
 */
export const toRecords = (json: string): StoredMatch[] => fromJson<MatchRow[]>(json).map(toRecord);

const toRecord = ([
  id,
  game,
  unlisted,
  createdAt,
  updatedAt,
  setup,
  gameover,
  next,
  stateID,
  active,
  seats,
]: MatchRow): StoredMatch => ({
  id,
  game,
  unlisted: unlisted === 1,
  createdAt,
  updatedAt,
  ...(setup !== null && { setup: fromJson<unknown>(setup) }),
  ...(gameover !== null && { gameover: fromJson<unknown>(gameover) }),
  ...(next !== null && { nextMatchID: next }),
  stateID,
  active: fromJson<number[]>(active),
  seats: seats.map(toSeat),
});

const toSeat = ([seat, name, hash, recovery, data, bot]: SeatRow): StoredSeat => ({
  seat,
  ...(name !== null && { name }),
  ...(hash !== null && { hash }),
  ...(recovery !== null && { recovery }),
  ...(data !== null && { data: fromJson<unknown>(data) }),
  ...(bot !== null && { bot }),
});

/** Everything that a new match writes. */
export interface NewRows {
  match: Values;
  /** The base that the initial state is stored against, where the database does not have it yet. */
  base?: Values;
  initial: Values & { state_id: number };
  seats: Values[];
}

/** The rows of a new match. */
export const newRows = (match: NewMatch, active: readonly number[], initial: NewRows['initial']): NewRows => ({
  match: {
    id: match.id,
    game: match.game,
    unlisted: match.unlisted ? 1 : 0,
    created: match.createdAt,
    updated: match.updatedAt,
    setup: toJson(match.setup),
    gameover: toJson(match.gameover),
    next: match.nextMatchID ?? null,
    state_id: initial.state_id,
    active: JSON.stringify(active),
  },
  initial,
  seats: match.seats.map(({ seat, name, hash, recovery, data, bot }) => ({
    id: match.id,
    seat,
    name: name ?? null,
    hash: hash ?? null,
    recovery: recovery ?? null,
    data: toJson(data),
    bot: bot ?? null,
  })),
});

export interface StepRow {
  from_id: number;
  state_id: number;
  change: string | null;
  log: string;
  at: number;
}

/** A step as it was stored. */
export const toStep = (row: StepRow): StoredStep => ({
  from: row.from_id,
  to: row.state_id,
  change: row.change === null ? undefined : fromJson(row.change),
  log: fromJson(row.log),
  at: row.at,
});
