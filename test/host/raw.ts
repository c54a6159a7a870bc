import WebSocket from 'ws';

import type { Child } from '../load/child';

/** A websocket that says what it likes, connected to the heist; undefined when it is not let in. */
export async function rawSocket(target: Child): Promise<WebSocket | undefined> {
  const socket = new WebSocket(`${target.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  socket.on('error', () => {});
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.on('message', (data) => {
      const text = data.toString();
      if (text.startsWith('0')) socket.send('40/heist,');
      if (text.startsWith('40/heist,')) resolve();
    });
  });
  return socket.readyState === WebSocket.OPEN ? socket : undefined;
}
