/** Marks a database file as ours ("Civi" in ASCII). */
export const APPLICATION_ID = 0x43697669;

/**
 * The steps that lead from an empty SQLite file to today's tables; the file's user_version counts the steps taken. A
 * released step is never changed: a new one is added, here and in `postgresMigrations`.
 *
 * Long texts, and those that a move does not change, have tables of their own: listing matches does not read them, and
 * a move does not copy them.
 */
export const sqliteMigrations: readonly string[] = [
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
  // Moves are stored as what they change, credentials as their hash, and seats may be played by bots.
  // The functions are in sqlite-file.ts.
  `
  ALTER TABLE match ADD COLUMN state_id INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE match ADD COLUMN active TEXT NOT NULL DEFAULT '[]';  -- JSON: seats that can move
  ALTER TABLE match ADD COLUMN said INTEGER NOT NULL DEFAULT 0;    -- number of the last chat message
  UPDATE match SET (state_id, active) =
    (SELECT state_id, active_seats(state) FROM state WHERE match_id = match.id);
  DROP INDEX match_by_age;
  CREATE INDEX match_by_age ON match (updated_at);
  CREATE INDEX match_listed ON match (game, updated_at, id) WHERE unlisted = 0;

  ALTER TABLE seat RENAME COLUMN credentials TO hash;
  ALTER TABLE seat ADD COLUMN recovery TEXT;                       -- hash
  ALTER TABLE seat ADD COLUMN bot TEXT;
  ALTER TABLE seat ADD COLUMN bot_process TEXT;                    -- who runs the bot, and until when
  ALTER TABLE seat ADD COLUMN bot_until INTEGER NOT NULL DEFAULT 0;
  UPDATE seat SET hash = hash_of(hash) WHERE hash IS NOT NULL;
  CREATE INDEX seat_of_bot ON seat (match_id, seat) WHERE bot IS NOT NULL;

  ALTER TABLE state RENAME TO snapshot;                            -- the latest state that was kept whole
  ALTER TABLE initial ADD COLUMN state_id INTEGER NOT NULL DEFAULT 0;
  UPDATE initial SET state_id = json_extract(state, '$._stateID');

  CREATE TABLE step (
    match_id TEXT NOT NULL REFERENCES match ON DELETE CASCADE,
    state_id INTEGER NOT NULL,     -- after it
    from_id  INTEGER NOT NULL,     -- before it
    change   TEXT,                 -- JSON (protocol/delta.ts); NULL where only the log is known
    log      TEXT NOT NULL,        -- JSON
    at       INTEGER NOT NULL,
    PRIMARY KEY (match_id, state_id)
  ) STRICT;
  INSERT INTO step (match_id, state_id, from_id, log, at)
    SELECT match_id, before + 1, before, '[' || group_concat(entry, ',' ORDER BY seq) || ']', updated_at
    FROM (SELECT match_id, seq, entry, json_extract(entry, '$._stateID') AS before FROM log)
      JOIN match ON match.id = match_id
    GROUP BY match_id, before;
  DROP TABLE log;

  CREATE TABLE chat (
    match_id TEXT NOT NULL REFERENCES match ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    id       TEXT NOT NULL,        -- the client's own
    seat     INTEGER NOT NULL,
    text     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (match_id, n)
  ) STRICT, WITHOUT ROWID;
  `,
  // An initial state is stored as what it differs in from one that many began like.
  `
  CREATE TABLE base (
    id    TEXT PRIMARY KEY,
    state TEXT NOT NULL            -- JSON
  ) STRICT;
  INSERT INTO base SELECT match_id, state FROM initial;
  ALTER TABLE initial RENAME TO former;
  CREATE TABLE initial (
    match_id TEXT PRIMARY KEY REFERENCES match ON DELETE CASCADE,
    state_id INTEGER NOT NULL,
    base     TEXT NOT NULL REFERENCES base,
    change   TEXT NOT NULL         -- JSON (protocol/delta.ts)
  ) STRICT;
  INSERT INTO initial SELECT match_id, state_id, match_id, '{"o":{}}' FROM former;
  DROP TABLE former;
  CREATE INDEX initial_by_base ON initial (base);
  `,
  // Claims of bot seats are counted, not dated; a match is noted before it is removed.
  `
  ALTER TABLE seat RENAME COLUMN bot_until TO bot_beat;
  ALTER TABLE match ADD COLUMN expiring INTEGER;
  CREATE INDEX match_expiring ON match (expiring) WHERE expiring IS NOT NULL;
  `,
  // A message keeps the name of whoever sat there when it was said.
  `
  ALTER TABLE chat ADD COLUMN name TEXT NOT NULL DEFAULT '';
  `,
];

/** The same steps for PostgreSQL. Texts are compared by their bytes, as in SQLite. */
export const postgresMigrations: readonly string[] = [
  `
  CREATE TABLE match (
    id         TEXT COLLATE "C" PRIMARY KEY,
    game       TEXT COLLATE "C" NOT NULL,
    unlisted   INTEGER NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    setup      TEXT,
    gameover   TEXT,
    next_id    TEXT COLLATE "C",
    state_id   INTEGER NOT NULL,
    active     TEXT NOT NULL,
    said       INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX match_by_age ON match (updated_at);
  CREATE INDEX match_listed ON match (game, updated_at, id) WHERE unlisted = 0;

  CREATE TABLE seat (
    match_id    TEXT COLLATE "C" NOT NULL REFERENCES match ON DELETE CASCADE,
    seat        INTEGER NOT NULL,
    name        TEXT,
    hash        TEXT,
    recovery    TEXT,
    data        TEXT,
    bot         TEXT,
    bot_process TEXT,
    bot_until   BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (match_id, seat)
  );
  CREATE INDEX seat_of_bot ON seat (match_id, seat) WHERE bot IS NOT NULL;

  CREATE TABLE initial (
    match_id TEXT COLLATE "C" PRIMARY KEY REFERENCES match ON DELETE CASCADE,
    state_id INTEGER NOT NULL,
    state    TEXT NOT NULL
  );

  CREATE TABLE snapshot (
    match_id TEXT COLLATE "C" PRIMARY KEY REFERENCES match ON DELETE CASCADE,
    state_id INTEGER NOT NULL,
    state    TEXT NOT NULL
  );

  CREATE TABLE step (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES match ON DELETE CASCADE,
    state_id INTEGER NOT NULL,
    from_id  INTEGER NOT NULL,
    change   TEXT,
    log      TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (match_id, state_id)
  );

  CREATE TABLE chat (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES match ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    id       TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    text     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (match_id, n)
  );
  `,
  `
  CREATE TABLE base (
    id    TEXT COLLATE "C" PRIMARY KEY,
    state TEXT NOT NULL
  );
  INSERT INTO base SELECT match_id, state FROM initial;
  ALTER TABLE initial RENAME COLUMN state TO change;
  ALTER TABLE initial ADD COLUMN base TEXT COLLATE "C" REFERENCES base;
  UPDATE initial SET base = match_id, change = '{"o":{}}';
  ALTER TABLE initial ALTER COLUMN base SET NOT NULL;
  CREATE INDEX initial_by_base ON initial (base);
  `,
  `
  ALTER TABLE seat RENAME COLUMN bot_until TO bot_beat;
  ALTER TABLE match ADD COLUMN expiring BIGINT;
  CREATE INDEX match_expiring ON match (expiring) WHERE expiring IS NOT NULL;
  `,
  `
  ALTER TABLE chat ADD COLUMN name TEXT NOT NULL DEFAULT '';
  `,
];
