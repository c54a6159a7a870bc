import type { AddressInfo } from 'node:net';

import type { Game } from 'boardgame.io';
import { Server } from 'boardgame.io/server';
import type { Logger } from 'pino';

import { clientFiles } from './client-files';
import { newCredentials, ownsSeat } from './credentials';
import { guardLobby } from './lobby-guard';
import { jsonErrors } from './request-error';
import { securityHeaders } from './security-headers';
import { StartError } from './start-error';
import { SqliteStore } from './store/sqlite';
import { SocketTransport } from './transport';

export interface ServeOptions {
  /** TCP port; 0 lets the system choose one. */
  port: number;
  /** The SQLite file that holds the matches. */
  database: string;
  games: readonly Game[];
  /** The folder of the built client. */
  clientDir: string;
  logger: Logger;
}

export interface Served {
  /** The port it listens on. */
  port: number;
  /** Disconnects everybody, lets begun requests end and closes the database. */
  close(): Promise<void>;
}

/** How long begun requests may take to end when the server closes, in milliseconds. */
const LAST_CALL = 3000;

type Framework = ReturnType<typeof Server>;

/**
 * Starts the server: lobby under /games, sockets under /socket.io, /healthz, and the client for all else.
 * @throws StartError when the database file or the port cannot be used; nothing is left running then
 */
export async function serve({ port, database, games, clientDir, logger }: ServeOptions): Promise<Served> {
  const store = new SqliteStore(database);
  store.connect();
  const findMatch = (id: string) => store.fetch(id, { metadata: true }).metadata;
  const transport = new SocketTransport((id) => findMatch(id) !== undefined);
  const framework = Server({
    games: [...games],
    db: store,
    transport,
    // Pages of other hosts may not call the lobby.
    origins: [],
    generateCredentials: newCredentials,
    authenticateCredentials: ownsSeat,
  });
  const { app, router } = framework;
  app.on('error', (err: unknown) => logger.warn({ err }, 'an answer was not sent whole'));
  app.use(securityHeaders());
  app.use(jsonErrors(logger));
  app.use(clientFiles(clientDir));
  router.get('/healthz', (ctx) => {
    ctx.body = { ok: true };
  });
  guardLobby(router, {
    games,
    findMatch: (id) => Promise.resolve(findMatch(id)),
  });

  const stop = async () => {
    await transport.close();
    // The framework notes who was disconnected; only then may the file be closed.
    await new Promise((resolve) => setImmediate(resolve));
    store.close();
  };
  try {
    const http = await listen(framework, port);
    let closed: Promise<void> | undefined;
    const close = async () => {
      // A connection that falls idle after the server was told to close would otherwise be kept for more requests.
      const sweep = setInterval(() => http.closeIdleConnections(), 50);
      const lastCall = setTimeout(() => http.closeAllConnections(), LAST_CALL);
      await stop();
      clearInterval(sweep);
      clearTimeout(lastCall);
    };
    return { port: (http.address() as AddressInfo).port, close: () => (closed ??= close()) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs the framework's server. Unlike the framework alone, it fails when the port cannot be had. */
async function listen({ app, run }: Framework, port: number) {
  const failure = new Promise<never>((_, reject) => {
    const original = app.listen.bind(app) as (...args: unknown[]) => ReturnType<typeof app.listen>;
    app.listen = (...args: unknown[]) => original(...args).once('error', (error) => reject(portError(port, error)));
  });
  const { appServer } = await Promise.race([run(port), failure]);
  return appServer;
}

function portError(port: number, error: NodeJS.ErrnoException): StartError {
  const reasons: Record<string, string> = {
    EADDRINUSE: 'another program uses it',
    EACCES: 'this account may not use it',
  };
  const why = reasons[error.code ?? ''] ?? error.message;
  return new StartError(`Port ${port} cannot be used: ${why}. Choose another with --port or PORT.`);
}
