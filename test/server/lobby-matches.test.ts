import type { Game } from 'boardgame.io';

import { until } from './host';
import { annsMatch, type LobbyHost, lobbyHost, refused, sitDown } from './lobby-host';
import { toy } from './toy';

let host: LobbyHost;

beforeEach(async () => {
  host = await lobbyHost();
});

describe('creating a match', () => {
  const create = (body: unknown) => host.post('/games/toy/create', body);

  test.each([
    ['one seat too few', { numPlayers: 1 }],
    ['one seat too many', { numPlayers: 4 }],
    ['a huge number of seats', '{"numPlayers":1e308}'],
    ['more seats than there are numbers', '{"numPlayers":1e999}'],
    ['half a seat', { numPlayers: 2.5 }],
    ['a number in words', { numPlayers: '2' }],
    ['no number of seats', {}],
    ['setupData that is a list', { numPlayers: 2, setupData: [1] }],
    ['setupData that is text', { numPlayers: 2, setupData: 'total' }],
    ['setupData of more than 4 KB', { numPlayers: 2, setupData: { total: 1, note: 'x'.repeat(4096) } }],
    ['setupData that the game refuses', { numPlayers: 2, setupData: { total: 'many' } }],
    ['unlisted in words', { numPlayers: 2, unlisted: 'yes' }],
    ['a misspelt wish for privacy', { numPlayers: 2, unlistd: true }],
    ['a list', [{ numPlayers: 2 }]],
    ['nothing', 'null'],
  ])('is refused with %s', async (_, body) => {
    expect(await create(body)).toEqual(refused(400, 'bad-request'));
    expect(await host.store.ids({})).toEqual([]);
  });

  test.each([2, 3])('is granted with %d seats', async (numPlayers) => {
    const { matchID } = await host.client.createMatch('toy', { numPlayers, setupData: { total: 3 } });
    const match = await host.client.getMatch('toy', matchID);
    expect(match).toMatchObject({ matchID, gameName: 'toy', unlisted: false, setupData: { total: 3 } });
    expect(match.players.map(({ id, name }) => [id, name])).toEqual(
      Array.from({ length: numPlayers }, (_, seat) => [seat, undefined]),
    );
    expect(await host.store.state(matchID)).toMatchObject({ _stateID: 0, G: { total: 3 } });
  });

  test('tells why the game refuses the setupData', async () => {
    expect((await create({ numPlayers: 2, setupData: { total: 'many' } })).json.message).toBe('total must be a number');
  });

  test('is guarded however the address is written', async () => {
    expect(await host.post('/GAMES/toy/Create/', { numPlayers: 99 })).toEqual(refused(400, 'bad-request'));
    expect(await host.post('/games/%74oy/create', { numPlayers: 99 })).toEqual(refused(400, 'bad-request'));
  });

  test('gives each match an id that nobody guesses or misreads', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => String((await create({ numPlayers: 2 })).json.matchID)),
    );
    expect(new Set(ids).size).toBe(20);
    for (const id of ids) expect(id).toMatch(/^([2-9a-hjkmnp-z]{4}-){4}[2-9a-hjkmnp-z]{4}$/);
  });

  test('gives each match a seed of 128 random bits, not the time that everybody knows', async () => {
    const seeds = new Set<unknown>();
    for (let i = 0; i < 5; i++) {
      const { matchID } = await host.client.createMatch('toy', { numPlayers: 2 });
      const plugins = (await host.store.state(matchID))?.plugins as { random: { data: { seed: unknown } } };
      expect(plugins.random.data.seed).toMatch(/^[0-9a-f]{32}$/);
      seeds.add(plugins.random.data.seed);
    }
    expect(seeds.size).toBe(5);
  });

  test('of a game that does not say how many it has is granted with 1 to 10 seats', async () => {
    const open: Game = { name: 'open', moves: {} };
    const { post } = await lobbyHost({ games: [open] });
    for (const numPlayers of [1, 10]) expect((await post('/games/open/create', { numPlayers })).status).toBe(200);
    for (const numPlayers of [0, 11])
      expect(await post('/games/open/create', { numPlayers })).toEqual(refused(400, 'bad-request'));
  });
});

