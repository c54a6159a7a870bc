import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

import Database from 'better-sqlite3';

import { hashOf } from '../credentials';
import { StartError } from '../start-error';
import { activeSeats } from './active';
import { APPLICATION_ID, sqliteMigrations } from './migrations';
import { fromJson } from './sql';

/** How long starting waits for another process that is writing, in milliseconds. */
const PATIENCE = 5000;

const OTHER_FILE = 'or name another file with --data or CIVITAS_DATA.';
const REMEDY = `It was not changed. Restore a backup of it, or move it away to begin with an empty one, ${OTHER_FILE}`;
const RIGHTS = `Let this account write to the file and its folder, see that the disk is not full, ${OTHER_FILE}`;

/** How sure a stored move is: FULL survives a power cut, after NORMAL the last moves may be missing. The file stays sound. */
export type Synchronous = 'FULL' | 'NORMAL';

/**
 * Opens the file that holds the matches, makes it where there is none, and brings its tables up to date.
 * A file that is damaged, not ours or newer than this program is left as it is.
 * @throws StartError saying what is wrong with the file and what to do
 */
export function openFile(file: string, synchronous: Synchronous): Database.Database {
  makeFolder(file);
  inspect(file);
  return attempt(`The database file ${file} cannot be written`, () => {
    const db = new Database(file, { timeout: PATIENCE });
    return ready(db, synchronous, migrate);
  });
}

/**
 * Opens a file that this process has had open before. Nothing is made or brought up to date: what is there now may be
 * a disk that went away for a moment, or somebody's repair.
 * @throws what SQLite throws
 */
export function reopenFile(file: string, synchronous: Synchronous): Database.Database {
  return ready(new Database(file, { fileMustExist: true, timeout: 0 }), synchronous, () => undefined);
}

function ready(db: Database.Database, synchronous: Synchronous, prepare: (db: Database.Database) => void): Database.Database {
  try {
    db.pragma('journal_mode = WAL');
    db.pragma(`synchronous = ${synchronous}`);
    db.pragma('foreign_keys = ON');
    // Pages that move after move changes are copied to the file once in a while, not after every few hundred moves.
    db.pragma('wal_autocheckpoint = 8000');
    db.pragma('cache_size = -32000');
    prepare(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Looks at the file, where there is one, through a connection that cannot write. */
function inspect(file: string): void {
  attempt(`The database file ${file} cannot be read`, () => {
    const there = statSync(file, { throwIfNoEntry: false });
    if (there && !there.isFile()) throw new StartError(`${file}, named as the database file, is not a file.`);
    if (!there || there.size === 0) return;
    const db = new Database(file, { readonly: true, timeout: PATIENCE });
    try {
      const verdict = String(db.pragma('quick_check(1)', { simple: true })).replace(/\s+/g, ' ');
      if (verdict !== 'ok') throw new StartError(`The database file ${file} is damaged (${verdict}). ${REMEDY}`);
      if (db.pragma('application_id', { simple: true }) !== APPLICATION_ID) {
        throw new StartError(`The file ${file} is a database of another program. ${REMEDY}`);
      }
      if (versionOf(db) > sqliteMigrations.length) {
        throw new StartError(`The database file ${file} was written by a newer version of Civitas. ${REMEDY}`);
      }
    } finally {
      db.close();
    }
  });
}

function migrate(db: Database.Database): void {
  db.function('hash_of', { deterministic: true }, (secret: string) => hashOf(secret));
  db.function('active_seats', { deterministic: true }, (state: string) => JSON.stringify(activeSeats(fromJson(state))));
  // Immediate: of two processes that start at once, the second waits and finds the work done.
  db.transaction(() => {
    db.pragma(`application_id = ${APPLICATION_ID}`);
    for (const step of sqliteMigrations.slice(versionOf(db))) db.exec(step);
    db.pragma(`user_version = ${sqliteMigrations.length}`);
  }).immediate();
}

const versionOf = (db: Database.Database): number => Number(db.pragma('user_version', { simple: true }));

function makeFolder(file: string): void {
  const folder = path.dirname(path.resolve(file));
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartError(`The folder ${folder} of the database file cannot be made: ${reason(error)}. Make it, ${OTHER_FILE}`);
  }
}

/** Runs `action`; what SQLite throws becomes a StartError that begins with `complaint`. */
function attempt<T>(complaint: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof StartError) throw error;
    const damaged = /^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { code?: unknown }).code));
    throw new StartError(`${complaint}: ${reason(error)}. ${damaged ? REMEDY : RIGHTS}`);
  }
}

const reason = (error: unknown): string => String((error as { message?: unknown }).message);
