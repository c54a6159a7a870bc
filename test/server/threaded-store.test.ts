import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type RealThreads from 'node:worker_threads';
import type { Worker as RealWorker, WorkerOptions } from 'node:worker_threads';

import { StartError } from '../../server/start-error';
import { StoreError } from '../../server/store/store';
import { ThreadedStore } from '../../server/store/threaded';
import { freshFolder } from './cleanup';
import { describeMatchStore, entry, match, play, stateOf, step } from './match-store.contract';

/** Threads that the stores have started, the latest last. */
const mockThreads: RealWorker[] = [];

jest.mock('node:worker_threads', () => {
  const real = jest.requireActual<typeof RealThreads>('node:worker_threads');
  class Worker extends real.Worker {
    constructor(file: string, options: WorkerOptions) {
      super(file, options);
      mockThreads.push(this);
    }
  }
  return { ...real, Worker };
});

let file: string;
const stores: ThreadedStore[] = [];

async function open(): Promise<ThreadedStore> {
  const store = new ThreadedStore(file);
  stores.push(store);
  await store.open();
  return store;
}

beforeEach(() => {
  file = path.join(freshFolder(), 'civitas.sqlite');
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

describeMatchStore('SQLite in a thread of its own', open);

describe('a store in a thread of its own', () => {
  test('says why it cannot be opened, and leaves no thread behind', async () => {
    writeFileSync(file, 'letters to a friend\n'.repeat(100));
    await expect(open()).rejects.toThrow(StartError);
    await expect(open()).rejects.toThrow(/is not a database/);
    expect(mockThreads.slice(-2).map(({ threadId }) => threadId)).toEqual([-1, -1]);
    await expect(stores[0]?.find('m')).rejects.toThrow('not open');
  });

  test('knows an argument that was left out', async () => {
    const store = await open();
    await play(store, 'm', 3);
    expect(await store.log('m', undefined)).toHaveLength(3);
  });

  test('does what was asked of it before it closes, and can be opened again', async () => {
    const store = await open();
    const state = await play(store, 'm', 3);
    const last = store.commit('m', step(state, stateOf(4)));
    await store.close();
    expect(await last).toBe(true);
    await expect(store.state('m')).rejects.toThrow('not open');
    await expect(store.state('m')).rejects.toThrow(StoreError);
    await store.open();
    expect(await store.state('m')).toEqual(stateOf(4));
    const next = store.commit('m', step(stateOf(4), stateOf(5)));
    const closed = store.close();
    await store.open();
    await closed;
    expect(await next).toBe(true);
    expect(await store.state('m')).toEqual(stateOf(5));
  });

  test('passes on what can be, beside what cannot', async () => {
    const store = await open();
    for (const id of ['a', 'b']) await store.create(match(id), stateOf(0), []);
    const strange = { ...entry(0), metadata: 1n };
    const results = await Promise.allSettled([
      store.commit('a', step(stateOf(0), stateOf(1), { log: [strange] })),
      store.commit('b', step(stateOf(0), stateOf(1))),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await store.stateIDs(['a', 'b'])).toEqual(
      new Map([
        ['a', 0],
        ['b', 1],
      ]),
    );
  });

  test('whose thread dies fails what it was doing, and goes on in another one', async () => {
    const store = await open();
    const state = await play(store, 'm', 3);
    const asked = [store.find('m'), store.commit('m', step(state, stateOf(4)))];
    void mockThreads.at(-1)?.terminate();
    for (const result of await Promise.allSettled(asked)) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StoreError) as unknown });
    }
    const found = await store.state('m');
    // It may have been stored all the same.
    expect([state, stateOf(4)]).toContainEqual(found);
    expect(await store.commit('m', step(found ?? state, stateOf(5)))).toBe(true);
  });
});