describe('playing again', () => {
  test('opens one new match for all who ask, with the same number of seats and the same options', async () => {
    const { matchID, ann } = await annsMatch(host, { setupData: { total: 7 }, unlisted: true });
    const bob = await sitDown(host, matchID, '1', 'Bob');
    const { nextMatchID } = await host.client.playAgain('toy', matchID, ann.owner);
    expect(await host.client.playAgain('toy', matchID, bob.owner)).toEqual({ nextMatchID });
    expect(await host.client.getMatch('toy', nextMatchID)).toMatchObject({
      unlisted: true,
      setupData: { total: 7 },
      players: [{ id: 0 }, { id: 1 }],
    });
    expect((await host.client.getMatch('toy', matchID)).nextMatchID).toBe(nextMatchID);
  });

  test('of several who ask at once opens one match and leaves no other behind', async () => {
    const { matchID, ann } = await annsMatch(host);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => host.post(`/games/toy/${matchID}/playAgain`, ann.owner)),
    );
    const next = new Set(answers.map(({ json }) => json.nextMatchID));
    expect(next.size).toBe(1);
    expect(new Set(await host.store.ids({}))).toEqual(new Set([matchID, ...next]));
  });

  test('opens another match when the one that followed is gone', async () => {
    const { matchID, ann } = await annsMatch(host);
    const { nextMatchID } = await host.client.playAgain('toy', matchID, ann.owner);
    await host.store.remove(nextMatchID);
    const again = await host.client.playAgain('toy', matchID, ann.owner);
    expect(again.nextMatchID).not.toBe(nextMatchID);
    expect(await host.client.playAgain('toy', matchID, ann.owner)).toEqual(again);
  });

  test.each([1, 4, 99, 1e308])('with %d seats is refused', async (numPlayers) => {
    const { matchID, ann } = await annsMatch(host);
    expect(await host.post(`/games/toy/${matchID}/playAgain`, { ...ann.owner, numPlayers })).toEqual(
      refused(400, 'bad-request'),
    );
  });

  test('with other wishes is granted', async () => {
    const { matchID, ann } = await annsMatch(host, { setupData: { total: 7 } });
    const { nextMatchID } = await host.client.playAgain('toy', matchID, {
      ...ann.owner,
      numPlayers: 3,
      setupData: { total: 1 },
    });
    expect(await host.client.getMatch('toy', nextMatchID)).toMatchObject({
      setupData: { total: 1 },
      players: { length: 3 },
    });
  });

  test('in private is not possible after a listed match, which would show everybody the way', async () => {
    const { matchID, ann } = await annsMatch(host);
    expect(await host.post(`/games/toy/${matchID}/playAgain`, { ...ann.owner, unlisted: true })).toEqual(
      refused(400, 'bad-request'),
    );
    const hidden = await annsMatch(host, { unlisted: true });
    for (const [unlisted, shown] of [
      [undefined, 0],
      [false, 1],
    ] as const) {
      const { matchID: first, ann: owner } = await annsMatch(host, { unlisted: true });
      const { nextMatchID } = await host.client.playAgain('toy', first, {
        ...owner.owner,
        ...(unlisted !== undefined && { unlisted }),
      });
      const { matches } = await host.client.listMatches('toy');
      expect(matches.filter((match) => [first, nextMatchID, hidden.matchID].includes(match.matchID))).toHaveLength(
        shown,
      );
    }
  });
});

