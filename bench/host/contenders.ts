import { createRequire } from 'node:module';

import { startChild, type Child } from '../../test/load/child';
import type { Played } from './played';

/** A server that takes part in the comparison. */
export interface Contender {
  name: string;
  /** Whether its clients ask for small updates. */
  deltas: boolean;
  start(played: Played, flags?: readonly string[]): Promise<Child>;
}

/** boardgame.io's own server, matches in memory. */
export const stock: Contender = {
  name: "boardgame.io's server, in memory",
  deltas: false,
  start: ({ games }, flags = []) => startChild({ server: 'stock', games, args: ['memory'], flags }),
};

/** The same on its file store; undefined where the package that this store needs is missing. */
export function stockFiles(): Contender | undefined {
  try {
    createRequire(__filename).resolve('node-persist');
  } catch {
    return undefined;
  }
  return {
    name: "boardgame.io's server, FlatFile",
    deltas: false,
    start: ({ games }, flags = []) => startChild({ server: 'stock', games, args: ['files'], flags }),
  };
}

export const ours: Contender = {
  name: 'ours, SQLite',
  deltas: true,
  start: ({ games }, flags = []) => startChild({ server: 'ours', games, args: ['sqlite'], flags }),
};

/** The same on PostgreSQL; undefined unless DATABASE_URL names a database. */
export function oursPostgres(): Contender | undefined {
  if (!process.env.DATABASE_URL) return undefined;
  return {
    name: 'ours, PostgreSQL',
    deltas: true,
    start: ({ games }, flags = []) => startChild({ server: 'ours', games, args: ['postgres'], flags }),
  };
}
