import { statSync } from 'node:fs';

import type { Statement } from 'better-sqlite3';

import { type Dialect, type Query, rows, type Values, type Transaction } from './sql';
import { ADD_SNAPSHOT, ADD_STEP, MOVE, REPLACE_SNAPSHOT, SNAPSHOT, SqlStore, STEP } from './sql-store';
import { codeOf, openFile, type Opened, reopenFile, type Synchronous } from './sqlite-file';
import { StoreError } from './store';

export interface SqliteOptions {
  /** How sure a stored move is. FULL, the default, survives a power cut. */
  synchronous?: Synchronous;
  /** How long a change waits for another process that writes, in milliseconds. */
  patience?: number;
}

/**
 * How long the process blocks while another one writes, and how long it then does other work before it tries again, in
 * milliseconds.
 */
const BUSY = 10;

/** Errors for which the connection may be the cause: the disk was away, or the file was repaired while open. */
const SUSPECT = /^SQLITE_(CORRUPT|NOTADB|IOERR|CANTOPEN|READONLY)/;

const dialect: Dialect = {
  among: (parameter) => `IN (SELECT value FROM json_each(${parameter}))`,
  texts: (texts) => JSON.stringify(texts),
  list: (columns, order) => `json_group_array(json_array(${columns}) ORDER BY ${order})`,
  // A writer has the whole file to itself.
  lock: () => '',
  lockFree: () => '',
};

interface Connection extends Opened {
  statements: Map<string, Statement<[Values]>>;
  /** Identity of the file that was opened, whatever is at its path now. */
  file: string;
}

interface Job {
  work: () => Transaction<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
  /** When the wait for other writers ends. */
  until: number;
}

/**
 * Matches in one SQLite file. Changes requested in one turn of the event loop are stored in one transaction, so that
 * they share the wait for the disk; each fails or succeeds by itself.
 *
 * While the disk is full, or the file is locked or damaged, changes are refused and reads go on as far as they can.
 * The next call tries again, over a new connection if necessary. A file that was moved away or replaced under the
 * running server gets no changes until it is back: SQLite's journal would destroy the file in its place.
 */
export class SqliteStore extends SqlStore {
  readonly #path: string;
  readonly #synchronous: Synchronous;
  readonly #patience: number;
  #connection: Connection | undefined;
  #suspect = false;
  #jobs: Job[] = [];
  #due = false;

  /** @param path of the SQLite file, which is created where there is none */
  constructor(path: string, { synchronous = 'FULL', patience = 2000 }: SqliteOptions = {}) {
    super(dialect);
    this.#path = path;
    this.#synchronous = synchronous;
    this.#patience = patience;
  }

