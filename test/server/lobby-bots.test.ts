import { annsMatch, type LobbyHost, lobbyHost, moveOf, refused, sitDown } from './lobby-host';

let host: LobbyHost;
let matchID: string;
let ann: Awaited<ReturnType<typeof sitDown>>;
let bob: typeof ann;

const to = (route: string, body: unknown) => host.post(`/games/toy/${matchID}/${route}`, body);
const seats = async () =>
  (await host.client.getMatch('toy', matchID)).players.map(({ name, ...seat }) => ({
    name,
    bot: (seat as { bot?: string }).bot,
  }));
const ANN = { name: 'Ann', bot: undefined };
const BOB = { name: 'Bob', bot: undefined };
const FREE = { name: undefined, bot: undefined };
const STEWARD = { name: 'steward', bot: 'steward' };

beforeEach(async () => {
  host = await lobbyHost();
});

const create = (bots: unknown, numPlayers = 3) => host.post('/games/toy/create', { numPlayers, bots });

describe('a match created with bots', () => {
  test('has them on their seats at once', async () => {
    matchID = String((await create({ '1': 'steward', '2': 'random' })).json.matchID);
    expect(await seats()).toEqual([FREE, STEWARD, { name: 'random', bot: 'random' }]);
    expect((await host.store.find(matchID))?.seats[1]).toEqual({ seat: 1, name: 'steward', bot: 'steward' });
  });

  test('lets nobody sit there', async () => {
    matchID = String((await create({ '0': 'steward' }, 2)).json.matchID);
    expect(await to('join', { playerID: '0', playerName: 'Ann' })).toEqual(refused(409, 'seat-taken'));
    expect(await to('join', { playerName: 'Ann' })).toMatchObject({ json: { playerID: '1' } });
    expect(await to('join', { playerName: 'Bob' })).toEqual(refused(409, 'match-full'));
  });

  test('lets nobody act for them', async () => {
    matchID = String((await create({ '0': 'steward' }, 2)).json.matchID);
    for (const route of ['leave', 'playAgain', 'recovery', 'takeBack']) {
      for (const credentials of ['', 'steward', 'undefined'])
        expect(await to(route, { playerID: '0', credentials })).toEqual(refused(403, 'forbidden'));
    }
    expect(await to('recover', { code: '' })).toEqual(refused(403, 'forbidden'));
  });

  test('is gone when the last person has left', async () => {
    matchID = String((await create({ '0': 'steward' }, 2)).json.matchID);
    const owner = (await sitDown(host, matchID, '1', 'Ann')).owner;
    await moveOf(host.store, matchID, '1');
    expect((await to('leave', owner)).status).toBe(200);
    expect(await host.store.find(matchID)).toBeUndefined();
  });

  test('is gone when the last person has left it to bots alone: nobody could sit down', async () => {
    matchID = String((await create({ '0': 'steward' }, 2)).json.matchID);
    const { owner } = await sitDown(host, matchID, '1', 'Ann');
    expect((await to('bot', { ...owner, seat: '1', bot: 'random' })).status).toBe(200);
    expect((await to('leave', owner)).status).toBe(200);
    expect(await host.store.find(matchID)).toBeUndefined();
  });

  test('is followed by one with the same bots on the same seats', async () => {
    matchID = String((await create({ '0': 'steward', '2': 'random' })).json.matchID);
    const { owner } = await sitDown(host, matchID, '1', 'Ann');
    matchID = (await host.client.playAgain('toy', matchID, owner)).nextMatchID;
    expect(await seats()).toEqual([STEWARD, FREE, { name: 'random', bot: 'random' }]);
  });

  test('is followed by one with the bots that were asked for, even where another had to take over', async () => {
    matchID = String((await create({ '0': 'steward' }, 2)).json.matchID);
    const { owner } = await sitDown(host, matchID, '1', 'Ann');
    const {
      seats: [seat],
    } = (await host.store.find(matchID))!;
    await host.store.changeSeat(matchID, 0, seat!, { bot: 'random' });
    matchID = (await host.client.playAgain('toy', matchID, owner)).nextMatchID;
    expect(await seats()).toEqual([STEWARD, FREE]);
  });

  test('is followed by one with other bots for whoever says so', async () => {
    matchID = String((await create({ '0': 'steward', '2': 'random' })).json.matchID);
    const { owner } = await sitDown(host, matchID, '1', 'Ann');
    const { json } = await to('playAgain', { ...owner, numPlayers: 2, bots: { '1': 'steward' } });
    matchID = String(json.nextMatchID);
    expect(await seats()).toEqual([FREE, STEWARD]);
  });

  test.each([
    ['for every seat', { '0': 'steward', '1': 'steward', '2': 'steward' }],
    ['for a seat that is none', { '3': 'steward' }],
    ['for a seat named __proto__', '{"numPlayers":3,"bots":{"__proto__":"steward"}}'],
    ['for a seat named constructor', { constructor: 'steward' }],
    ['for a seat named length', { length: 'steward' }],
    ['that nobody knows', { '1': 'grandmaster' }],
    ['named after what every object has', { '1': 'constructor' }],
    ['without a name', { '1': '' }],
    ['that are no text', { '1': { name: 'steward' } }],
    ['in a list', ['steward']],
    ['in words', 'steward'],
  ])('is refused with bots %s', async (_, bots) => {
    const answer =
      typeof bots === 'string' && bots.startsWith('{')
        ? await host.post('/games/toy/create', bots)
        : await create(bots);
    expect(answer).toEqual(refused(400, 'bad-request'));
    expect(await host.store.ids({})).toEqual([]);
  });

  test('is refused for a game without bots', async () => {
    expect(await host.post('/games/other-toy/create', { numPlayers: 2, bots: { '0': 'steward' } })).toEqual(
      refused(400, 'bad-request'),
    );
  });
});

