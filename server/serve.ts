import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Server } from 'boardgame.io/server';
import type { Logger } from 'pino';

import type { HostedGame } from '../games';
import { BotSeats } from './bots/bot-seats';
import type { BotSource } from './bots/source';
import { localBus, type Bus } from './bus/bus';
import { Presence } from './bus/presence';
import { redisBus } from './bus/redis';
import { newCredentials, ownsSeat } from './credentials';
import { health, pulse } from './health';
import { clientFiles } from './http/client-files';
import { ConnectionGuard } from './http/connection-guard';
import { LIMITS, RateLimits, UNLIMITED, type Limits } from './http/limits';
import { originCheck } from './http/origins';
import { jsonErrors } from './http/request-error';
import { securityHeaders } from './http/security-headers';
import { siteCounters } from './http/site-counters';
import { startExpiry, type Expiry } from './lobby/expiry';
import { newMatchID } from './lobby/readable';
import { addLobby } from './lobby/routes';
import { LiveMatches } from './match/live-matches';
import { Questions } from './match/questions';
import { Metrics } from './metrics';
import { serveMetrics } from './metrics-server';
import { requestLog } from './request-log';
import { StartError } from './start-error';
import { StorageFacade } from './store/facade';
import { openStore } from './store/open';
import { Transport } from './transport';

export interface ServeOptions {
  /** TCP port; 0 lets the system choose one. */
  port: number;
  /** Address to listen on; all of the machine's by default. */
  host?: string | undefined;
  /** The SQLite file that holds the matches, unless `databaseUrl` names a PostgreSQL database. */
  database: string;
  databaseUrl?: string | undefined;
  /** Redis, through which several processes on one PostgreSQL database hear of each other. */
  redisUrl?: string | undefined;
  games: readonly HostedGame[];
  /** The folder of the built client. */
  clientDir: string;
  logger: Logger;
  /** Origins of foreign pages that may act here. */
  origins?: readonly string[];
  /** How many proxies of ours a request passes. */
  proxies?: number;
  /** How much one address may ask. */
  limits?: Limits;
  expiry?: Expiry;
  /** Where GET /metrics is answered; nowhere by default. */
  metrics?: { port: number; host: string } | undefined;
  bots?: { source: string; threads: number; deadline: number; pace: number } | undefined;
}

export interface Served {
  /** The port it listens on. */
  port: number;
  /** Lets begun moves and requests end, disconnects everybody and closes the store. */
  close(): Promise<void>;
}

/** Matches are kept for ever. */
const KEEP: Expiry = { overDays: 0, unfinishedDays: 0 };

/** How long begun requests may take to end when the server closes, in milliseconds. */
const LAST_CALL = 3000;

/** Two sites on one Redis do each other no harm: ids of matches are random. */
const CHANNEL = 'civitas';

type Framework = ReturnType<typeof Server>;

/**
 * Starts the server: lobby under /games, sockets under /socket.io, /healthz and /readyz, and the client for all else.
 * @throws StartError when the database, the port or a setting cannot be used; nothing is left running then
 */
