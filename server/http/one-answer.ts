import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Most requests of a connection that may wait for the answers before them. Browsers and proxies send one at a time. */
const MOST_WAITING = 10;

/**
 * Looks at the next request of a connection when the last answer has been taken. A client may send hundreds of requests in one
 * go; Node.js would have all answers made, and keep them.
 */
export function oneAnswerAtATime(answer: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, { turn: Promise<void>; waiting: number }>();
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { turn: Promise.resolve(), waiting: 0 };
    lines.set(socket, line);
    if (line.waiting++ > MOST_WAITING) return void socket.destroy();
    line.turn = line.turn.then(async () => {
      line.waiting--;
      if (socket.destroyed) return;
      const closed = closing(response);
      answer(request, response);
      await closed;
    });
  };
}

/** Node.js closes an answer when it is taken, and when its connection ends. */
const closing = (response: ServerResponse): Promise<void> => new Promise((resolve) => response.once('close', resolve));
