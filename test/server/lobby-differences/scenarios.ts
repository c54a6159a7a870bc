import { sitDown, until } from '../host';
import { idOf, type Body, type Visitor } from './visitor';

export interface Scenario {
  what: string;
  /** The row of the table in docs/lobby-api.md that says that, and why, the two answer differently; undefined where they answer alike. */
  row?: string;
  /** @returns what is compared, as JSON */
  ask(lobby: Visitor): Promise<unknown>;
}

/** As many requests as ours may be sent in a minute; all but the last scenario send fewer. */
export const MOST_POSTS = 400;

/** The page of this origin may act. */
export const FRIEND = 'https://friend.example';

const statuses = async (lobby: Visitor, path: string, bodies: readonly (Body | string)[]): Promise<number[]> => {
  const seen: number[] = [];
  for (const body of bodies) seen.push((await lobby.post(path, body)).status);
  return seen;
};

/** The same request for the routes of whoever sits on a seat. */
const asOwner = async (lobby: Visitor, change: (owner: Body) => Body, routes: readonly string[]): Promise<number[]> => {
  const seen: number[] = [];
  for (const route of routes) {
    const { match, ann } = await lobby.anns();
    seen.push((await lobby.post(`${match}/${route}`, change({ ...ann, ...SAYS[route] }))).status);
  }
  return seen;
};

const ROUTES = ['update', 'rename', 'leave', 'playAgain'] as const;
const SAYS: Readonly<Record<string, Body>> = { update: { newName: 'Anna' }, rename: { newName: 'Anna' } };

const without =
  (word: string) =>
  (body: Body): Body =>
    Object.fromEntries(Object.entries(body).filter(([key]) => key !== word));

/** A match whose end its player has declared. */
async function ended(lobby: Visitor): Promise<string> {
  const { match, ann } = await lobby.anns();
  const client = sitDown(lobby.url, { matchID: idOf(match), playerID: '0', credentials: ann.credentials });
  await until(() => client.getState());
  client.moves.finish?.();
  await until(() => client.getState()?.ctx.gameover as unknown);
  await until(async () => (await lobby.look(match)).gameover);
  return match;
}

const words = async (lobby: Visitor, path: string): Promise<string[]> =>
  Object.keys((await lobby.get(path)).json).sort();

