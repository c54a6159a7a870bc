/**
 * boardgame.io's own server in a process of its own: its transport, its lobby, nothing added.
 * Arguments: module of the games, folder, then the store: `memory`, `slow` (it answers as late as a database does) or `files`
 * (which needs the package node-persist).
 */
import type { AddressInfo } from 'node:net';

import { FlatFile, Server } from 'boardgame.io/server';

import { gamesAsked, obeyParent } from './parent';
import { SlowStore } from './slow-store';

void (async () => {
  const games = await gamesAsked();
  const [, , , folder = '', kind] = process.argv;
  const slow = new SlowStore();
  // Without a store the framework keeps matches in memory.
  const db = kind === 'files' ? new FlatFile({ dir: folder }) : kind === 'slow' ? slow : undefined;
  const server = Server({ games: [...games], origins: [], ...(db && { db }) });
  const { appServer } = await server.run(0);
  obeyParent((appServer.address() as AddressInfo).port, {
    stored: () => (kind === 'slow' ? slow.dump() : JSON.stringify(server.db, asLists)),
    break: () => {
      slow.full = true;
    },
    mend: () => {
      slow.full = false;
    },
    clear: () => {},
  });
})();

const asLists = (_: string, value: unknown): unknown =>
  value instanceof Map ? [...(value as Map<unknown, unknown>)] : value;
