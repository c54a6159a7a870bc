import { EventEmitter } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import type { LogEntry } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import { Server } from 'boardgame.io/server';
import pino from 'pino';

import { clientFiles } from '../../server/http/client-files';
import { LIMITS, type Limits, RateLimits } from '../../server/http/limits';
import { originCheck } from '../../server/http/origins';
import { jsonErrors } from '../../server/http/request-error';
import { securityHeaders } from '../../server/http/security-headers';
import type { Lobby } from '../../server/lobby/lobby';
import { addLobby } from '../../server/lobby/routes';
import { SqliteStore } from '../../server/store/sqlite';
import type { MatchStore } from '../../server/store/store';
import { afterwards, freshFolder } from './cleanup';
import { otherToy, toy } from './toy';

export interface LobbyHostOptions {
  games?: Lobby['games'];
  limits?: Partial<Limits> | undefined;
  origins?: string[];
  proxies?: number;
  clientDir?: string;
  /** Methods that take the place of the store's; they get the real one. */
  store?: (real: MatchStore) => Partial<MatchStore>;
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  json: Record<string, unknown>;
}

// The framework speaks to the console.
beforeAll(() => {
  for (const method of ['log', 'error', 'warn', 'info'] as const)
    jest.spyOn(console, method).mockImplementation(() => {});
});

/**
 * The lobby of the toys on the framework's server, as `serve` puts it together, without matches in play: a test says who
 * is connected. It is closed after the test.
 */
export async function lobbyHost({
  games = [toy, otherToy],
  limits,
  origins = [],
  proxies = 0,
  clientDir,
  store: methods,
}: LobbyHostOptions = {}) {
  const folder = freshFolder();
  const real = new SqliteStore(path.join(folder, 'civitas.sqlite'));
  await real.open();
  afterwards(() => real.close());
  const store = instead(real, methods?.(real) ?? {});

  /** Seats that are connected, by match. */
  const connected = new Map<string, Set<number>>();
  /** Ids of matches whose seats were said to have changed. */
  const told: string[] = [];
  /** All that was logged. */
  const log: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void log.push(line) });
  const seats = (id: string) => connected.get(id) ?? new Set<number>();
  const lobby: Lobby = {
    games,
    store,
    limits: new RateLimits({ ...LIMITS, ...limits }),
    presence: { connected: seats, ask: (id) => Promise.resolve(seats(id)) },
    botsOf: (game) => (game === 'toy' ? ['steward', 'random'] : []),
    changed: (id) => void told.push(id),
    logger,
  };

  const framework = Server({
    games: [...games],
    // No route of the framework that reads or stores matches is reached.
    db: Object.assign(new EventEmitter(), { connect: () => {} }) as never,
    transport: { init: () => {} } as never,
    origins,
  });
  const { app, router } = framework;
  app.use(securityHeaders());
  app.use(jsonErrors(logger));
  app.use(originCheck({ origins, proxies }));
  app.use(clientFiles(clientDir ?? path.join(folder, 'client'), proxies));
  addLobby(router, lobby, proxies);
  const { appServer } = await framework.run(0);
  afterwards(
    () =>
      new Promise((resolve) => {
        appServer.close(resolve);
        appServer.closeAllConnections();
      }),
  );
  const { port } = appServer.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  const send = (
    method: string,
    address: string,
    body?: unknown,
    headers: http.OutgoingHttpHeaders = {},
  ): Promise<Answer> => request(port, method, address, body, headers);
  return {
    ...lobby,
    url,
    port,
    connected,
    told,
    log,
    client: new LobbyClient({ server: url }),
    send,
    get: (address: string, headers?: http.OutgoingHttpHeaders) => send('GET', address, undefined, headers),
    post: (address: string, body: unknown, headers?: http.OutgoingHttpHeaders) => send('POST', address, body, headers),
  };
}

export type LobbyHost = Awaited<ReturnType<typeof lobbyHost>>;

/** A match of two seats with Ann on the first. */
export async function annsMatch({ client, post }: LobbyHost, opening: Record<string, unknown> = {}) {
  const { matchID } = await client.createMatch('toy', { numPlayers: 2, ...opening });
  const ann = await sitDown({ post }, matchID, '0', 'Ann');
  return { matchID, ann };
}

/** Takes a seat. @returns whom the later requests are from, and the recovery code */
export async function sitDown(
  { post }: Pick<LobbyHost, 'post'>,
  matchID: string,
  playerID: string,
  playerName: string,
) {
  const { status, json } = await post(`/games/toy/${matchID}/join`, { playerID, playerName });
  expect(status).toBe(200);
  return { owner: { playerID, credentials: String(json.playerCredentials) }, code: String(json.recoveryCode) };
}

/** Stores a move of a seat, which changes nothing. */
export async function moveOf(store: MatchStore, matchID: string, playerID: string): Promise<void> {
  const { stateID: from = 0 } = (await store.find(matchID)) ?? {};
  const action = { type: 'MAKE_MOVE', payload: { type: 'add', args: [0], playerID } } as LogEntry['action'];
  const log = [{ action, _stateID: from, turn: 1, phase: '' }];
  await store.commit(matchID, { from, to: from + 1, change: undefined, log, at: Date.now(), active: [] });
}

/** What a refusal answers, whatever its sentence says. */
export const refused = (status: number, error: string) =>
  expect.objectContaining({ status, json: { error, message: expect.any(String) as string } }) as unknown;

/** The object with other methods in place of some of its own. */
export const instead = <T extends object>(object: T, methods: Partial<T>): T =>
  new Proxy(object, {
    get: (target, name) => {
      const method = (methods as Record<PropertyKey, unknown>)[name] ?? Reflect.get(target, name);
      return typeof method === 'function' ? (method.bind(target) as unknown) : method;
    },
  });

const agent = new http.Agent({ keepAlive: true });

afterAll(() => agent.destroy());

/** A request as it is written: `fetch` would tidy the address and say where it comes from. */
function request(port: number, method: string, address: string, body: unknown, headers: http.OutgoingHttpHeaders) {
  return new Promise<Answer>((resolve, reject) => {
    const bytes = Buffer.isBuffer(body)
      ? body
      : Buffer.from(typeof body === 'string' ? body : (JSON.stringify(body) ?? ''));
    const length = 'Transfer-Encoding' in headers ? {} : { 'Content-Length': bytes.length };
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const sent = http.request(
      { port, host: '127.0.0.1', method, path: address, agent, headers: { ...type, ...length, ...headers } },
      (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (answer += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text: answer, json: parse(answer) }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(bytes);
  });
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
