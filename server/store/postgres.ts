import { createHash } from 'node:crypto';

import pg from 'pg';

import { fieldOf } from '../field-of';
import { StartError } from '../start-error';
import { postgresMigrations } from './migrations';
import type { Dialect, Query, Values, Transaction } from './sql';
import { ADD_SNAPSHOT, ADD_STEP, MOVE, REPLACE_SNAPSHOT, SNAPSHOT, SqlStore, STEP } from './sql-store';
import { StoreError } from './store';

export interface PostgresOptions {
  /** Most connections that this process opens. */
  connections?: number;
  /** How long a statement, and the wait for a connection, may take, in milliseconds. */
  patience?: number;
}

/** The advisory lock ("Civi" in ASCII) that processes take before they migrate a database. */
const MIGRATION_LOCK = 0x43697669;

/** How long migrating may take, the wait for another process included, in milliseconds. */
const MIGRATION_PATIENCE = 120_000;

const dialect: Dialect = {
  among: (parameter) => `= ANY (${parameter})`,
  texts: (texts) => texts,
  list: (columns, order) => `COALESCE(json_agg(json_build_array(${columns}) ORDER BY ${order}), '[]')`,
  lock: (tables) => `FOR UPDATE OF ${tables}`,
  lockFree: (table) => `FOR UPDATE OF ${table} SKIP LOCKED`,
};

const REMEDY = 'See that it runs, and that DATABASE_URL names it and an account that may make tables in it.';

/** A commit in one round trip: `added` does nothing when the match was not at `from`. */
const COMMIT = `WITH moved AS (${MOVE}), added AS (${ADD_STEP} SELECT ${STEP} FROM moved)`;
const COMMIT_STEP = `${COMMIT} SELECT id FROM moved`;
const COMMIT_WHOLE = `
  ${COMMIT}, kept AS (${ADD_SNAPSHOT} SELECT ${SNAPSHOT} FROM moved ${REPLACE_SNAPSHOT}) SELECT id FROM moved`;

/** The type id of BIGINT. Our BIGINTs are times in milliseconds, which fit a number. */
const INT8 = 20;

const types = new pg.TypeOverrides();
types.setTypeParser(INT8, Number);

interface Prepared {
  name: string;
  text: string;
  /** The parameters' names, in the order of `$1`, `$2` ... */
  names: string[];
}

/**
 * Matches in a PostgreSQL database, shared by any number of processes. When a connection breaks, its statement fails,
 * and the next statement opens another. A change whose answer got lost may have been stored all the same.
 */
export class PostgresStore extends SqlStore {
  readonly #url: string;
  readonly #options: Required<PostgresOptions>;
  readonly #prepared = new Map<string, Prepared>();
  #pool: pg.Pool | undefined;

  /** @param url postgres://user:password@host:port/database */
  constructor(url: string, { connections = 10, patience = 5000 }: PostgresOptions = {}) {
    super(dialect);
    this.#url = url;
    this.#options = { connections, patience };
  }

  override async open(): Promise<void> {
    if (this.#pool) return;
    const { connections, patience } = this.#options;
    const common: pg.ClientConfig = {
      connectionString: this.#url,
      connectionTimeoutMillis: patience,
      application_name: 'civitas',
      keepAlive: true,
      types,
    };
    await migrate(common);
    this.#pool = new pg.Pool({
      ...common,
      max: connections,
      statement_timeout: patience,
      // The database limits a statement's time itself; this limit is for a database that does not answer at all.
      query_timeout: patience + 1000,
    });
    // A broken connection also fails its statement, which reports the error; the pool drops an idle one by itself.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  override async close(): Promise<void> {
    const pool = this.#pool;
    this.#pool = undefined;
    await pool?.end();
  }

  protected override async read<R>(sql: string, values: Values): Promise<R[]> {
    try {
      const { rows } = await this.#open().query(this.#prepare({ sql, values }));
      return rows as R[];
    } catch (error) {
      throw storeError(error);
    }
  }

  /** A single statement is a transaction. */
  protected override write<R>(sql: string, values: Values): Promise<R[]> {
    return this.read(sql, values);
  }

  protected override async transact<T>(work: () => Transaction<T>): Promise<T> {
    let client: pg.PoolClient | undefined;
    try {
      client = await this.#open().connect();
      await client.query('BEGIN');
      const result = await this.#drive(client, work());
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // Ending the connection ends the transaction.
      client?.release(true);
      throw storeError(error);
    }
  }

  protected override async move(values: Values): Promise<boolean> {
    const moved = await this.write(values.state === null ? COMMIT_STEP : COMMIT_WHOLE, values);
    return moved.length > 0;
  }

  async #drive<T>(client: pg.PoolClient, work: Transaction<T>): Promise<T> {
    let step = work.next([]);
    while (!step.done) {
      const { rows } = await client.query(this.#prepare(step.value));
      step = work.next(rows);
    }
    return step.value;
  }

  #open(): pg.Pool {
    if (!this.#pool) throw new StoreError('the match store is not open');
    return this.#pool;
  }

  /** The statement in PostgreSQL's form. Its name lets each connection parse and plan it only once. */
  #prepare({ sql, values }: Query): pg.QueryConfig {
    let prepared = this.#prepared.get(sql);
    if (!prepared) {
      prepared = numbered(sql);
      this.#prepared.set(sql, prepared);
    }
    const { name, text, names } = prepared;
    return { name, text, values: names.map((each) => storable(values[each])) };
  }
}

function numbered(sql: string): Prepared {
  const names: string[] = [];
  const text = sql.replace(/@(\w+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { name: createHash('sha256').update(text).digest('base64url').slice(0, 32), text, names };
}

/** PostgreSQL's texts cannot hold the character U+0000; U+FFFD takes its place. */
function storable(value: Values[string] | undefined): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '\ufffd');
  return Array.isArray(value) ? value.map((each: string) => storable(each)) : value;
}

/**
 * Brings the tables up to date, one process after the other.
 * @throws StartError
 */
async function migrate(config: pg.ClientConfig): Promise<void> {
  try {
    const client = new pg.Client({ ...config, statement_timeout: MIGRATION_PATIENCE });
    // A broken connection also fails the statement that waits for it.
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
      const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
      const version = rows[0]?.version ?? 0;
      if (version > postgresMigrations.length) {
        throw new StartError('The PostgreSQL database was written by a newer version of Civitas. It was not changed.');
      }
      for (const step of postgresMigrations.slice(version)) await client.query(step);
      if (version < postgresMigrations.length) {
        await client.query('DELETE FROM schema_version');
        await client.query('INSERT INTO schema_version VALUES ($1)', [postgresMigrations.length]);
      }
      await client.query('COMMIT');
    } finally {
      await client.end();
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The PostgreSQL database cannot be used: ${reason(error)}. ${REMEDY}`);
  }
}

const storeError = (error: unknown): StoreError =>
  error instanceof StoreError ? error : new StoreError(`PostgreSQL: ${reason(error)}`, { cause: error });

/** The reason for an error. Where several addresses were tried in vain, the error itself has an empty message. */
function reason(error: unknown): string {
  return String(fieldOf(error, 'message') || fieldOf(error, 'code') || error);
}