/** What clients of the framework's lobby rely on, and each difference that is meant. */
export const SCENARIOS: readonly Scenario[] = [
  // What is there.
  { what: 'the games', ask: async (lobby) => (await lobby.get('/games')).status },
  { what: 'a list that is empty', ask: async (lobby) => (await lobby.get('/games/toy?updatedBefore=1')).json },
  {
    what: 'a match: its words',
    row: 'a match',
    ask: async (lobby) => words(lobby, (await lobby.anns()).match),
  },
  {
    what: 'a match: its words of a seat',
    row: 'a match',
    ask: async (lobby) => Object.keys((await lobby.look((await lobby.anns()).match)).players[0] ?? {}).sort(),
  },
  { what: 'a match that there is not', ask: async (lobby) => (await lobby.get('/games/toy/nowhere')).status },
  {
    what: 'a list of a game that there is not',
    row: 'other games',
    ask: async (lobby) => (await lobby.get('/games/chess')).status,
  },
  {
    what: "a match under another game's name",
    row: 'other games',
    ask: async (lobby) => (await lobby.get(`/games/other-toy/${idOf(await lobby.open())}`)).status,
  },
  {
    what: "a seat of it under another game's name",
    row: 'other games',
    ask: async (lobby) =>
      (await lobby.post(`/games/other-toy/${idOf(await lobby.open())}/join`, { playerID: '0', playerName: 'Ann' }))
        .status,
  },
  { what: 'another method', ask: async (lobby) => (await lobby.send('PUT', '/games/toy')).status },
  { what: 'a route that there is not', ask: async (lobby) => (await lobby.get('/games/toy/a/b')).status },
  {
    what: 'the secret of a closed lobby',
    ask: async (lobby) => {
      process.env.API_SECRET = 'sesame';
      try {
        const open = await lobby.get('/games', { 'api-secret': 'sesame' });
        return [(await lobby.get('/games')).status, open.status];
      } finally {
        delete process.env.API_SECRET;
      }
    },
  },

  // The list.
  {
    what: 'matches that are over, and others',
    ask: async (lobby) => {
      const since = `updatedAfter=${Date.now() - 1}`;
      const [over, open] = [await ended(lobby), await lobby.open()].map(idOf);
      const place = (ids: string[]) => [ids.includes(over ?? ''), ids.includes(open ?? '')];
      return [
        place(await lobby.list(`?isGameover=true&${since}`)),
        place(await lobby.list(`?isGameover=FALSE&${since}`)),
        place(await lobby.list(`?${since}`)),
        (await lobby.look(`/games/toy/${over}`)).gameover,
      ];
    },
  },
  {
    what: 'matches that were moved in before and after a time',
    ask: async (lobby) => {
      const id = idOf(await lobby.open());
      const now = Date.now();
      return [
        (await lobby.list(`?updatedBefore=${now - 60_000}`)).includes(id),
        (await lobby.list(`?updatedBefore=${now + 60_000}`)).includes(id),
        (await lobby.list(`?updatedAfter=${now - 60_000}`)).includes(id),
        (await lobby.list(`?updatedAfter=${now + 60_000}`)).includes(id),
      ];
    },
  },
  {
    what: 'an unlisted match',
    ask: async (lobby) => {
      const match = await lobby.open({ unlisted: true });
      return [(await lobby.list()).includes(idOf(match)), (await lobby.get(match)).status];
    },
  },
  {
    what: 'the order of a list',
    row: 'the list',
    ask: async (lobby) => {
      const first = idOf(await lobby.open());
      await new Promise((resolve) => setTimeout(resolve, 5));
      const second = idOf(await lobby.open());
      const ids = await lobby.list();
      return ids.indexOf(first) < ids.indexOf(second);
    },
  },
  {
    what: 'a page of a list',
    row: 'the list',
    ask: async (lobby) => {
      await lobby.open();
      await lobby.open();
      return (await lobby.list('?limit=1')).length === 1;
    },
  },
  ...['isGameover=perhaps', 'updatedBefore=x', 'updatedAfter=-1', 'isGameover=true&isGameover=false'].map((query) => ({
    what: `a list with ${query}`,
    row: 'a query that is wrong, or said twice',
    ask: async (lobby: Visitor) => (await lobby.get(`/games/toy?${query}`)).status,
  })),

  // Opening a match.
  {
    what: 'an opening',
    ask: async (lobby) => {
      const { status, json } = await lobby.post('/games/toy/create', { numPlayers: 3 });
      const { players } = await lobby.look(`/games/toy/${String(json.matchID)}`);
      return [status, Object.keys(json), players.map(({ id }) => id)];
    },
  },
  { what: 'of another game', ask: (lobby) => statuses(lobby, '/games/chess/create', [{ numPlayers: 2 }]) },
  {
    what: 'too few, too many, or no number of seats',
    ask: (lobby) => statuses(lobby, '/games/toy/create', [{ numPlayers: 1 }, { numPlayers: 9 }, { numPlayers: 'two' }]),
  },
  {
    what: 'no word of the seats, a text of digits, and a fraction',
    row: '`numPlayers`',
    ask: async (lobby) =>
      (await statuses(lobby, '/games/toy/create', [{}, { numPlayers: '2' }, { numPlayers: 2.5 }])).includes(200),
  },
  {
    what: 'set-up that the game takes, shown with the match',
    ask: async (lobby) => (await lobby.look(await lobby.open({ setupData: { total: 7 } }))).setupData,
  },
  {
    what: 'set-up that the game refuses',
    ask: (lobby) => statuses(lobby, '/games/toy/create', [{ numPlayers: 2, setupData: { total: 'x' } }]),
  },
  {
    what: 'set-up of 5 KB',
    row: '`setupData`, `data`',
    ask: (lobby) =>
      statuses(lobby, '/games/toy/create', [{ numPlayers: 2, setupData: { total: 1, more: 'x'.repeat(5000) } }]),
  },
  {
    what: 'a word that is not known',
    row: 'bodies',
    ask: (lobby) => statuses(lobby, '/games/toy/create', [{ numPlayers: 2, unlistd: true }]),
  },
  {
    what: 'a form',
    row: 'bodies',
    ask: async (lobby) =>
      (
        await lobby.post('/games/toy/create', 'numPlayers=2', {
          'Content-Type': 'application/x-www-form-urlencoded',
        })
      ).status,
  },
  {
    what: 'a body of 20 KB',
    row: 'bodies',
    ask: (lobby) => statuses(lobby, '/games/toy/create', [{ numPlayers: 2, more: 'x'.repeat(20_000) }]),
  },
  {
    what: 'a body that is no JSON',
    ask: async (lobby) =>
      (await lobby.post('/games/toy/create', '{"numPlayers":', { 'Content-Type': 'application/json' })).status,
  },

  // Sitting down.
  {
    what: 'a seat',
    ask: async (lobby) => {
      const match = await lobby.open();
      const { status, json } = await lobby.post(`${match}/join`, {
        playerID: '1',
        playerName: 'Bob',
        data: { hat: 1 },
      });
      const { players } = await lobby.look(match);
      return [status, json.playerID, typeof json.playerCredentials, players.map(({ name, data }) => [name, data])];
    },
  },
  {
    what: 'the first seat that is free, until none is',
    ask: async (lobby) => {
      const match = await lobby.open();
      const seats: unknown[] = [];
      for (const playerName of ['Ann', 'Bob', 'Cid']) {
        const { status, json } = await lobby.post(`${match}/join`, { playerName });
        seats.push(status, json.playerID);
      }
      return seats;
    },
  },
  {
    what: 'a seat that is taken, or is not there, and a match that is not there',
    ask: async (lobby) => {
      const { match } = await lobby.anns();
      return [
        await statuses(lobby, `${match}/join`, [
          { playerID: '0', playerName: 'Bob' },
          { playerID: '7', playerName: 'Bob' },
        ]),
        await statuses(lobby, '/games/toy/nowhere/join', [{ playerID: '0', playerName: 'Bob' }]),
      ];
    },
  },
  {
    what: 'words of an answer to whoever joins',
    row: '`join`',
    ask: async (lobby) =>
      Object.keys((await lobby.post(`${await lobby.open()}/join`, { playerName: 'Ann' })).json).sort(),
  },
  {
    what: 'how long credentials are',
    row: 'credentials',
    ask: async (lobby) => (await lobby.anns()).ann.credentials.length,
  },
  {
    what: 'no name',
    row: 'something missing',
    ask: async (lobby) => statuses(lobby, `${await lobby.open()}/join`, [{ playerID: '0' }]),
  },
  {
    what: 'a name that is an object, a space, or two lines',
    row: 'names',
    ask: async (lobby) => {
      const seen: number[] = [];
      for (const playerName of [{ a: 1 }, ' ', 'a\nb', 'x'.repeat(50)])
        seen.push((await lobby.post(`${await lobby.open()}/join`, { playerID: '0', playerName })).status);
      return seen;
    },
  },
  {
    what: 'a seat as a number',
    row: '`playerID`',
    ask: async (lobby) => statuses(lobby, `${await lobby.open()}/join`, [{ playerID: 0, playerName: 'Ann' }]),
  },
  {
    what: 'data that is a text, and of 3 KB',
    row: '`setupData`, `data`',
    ask: async (lobby) => {
      const seen: number[] = [];
      for (const data of ['a hat', { hat: 'x'.repeat(3000) }])
        seen.push((await lobby.post(`${await lobby.open()}/join`, { playerID: '0', playerName: 'Ann', data })).status);
      return seen;
    },
  },

  // Whoever sits there.
  ...['update', 'rename'].map((route) => ({
    what: `another name and other data: ${route}`,
    ask: async (lobby: Visitor) => {
      const { match, ann } = await lobby.anns();
      const answer = await lobby.post(`${match}/${route}`, { ...ann, newName: 'Anna', data: { hat: 2 } });
      const [{ name, data } = { name: '' }] = (await lobby.look(match)).players;
      return [answer.status, answer.json, name, data];
    },
  })),
  { what: 'wrong credentials', ask: (lobby) => asOwner(lobby, (b) => ({ ...b, credentials: 'guessed' }), ROUTES) },
  { what: 'a seat that is not there', ask: (lobby) => asOwner(lobby, (b) => ({ ...b, playerID: '7' }), ROUTES) },
  {
    what: 'a match that is not there',
    ask: async (lobby) => {
      const seen: unknown[] = [];
      for (const route of ROUTES)
        seen.push(
          await statuses(lobby, `/games/toy/nowhere/${route}`, [{ playerID: '0', credentials: 'x', ...SAYS[route] }]),
        );
      return seen;
    },
  },
  { what: 'no seat', row: 'something missing', ask: (lobby) => asOwner(lobby, without('playerID'), ROUTES) },
  {
    what: 'no credentials',
    row: 'something missing',
    ask: (lobby) => asOwner(lobby, without('credentials'), ROUTES),
  },
  {
    what: 'no name and no data',
    row: 'something missing',
    ask: (lobby) => asOwner(lobby, without('newName'), ['update', 'rename']),
  },
  {
    what: 'a new name that is a number',
    row: 'names',
    ask: (lobby) => asOwner(lobby, (body) => ({ ...body, newName: 7 }), ['update', 'rename']),
  },
  {
    what: 'how a refusal is worded',
    row: 'refusals',
    ask: async (lobby) => {
      const { match } = await lobby.anns();
      const { type } = await lobby.post(`${match}/leave`, { playerID: '0', credentials: 'guessed' });
      return type;
    },
  },
  {
    what: 'who leaves frees the seat',
    ask: async (lobby) => {
      const { match, ann } = await lobby.anns();
      await lobby.join(match, '1', 'Bob');
      const { status, json } = await lobby.post(`${match}/leave`, ann);
      return [status, json, (await lobby.look(match)).players.map(({ name }) => name)];
    },
  },
  {
    what: 'who leaves last a match in which nobody has moved',
    row: '`leave`',
    ask: async (lobby) => {
      const { match, ann } = await lobby.anns();
      await lobby.post(`${match}/leave`, ann);
      return (await lobby.get(match)).status;
    },
  },
  {
    what: 'who leaves last a match in which she has moved',
    ask: async (lobby) => {
      const { match, ann } = await lobby.anns();
      const client = sitDown(lobby.url, { matchID: idOf(match), playerID: '0', credentials: ann.credentials });
      await until(() => client.getState());
      client.moves.add?.(1);
      await until(() => client.getState()?.G.total === 1);
      await lobby.post(`${match}/leave`, ann);
      return (await lobby.get(match)).status;
    },
  },

  // The next match.
  {
    what: 'the next match is like the last, the same for the second who asks, and shown with the first',
    ask: async (lobby) => {
      const { match, ann } = await lobby.anns({ numPlayers: 3, setupData: { total: 4 } });
      const bob = await lobby.join(match, '1', 'Bob');
      const [first, second] = [
        await lobby.post(`${match}/playAgain`, ann),
        await lobby.post(`${match}/playAgain`, bob),
      ];
      const next = await lobby.look(`/games/toy/${String(first.json.nextMatchID)}`);
      return [
        first.status,
        first.json.nextMatchID === second.json.nextMatchID,
        first.json.nextMatchID === (await lobby.look(match)).nextMatchID,
        next.players.length,
        next.setupData,
      ];
    },
  },
  {
    what: 'the next match with other seats and another set-up',
    ask: async (lobby) => {
      const { match, ann } = await lobby.anns();
      const { json } = await lobby.post(`${match}/playAgain`, { ...ann, numPlayers: 3, setupData: { total: 2 } });
      const next = await lobby.look(`/games/toy/${String(json.nextMatchID)}`);
      return [next.players.length, next.setupData];
    },
  },
  {
    what: 'a private match after a listed one',
    row: '`playAgain`',
    ask: async (lobby) => {
      const { match, ann } = await lobby.anns();
      return (await lobby.post(`${match}/playAgain`, { ...ann, unlisted: true })).status;
    },
  },
  {
    what: 'the next of a private match',
    row: '`playAgain`',
    ask: async (lobby) => {
      const { match, ann } = await lobby.anns({ unlisted: true });
      const { json } = await lobby.post(`${match}/playAgain`, ann);
      return (await lobby.list()).includes(String(json.nextMatchID));
    },
  },

  // Pages of other sites.
  {
    what: 'what a page that may read answers here is told',
    ask: async (lobby) => [
      (await lobby.get('/games', { Origin: FRIEND })).headers.get('access-control-allow-origin'),
      (await lobby.get('/games', { Origin: 'https://stranger.example' })).headers.get('access-control-allow-origin'),
    ],
  },
  {
    what: 'what a page that may not act here does',
    row: 'pages of other sites',
    ask: async (lobby) =>
      (await lobby.post('/games/toy/create', { numPlayers: 2 }, { Origin: 'https://stranger.example' })).status,
  },

  {
    what: 'who asks without end',
    row: 'limits',
    ask: async (lobby) => {
      const seen = new Set<number>();
      for (let i = 0; i < MOST_POSTS; i++) seen.add((await lobby.post('/games/chess/create', {})).status);
      return seen.has(429);
    },
  },
];
