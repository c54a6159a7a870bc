/** Marks a database file as ours ("Civi" in ASCII). */
export const APPLICATION_ID = 0x43697669;

/**
 * The steps that lead from an empty file to today's tables; the file's user_version counts the steps it has taken.
 * A step that was ever released is never changed: a new one is added.
 *
 * The texts that every move rewrites (state) and that nothing rewrites (initial) have tables of their own, so that
 * listing matches reads neither and a move does not copy what it leaves alone.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE match (
    id         TEXT PRIMARY KEY,
    game       TEXT NOT NULL,
    unlisted   INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    setup      TEXT,               -- JSON
    gameover   TEXT,               -- JSON
    next_id    TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX match_by_age ON match (game, updated_at);

  CREATE TABLE seat (
    match_id    TEXT NOT NULL REFERENCES match ON DELETE CASCADE,
    seat        INTEGER NOT NULL,
    name        TEXT,
    credentials TEXT,
    data        TEXT,              -- JSON
    PRIMARY KEY (match_id, seat)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE state (
    match_id TEXT PRIMARY KEY REFERENCES match ON DELETE CASCADE,
    state_id INTEGER NOT NULL,
    state    TEXT NOT NULL         -- JSON
  ) STRICT;

  CREATE TABLE initial (
    match_id TEXT PRIMARY KEY REFERENCES match ON DELETE CASCADE,
    state    TEXT NOT NULL         -- JSON
  ) STRICT;

  CREATE TABLE log (
    match_id TEXT NOT NULL REFERENCES match ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    entry    TEXT NOT NULL,        -- JSON
    PRIMARY KEY (match_id, seq)
  ) STRICT, WITHOUT ROWID;
  `,
];