describe('a seat given to a bot', () => {
  const give = (seat: string, bot = 'steward') => to('bot', { ...ann.owner, seat, bot });

  beforeEach(async () => {
    ({ matchID, ann } = await annsMatch(host, { numPlayers: 3 }));
    bob = await sitDown(host, matchID, '1', 'Bob');
    host.told.length = 0;
  });

  test("that was free is the bot's own", async () => {
    expect(await give('2')).toMatchObject({ status: 200, json: {} });
    expect(await seats()).toEqual([ANN, BOB, STEWARD]);
    expect(host.told).toEqual([matchID]);
    expect(await to('join', { playerID: '2', playerName: 'Eve' })).toEqual(refused(409, 'seat-taken'));
  });

  test('of somebody who is not there stays theirs', async () => {
    expect((await give('1')).status).toBe(200);
    expect(await seats()).toEqual([ANN, { name: 'Bob', bot: 'steward' }, FREE]);
    expect((await to('update', { ...bob.owner, newName: 'Robert' })).status).toBe(200);
  });

  test('is never one of somebody who is there', async () => {
    host.connected.set(matchID, new Set([1]));
    expect(await give('1')).toEqual(refused(409, 'present'));
    expect(await seats()).toEqual([ANN, BOB, FREE]);
    expect(host.told).toEqual([]);
  });

  test("may be one's own, although one is there", async () => {
    host.connected.set(matchID, new Set([0]));
    expect((await give('0')).status).toBe(200);
    expect(await seats()).toEqual([{ name: 'Ann', bot: 'steward' }, BOB, FREE]);
  });

  test.each([
    ['for a seat that is none', '3', 'steward', 404, 'unknown-seat'],
    ['for a seat named __proto__', '__proto__', 'steward', 404, 'unknown-seat'],
    ['to a bot that nobody knows', '2', 'grandmaster', 400, 'bad-request'],
    ['to a bot named after what every object has', '2', 'toString', 400, 'bad-request'],
  ])('is refused %s', async (_, seat, bot, status, code) => {
    expect(await give(seat, bot)).toEqual(refused(status, code));
  });

  test('is not given to a second bot', async () => {
    await give('1');
    await give('2');
    for (const seat of ['1', '2']) expect(await give(seat, 'random')).toEqual(refused(409, 'seat-taken'));
  });

  test('is given by people on a seat of the match only', async () => {
    const other = await annsMatch(host);
    expect(await to('bot', { ...other.ann.owner, seat: '2', bot: 'steward' })).toEqual(refused(403, 'forbidden'));
    expect(await to('bot', { playerID: '2', credentials: '', seat: '2', bot: 'steward' })).toEqual(
      refused(403, 'forbidden'),
    );
  });

  test('is not given in a match that is over', async () => {
    await host.store.commit(matchID, {
      from: 0,
      to: 1,
      change: [1],
      log: [],
      at: Date.now(),
      active: [],
      gameover: {},
    });
    expect(await give('2')).toEqual(refused(409, 'game-over'));
  });

  test('is given to the bot or to a newcomer, not to both', async () => {
    const [bot, person] = await Promise.all([give('2'), to('join', { playerID: '2', playerName: 'Eve' })]);
    expect([bot, person].filter(({ status }) => status === 200)).toHaveLength(1);
    expect([bot, person].find(({ status }) => status !== 200)).toEqual(refused(409, 'seat-taken'));
  });

  test('of a newcomer who was faster is not given: they are there', async () => {
    host = await lobbyHost({
      store: (real) => ({
        changeSeat: async (id, seat, seen, change) => {
          if (change.bot === 'steward' && seen.name === undefined) {
            await real.changeSeat(id, seat, {}, { name: 'Eve', hash: 'of Eve' });
            host.connected.set(id, new Set([seat]));
          }
          return real.changeSeat(id, seat, seen, change);
        },
      }),
    });
    ({ matchID, ann } = await annsMatch(host));
    expect(await give('1')).toEqual(refused(409, 'present'));
    expect(await seats()).toEqual([ANN, { name: 'Eve', bot: undefined }]);
  });

  test('is taken back by its person', async () => {
    await give('1');
    expect(await to('takeBack', bob.owner)).toMatchObject({ status: 200, json: {} });
    expect(await seats()).toEqual([ANN, BOB, FREE]);
    expect(host.told).toEqual([matchID, matchID]);
    expect((await to('takeBack', bob.owner)).status).toBe(200);
  });

  test('is taken back by nobody else', async () => {
    await give('1');
    await give('2');
    for (const playerID of ['1', '2'])
      expect(await to('takeBack', { ...ann.owner, playerID })).toEqual(refused(403, 'forbidden'));
    expect((await seats())[1]).toEqual({ name: 'Bob', bot: 'steward' });
  });

  test('is recovered by its person while the bot plays, and then taken back', async () => {
    await give('1');
    const { json } = await to('recover', { code: bob.code });
    const owner = { playerID: '1', credentials: String(json.playerCredentials) };
    expect((await to('takeBack', owner)).status).toBe(200);
    expect(await seats()).toEqual([ANN, BOB, FREE]);
  });

  test("whose person leaves for good is the bot's own", async () => {
    await give('1');
    expect((await to('leave', bob.owner)).status).toBe(200);
    expect(await seats()).toEqual([ANN, STEWARD, FREE]);
    expect((await host.store.find(matchID))?.seats[1]).toEqual({ seat: 1, name: 'steward', bot: 'steward' });
  });

  test('keeps the match: who is away has not left', async () => {
    await give('1');
    await moveOf(host.store, matchID, '1');
    await to('leave', ann.owner);
    expect(await seats()).toEqual([FREE, { name: 'Bob', bot: 'steward' }, FREE]);
    await to('leave', bob.owner);
    expect(await host.store.find(matchID)).toBeUndefined();
  });

  test("of a bot's own is freed by people on a seat", async () => {
    await give('2');
    expect(await to('unbot', { ...bob.owner, seat: '2' })).toMatchObject({ status: 200, json: {} });
    expect(await seats()).toEqual([ANN, BOB, FREE]);
    await sitDown(host, matchID, '2', 'Eve');
  });

  test.each([
    ['a person', '1', 'no-bot'],
    ['nobody', '2', 'no-bot'],
  ])('is not freed where %s sits', async (_, seat, code) => {
    expect(await to('unbot', { ...ann.owner, seat })).toEqual(refused(409, code));
    expect(await seats()).toEqual([ANN, BOB, FREE]);
  });

  test('is not freed while the bot plays for a person', async () => {
    await give('1');
    expect(await to('unbot', { ...ann.owner, seat: '1' })).toEqual(refused(409, 'seat-taken'));
    expect(await seats()).toEqual([ANN, { name: 'Bob', bot: 'steward' }, FREE]);
  });
});

describe('matches of bots alone', () => {
  const leave = async () => {
    const { json } = await create({ '1': 'steward' }, 2);
    matchID = String(json.matchID);
    const { owner } = await sitDown(host, matchID, '0', 'Ann');
    return (await to('bot', { ...owner, seat: '0', bot: 'random' })).status;
  };

  test('are limited for each address; one that a person plays in is not', async () => {
    host = await lobbyHost({ limits: { botMatches: { points: 2, seconds: 60 } } });
    expect(await leave()).toBe(200);
    expect(await leave()).toBe(200);
    expect(await leave()).toBe(429);
    expect((await host.store.find(matchID))?.seats[0]?.bot).toBeUndefined();
    // A third seat is given away by one who stays.
    matchID = String((await create({}, 3)).json.matchID);
    const ann = await sitDown(host, matchID, '0', 'Ann');
    expect((await to('bot', { ...ann.owner, seat: '2', bot: 'random' })).status).toBe(200);
  });
});
