import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

import type WebSocket from 'ws';

import type { LogPage } from '../../protocol/wire';
import { startChild, type Child } from '../load/child';
import { ask, pause, seated, Wire } from '../server/attacks/victim';
import { rawSocket } from './raw';
import { besiege, GAMES } from './siege';

const SPECTATORS = 30;

/** Moves of a match that was made to have a long log, and characters of each: as much as one may say at once. */
const MOVES = 24;
const WORDS = 48_000;

/** A match whose log has a megabyte. */
async function talkative(target: Child): Promise<string> {
  const { matchID, chairs } = await seated(target);
  const wire = new Wire(target, 'heist', { deltas: true });
  await wire.sit(chairs[0]);
  for (let i = 0; i < MOVES; i++) await wire.play('addAnyTime', 1, 'x'.repeat(WORDS));
  wire.close();
  return matchID;
}

/** Bytes a second of a slow line: what the system keeps for a connection lasts it a quarter of a minute. */
const SLOW = 300_000;

/** How many long logs it carries: more than the system keeps. */
const LOGS = 10;

/** A line to the server that carries so many bytes a second. */
async function slowLine(target: Child): Promise<{ url: string; close(): void }> {
  const server = createServer((phone) => {
    const up = connect(Number(new URL(target.url).port), '127.0.0.1');
    phone.pipe(up);
    up.on('data', (chunk) => {
      up.pause();
      phone.write(chunk);
      setTimeout(() => up.resume(), (chunk.length / SLOW) * 1000);
    });
    for (const [socket, other] of [
      [phone, up],
      [up, phone],
    ] as const)
      socket.on('error', () => {}).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

test('a phone on a slow line gets all that it has asked for in one go', async () => {
  const target = await startChild({ server: 'ours', games: GAMES, args: ['sqlite', 'limited'] });
  const line = await slowLine(target);
  const phone = new Wire({ ...target, url: line.url, alive: true }, 'heist', { deltas: true });
  try {
    const matchID = await talkative(target);
    await phone.sit({ matchID, playerID: null });
    const begun = Date.now();
    const logs = Array.from(
      { length: LOGS },
      () => new Promise<LogPage>((resolve) => phone.socket.emit('log', matchID, 0, resolve)),
    );
    for (const page of logs) expect((await page).log).toHaveLength(MOVES);
    expect(Date.now() - begun).toBeGreaterThan((LOGS * MOVES * WORDS * 1000) / SLOW / 2);
    expect(phone.closed).toBe(false);
  } finally {
    phone.close();
    line.close();
    await target.stop();
  }
}, 180_000);

/** Takes nothing more of what comes. */
const deaf = (socket: WebSocket): void => void (socket as unknown as { _socket: Socket })._socket.pause();

test('30 spectators who ask for a long log and never read it hold little and keep nobody waiting', async () => {
  const { held, quick } = await besiege(async (target, over) => {
    const matchID = await talkative(target);
    const spectator = async (): Promise<void> => {
      while (!over()) {
        const socket = await rawSocket(target);
        if (!socket) {
          await pause(1000);
          continue;
        }
        socket.send(`42/heist,${JSON.stringify(['sync', matchID, null])}`);
        deaf(socket);
        for (let n = 0; !over() && socket.readyState === socket.OPEN; n++) {
          if (n < 90) socket.send(`42/heist,${n}${JSON.stringify(['log', matchID, 0])}`);
          // It is alive, whatever it is asked.
          else socket.send('3');
          await pause(n < 90 ? 20 : 1000);
        }
        socket.terminate();
      }
    };
    await Promise.all(Array.from({ length: SPECTATORS }, spectator));
  });
  // One answer each.
  expect(held.heap).toBeLessThan(100);
  expect(held.rss).toBeLessThan(250);
  expect(quick).toBe(true);
}, 180_000);

test('lists over HTTP that nobody reads hold little and keep nobody waiting', async () => {
  const { held, quick } = await besiege(async (target, over) => {
    // As much as strangers may write: 60 matches of an address, with 4 KB each and 2 KB for each seat.
    for (let i = 0; i < 40; i++) {
      const setupData = { words: 'x'.repeat(4000) };
      const { json } = await ask(target, 'heist/create', { numPlayers: 4, setupData });
      for (let seat = 0; seat < 4; seat++)
        await ask(target, `heist/${String(json.matchID)}/join`, {
          playerID: String(seat),
          playerName: 'Eve',
          data: { words: 'x'.repeat(2000) },
        });
    }
    const sockets: Socket[] = [];
    for (let n = 0; !over(); n++) {
      const socket = connect(Number(new URL(target.url).port), '127.0.0.1').on('error', () => {});
      sockets.push(socket);
      // Twenty in one go, no two alike.
      for (let i = 0; i < 20; i++)
        socket.write(`GET /games/heist?limit=100&updatedAfter=${n * 20 + i} HTTP/1.1\r\nHost: x\r\n\r\n`);
      await pause(150);
    }
    for (const socket of sockets) socket.destroy();
  });
  expect(held.heap).toBeLessThan(100);
  expect(held.rss).toBeLessThan(300);
  expect(quick).toBe(true);
}, 180_000);
