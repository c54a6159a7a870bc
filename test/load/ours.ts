/**
 * Our server in a process of its own. Unlike `npm start` it catches nothing: an unhandled rejection ends it.
 * Arguments: module of the games, folder, then the store: `sqlite` or `postgres` (DATABASE_URL names it), then
 * `limited` for the limits that strangers meet.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import Database from 'better-sqlite3';
import pino from 'pino';

import { LIMITS, UNLIMITED } from '../../server/http/limits';
import { logOptions } from '../../server/logging';
import { serve } from '../../server/serve';
import { openStore } from '../../server/store/open';
import { gamesAsked, obeyParent } from './parent';

void (async () => {
  const games = await gamesAsked();
  const [, , , folder = '', kind, limited] = process.argv;
  const database = path.join(folder, 'civitas.sqlite');
  const databaseUrl = kind === 'postgres' ? process.env.DATABASE_URL : undefined;
  // The framework writes every refused move to the console.
  Object.assign(console, { log: () => {}, info: () => {}, warn: () => {}, error: () => {} });
  const { port } = await serve({
    port: 0,
    host: '127.0.0.1',
    database,
    databaseUrl,
    games,
    clientDir: path.join(folder, 'client'),
    logger: pino(logOptions('fatal')),
    limits: limited ? LIMITS : UNLIMITED,
  });
  const stranger = kind === 'postgres' ? undefined : new Database(database);
  obeyParent(port, {
    stored: () =>
      readdirSync(folder)
        .map((file) => readFileSync(path.join(folder, file), 'latin1'))
        .join('\n'),
    break: () => {
      stranger?.exec('BEGIN IMMEDIATE');
    },
    mend: () => {
      stranger?.exec('ROLLBACK');
    },
    async clear() {
      const store = openStore({ database, databaseUrl });
      await store.open();
      for (const { name = '' } of games) for (const id of await store.ids({ game: name })) await store.remove(id);
      await store.close();
    },
  });
})();
