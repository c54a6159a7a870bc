import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { Sync } from 'boardgame.io/internal';
import type { Database } from 'better-sqlite3';

import { openDatabase } from './open';
import { prepare, type MatchRow, type SeatRow, type Statements } from './statements';

/** A state that is not newer than the stored one was refused; nothing was stored. */
export class StaleStateError extends Error {
  override name = 'StaleStateError';
}

/** A match that is not in the store was to be changed. */
export class UnknownMatchError extends Error {
  override name = 'UnknownMatchError';
}

interface Connection {
  db: Database;
  run: Statements;
}

/**
 * The framework's match store in one SQLite file. It is synchronous on purpose: between the framework's reading and
 * writing of a match no other request can come.
 */
export class SqliteStore extends Sync {
  readonly #file: string;
  #connection: Connection | undefined;
  /** Who is connected, by match. It ends with the process, as the connections do, so it is not in the file. */
  readonly #presence = new Map<string, Map<number, boolean>>();

  /** @param file path of the SQLite file; it is made when there is none */
  constructor(file: string) {
    super();
    this.#file = file;
  }

  /**
   * Opens the file; does nothing when it is open.
   * @throws StartError when the file cannot be used
   */
  override connect(): void {
    if (this.#connection) return;
    const db = openDatabase(this.#file);
    this.#connection = { db, run: prepare(db) };
  }

  /** Closes the file; nothing may be stored or fetched until the next `connect`. */
  close(): void {
    this.#connection?.db.close();
    this.#connection = undefined;
    this.#presence.clear();
  }

  /** @throws Error when there is a match of this id already */
  override createMatch(matchID: string, { initialState, metadata }: StorageAPI.CreateMatchOpts): void {
    const { db, run } = this.#open();
    db.transaction(() => {
      run.insertMatch.run(matchRow(matchID, metadata));
      this.#setSeats(run, matchID, metadata);
      const text = JSON.stringify(initialState);
      run.insertInitial.run(matchID, text);
      run.insertState.run(matchID, initialState._stateID, text);
    }).immediate();
  }

  /**
   * Stores a new state and adds to the log, both or neither. The framework also hands over the unchanged state after a
   * move that it refused; that changes nothing.
   * @throws StaleStateError, UnknownMatchError
   */
  override setState(matchID: string, state: State, deltalog: LogEntry[] = []): void {
    const { db, run } = this.#open();
    db.transaction(() => {
      const stored = run.stateID.get(matchID);
      if (stored === undefined) throw new UnknownMatchError(`match ${matchID} is not in the store`);
      if (stored === state._stateID && deltalog.length === 0) return;
      if (stored >= state._stateID) {
        throw new StaleStateError(`match ${matchID} is at state ${stored}, refused state ${state._stateID}`);
      }
      run.updateState.run(state._stateID, JSON.stringify(state), matchID);
      let seq = run.logLength.get(matchID) ?? 0;
      for (const entry of deltalog) run.insertLog.run(matchID, seq++, JSON.stringify(entry));
    }).immediate();
  }

  /** @throws UnknownMatchError */
  override setMetadata(matchID: string, metadata: Server.MatchData): void {
    const { db, run } = this.#open();
    db.transaction(() => {
      if (run.updateMatch.run(matchRow(matchID, metadata)).changes === 0) {
        throw new UnknownMatchError(`match ${matchID} is not in the store`);
      }
      this.#setSeats(run, matchID, metadata);
    }).immediate();
  }

  /** What is asked for and stored; of an unknown match nothing but an empty log. */
  override fetch<O extends StorageAPI.FetchOpts>(matchID: string, opts: O): StorageAPI.FetchResult<O> {
    const { run } = this.#open();
    const found: Partial<StorageAPI.FetchFields> = {};
    if (opts.state) found.state = parse(run.state.get(matchID));
    if (opts.initialState) found.initialState = parse(run.initial.get(matchID));
    if (opts.log) found.log = run.log.all(matchID).map((entry) => JSON.parse(entry) as LogEntry);
    if (opts.metadata) found.metadata = this.#metadata(run, matchID);
    return found as StorageAPI.FetchResult<O>;
  }

  /** Removes all that is stored about a match. */
  override wipe(matchID: string): void {
    this.#open().run.deleteMatch.run(matchID);
    this.#presence.delete(matchID);
  }

  /** The ids of all matches that fit, the latest moved first. */
  override listMatches({ gameName, where = {} }: StorageAPI.ListMatchesOpts = {}): string[] {
    const { isGameover, updatedBefore, updatedAfter } = where;
    return this.#open().run.list.all({
      game: gameName ?? null,
      over: isGameover === undefined ? null : Number(isGameover),
      before: updatedBefore ?? null,
      after: updatedAfter ?? null,
    });
  }

  #open(): Connection {
    if (!this.#connection) throw new Error('the match store is not open');
    return this.#connection;
  }

  #setSeats(run: Statements, matchID: string, { players }: Server.MatchData): void {
    const presence = new Map<number, boolean>();
    for (const { id, name, credentials, data, isConnected } of Object.values(players)) {
      run.putSeat.run({ matchID, seat: id, name: name ?? null, credentials: credentials ?? null, data: toJson(data) });
      if (isConnected !== undefined) presence.set(id, isConnected);
    }
    if (presence.size > 0) this.#presence.set(matchID, presence);
  }

  #metadata(run: Statements, matchID: string): Server.MatchData | undefined {
    const row = run.match.get(matchID);
    if (!row) return undefined;
    const presence = this.#presence.get(matchID);
    // Without a prototype: the framework looks seats up by whatever a client calls them.
    const players = Object.create(null) as Server.MatchData['players'];
    for (const seat of run.seats.all(matchID)) players[seat.seat] = toSeat(seat, presence?.get(seat.seat));
    return {
      gameName: row.game,
      players,
      unlisted: row.unlisted === 1,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      ...(row.setup !== null && { setupData: parse(row.setup) }),
      ...(row.gameover !== null && { gameover: parse(row.gameover) }),
      ...(row.next_id !== null && { nextMatchID: row.next_id }),
    };
  }
}

const matchRow = (id: string, metadata: Server.MatchData): MatchRow => ({
  id,
  game: metadata.gameName,
  unlisted: metadata.unlisted ? 1 : 0,
  created_at: metadata.createdAt,
  updated_at: metadata.updatedAt,
  setup: toJson(metadata.setupData),
  gameover: toJson(metadata.gameover),
  next_id: metadata.nextMatchID ?? null,
});

const toSeat = (row: SeatRow, isConnected: boolean | undefined): Server.PlayerMetadata => ({
  id: row.seat,
  ...(row.name !== null && { name: row.name }),
  ...(row.credentials !== null && { credentials: row.credentials }),
  ...(row.data !== null && { data: parse(row.data) }),
  ...(isConnected !== undefined && { isConnected }),
});

const toJson = (value: unknown): string | null => JSON.stringify(value) ?? null;

/** Trusts what this store wrote itself. */
const parse = <T>(text: string | undefined): T | undefined =>
  text === undefined ? undefined : (JSON.parse(text) as T);
