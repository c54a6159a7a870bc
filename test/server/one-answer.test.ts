import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import { oneAnswerAtATime } from '../../server/http/one-answer';
import { afterwards } from './cleanup';
import { until } from './host';

/** A server that answers with so many bytes, and a connection to it that reads when it likes. */
async function serving(bytes: number) {
  let begun = 0;
  const server = createServer(
    oneAnswerAtATime((_, response) => {
      begun++;
      response.end(Buffer.alloc(bytes));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterwards(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  afterwards(() => void socket.destroy());
  return {
    socket,
    begun: () => begun,
    ask: (times: number) => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(times)),
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('of ten requests that come in one go the second is looked at when the first answer is taken', async () => {
  // More than the system takes by itself.
  const { socket, begun, ask } = await serving(16 * 1024 * 1024);
  ask(10);
  await until(() => begun() > 0);
  await pause(100);
  expect(begun()).toBe(1);
  socket.resume();
  await until(() => begun() === 10);
});

test('small answers to requests in one go all come, in order', async () => {
  const { socket, begun, ask } = await serving(10);
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  ask(10);
  await until(() => heard.split('200 OK').length === 11);
  ask(1);
  await until(() => begun() === 11);
});

test('whoever sends more than eleven requests before the first is answered is cut', async () => {
  const { socket, begun, ask } = await serving(16 * 1024 * 1024);
  let closed = false;
  socket.on('close', () => (closed = true));
  ask(12);
  socket.resume();
  await until(() => closed);
  expect(begun()).toBeLessThan(2);
});

test('nothing is made for whoever has gone', async () => {
  const { socket, begun, ask } = await serving(16 * 1024 * 1024);
  ask(5);
  await until(() => begun() === 1);
  socket.destroy();
  await pause(100);
  expect(begun()).toBe(1);
});
