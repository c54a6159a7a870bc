import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Socket } from 'node:net';

import { Readers, type CutReason } from '../../server/http/readers';
import { Outbox, type EngineConnection } from '../../server/outbox';

const KB = 1024;

/** A connection of engine.io that takes what it is given when it is told to, and the outbox that looks after it. */
function slowly() {
  const connection = new EventEmitter();
  const transport = new EventEmitter();
  const socket = new PassThrough();
  socket.on('close', () => connection.emit('close'));
  const cuts: CutReason[] = [];
  const readers = new Readers((why) => cuts.push(why));
  readers.close();
  const engine = Object.assign(connection, { request: { socket }, transport });
  const outbox = new Outbox(engine as unknown as EngineConnection & { request: { socket: Socket } }, readers);
  let [writable, waiting] = [true, 0];
  const flush = () => {
    if (!writable || waiting === 0) return;
    [writable, waiting] = [false, 0];
    connection.emit('flush');
  };
  return {
    outbox,
    cuts,
    socket,
    send(bytes: number) {
      connection.emit('packetCreate', { data: 'x'.repeat(bytes) });
      waiting++;
      flush();
    },
    /** Takes what it was given last, and is given the rest. */
    take() {
      transport.emit('drain');
      writable = true;
      flush();
    },
  };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('a connection', () => {
  test('may leave a megabyte untaken beside its longest message; with more it is cut', () => {
    const { send, cuts, socket } = slowly();
    send(3000 * KB);
    for (let i = 0; i < 16; i++) send(64 * KB);
    expect([cuts, socket.destroyed]).toEqual([[], false]);
    send(1);
    expect([cuts, socket.destroyed]).toEqual([['behind'], true]);
  });

  test('may be sent any number of megabytes when it takes them', () => {
    const { send, take, cuts } = slowly();
    for (let i = 0; i < 100; i++) {
      send(600 * KB);
      send(600 * KB);
      take();
      take();
    }
    expect(cuts).toEqual([]);
  });

  test('has no longest message any more when it has taken it', () => {
    const { send, take, cuts } = slowly();
    send(3000 * KB);
    take();
    for (let i = 0; i < 20; i++) send(64 * KB);
    expect(cuts).toEqual(['behind']);
  });
});

describe('a long answer', () => {
  test('comes when the last one is taken, not before', async () => {
    const { outbox, send, take } = slowly();
    const sent: number[] = [];
    for (let n = 0; n < 3; n++)
      void outbox.inTurn(() => {
        sent.push(n);
        send(200 * KB);
        return Promise.resolve();
      });
    await soon();
    expect(sent).toEqual([0]);
    take();
    await soon();
    expect(sent).toEqual([0, 1]);
    take();
    await soon();
    expect(sent).toEqual([0, 1, 2]);
  });

  test('waits for all but 64 KB of what was sent in between', async () => {
    const { outbox, send, take } = slowly();
    send(10 * KB);
    send(65 * KB);
    send(10 * KB);
    const answer = outbox.inTurn(() => Promise.resolve('answer'));
    let answered = false;
    void answer.then(() => (answered = true));
    take();
    await soon();
    expect(answered).toBe(false);
    take();
    expect(await answer).toBe('answer');
  });

  test('is not made for a connection that has closed', async () => {
    const { outbox, send, socket } = slowly();
    send(200 * KB);
    const answer = jest.fn(() => Promise.resolve('answer'));
    const answers = [outbox.inTurn(answer), outbox.inTurn(answer)];
    socket.destroy();
    expect(await Promise.all(answers)).toEqual([undefined, undefined]);
    expect(answer).not.toHaveBeenCalled();
  });

  test('that fails does not keep the next one back', async () => {
    const { outbox } = slowly();
    await expect(outbox.inTurn(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
    expect(await outbox.inTurn(() => Promise.resolve('answer'))).toBe('answer');
  });
});