  override async open(): Promise<void> {
    if (this.#connection) return;
    this.#connection = this.#connect(openFile(this.#path, this.#synchronous));
    this.#suspect = false;
  }

  override async close(): Promise<void> {
    const connection = this.#connection;
    if (!connection) return;
    this.#flush();
    this.#connection = undefined;
    this.#flush();
    connection.db.close();
  }

  override async ping(): Promise<void> {
    this.#checkPlace(this.#ready());
    await super.ping();
  }

  protected override async read<R>(sql: string, values: Values): Promise<R[]> {
    const connection = this.#ready();
    try {
      return run(connection, { sql, values }) as R[];
    } catch (error) {
      throw this.#explain(error);
    }
  }

  protected override write<R>(sql: string, values: Values): Promise<R[]> {
    return this.transact(() => rows<R>(sql, values));
  }

  protected override transact<T>(work: () => Transaction<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const until = Date.now() + this.#patience;
      this.#jobs.push({ work, resolve: resolve as Job['resolve'], reject, until });
      if (this.#due) return;
      this.#due = true;
      setImmediate(() => this.#flush());
    });
  }

  protected override move(values: Values): Promise<boolean> {
    return this.transact(function* () {
      const [moved] = yield* rows(MOVE, values);
      if (!moved) return false;
      yield* rows(`${ADD_STEP} VALUES (${STEP})`, values);
      if (values.state !== null) yield* rows(`${ADD_SNAPSHOT} VALUES (${SNAPSHOT}) ${REPLACE_SNAPSHOT}`, values);
      return true;
    });
  }

  #connect(opened: Opened): Connection {
    opened.db.pragma(`busy_timeout = ${BUSY}`);
    return { ...opened, statements: new Map(), file: identityOf(this.#path) };
  }

  /**
   * The connection, or a new one when the old one has failed.
   * @throws StoreError when the store is not open
   */
  #ready(): Connection {
    if (!this.#connection) throw new StoreError('the match store is not open');
    if (this.#suspect && this.#connection.file === identityOf(this.#path)) {
      try {
        const fresh = this.#connect(reopenFile(this.#path, this.#synchronous));
        this.#connection.db.close();
        this.#connection = fresh;
        this.#suspect = false;
      } catch {
        // The open connection may still be good for reading.
      }
    }
    return this.#connection;
  }

  /**
   * The connection for changes. One that was opened on a full disk is replaced by one that locks nobody out, where the
   * disk has room again.
   */
  #readyToWrite(): Connection {
    const connection = this.#ready();
    if (!connection.alone || connection.file !== identityOf(this.#path)) return connection;
    connection.db.close();
    this.#suspect = true;
    this.#connection = this.#connect(reopenFile(this.#path, this.#synchronous));
    this.#suspect = false;
    return this.#connection;
  }

  #checkPlace({ file }: Connection): void {
    if (file === identityOf(this.#path)) return;
    throw new StoreError(
      `the database file ${this.#path} was moved or replaced while the server ran; stop the server, then move it`,
    );
  }

  #flush(): void {
    this.#due = false;
    this.#settle(this.#jobs.splice(0));
  }

  /** Runs the jobs in one transaction or, when that fails, each in its own. */
  #settle(jobs: Job[]): void {
    if (jobs.length === 0) return;
    let results: unknown[];
    try {
      const connection = this.#readyToWrite();
      this.#checkPlace(connection);
      results = connection.db.transaction(() => jobs.map(({ work }) => drive(connection, work()))).immediate();
    } catch (error) {
      if (this.#connection && codeOf(error).startsWith('SQLITE_BUSY')) this.#postpone(jobs, error);
      else if (jobs.length > 1) for (const job of jobs) this.#settle([job]);
      else jobs[0]?.reject(this.#explain(error));
      return;
    }
    jobs.forEach(({ resolve }, i) => resolve(results[i]));
  }

  /** Tries the jobs again later, because another process is writing; fails them when they have waited too long. */
  #postpone(jobs: Job[], error: unknown): void {
    const now = Date.now();
    for (const { until, reject } of jobs) if (until <= now) reject(this.#explain(error));
    this.#jobs.unshift(...jobs.filter(({ until }) => until > now));
    if (this.#due || this.#jobs.length === 0) return;
    this.#due = true;
    setTimeout(() => this.#flush(), BUSY);
  }

  /** Turns an error of SQLite into a StoreError. */
  #explain(error: unknown): unknown {
    const code = codeOf(error);
    if (!code.startsWith('SQLITE_')) return error;
    if (SUSPECT.test(code)) this.#suspect = true;
    return new StoreError(`the database file ${this.#path} cannot be used: ${(error as Error).message} (${code})`, {
      cause: error,
    });
  }
}

function drive<T>(connection: Connection, work: Transaction<T>): T {
  let step = work.next([]);
  while (!step.done) step = work.next(run(connection, step.value));
  return step.value;
}

function run({ db, statements }: Connection, { sql, values }: Query): unknown[] {
  let statement = statements.get(sql);
  if (!statement) {
    statement = db.prepare<[Values]>(sql);
    statements.set(sql, statement);
  }
  if (statement.reader) return statement.all(values);
  statement.run(values);
  return [];
}

/** Identifies the file at a path, so that its replacement is noticed; '' when there is none. */
function identityOf(path: string): string {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return '';
  }
}
