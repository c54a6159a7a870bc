import { Agent, request } from 'node:http';
import { connect } from 'node:net';

import type { Child } from '../load/child';
import { seated } from '../server/attacks/victim';
import { fuzz, RUNS, SEED } from './fuzz';
import { Junk } from './junk';

/** Requests at a time. */
const LANES = 8;

/** How often the request is no HTTP at all. */
const RAW = 0.02;

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE', 'PROPFIND'];
const TYPES = [
  'application/json',
  'application/json; charset=utf-7',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
  'x/y/z',
  'application/json, text/html',
];
const PATHS = [
  'create',
  ':id',
  ':id/join',
  ':id/leave',
  ':id/update',
  ':id/rename',
  ':id/playAgain',
  ':id/recover',
  ':id/recovery',
  ':id/bot',
  ':id/unbot',
  ':id/takeBack',
  '',
];

type Seats = Awaited<ReturnType<typeof seated>>;

/** A body as an honest client would send it. */
function honest(junk: Junk, { chairs }: Seats): Record<string, unknown> {
  const { playerID, credentials } = junk.pick(chairs);
  return {
    numPlayers: 2,
    setupData: {},
    unlisted: false,
    playerID,
    credentials,
    playerName: 'Ann',
    newName: 'Ann',
    data: { a: 1 },
    code: 'AAAA-BBBB',
    seat: '1',
    bot: 'none',
  };
}

/** What may be in a path or a header: Node.js itself sends no other characters. */
const sendable = (text: string): string => encodeURI(text.replace(/\p{Surrogate}/gu, '?')).replace(/%25/g, '%');

function pathOf(junk: Junk, { matchID }: Seats): string {
  const id = junk.chance(0.7) ? matchID : sendable(junk.word());
  const game = junk.chance(0.8) ? 'heist' : sendable(junk.word());
  const query = junk.chance(0.2)
    ? `?${['limit', 'after', 'ids', 'isGameover', 'updatedBefore', '__proto__[x]'].map((key) => `${key}=${sendable(junk.word())}`).join('&')}`
    : '';
  const path = `/games/${game}/${junk.pick(PATHS).replace(':id', id)}${query}`;
  return junk.chance(0.03) ? `/${sendable(junk.word())}` : path;
}

/** One request. @returns its status; 0 when the server has hung up */
function ask(target: Child, agent: Agent, junk: Junk, seats: Seats): Promise<number> {
  const body = junk.json(junk.chance(0.8) ? junk.spoil(honest(junk, seats)) : junk.value());
  const headers: Record<string, string> = { 'Content-Type': junk.chance(0.85) ? 'application/json' : junk.pick(TYPES) };
  if (junk.chance(0.1))
    headers[
      junk.pick([
        'Origin',
        'X-Forwarded-For',
        'Content-Encoding',
        'Accept',
        'Cookie',
        'Host',
        'If-None-Match',
        'Range',
        'Expect',
      ])
    ] = sendable(junk.word());
  const method = junk.chance(0.75) ? 'POST' : junk.pick(METHODS);
  return new Promise((resolve) => {
    const sent = request(
      target.url,
      { agent, method, path: pathOf(junk, seats), headers, timeout: 20_000 },
      (response) => {
        response.resume().on('close', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', () => resolve(0));
    sent.on('timeout', () => sent.destroy());
    sent.end(method === 'GET' || method === 'HEAD' ? undefined : body);
  });
}

/** Bytes that are hardly a request. Resolves when the server has hung up, or has had the time to. */
function shout(target: Child, junk: Junk): Promise<number> {
  const socket = connect(Number(new URL(target.url).port), '127.0.0.1');
  return new Promise((resolve) => {
    socket
      .on('error', () => {})
      .on('close', () => resolve(0))
      .setTimeout(100, () => socket.destroy());
    const line = junk.pick([
      'GET / HTTP/1.1',
      'POST /games/heist/create HTTP/1.1',
      junk.word(),
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade',
    ]);
    socket.end(
      `${line}\r\n${junk.word()}: ${junk.word()}\r\nContent-Length: ${junk.pick(['-1', '5', '99999999999999999999', junk.word()])}\r\n\r\n${junk.word()}`,
    );
  });
}

test(`${RUNS} malformed requests leave a server that plays and forgets, and none is answered with a failure`, async () => {
  const junk = new Junk(`requests ${SEED}`);
  const statuses = new Map<number, number>();
  await fuzz(async (target, from, to) => {
    const seats = await seated(target);
    const agent = new Agent({ keepAlive: true, maxSockets: LANES });
    let begun = from;
    const lane = async (): Promise<void> => {
      while (begun++ < to && target.alive) {
        const status = await (junk.chance(RAW) ? shout(target, junk) : ask(target, agent, junk, seats));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    agent.destroy();
  });
  // 501: there is no such method in HTTP.
  expect([...statuses.keys()].filter((status) => status >= 500 && status !== 501)).toEqual([]);
  // Most are understood and refused; else nothing was tried.
  expect(statuses.get(400)).toBeGreaterThan(RUNS / 5);
}, 600_000);
