import WebSocket from 'ws';

import { pause } from '../server/attacks/victim';
import { rawSocket } from './raw';
import { besiege } from './siege';

const SOCKETS = 4;

/** Between two messages of a socket, in milliseconds: as many as one may send. */
const PAUSE = 100;

/** How many levels 60 KB are worth. */
const DEEP = 30_000;

const FRAME = `42/heist,["update",{"type":"MAKE_MOVE","payload":{"type":"x","playerID":"0","args":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}},0,"m","0"]`;

test('arguments 30,000 deep, from nobody, as many as may be sent, are held by nothing and keep nobody waiting', async () => {
  const { held, quick } = await besiege(async (target, over) => {
    const send = async (): Promise<void> => {
      while (!over()) {
        const socket = await rawSocket(target);
        do {
          socket?.send(FRAME);
          await pause(PAUSE);
        } while (!over() && socket?.readyState === WebSocket.OPEN);
        socket?.terminate();
      }
    };
    await Promise.all(Array.from({ length: SOCKETS }, send));
  });
  expect(held.heap).toBeLessThan(50);
  expect(held.rss).toBeLessThan(150);
  expect(quick).toBe(true);
}, 120_000);
