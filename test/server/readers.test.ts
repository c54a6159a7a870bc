import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

import { Readers, type CutReason } from '../../server/http/readers';
import { afterwards } from './cleanup';

const MB = 1024 * 1024;

/** Connections to somebody who reads nothing on his own; looks are had by hand. */
async function audience() {
  const cuts: CutReason[] = [];
  const readers = new Readers((why) => cuts.push(why));
  readers.close();
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterwards(() => new Promise<void>((resolve) => server.close(() => resolve())));

  const seat = async (): Promise<{ ours: Socket; theirs: Socket }> => {
    const theirs = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const [ours] = (await once(server, 'connection')) as [Socket];
    for (const socket of [ours, theirs]) {
      socket.on('error', () => {});
      afterwards(() => void socket.destroy());
    }
    readers.watch(ours);
    return { ours, theirs };
  };
  return { readers, cuts, seat };
}

/** Lets the other side take as much as there is, or so much at least. */
async function take(theirs: Socket, least: number): Promise<void> {
  let taken = 0;
  while (taken < least) {
    const chunk = theirs.read() as Buffer | null;
    if (chunk) taken += chunk.length;
    else await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

const look = (readers: Readers, times: number): void => {
  for (let i = 0; i < times; i++) readers.look();
};

test('a connection that takes nothing for ten seconds of what it is sent is cut', async () => {
  const { readers, cuts, seat } = await audience();
  const { ours } = await seat();
  // More than the system takes by itself.
  ours.write(Buffer.alloc(16 * MB));
  look(readers, 10);
  expect([ours.destroyed, cuts]).toEqual([false, []]);
  look(readers, 1);
  expect([ours.destroyed, cuts]).toEqual([true, ['stalled']]);
});

test('a connection is cut also when more is sent, and when it speaks meanwhile', async () => {
  const { readers, seat } = await audience();
  const { ours, theirs } = await seat();
  ours.resume();
  ours.write(Buffer.alloc(16 * MB));
  for (let i = 0; i < 11; i++) {
    ours.write('more');
    theirs.write('pong');
    await once(ours, 'data');
    readers.look();
  }
  expect(ours.destroyed).toBe(true);
});

test('a connection that is slow is not cut, even while one long message is on its way', async () => {
  const { readers, cuts, seat } = await audience();
  const { ours, theirs } = await seat();
  ours.write(Buffer.alloc(64 * MB));
  for (let taken = 0; taken < 40; taken += 4) {
    // The system tells of what was taken in steps of a megabyte or two.
    await take(theirs, 4 * MB);
    look(readers, 9);
  }
  expect(ours.writableLength).toBe(64 * MB);
  expect([ours.destroyed, cuts]).toEqual([false, []]);
});

test('a connection that has taken everything is not cut, however long it is silent', async () => {
  const { readers, cuts, seat } = await audience();
  const { ours } = await seat();
  await new Promise((resolve) => ours.write('all of it', resolve));
  look(readers, 100);
  expect([ours.destroyed, cuts]).toEqual([false, []]);
});

test('of all connections those are cut for whom most waits, when more than 256 MB waits for all', async () => {
  const { readers, cuts, seat } = await audience();
  const waiting = [100, 60, 90, 10];
  const seats = [];
  for (const mb of waiting) {
    const { ours } = await seat();
    readers.watch(ours, () => mb * MB);
    seats.push(ours);
  }
  readers.look();
  expect([seats.map(({ destroyed }) => destroyed), cuts]).toEqual([[true, false, false, false], ['crowded']]);
  await once(seats[0]!, 'close');
  readers.look();
  expect(cuts).toHaveLength(1);
});
