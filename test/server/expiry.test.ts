import { expireMatches, startExpiry } from '../../server/lobby/expiry';
import { StoreError } from '../../server/store/store';
import { instead, type LobbyHost, lobbyHost } from './lobby-host';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = DAY / 24;
const NOW = Date.now();
const policy = { overDays: 90, unfinishedDays: 30 };
let host: LobbyHost;

beforeEach(async () => {
  host = await lobbyHost();
});

/** Matches named by when they were moved last, and whether they are over. */
async function makeMatches() {
  const { matchID } = await host.client.createMatch('toy', { numPlayers: 2 });
  const state = await host.store.initial(matchID);
  await host.store.remove(matchID);
  const make = async (id: string, days: number, over: boolean) => {
    const at = Date.now() - days * DAY;
    await host.store.create(
      { id, game: 'toy', unlisted: false, createdAt: at, updatedAt: at, seats: [{ seat: 0 }] },
      state!,
      [0],
    );
    if (over) await host.store.commit(id, { from: 0, to: 1, change: [1], log: [], at, active: [], gameover: {} });
  };
  for (const days of [0, 29, 31, 89, 91]) {
    await make(`running-${days}`, days, false);
    await make(`over-${days}`, days, true);
  }
}

/** A look so many days from now, by the clock of the server. */
async function look(days: number, by = policy): Promise<void> {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(NOW + days * DAY);
  try {
    await expireMatches(host, by);
  } finally {
    clock.mockRestore();
  }
}

const left = async () => (await host.store.ids({})).sort();

test('finished matches go after 90 days, unfinished ones after 30, and those who show them are told', async () => {
  await makeMatches();
  host.told.length = 0;
  await look(0);
  expect(await left()).toHaveLength(10);
  expect(host.told).toEqual([]);
  await look(3);
  expect(await left()).toEqual(['over-0', 'over-29', 'over-31', 'over-89', 'running-0', 'running-29']);
  expect(host.told.sort()).toEqual(['over-91', 'running-31', 'running-89', 'running-91']);
});

test('0 days keep matches for ever', async () => {
  await makeMatches();
  for (const days of [0, 3]) await look(days, { overDays: 0, unfinishedDays: 90 });
  expect(await left()).toEqual(expect.arrayContaining(['over-91', 'running-89']));
  expect(await left()).not.toContain('running-91');
  for (const days of [0, 3]) await look(days, { overDays: 0, unfinishedDays: 0 });
  expect(await left()).toHaveLength(9);
});

test('a clock that is a year ahead for two days takes no match away', async () => {
  await makeMatches();
  for (const days of [365, 366, 366.9]) await look(days);
  expect(await left()).toHaveLength(10);
  // It is set right: what is really old goes three days later, and nothing else.
  for (const days of [2, 4]) await look(days);
  expect(await left()).toHaveLength(10);
  await look(5);
  expect(await left()).toEqual(['over-0', 'over-29', 'over-31', 'running-0']);
});

test('a clock that is set back takes no match away', async () => {
  await makeMatches();
  await look(0);
  for (const days of [-400, -300]) await look(days);
  expect(await left()).toHaveLength(10);
});

test('many go in small batches, until all are gone', async () => {
  const batches: number[] = [];
  const gone = Array.from({ length: 120 }, (_, i) => `m${i}`);
  const store = instead(host.store, {
    expire: (_, _at, limit) => {
      batches.push(limit);
      return Promise.resolve({ noted: 0, removed: gone.splice(0, limit) });
    },
  });
  await expireMatches({ ...host, store }, policy);
  expect(gone).toEqual([]);
  expect(batches.length).toBeGreaterThan(2);
  expect(Math.max(...batches)).toBeLessThanOrEqual(50);
  expect(host.told).toHaveLength(120);
});

describe('in the running server', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  const settle = async () => {
    for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
  };

  test('old matches go at the start and every hour until it ends', async () => {
    let runs = 0;
    const store = instead(host.store, {
      expire: () => {
        runs++;
        return Promise.resolve({ noted: 0, removed: [] });
      },
    });
    const end = startExpiry({ ...host, store }, policy);
    await settle();
    expect(runs).toBe(1);
    jest.advanceTimersByTime(HOUR);
    await settle();
    expect(runs).toBe(2);
    await end();
    jest.advanceTimersByTime(3 * HOUR);
    await settle();
    expect(runs).toBe(2);
  });

  test('a run that fails is logged, and the next one works', async () => {
    let runs = 0;
    const store = instead(host.store, {
      expire: () =>
        ++runs === 1 ? Promise.reject(new StoreError('away')) : Promise.resolve({ noted: 0, removed: [] }),
    });
    const end = startExpiry({ ...host, store }, policy);
    await settle();
    expect(host.log.filter((line) => line.includes('old matches could not be removed'))).toHaveLength(1);
    jest.advanceTimersByTime(HOUR);
    await settle();
    expect(runs).toBe(2);
    await end();
  });

  test('a run that lasts is not begun a second time, and ends before the store is closed', async () => {
    let runs = 0;
    let release: (expired: { noted: number; removed: string[] }) => void = () => {};
    const store = instead(host.store, {
      expire: () => {
        runs++;
        return new Promise<{ noted: number; removed: string[] }>((resolve) => (release = resolve));
      },
    });
    const end = startExpiry({ ...host, store }, policy);
    jest.advanceTimersByTime(2 * HOUR);
    await settle();
    expect(runs).toBe(1);
    let ended = false;
    const ending = end().then(() => (ended = true));
    await settle();
    expect(ended).toBe(false);
    release({ noted: 0, removed: Array.from({ length: 50 }, (_, i) => `m${i}`) });
    await ending;
    expect(runs).toBe(1);
  });

  test('nothing is asked of the store when all matches are kept for ever', async () => {
    const store = instead(host.store, { expire: () => Promise.reject(new Error('asked')) });
    await startExpiry({ ...host, store }, { overDays: 0, unfinishedDays: 0 })();
    expect(host.log).toEqual([]);
  });
});
