import path from 'node:path';

import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import pino from 'pino';
import { io, type Socket } from 'socket.io-client';

import { serve, type Served, type ServeOptions } from '../../server/serve';
import { afterwards, freshFolder } from './cleanup';
import { otherToy, toy, type ToyState } from './toy';

// The framework speaks to the console.
beforeAll(() => {
  for (const method of ['log', 'error', 'warn'] as const) jest.spyOn(console, method).mockImplementation(() => {});
});

/** A server that is closed after the test at the latest; by default with the toys, on a database of its own. */
export async function host(options: Partial<ServeOptions> = {}): Promise<Served & { url: string }> {
  const folder = freshFolder();
  const served = await serve({
    port: 0,
    database: path.join(folder, 'civitas.sqlite'),
    games: [toy, otherToy],
    clientDir: path.join(folder, 'client'),
    logger: pino({ level: 'silent' }),
    ...options,
  });
  afterwards(served.close);
  return { ...served, url: `http://127.0.0.1:${served.port}` };
}

export interface Chair {
  matchID: string;
  playerID?: string;
  credentials?: string;
}

/** The framework's own client at a toy match, over a websocket; it is stopped after the test at the latest. */
export function sitDown(url: string, chair: Chair) {
  const multiplayer = SocketIO({ server: url, socketOpts: { transports: ['websocket'], forceNew: true } });
  const client = Client<ToyState>({ game: toy, multiplayer, debug: false, ...chair });
  client.start();
  afterwards(() => client.stop());
  return client;
}

/** A bare socket of a toy client, for what the framework's client would never send; closed after the test. */
export function plug(
  url: string,
  { deltas = true, ...rest }: { deltas?: boolean; extraHeaders?: Record<string, string> } = {},
): Socket {
  const socket = io(`${url}/toy`, { transports: ['websocket'], forceNew: true, auth: { deltas }, ...rest });
  afterwards(() => socket.close());
  return socket;
}

/** Waits until `check` returns something true and returns it. */
export async function until<T>(check: () => T | Promise<T>, within = 15_000): Promise<NonNullable<T>> {
  const end = Date.now() + within;
  for (;;) {
    const found = await check();
    if (found) return found;
    if (Date.now() > end) throw new Error(`waited ${within} ms in vain for ${check.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
}

/** Sends JSON, or a string as it is. @returns status and the JSON that came back */
export async function post(url: string, body: unknown): Promise<{ status: number; json: Record<string, unknown> }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}