describe('the list of matches', () => {
  const create = async (opening: Record<string, unknown> = {}) =>
    (await host.client.createMatch('toy', { numPlayers: 2, ...opening })).matchID;
  const list = async (query = '') =>
    (await host.get(`/games/toy${query}`)).json as { matches: { matchID: string }[]; next?: string };
  const idsOf = ({ matches }: { matches: { matchID: string }[] }) => matches.map(({ matchID }) => matchID);

  test('shows each match as the framework does, and who can move now', async () => {
    const { matchID } = await annsMatch(host, { setupData: { total: 1 } });
    const { matches } = await list();
    expect(matches).toEqual([
      {
        matchID,
        gameName: 'toy',
        unlisted: false,
        createdAt: expect.any(Number) as number,
        updatedAt: expect.any(Number) as number,
        setupData: { total: 1 },
        players: [
          { id: 0, name: 'Ann', isConnected: false },
          { id: 1, isConnected: false },
        ],
        active: ['0'],
      },
    ]);
    expect(await host.client.getMatch('toy', matchID)).toEqual(matches[0]);
    expect(await host.client.listMatches('toy')).toEqual({ matches });
  });

  test('tells who is connected', async () => {
    const { matchID } = await annsMatch(host);
    host.connected.set(matchID, new Set([0]));
    expect((await list()).matches).toMatchObject([{ players: [{ isConnected: true }, { isConnected: false }] }]);
  });

  test('tells nothing of credentials and codes', async () => {
    const { ann } = await annsMatch(host);
    const { text } = await host.get('/games/toy');
    expect(text).not.toContain(ann.owner.credentials);
    expect(text).not.toMatch(/hash|recovery|credentials|seed/i);
  });

  test('never shows a private match to those who do not know its id', async () => {
    const secret = await create({ unlisted: true });
    const open = await create();
    for (const query of ['', '?limit=100', '?isGameover=false', '?updatedAfter=1'])
      expect(idsOf(await list(query))).toEqual([open]);
    expect(idsOf(await list(`?ids=${secret}`))).toEqual([secret]);
    expect((await host.client.getMatch('toy', secret)).unlisted).toBe(true);
  });

  test('comes in pages that hold every match once', async () => {
    const created = new Set<string>();
    for (let i = 0; i < 7; i++) created.add(await create());
    const pages: string[][] = [];
    for (let after = ''; ;) {
      const page = await list(`?limit=3${after}`);
      pages.push(idsOf(page));
      if (page.next === undefined) break;
      after = `&after=${page.next}`;
    }
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
    expect(new Set(pages.flat())).toEqual(created);
  });

  test('has no next page when the matches just fill one', async () => {
    for (let i = 0; i < 3; i++) await create();
    expect((await list('?limit=3')).next).toBeUndefined();
    expect((await list('?limit=2')).next).toBeDefined();
  });

  test('goes on where it was when matches come and go meanwhile', async () => {
    const first = [await create(), await create(), await create(), await create()].reverse();
    const page = await list('?limit=2');
    await host.store.remove(first[0]!);
    await create();
    const rest = await list(`?limit=10&after=${page.next}`);
    expect(new Set([...idsOf(page), ...idsOf(rest)])).toEqual(new Set(first));
  });

  test('holds a thousand small matches, read a hundred at a time', async () => {
    const { store } = host;
    const first = await create();
    const [match, initial] = [await store.find(first), await store.initial(first)];
    for (let i = 1; i < 205; i++) await store.create({ ...match!, id: `${first}-${i}` }, initial!, []);
    const [all, most, next] = [await list('?limit=1000'), await list('?limit=204'), await list('?limit=200')];
    expect([all, most, next].map(({ matches }) => matches.length)).toEqual([205, 204, 200]);
    expect([all, most, next].map((page) => page.next !== undefined)).toEqual([false, true, true]);
    expect(new Set(idsOf(all)).size).toBe(205);
  });

  test('has smaller pages where there is much data: at most 128 KB of it', async () => {
    const setupData = { total: 1, words: 'x'.repeat(4000) };
    const bytes = JSON.stringify(setupData).length;
    const fit = Math.floor((128 * 1024) / bytes);
    for (let i = 0; i < fit + 3; i++) await create({ setupData });
    const page = await list('?limit=100');
    expect(page.matches).toHaveLength(fit);
    const rest = await list(`?limit=100&after=${page.next}`);
    expect([rest.matches.length, rest.next]).toEqual([3, undefined]);
    expect(new Set([...idsOf(page), ...idsOf(rest)]).size).toBe(fit + 3);
  });

  test('holds 50 matches when nobody says how many', async () => {
    for (let i = 0; i < 51; i++) await create();
    expect((await list()).matches).toHaveLength(50);
  });

  test('is asked of the store in one query', async () => {
    let queries = 0;
    const counted = await lobbyHost({
      store: (real) => ({
        list: (query) => (queries++, real.list(query)),
        find: () => Promise.reject(new Error('one match at a time')),
      }),
    });
    for (let i = 0; i < 5; i++) await counted.client.createMatch('toy', { numPlayers: 2 });
    expect((await counted.client.listMatches('toy')).matches).toHaveLength(5);
    expect(queries).toBe(1);
  });

  test('is looked up once for all who ask for the same at the same time, and never before they ask', async () => {
    const looks: (() => void)[] = [];
    const slow = await lobbyHost({
      store: (real) => ({
        list: async (query) => {
          const found = await real.list(query);
          await new Promise<void>((resolve) => looks.push(resolve));
          return found;
        },
      }),
    });
    const count = async () => ((await slow.get('/games/toy')).json.matches as unknown[]).length;
    const open = () => slow.client.createMatch('toy', { numPlayers: 2 });
    await open();
    const early = count();
    await until(() => looks.length === 1);
    await open();
    const late = [count(), count(), count()];
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(looks).toHaveLength(1);
    const ended = Promise.all([early, ...late]);
    const ending = setInterval(() => looks.forEach((end) => end()), 5);
    expect(await ended).toEqual([1, 2, 2, 2]);
    clearInterval(ending);
  });

  test('shows only matches of the game', async () => {
    const { matchID } = await host.client.createMatch('other-toy', { numPlayers: 2 });
    expect((await list()).matches).toEqual([]);
    expect((await list(`?ids=${matchID}`)).matches).toEqual([]);
  });

  test('shows running or finished matches to a LobbyClient that asks for them', async () => {
    const running = await create();
    const over = await create();
    await host.store.commit(over, {
      from: 0,
      to: 1,
      change: [1],
      log: [],
      at: Date.now(),
      active: [],
      gameover: { winner: '0' },
    });
    expect(idsOf(await host.client.listMatches('toy', { isGameover: false }))).toEqual([running]);
    const { matches } = await host.client.listMatches('toy', { isGameover: true });
    expect(matches).toMatchObject([{ matchID: over, gameover: { winner: '0' }, active: [] }]);
  });

  test('shows matches moved before or after a time to a LobbyClient that asks for them', async () => {
    const id = await create();
    const { updatedAt } = await host.client.getMatch('toy', id);
    expect(idsOf(await host.client.listMatches('toy', { updatedAfter: updatedAt - 1 }))).toEqual([id]);
    expect(idsOf(await host.client.listMatches('toy', { updatedAfter: updatedAt }))).toEqual([]);
    expect(idsOf(await host.client.listMatches('toy', { updatedBefore: updatedAt }))).toEqual([]);
    expect(idsOf(await host.client.listMatches('toy', { updatedBefore: updatedAt + 1 }))).toEqual([id]);
  });

  test('of given ids holds those that there are, each once', async () => {
    const ids = [await create(), await create({ unlisted: true })];
    await create();
    expect(new Set(idsOf(await list(`?ids=${[...ids, ids[0], 'none', '__proto__', '%00', ''].join(',')}`)))).toEqual(
      new Set(ids),
    );
    expect((await list(`?ids=${ids.join(',')}`)).matches).toHaveLength(2);
    expect((await list('?ids=')).matches).toEqual([]);
  });

  test.each([
    'limit=0',
    'limit=1001',
    'limit=-1',
    'limit=1e1',
    'limit=',
    'limit=5&limit=6',
    'after=',
    'after=!',
    'after=bm90aGluZw',
    'isGameover=perhaps',
    'updatedBefore=soon',
    'updatedAfter=-1',
    'updatedAfter=9999999999999999999',
    `ids=${Array.from({ length: 51 }, (_, i) => `m${i}`).join(',')}`,
    `ids=${'x'.repeat(4000)}`,
  ])('is refused with ?%s', async (query) => {
    expect(await host.get(`/games/toy?${query}`)).toEqual(refused(400, 'bad-request'));
  });

  test('is not kept by browsers and proxies', async () => {
    expect((await host.get('/games/toy')).headers['cache-control']).toBe('no-store');
  });
});

