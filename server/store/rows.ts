import type { MatchRecord, NewMatch, SeatRecord, Step } from './store';
import { fromJson, toJson, type Values } from './sql';

/** A match beside one of its seats; a match without seats stands alone. */
export interface MatchRow {
  id: string;
  game: string;
  unlisted: number;
  created_at: number;
  updated_at: number;
  setup: string | null;
  gameover: string | null;
  next_id: string | null;
  state_id: number;
  active: string;
  seat: number | null;
  name: string | null;
  hash: string | null;
  recovery: string | null;
  data: string | null;
  bot: string | null;
}

/** Records of rows that come match by match and seat by seat. */
export function toRecords(rows: readonly MatchRow[]): MatchRecord[] {
  const records: MatchRecord[] = [];
  let record: MatchRecord | undefined;
  for (const row of rows) {
    if (record?.id !== row.id) {
      record = toRecord(row);
      records.push(record);
    }
    if (row.seat !== null) record.seats.push(toSeat(row, row.seat));
  }
  return records;
}

const toRecord = (row: MatchRow): MatchRecord => ({
  id: row.id,
  game: row.game,
  unlisted: row.unlisted === 1,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  ...(row.setup !== null && { setup: fromJson<unknown>(row.setup) }),
  ...(row.gameover !== null && { gameover: fromJson<unknown>(row.gameover) }),
  ...(row.next_id !== null && { nextMatchID: row.next_id }),
  stateID: row.state_id,
  active: fromJson<number[]>(row.active),
  seats: [],
});

const toSeat = (row: MatchRow, seat: number): SeatRecord => ({
  seat,
  ...(row.name !== null && { name: row.name }),
  ...(row.hash !== null && { hash: row.hash }),
  ...(row.recovery !== null && { recovery: row.recovery }),
  ...(row.data !== null && { data: fromJson<unknown>(row.data) }),
  ...(row.bot !== null && { bot: row.bot }),
});

export const matchValues = (match: NewMatch, stateID: number, active: readonly number[]): Values => ({
  id: match.id,
  game: match.game,
  unlisted: match.unlisted ? 1 : 0,
  created: match.createdAt,
  updated: match.updatedAt,
  setup: toJson(match.setup),
  gameover: toJson(match.gameover),
  next: match.nextMatchID ?? null,
  state_id: stateID,
  active: JSON.stringify(active),
});

export const seatValues = (id: string, { seat, name, hash, recovery, data, bot }: SeatRecord): Values => ({
  id,
  seat,
  name: name ?? null,
  hash: hash ?? null,
  recovery: recovery ?? null,
  data: toJson(data),
  bot: bot ?? null,
});

export interface StepRow {
  from_id: number;
  state_id: number;
  change: string | null;
  log: string;
  at: number;
}

export const toStep = (row: StepRow): Step => ({
  from: row.from_id,
  to: row.state_id,
  change: row.change === null ? undefined : fromJson(row.change),
  log: fromJson(row.log),
  at: row.at,
});
