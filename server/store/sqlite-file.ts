import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';

import Database from 'better-sqlite3';

import { hashOf } from '../credentials';
import { fieldOf } from '../field-of';
import { StartError } from '../start-error';
import { activeSeats } from './active';
import { APPLICATION_ID, sqliteMigrations } from './migrations';
import { fromJson } from './sql';

/** How long opening waits for another process that writes, in milliseconds. */
const PATIENCE = 5000;

const OTHER_FILE = 'or name another file with --data or CIVITAS_DATA.';
const REMEDY = `It was not changed. Restore a backup of it, or move it away to begin with an empty one, ${OTHER_FILE}`;
const RIGHTS = `Let this account write to the file and its folder, see that the disk is not full, ${OTHER_FILE}`;

/**
 * Errors that a full disk causes when it has no room for the index that connections share (`-shm`). A connection that
 * has the file to itself keeps that index in memory and can read.
 */
const NO_ROOM = /^SQLITE_(FULL|IOERR_SHM)/;

/** Rights of the file: read and write for its owner alone, whatever the umask is. */
const OWNER_ONLY = 0o600;

/**
 * How safe a stored move is: FULL survives a power cut; after NORMAL the last moves may be missing, but the file is
 * sound.
 */
export type Synchronous = 'FULL' | 'NORMAL';

/** A connection to the file. */
export interface Opened {
  db: Database.Database;
  /** Whether it locks all others out, which is how a file on a full disk is read. */
  alone: boolean;
}

/**
 * Opens the file that holds the matches, makes it where there is none, and brings its tables up to date.
 * A file that is damaged, not ours or newer than this program is left as it is.
 * @throws StartError saying what is wrong with the file and what to do
 */
export function openFile(file: string, synchronous: Synchronous): Opened {
  makeFolder(file);
  makeFile(file);
  inspect(file);
  keepPrivate(file);
  return attempt(`The database file ${file} cannot be written`, () =>
    whereRoom((alone) => ready(new Database(file, { timeout: PATIENCE }), { synchronous, alone, prepare: migrate })),
  );
}

/**
 * Opens a file again that this process has had open. It creates and migrates nothing: the disk may have gone away for
 * a moment, or somebody may be repairing the file.
 * @throws the error of SQLite
 */
export const reopenFile = (file: string, synchronous: Synchronous): Opened =>
  whereRoom((alone) => ready(new Database(file, { fileMustExist: true, timeout: 0 }), { synchronous, alone }));

/** Opens a file in the way of all connections or, where the disk has no room for that, with the file locked. */
function whereRoom(open: (alone: boolean) => Database.Database): Opened {
  try {
    return { db: open(false), alone: false };
  } catch (error) {
    if (!NO_ROOM.test(codeOf(error))) throw error;
    return { db: open(true), alone: true };
  }
}

function ready(
  db: Database.Database,
  options: { synchronous: Synchronous; alone: boolean; prepare?: (db: Database.Database) => void },
): Database.Database {
  try {
    if (options.alone) db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('journal_mode = WAL');
    db.pragma(`synchronous = ${options.synchronous}`);
    db.pragma('foreign_keys = ON');
    // Copies the journal into the file once in a while rather than every few hundred moves: moves change the same pages
    // again and again.
    db.pragma('wal_autocheckpoint = 8000');
    db.pragma('cache_size = -32000');
    options.prepare?.(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Checks an existing file without writing to it. */
function inspect(file: string): void {
  attempt(`The database file ${file} cannot be read`, () => {
    const there = statSync(file, { throwIfNoEntry: false });
    if (there && !there.isFile()) throw new StartError(`${file}, named as the database file, is not a file.`);
    if (!there || there.size === 0) return;
    whereRoom((alone) => {
      // A connection that locks the file has to create the journal, if only an empty one.
      const db = new Database(file, { readonly: !alone, timeout: PATIENCE });
      try {
        if (alone) db.pragma('locking_mode = EXCLUSIVE');
        look(db, file);
      } finally {
        db.close();
      }
      return db;
    });
  });
}

function look(db: Database.Database, file: string): void {
  const verdict = String(db.pragma('quick_check(1)', { simple: true })).replace(/\s+/g, ' ');
  if (verdict !== 'ok') throw new StartError(`The database file ${file} is damaged (${verdict}). ${REMEDY}`);
  if (db.pragma('application_id', { simple: true }) !== APPLICATION_ID) {
    throw new StartError(`The file ${file} is a database of another program. ${REMEDY}`);
  }
  if (versionOf(db) > sqliteMigrations.length) {
    throw new StartError(`The database file ${file} was written by a newer version of Civitas. ${REMEDY}`);
  }
}

function migrate(db: Database.Database): void {
  // A file that is up to date is not written to: the disk may be full.
  if (versionOf(db) === sqliteMigrations.length) return;
  db.function('hash_of', { deterministic: true }, (secret: string) => hashOf(secret));
  db.function('active_seats', { deterministic: true }, (state: string) => JSON.stringify(activeSeats(fromJson(state))));
  // Immediate: when two processes start at once, the second waits and finds nothing left to do.
  db.transaction(() => {
    db.pragma(`application_id = ${APPLICATION_ID}`);
    for (const step of sqliteMigrations.slice(versionOf(db))) db.exec(step);
    db.pragma(`user_version = ${sqliteMigrations.length}`);
  }).immediate();
}

const versionOf = (db: Database.Database): number => Number(db.pragma('user_version', { simple: true }));

/** Creates an empty file where there is none; SQLite makes a database of it. */
function makeFile(file: string): void {
  attempt(`The database file ${file} cannot be written`, () => {
    try {
      closeSync(openSync(file, 'ax', OWNER_ONLY));
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  });
}

/**
 * Removes everybody else's rights to the file and those beside it: they hold hashes of credentials and hidden cards.
 */
function keepPrivate(file: string): void {
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(each, OWNER_ONLY);
    } catch {
      // The file is not there, or belongs to somebody else who lets us use it.
    }
  }
}

function makeFolder(file: string): void {
  const folder = path.dirname(path.resolve(file));
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartError(
      `The folder ${folder} of the database file cannot be made: ${reason(error)}. Make it, ${OTHER_FILE}`,
    );
  }
}

/** Runs `action`; what SQLite throws becomes a StartError that begins with `complaint`. */
function attempt<T>(complaint: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof StartError) throw error;
    const damaged = /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));
    throw new StartError(`${complaint}: ${reason(error)}. ${damaged ? REMEDY : RIGHTS}`);
  }
}

/** The code of an error of SQLite; '' of any other. */
export function codeOf(error: unknown): string {
  const code = fieldOf(error, 'code');
  return typeof code === 'string' ? code : '';
}

const reason = (error: unknown): string => String(fieldOf(error, 'message') ?? error);
