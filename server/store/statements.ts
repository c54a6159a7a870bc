import type { Database, Statement } from 'better-sqlite3';

export interface MatchRow {
  id: string;
  game: string;
  unlisted: number;
  created_at: number;
  updated_at: number;
  setup: string | null;
  gameover: string | null;
  next_id: string | null;
}

export interface SeatRow {
  seat: number;
  name: string | null;
  credentials: string | null;
  data: string | null;
}

export type Statements = ReturnType<typeof prepare>;

/** All statements of the store, compiled once for each connection. */
export function prepare(db: Database) {
  /** A statement whose rows are their single column. */
  const column = <Params extends unknown[], Value>(sql: string) =>
    db.prepare<Params>(sql).pluck() as Statement<Params, Value>;

  return {
    insertMatch: db.prepare<[MatchRow]>(`
      INSERT INTO match (id, game, unlisted, created_at, updated_at, setup, gameover, next_id)
      VALUES (@id, @game, @unlisted, @created_at, @updated_at, @setup, @gameover, @next_id)`),
    updateMatch: db.prepare<[MatchRow]>(`
      UPDATE match SET game = @game, unlisted = @unlisted, created_at = @created_at, updated_at = @updated_at,
        setup = @setup, gameover = @gameover, next_id = @next_id
      WHERE id = @id`),
    match: db.prepare<[string], MatchRow>('SELECT * FROM match WHERE id = ?'),
    deleteMatch: db.prepare<[string]>('DELETE FROM match WHERE id = ?'),
    list: column<[{ game: string | null; over: number | null; before: number | null; after: number | null }], string>(`
      SELECT id FROM match
      WHERE (@game IS NULL OR game = @game)
        AND (@over IS NULL OR (gameover IS NOT NULL) = @over)
        AND (@before IS NULL OR updated_at < @before)
        AND (@after IS NULL OR updated_at > @after)
      ORDER BY updated_at DESC, id`),

    seats: db.prepare<[string], SeatRow>(
      'SELECT seat, name, credentials, data FROM seat WHERE match_id = ? ORDER BY seat',
    ),
    // Most writes of the metadata change no seat, and then write no seat.
    putSeat: db.prepare<[SeatRow & { matchID: string }]>(`
      INSERT INTO seat (match_id, seat, name, credentials, data) VALUES (@matchID, @seat, @name, @credentials, @data)
      ON CONFLICT DO UPDATE SET name = excluded.name, credentials = excluded.credentials, data = excluded.data
      WHERE (seat.name, seat.credentials, seat.data) IS NOT (excluded.name, excluded.credentials, excluded.data)`),

    insertInitial: db.prepare<[string, string]>('INSERT INTO initial (match_id, state) VALUES (?, ?)'),
    initial: column<[string], string>('SELECT state FROM initial WHERE match_id = ?'),

    insertState: db.prepare<[string, number, string]>('INSERT INTO state (match_id, state_id, state) VALUES (?, ?, ?)'),
    updateState: db.prepare<[number, string, string]>('UPDATE state SET state_id = ?, state = ? WHERE match_id = ?'),
    state: column<[string], string>('SELECT state FROM state WHERE match_id = ?'),
    stateID: column<[string], number>('SELECT state_id FROM state WHERE match_id = ?'),

    insertLog: db.prepare<[string, number, string]>('INSERT INTO log (match_id, seq, entry) VALUES (?, ?, ?)'),
    log: column<[string], string>('SELECT entry FROM log WHERE match_id = ? ORDER BY seq'),
    logLength: column<[string], number | null>('SELECT max(seq) + 1 FROM log WHERE match_id = ?'),
  };
}