export async function serve(options: ServeOptions): Promise<Served> {
  const { games, logger, limits = LIMITS, origins = [], proxies = 0 } = options;
  const closing: (() => unknown)[] = [];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const store = openStore(options);
    closing.push(() => store.close());
    await store.open();
    const metrics = new Metrics();
    const bus = openBus(options);
    closing.push(() => bus.close());
    const presence = new Presence(bus);
    closing.push(() => presence.close());
    const shared =
      options.redisUrl !== undefined && limits !== UNLIMITED
        ? siteCounters(options.redisUrl, options.databaseUrl)
        : undefined;
    closing.push(() => shared?.close());
    const rates = new RateLimits(limits, shared?.counters);
    const guard = new ConnectionGuard({ limits, rates, origins, proxies });
    const bots =
      options.bots &&
      new BotSeats({
        ...options.bots,
        store,
        logger,
        headers: guard.ownHeaders,
        changed: (id) => changed(id),
      });
    const isBot = (id: string, seat: number, credentials: unknown) => bots?.isBot(id, seat, credentials) ?? false;
    const questions = new Questions();
    const names = await botNames(options);
    const matches = new LiveMatches({
      store,
      bus,
      presence,
      metrics,
      logger,
      questions,
      limits: rates,
      isBot,
      standIn: (game) => names.get(game)?.at(-1),
      changed: (id) => changed(id),
    });
    const changed = (id: string) => {
      matches.seatsChanged(id);
      bots?.look();
    };
    const transport = new Transport({ matches, host: options.host, guard });

    const framework = Server({
      games: [...games],
      db: new StorageFacade(store, { presence: (id) => presence.connected(id), changed }),
      // The framework knows of a transport only that it has `init`.
      transport: transport as unknown as NonNullable<Parameters<typeof Server>[0]['transport']>,
      origins: [...origins],
      uuid: newMatchID,
      generateCredentials: newCredentials,
      authenticateCredentials: ownsSeat,
    });
    const { app, router } = framework;
    app.on('error', (err: unknown) => logger.warn({ err }, 'an answer was not sent whole'));
    app.use(requestLog(logger, metrics));
    app.use(securityHeaders());
    app.use(jsonErrors(logger));
    const storeAnswers = pulse(() => store.ping());
    app.use(health(storeAnswers, bus));
    app.use(originCheck({ origins, proxies }));
    app.use(clientFiles(options.clientDir, proxies));
    const lobby = {
      games,
      store,
      presence,
      logger,
      changed,
      limits: rates,
      botsOf: (game: string) => names.get(game) ?? [],
    };
    addLobby(router, lobby, proxies);

    metrics.watch({
      matches: () => matches.size,
      sockets: () => transport.size,
      bots: () => bots?.size ?? 0,
      store: storeAnswers,
      bus: () => bus.healthy,
    });
    const http = await listen(framework, transport, options.port);
    closing.push(() => end(http, transport));
    if (options.metrics) closing.push(await serveMetrics(metrics, options.metrics));
    closing.push(startExpiry(lobby, options.expiry ?? KEEP));
    bots?.start(urlOf(http));
    closing.push(() => bots?.stop());

    let closed: Promise<void> | undefined;
    return { port: (http.address() as AddressInfo).port, close: () => (closed ??= close()) };
  } catch (error) {
    await close();
    throw error;
  }
}

const openBus = ({ redisUrl, logger }: ServeOptions): Bus =>
  redisUrl === undefined ? localBus : redisBus(redisUrl, { channel: CHANNEL, logger });

/** Where programs of this machine reach the server. */
function urlOf(http: HttpServer): string {
  const { address, family, port } = http.address() as AddressInfo;
  const everywhere = address === '::' || address === '0.0.0.0';
  return `http://${everywhere ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** The bots of each game. */
async function botNames({ bots, games }: ServeOptions): Promise<Map<string, readonly string[]>> {
  if (!bots) return new Map();
  const { default: source } = (await import(bots.source)) as { default: BotSource };
  return new Map(await Promise.all(games.map(async ({ name = '' }) => [name, await source.names(name)] as const)));
}

/** Runs the framework's server. Unlike the framework alone, it fails when the port cannot be had. */
async function listen({ app, run }: Framework, transport: Transport, port: number): Promise<HttpServer> {
  const failure = new Promise<never>((_, reject) => {
    const original = app.listen.bind(app) as (...args: unknown[]) => ReturnType<typeof app.listen>;
    app.listen = (...args: unknown[]) => original(...args).once('error', (error) => reject(portError(port, error)));
  });
  try {
    return (await Promise.race([run(port), failure])).appServer;
  } catch (error) {
    await transport.close();
    throw error;
  }
}

/** Lets begun moves and requests end. */
async function end(http: HttpServer, transport: Transport): Promise<void> {
  // A connection that falls idle after the server was told to close would otherwise be kept for more requests.
  const sweep = setInterval(() => http.closeIdleConnections(), 50);
  const lastCall = setTimeout(() => http.closeAllConnections(), LAST_CALL);
  await transport.close();
  clearInterval(sweep);
  clearTimeout(lastCall);
}

function portError(port: number, error: NodeJS.ErrnoException): StartError {
  const reasons: Record<string, string> = {
    EADDRINUSE: 'another program uses it',
    EACCES: 'this account may not use it',
    EADDRNOTAVAIL: 'the address to listen on is not one of this machine',
  };
  const why = reasons[error.code ?? ''] ?? error.message;
  return new StartError(`Port ${port} cannot be used: ${why}. Choose another with --port or PORT.`);
}