describe('what is not there', () => {
  const routes = ['playAgain', 'leave', 'recovery', 'takeBack'];

  test('an unknown game is refused', async () => {
    const { matchID, ann } = await annsMatch(host);
    for (const game of ['chess', '__proto__', 'constructor', '%00', '%ff', 'TOY']) {
      expect(await host.get(`/games/${game}`)).toEqual(refused(404, 'unknown-game'));
      expect(await host.get(`/games/${game}/${matchID}`)).toEqual(refused(404, 'unknown-game'));
      expect(await host.post(`/games/${game}/create`, { numPlayers: 2 })).toEqual(refused(404, 'unknown-game'));
      expect(await host.post(`/games/${game}/${matchID}/leave`, ann.owner)).toEqual(refused(404, 'unknown-game'));
    }
  });

  test.each(['none', '__proto__', 'constructor', '%00', '%ff', '%ed%a0%80', '..', "'--", 'x'.repeat(5000)])(
    'an unknown match is refused: %s',
    async (id) => {
      const { ann } = await annsMatch(host);
      expect(await host.get(`/games/toy/${id}`)).toEqual(refused(404, 'unknown-match'));
      for (const route of routes)
        expect(await host.post(`/games/toy/${id}/${route}`, ann.owner)).toEqual(refused(404, 'unknown-match'));
    },
  );

  test('no database is asked for what cannot be an id', async () => {
    const asked = await lobbyHost({ store: () => ({ find: () => Promise.reject(new Error('asked')) }) });
    for (const id of ['%00', '%ff', 'a.b', "'", 'x'.repeat(65)])
      expect(await asked.get(`/games/toy/${id}`)).toEqual(refused(404, 'unknown-match'));
  });

  test('a match is neither shown nor changed as one of another game', async () => {
    const { matchID, ann } = await annsMatch(host);
    expect(await host.get(`/games/other-toy/${matchID}`)).toEqual(refused(404, 'unknown-match'));
    for (const route of routes)
      expect(await host.post(`/games/other-toy/${matchID}/${route}`, ann.owner)).toEqual(refused(404, 'unknown-match'));
    const join = { playerID: '1', playerName: 'Eve' };
    expect(await host.post(`/games/other-toy/${matchID}/join`, join)).toEqual(refused(404, 'unknown-match'));
    expect((await host.client.getMatch('toy', matchID)).players).toMatchObject([{ name: 'Ann' }, { id: 1 }]);
  });

  test('an unknown path of the lobby is refused with JSON', async () => {
    expect(await host.get('/games/toy/none/no/such/thing')).toEqual(refused(404, 'not-found'));
    expect(await host.post('/games/toy/none/destroy', {})).toEqual(refused(404, 'not-found'));
  });

  test('a wrong method is refused with JSON', async () => {
    expect(await host.send('PUT', '/games/toy/none/join')).toEqual(refused(405, 'not-allowed'));
    expect(await host.send('PROPFIND', '/games/toy/none/join')).toEqual(refused(501, 'not-allowed'));
  });

  test('the games are listed by the framework', async () => {
    expect(await host.client.listGames()).toEqual([toy.name, 'other-toy']);
  });
});
