import { Agent, request } from 'node:http';

import { made, type Played } from './played';

/** Connections that ask at the same time. */
export const ASKERS = 16;

const agent = new Agent({ keepAlive: true, maxSockets: ASKERS });

interface Answer<T> {
  status: number;
  bytes: number;
  json: T;
}

/** One request over one of `ASKERS` connections. @throws Error when it is refused */
export function ask<T>(url: string, body?: unknown): Promise<Answer<T>> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(url, { agent, method, headers: { 'Content-Type': 'application/json' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const status = response.statusCode ?? 0;
        if (status === 200) resolve({ status, bytes: text.length, json: JSON.parse(text) as T });
        else reject(new Error(`${method} ${url}: ${status} ${text.slice(0, 200)}`));
      });
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server may hang up on a quiet connection in the moment in which it is used again.
      if (sent.reusedSocket && error.code === 'ECONNRESET') ask<T>(url, body).then(resolve, reject);
      else reject(error);
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** A seat of a match, and what proves that it is taken by us. */
export interface TakenSeat {
  playerID: string;
  credentials: string;
}

/** A match of which all seats are taken. */
export interface OpenedMatch {
  matchID: string;
  seats: TakenSeat[];
}

/** The address of a game's lobby on a server. */
export const lobbyOf = (url: string, { name }: Played = made): string => `${url}/games/${name}`;

/** Opens a match for two. @returns its id @throws Error when the server refuses */
export async function create(url: string, played = made): Promise<string> {
  const { setupData } = played;
  return (await ask<{ matchID: string }>(`${lobbyOf(url, played)}/create`, { numPlayers: 2, setupData })).json.matchID;
}

/** Opens matches and takes all their seats. */
export async function openMatches(url: string, n: number, played = made): Promise<OpenedMatch[]> {
  return inParallel(n, async (i) => {
    const matchID = await create(url, played);
    const seats: TakenSeat[] = [];
    for (const playerID of ['0', '1']) {
      const body = { playerID, playerName: `player ${i} ${playerID}` };
      const { json } = await ask<{ playerCredentials: string }>(`${lobbyOf(url, played)}/${matchID}/join`, body);
      seats.push({ playerID, credentials: json.playerCredentials });
    }
    return { matchID, seats };
  });
}

/** All listed matches, however many requests that takes. @returns how many they are, and the bytes of the answers */
export async function listAll(url: string): Promise<{ matches: number; bytes: number; requests: number }> {
  const sum = { matches: 0, bytes: 0, requests: 0 };
  let after: string | undefined = '';
  do {
    // The framework's own lobby knows no pages.
    const query: string = after ? `&after=${encodeURIComponent(after)}` : '';
    const { json, bytes } = await ask<{ matches: unknown[]; next?: string }>(`${lobbyOf(url)}?limit=1000${query}`);
    sum.matches += json.matches.length;
    sum.bytes += bytes;
    sum.requests++;
    after = json.next;
  } while (after !== undefined);
  return sum;
}

/** Calls `task` n times, `ASKERS` at a time. */
export async function inParallel<T>(n: number, task: (i: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let begun = 0;
  const worker = async (): Promise<void> => {
    while (begun < n) {
      const i = begun++;
      results[i] = await task(i);
    }
  };
  await Promise.all(Array.from({ length: ASKERS }, worker));
  return results;
}

/** How many times a second `task` is done, `ASKERS` at a time, and how long one takes. */
export async function perSecond(ms: number, task: () => Promise<unknown>): Promise<{ rate: number; times: number[] }> {
  const times: number[] = [];
  const begun = performance.now();
  const worker = async (): Promise<void> => {
    while (performance.now() - begun < ms) {
      const start = performance.now();
      await task();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: ASKERS }, worker));
  return { rate: (times.length / (performance.now() - begun)) * 1000, times: times.sort((a, b) => a - b) };
}
