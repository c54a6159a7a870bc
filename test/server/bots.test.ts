import path from 'node:path';

import { LobbyClient } from 'boardgame.io/client';

import type { HostedGame } from '../../games';
import { LIMITS } from '../../server/http/limits';
import { UNLIMITED } from '../../server/http/limits';
import { Bare } from './bare';
import { freshFolder } from './cleanup';
import { host, plug, post, until } from './host';
import { toy, type ToyState } from './toy';

const bots = { source: path.join(__dirname, 'toy-bots.ts'), threads: 1, deadline: 1000, pace: 0 };

/** Ann against a bot. */
async function against(bot: string, options: Parameters<typeof host>[0] = { bots }) {
  const { url, close } = await host(options);
  return { ...(await sit(url, bot)), url, close };
}

async function sit(url: string, bot: string) {
  const { json } = await post(`${url}/games/toy/create`, { numPlayers: 2, bots: { '1': bot } });
  const matchID = String(json.matchID);
  const lobby = new LobbyClient({ server: url });
  const { playerCredentials: credentials } = await lobby.joinMatch('toy', matchID, {
    playerName: 'Ann',
    playerID: '0',
  });
  const ann = new Bare(plug(url), matchID, '0', credentials);
  await until(() => ann.state);
  return {
    matchID,
    credentials,
    ann,
    bot: async () => (await lobby.getMatch('toy', matchID)).players[1] as { bot?: string; isConnected?: boolean },
  };
}

/** Ann moves, and waits until the bot has. */
async function exchange(ann: Bare, amount = 0): Promise<number> {
  const { _stateID } = ann.state!;
  ann.move('add', amount);
  await until(() => ann.state!._stateID >= _stateID + 2, 20_000);
  return ann.state!.G.total;
}

jest.setTimeout(60_000);
afterEach(() => jest.restoreAllMocks());

test('a bot plays its seat, which it alone sees, like anybody', async () => {
  const { ann, bot } = await against('spy');
  expect(await exchange(ann)).toBe(10);
  expect(await exchange(ann)).toBe(20);
  expect(await bot()).toMatchObject({ bot: 'spy', isConnected: true });
});

test('a bot plays on for whoever gives up', async () => {
  const game: HostedGame = { ...toy, gaveUp: ({ total }: ToyState) => (total >= 7 ? [0] : []) };
  const { ann } = await against('spy', { bots, games: [game] });
  await exchange(ann, 7);
  const { _stateID } = ann.state!;
  await until(() => ann.state!._stateID > _stateID + 2, 20_000);
});

test("the server's own bots are not counted, whoever says that he is one", async () => {
  const few = { points: 1, seconds: 3600 };
  const limits = { ...LIMITS, connections: 1, handshakes: few, messages: { points: 8, seconds: 3600 }, address: few };
  const { ann, url } = await against('spy', { bots, limits });
  expect(await exchange(ann)).toBe(10);
  expect(await exchange(ann)).toBe(20);
  const eve = plug(url, { extraHeaders: { 'x-civitas-own': 'A'.repeat(22) } });
  eve.io.reconnection(false);
  let refused = false;
  eve.on('connect_error', () => (refused = true));
  await until(() => refused || eve.connected);
  expect(refused).toBe(true);
});

test('a bot returns after a restart', async () => {
  const database = path.join(freshFolder(), 'civitas.sqlite');
  const { ann, close, matchID, credentials } = await against('spy', { bots, database });
  expect(await exchange(ann)).toBe(10);
  ann.socket.close();
  await close();
  const { url } = await host({ bots, database });
  const again = new Bare(plug(url), matchID, '0', credentials);
  await until(() => again.state);
  expect(await exchange(again)).toBe(20);
});

