import { StoreError } from '../../server/store/store';
import { annsMatch, lobbyHost, moveOf, refused } from './lobby-host';

const SECRET = 'postgres://user:password@database';

/** Every method of a store, broken. */
const broken = (error: unknown) => () => {
  const fail = () => Promise.reject(error);
  return { create: fail, find: fail, list: fail, changeSeat: fail, follow: fail, removeEmpty: fail };
};

describe('while the store is away', () => {
  test('every route answers 503, when to come again, and nothing about the store', async () => {
    const host = await lobbyHost({ store: broken(new StoreError(SECRET)) });
    const owner = { playerID: '0', credentials: 'x' };
    const answers = [
      await host.get('/games/toy'),
      await host.get('/games/toy/some-match'),
      await host.post('/games/toy/create', { numPlayers: 2 }),
      await host.post('/games/toy/some-match/join', { playerName: 'Ann' }),
      await host.post('/games/toy/some-match/recover', { code: 'x' }),
      ...(await Promise.all(
        ['leave', 'playAgain', 'recovery', 'takeBack'].map((route) =>
          host.post(`/games/toy/some-match/${route}`, owner),
        ),
      )),
    ];
    for (const answer of answers) {
      expect(answer).toEqual(refused(503, 'unavailable'));
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.text).not.toMatch(/postgres|password|StoreError/);
    }
    expect(host.log.join('')).toContain(SECRET);
  });

  test('whoever joins has not got the seat; once it is back, they get it', async () => {
    let away = true;
    const host = await lobbyHost({
      store: (real) => ({
        changeSeat: (...args) => (away ? Promise.reject(new StoreError('away')) : real.changeSeat(...args)),
      }),
    });
    const { matchID } = await host.client.createMatch('toy', { numPlayers: 2 });
    const join = () => host.post(`/games/toy/${matchID}/join`, { playerID: '0', playerName: 'Ann' });
    expect(await join()).toEqual(refused(503, 'unavailable'));
    expect(host.told).toEqual([]);
    away = false;
    expect(await join()).toMatchObject({ status: 200 });
  });

  test('whoever leaves as the last has left, even if the match could not be removed', async () => {
    let away = true;
    const host = await lobbyHost({
      store: (real) => ({
        removeEmpty: (id) => (away ? Promise.reject(new StoreError('away')) : real.removeEmpty(id)),
      }),
    });
    const { matchID, ann } = await annsMatch(host);
    await moveOf(host.store, matchID, '0');
    host.told.length = 0;
    expect(await host.post(`/games/toy/${matchID}/leave`, ann.owner)).toEqual(refused(503, 'unavailable'));
    expect(host.told).toEqual([matchID]);
    away = false;
    expect((await host.store.find(matchID))?.seats).toEqual([{ seat: 0 }, { seat: 1 }]);
  });
});

test.each([
  ['an error', new Error(SECRET)],
  ['an error with a status', Object.assign(new Error(SECRET), { status: 400 })],
  ['an error that says it may be shown', Object.assign(new Error(SECRET), { status: 500, expose: true })],
  ['a word', SECRET],
  ['nothing', undefined],
])('a failure answers 500 without details: %s', async (_, error) => {
  const host = await lobbyHost({ store: broken(error) });
  const answer = await host.get('/games/toy');
  expect(answer).toEqual(refused(500, 'internal'));
  expect(answer.text).not.toContain('password');
  expect(host.log.filter((line) => line.includes('request failed'))).toHaveLength(1);
});

test('a game whose set-up throws answers 500, and the next request is served', async () => {
  const wild = {
    name: 'wild',
    minPlayers: 2,
    maxPlayers: 2,
    setup: () => {
      throw new Error(SECRET);
    },
  };
  const host = await lobbyHost({ games: [wild] });
  expect(await host.post('/games/wild/create', { numPlayers: 2 })).toEqual(refused(500, 'internal'));
  expect(await host.client.listMatches('wild')).toEqual({ matches: [] });
});

describe("the framework's API_SECRET", () => {
  afterEach(() => {
    delete process.env.API_SECRET;
  });

  test('still closes the lobby to those who do not send it', async () => {
    const host = await lobbyHost();
    process.env.API_SECRET = 'open sesame';
    for (const headers of [{}, { 'api-secret': 'guess' }]) {
      for (const answer of [
        await host.get('/games/toy', headers),
        await host.post('/games/toy/create', { numPlayers: 2 }, headers),
      ]) {
        expect(answer).toEqual(refused(403, 'forbidden'));
        expect(answer.json.message).toBe('Invalid API secret');
      }
    }
    expect((await host.get('/games/toy', { 'api-secret': 'open sesame' })).status).toBe(200);
  });
});
