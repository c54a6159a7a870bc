import { PostgresStore } from './postgres';
import type { MatchStore } from './store';
import { ThreadedStore } from './threaded';

/** The store that the settings name, not open yet: PostgreSQL where there is a URL of one, else the SQLite file. */
export const openStore = ({
  database,
  databaseUrl,
}: {
  database: string;
  databaseUrl?: string | undefined;
}): MatchStore => (databaseUrl ? new PostgresStore(databaseUrl) : new ThreadedStore(database));
