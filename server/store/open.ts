import { PostgresStore } from './postgres';
import type { MatchStore } from './store';
import { ThreadedStore } from './threaded';

/** The store that the settings name, not opened yet: PostgreSQL where they have its URL, else the SQLite file. */
export const openStore = ({
  database,
  databaseUrl,
}: {
  database: string;
  databaseUrl?: string | undefined;
}): MatchStore => (databaseUrl ? new PostgresStore(databaseUrl) : new ThreadedStore(database));