test('a bot returns after a restart though the clock was set back meanwhile', async () => {
  const database = path.join(freshFolder(), 'civitas.sqlite');
  const { ann, close, matchID, credentials } = await against('spy', { bots, database });
  expect(await exchange(ann)).toBe(10);
  ann.socket.close();
  await close();
  const right = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => right() - 3_600_000);
  const { url } = await host({ bots, database });
  const again = new Bare(plug(url), matchID, '0', credentials);
  let rounds = 0;
  // `until` goes by the clock too.
  while (!again.state && rounds++ < 2000) await new Promise((resolve) => setTimeout(resolve, 5));
  again.move('add', 0);
  while (again.state?.G.total !== 20 && rounds++ < 4000) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(again.state?.G.total).toBe(20);
});

test.each(['throws', 'hangs', 'cheats', 'gone'])(
  'a bot that fails (%s) is replaced by random, and the match goes on',
  async (name) => {
    const { ann, bot, url } = await against(name);
    const { ann: eve } = await sit(url, 'spy');
    expect(await exchange(ann)).toBe(1);
    expect(await bot()).toMatchObject({ bot: 'random' });
    expect(await exchange(ann)).toBe(2);
    // The others' bots go on.
    expect(await exchange(eve)).toBe(10);
  },
);

test('a bot that is refused now and then, but not again and again in one state, stays', async () => {
  const { ann, bot } = await against('clumsy');
  for (const total of [5, 10, 15, 20]) expect(await exchange(ann)).toBe(total);
  expect(await bot()).toMatchObject({ bot: 'clumsy' });
});

test('a person waits for no match that bots play by themselves, however many there are', async () => {
  const { url } = await host({ bots, limits: UNLIMITED });
  const lobby = new LobbyClient({ server: url });
  let moves = 0;
  for (let i = 0; i < 30; i++) {
    const { matchID } = (await post(`${url}/games/toy/create`, { numPlayers: 2, bots: { '1': 'slow' } })).json;
    const id = String(matchID);
    const { playerCredentials: credentials } = await lobby.joinMatch('toy', id, { playerName: 'Zoe', playerID: '0' });
    const given = await post(`${url}/games/toy/${id}/bot`, { playerID: '0', credentials, seat: '0', bot: 'slow' });
    expect(given.status).toBe(200);
    new Bare(plug(url), id, null, undefined, () => moves++);
  }
  const { ann } = await sit(url, 'slow');
  await exchange(ann);
  await until(() => moves > 50);
  const meanwhile: number[] = [];
  for (let i = 0; i < 9; i++) {
    const before = moves;
    await exchange(ann);
    meanwhile.push(moves - before);
  }
  // One that was being decided, and those decided while the move was on its way; each of the thirty would else come first.
  expect(meanwhile.sort((a, b) => a - b)[4]).toBeLessThanOrEqual(10);
  const before = moves;
  await until(() => moves > before + 20);
});

test('what looks like a bot from outside is none', async () => {
  const { url, matchID, ann } = await against('spy');
  expect(await exchange(ann)).toBe(10);
  for (const credentials of [undefined, null, '', 'bot']) {
    const eve = new Bare(plug(url), matchID, '1', credentials as string);
    await until(() => eve.refusals.length > 0);
    expect(eve.refusals[0]?.code).toBe('wrong-credentials');
    expect(eve.state).toBeUndefined();
  }
});

test('a process without bots seats none, and the next one with bots does', async () => {
  const database = path.join(freshFolder(), 'civitas.sqlite');
  const first = await against('spy', { bots, database });
  first.ann.socket.close();
  await first.close();
  const without = await host({ database });
  const waiting = new Bare(plug(without.url), first.matchID, '0', first.credentials);
  await until(() => waiting.state);
  waiting.move('add', 5);
  await until(() => waiting.state?._stateID === 1);
  waiting.socket.close();
  await without.close();
  const { url } = await host({ bots, database });
  const ann = new Bare(plug(url), first.matchID, '0', first.credentials);
  await until(() => ann.state?.G.total === 15, 20_000);
});
