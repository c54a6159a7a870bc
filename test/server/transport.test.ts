import path from 'node:path';

import { LobbyClient } from 'boardgame.io/client';

import { patch } from '../../protocol/delta';
import type { ChatMessage, History, Rejection } from '../../protocol/wire';
import { LIMITS } from '../../server/http/limits';
import { nested } from '../kit/nested';
import { Bare, type State } from './bare';
import { host, plug, post, sitDown, until } from './host';

interface Table {
  url: string;
  matchID: string;
  credentials: string[];
  lobby: LobbyClient;
}

async function table(options: Parameters<typeof host>[0] = {}): Promise<Table> {
  const { url } = await host(options);
  const lobby = new LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
  const credentials = [];
  for (const playerName of ['Ann', 'Bob'])
    credentials.push((await lobby.joinMatch('toy', matchID, { playerName })).playerCredentials);
  return { url, matchID, credentials, lobby };
}

const bare = ({ url, matchID, credentials }: Table, seat: number | null, deltas = true) =>
  new Bare(
    plug(url, { deltas }),
    matchID,
    seat === null ? null : String(seat),
    seat === null ? undefined : credentials[seat],
  );

describe('a seat at a bare socket', () => {
  test('is sent small updates that lead to what a whole-state client is sent', async () => {
    const at = await table();
    const [ann, bob, spectator, whole] = [bare(at, 0), bare(at, 1), bare(at, null), bare(at, 1, false)];
    await until(() => ann.state && bob.state && spectator.state && whole.state);
    for (let i = 0; i < 12; i++) {
      const mover = i % 2 === 0 ? ann : bob;
      mover.move('add', i);
      await until(() => [ann, bob, spectator, whole].every(({ state }) => state?._stateID === i + 1));
      expect(JSON.parse(JSON.stringify(bob.state))).toEqual(JSON.parse(JSON.stringify(whole.state)));
    }
    expect(ann.state?.G).toEqual({ total: 66, secrets: { '0': 'rose' } });
    expect(spectator.state?.G).toEqual({ total: 66, secrets: {} });
    expect(bob.frames.filter(([name]) => name === 'delta')).toHaveLength(12);
    expect(whole.frames.filter(([name]) => name === 'delta')).toHaveLength(0);
  });

  test('is told why a move is refused, with the move and the number that it names', async () => {
    const at = await table();
    const [ann, bob, spectator] = [bare(at, 0), bare(at, 1), bare(at, null)];
    await until(() => ann.state && bob.state && spectator.state);
    const cases: [Bare, () => void, Rejection][] = [
      [bob, () => bob.move('add', 7), { code: 'not-active', move: 'add', question: 7 }],
      [ann, () => ann.move('toString', 1), { code: 'unknown-move', move: 'toString', question: 1 }],
      [ann, () => ann.move('__proto__'), { code: 'unknown-move', move: '__proto__', question: null }],
      [ann, () => ann.move('add', 'much'), { code: 'invalid', move: 'add', question: null }],
      [ann, () => ann.move('fail'), { code: 'failed', move: 'fail', question: null }],
      [ann, () => ann.move('add', { toString: null }), { code: 'malformed', move: 'add', question: null }],
      [ann, () => ann.move('add', [[{ toString: 1, valueOf: 1 }]]), { code: 'malformed', move: 'add', question: null }],
      [spectator, () => spectator.move('add', 1), { code: 'malformed', move: 'add', question: 1 }],
      [
        ann,
        () => ann.socket.emit('update', { type: 'UPDATE', state: {} }, 0, at.matchID, '0'),
        { code: 'malformed', move: null, question: null },
      ],
      [ann, () => ann.socket.emit('update', 'nonsense'), { code: 'malformed', move: null, question: null }],
    ];
    for (const [who, act, refusal] of cases) {
      who.refusals.length = 0;
      act();
      await until(() => who.refusals.length > 0);
      expect(who.refusals).toEqual([refusal]);
    }
    ann.state!._stateID = 5;
    ann.move('add', 3);
    await until(() => ann.refusals.length > 1);
    expect(ann.refusals[1]).toEqual({ code: 'stale', move: 'add', question: 3 });
    expect(bob.state).toMatchObject({ _stateID: 0, G: { total: 0 } });
  });

  test('may send arguments nested 28 deep in a message of 32, and 1,000 elements: not one more', async () => {
    const at = await table();
    const ann = bare(at, 0);
    await until(() => ann.state);
    // The message is a list of four, its action has two fields, the payload four.
    const elements = (count: number) => new Array(count - 4 - 2 - 4 - 1).fill(1);
    const cases: [argument: unknown, code: string][] = [
      [nested(28), 'invalid'],
      [nested(29), 'malformed'],
      [nested(1000), 'malformed'],
      [elements(1000), 'invalid'],
      [elements(1001), 'malformed'],
    ];
    for (const [argument, code] of cases) {
      ann.refusals.length = 0;
      ann.move('add', argument);
      await until(() => ann.refusals.length > 0);
      expect(ann.refusals[0]?.code).toBe(code);
    }
  });

  test('may not speak for another seat, nor before it has synced', async () => {
    const at = await table();
    const [ann, bob] = [bare(at, 0), bare(at, 1)];
    await until(() => ann.state && bob.state);
    ann.move('add', 1);
    await until(() => bob.state?._stateID === 1);
    // It is Bob's turn now; Ann says she is Bob.
    const payload = { type: 'add', args: [100], playerID: '1', credentials: at.credentials[0] };
    ann.socket.emit('update', { type: 'MAKE_MOVE', payload }, 1, at.matchID, '0');
    ann.socket.emit('update', { type: 'MAKE_MOVE', payload }, 1, at.matchID, '1');
    await until(() => ann.refusals.length === 2);
    expect(ann.refusals.map(({ code }) => code)).toEqual(['not-bound', 'not-bound']);
    const stranger = plug(at.url);
    const codes: string[] = [];
    stranger.on('rejected', (_: string, { code }: Rejection) => codes.push(code));
    stranger.emit(
      'update',
      { type: 'MAKE_MOVE', payload: { ...payload, credentials: at.credentials[1] } },
      1,
      at.matchID,
      '1',
    );
    await until(() => codes.length > 0);
    expect(codes).toEqual(['not-bound']);
    expect(bob.state?.G.total).toBe(1);
  });

  test('is dropped when it is left, and its successor is not overheard', async () => {
    const at = await table();
    const [ann, bob] = [bare(at, 0), bare(at, 1)];
    await until(() => ann.state && bob.state);
    await at.lobby.leaveMatch('toy', at.matchID, { playerID: '1', credentials: at.credentials[1]! });
    await until(() => bob.closed);
    expect(bob.refusals.map(({ code }) => code)).toEqual(['wrong-credentials']);
    const { playerCredentials } = await at.lobby.joinMatch('toy', at.matchID, { playerName: 'Cid', playerID: '1' });
    const cid = new Bare(plug(at.url), at.matchID, '1', playerCredentials);
    await until(() => cid.state);
    const heard = bob.frames.length;
    ann.move('add', 1);
    await until(() => cid.state?._stateID === 1);
    expect(bob.frames).toHaveLength(heard);
    expect(ann.frames.filter(([name]) => name === 'matchData').at(-1)?.[2]).toMatchObject([
      { name: 'Ann' },
      { name: 'Cid', isConnected: true },
    ]);
  });

  test('may look back at the positions of its match, as it saw them', async () => {
    const at = await table();
    const [ann, bob] = [bare(at, 0), bare(at, 1)];
    await until(() => ann.state && bob.state);
    for (let i = 0; i < 6; i++) {
      (i % 2 === 0 ? ann : bob).move('add', 1);
      await until(() => ann.state?._stateID === i + 1 && bob.state?._stateID === i + 1);
    }
    const ask = (who: Bare, request: unknown) =>
      new Promise<History>((resolve) => who.socket.emit('history', at.matchID, request, resolve));
    const { state, steps, whole } = await ask(ann, { playerID: '0', from: 0 });
    let position = state as State;
    const positions = [position, ...steps.map(({ change }) => (position = patch(position, change)))];
    expect(positions.map(({ G }) => G)).toEqual(ann.states.map(({ G }) => G));
    expect(whole).toBe(true);
    expect((await ask(ann, { playerID: '0', from: 4 })).steps.map(({ to }) => to)).toEqual([5, 6]);
    // Nobody else's eyes before the end; anybody's after it.
    ann.socket.emit('history', at.matchID, { playerID: '1', from: 0 }, () => expect(true).toBe(false));
    await until(() => ann.refusals.length > 0);
    expect(ann.refusals[0]?.code).toBe('wrong-credentials');
    ann.move('finish');
    await until(() => bob.state?._stateID === 7);
    expect((await ask(ann, { playerID: '1', from: 0 })).state).toMatchObject({ G: { secrets: { '1': 'oak' } } });
  });

  test('may ask for the log: of others only what is told, and everything when the match is over', async () => {
    const at = await table();
    const [ann, bob] = [bare(at, 0), bare(at, 1)];
    await until(() => ann.state && bob.state);
    ann.move('whisper', 'rosebud');
    await until(() => bob.state?._stateID === 1);
    const ask = () => new Promise<unknown>((resolve) => bob.socket.emit('log', at.matchID, 0, resolve));
    const { log, next } = (await ask()) as { log: unknown[]; next: unknown };
    expect([log[0], next]).toMatchObject([{ action: { payload: { type: 'whisper', args: null } } }, null]);
    bob.move('finish');
    await until(() => ann.state?._stateID === 2);
    expect(JSON.stringify(await ask())).toContain('rosebud');
  });

  test('may chat in its own name, briefly', async () => {
    const at = await table();
    const [ann, bob] = [bare(at, 0), bare(at, 1)];
    await until(() => ann.state && bob.state);
    ann.socket.emit('chat', at.matchID, { id: 'm1', sender: '0', payload: 'hello' }, at.credentials[0]);
    await until(() => bob.frames.some(([name]) => name === 'chat'));
    const [, , heard] = bob.frames.find(([name]) => name === 'chat')!;
    expect(heard).toEqual({ id: 'm1', sender: '0', payload: 'hello', n: 1, name: 'Ann', at: expect.any(Number) });
    for (const message of [
      { id: 'm2', sender: '1', payload: 'I am Bob' },
      { id: 'm3', sender: '0', payload: 'x'.repeat(501) },
      { id: 'm4', sender: '0', payload: { rich: 1 } },
    ]) {
      ann.socket.emit('chat', at.matchID, message, at.credentials[0]);
    }
    await until(() => ann.refusals.length === 3);
    expect(ann.refusals.map(({ code }) => code)).toEqual(['not-bound', 'malformed', 'malformed']);
    expect(bob.frames.filter(([name]) => name === 'chat')).toHaveLength(1);
  });

  test('hears what was said before it came, also in the name of who has left since', async () => {
    const at = await table();
    const [ann, bob, watcher] = [bare(at, 0), bare(at, 1), bare(at, null)];
    await until(() => ann.state && bob.state && watcher.state);
    const speak = (who: Bare, id: string, payload: string) =>
      who.socket.emit('chat', at.matchID, { id, sender: who.seat, payload }, who.credentials);
    speak(ann, 'a', 'hello');
    await until(() => bob.frames.some(([name]) => name === 'chat'));
    speak(bob, 'b', ' <b>good</b> evening ');
    await until(() => watcher.frames.filter(([name]) => name === 'chat').length === 2);
    const said = (who: Bare, after: number) =>
      new Promise<ChatMessage[]>((resolve) => who.socket.emit('said', at.matchID, after, resolve));
    await at.lobby.leaveMatch('toy', at.matchID, { playerID: '1', credentials: at.credentials[1]! });
    const { playerCredentials } = await at.lobby.joinMatch('toy', at.matchID, { playerName: 'Cid', playerID: '1' });
    const cid = new Bare(plug(at.url), at.matchID, '1', playerCredentials);
    await until(() => cid.state);
    const told = (await said(cid, 0)).map(({ n, sender, name, payload }) => [n, sender, name, payload]);
    expect(told).toEqual([
      [1, '0', 'Ann', 'hello'],
      [2, '1', 'Bob', '<b>good</b> evening'],
    ]);
    expect(await said(watcher, 1)).toHaveLength(1);
    // Whoever watches reads, and does not write.
    watcher.socket.emit('chat', at.matchID, { id: 'w', sender: '0', payload: 'move!' });
    await until(() => watcher.refusals.length > 0);
    expect(watcher.refusals).toEqual([{ code: 'not-bound', move: null, question: null, chat: 'w' }]);
    expect(await said(ann, 0)).toHaveLength(2);
  });

  test('speaks for itself while a bot stands in, and not after it was given up', async () => {
    const at = await table({
      bots: { source: path.join(__dirname, 'toy-bots.ts'), threads: 1, deadline: 500, pace: 0 },
    });
    const [ann, bob] = [bare(at, 0), bare(at, 1)];
    await until(() => ann.state && bob.state);
    const owner = { playerID: '0', credentials: at.credentials[0] };
    await post(`${at.url}/games/toy/${at.matchID}/bot`, { ...owner, seat: '0', bot: 'random' });
    await until(() =>
      bob.frames.some(([name, , seats]) => name === 'matchData' && JSON.stringify(seats).includes('random')),
    );
    ann.socket.emit('chat', at.matchID, { id: 'a', sender: '0', payload: 'back soon' }, at.credentials[0]);
    await until(() => bob.frames.some(([name]) => name === 'chat'));
  });

  test('is heard ten times in a while, however fast it speaks', async () => {
    const at = await table();
    const [ann, bob] = [bare(at, 0), bare(at, 1)];
    await until(() => ann.state && bob.state);
    const { points } = LIMITS.chat;
    for (let i = 0; i <= points; i++)
      ann.socket.emit('chat', at.matchID, { id: `m${i}`, sender: '0', payload: `and ${i}` }, at.credentials[0]);
    await until(() => ann.refusals.length > 0);
    expect(ann.refusals).toEqual([{ code: 'too-fast', move: null, question: null, chat: `m${points}` }]);
    await until(() => bob.frames.filter(([name]) => name === 'chat').length === points);
    // The other seat may speak all the same.
    bob.socket.emit('chat', at.matchID, { id: 'b', sender: '1', payload: 'calm down' }, at.credentials[1]);
    await until(() => ann.frames.some(([name, , said]) => name === 'chat' && (said as ChatMessage).sender === '1'));
  });

  test('is refused more messages than a hand can send', async () => {
    const at = await table();
    const ann = bare(at, 0);
    await until(() => ann.state);
    // Not so many that it is cut off for it.
    for (let i = 0; i < LIMITS.messages.points + 50; i++) ann.move('nothing');
    await until(() => ann.refusals.some(({ code }) => code === 'too-fast'));
    await until(() => ann.refusals.filter(({ code }) => code === 'unknown-move').length > 50);
  });
});

test('a page of another host cannot open a socket', async () => {
  const at = await table();
  const stranger = plug(at.url, { extraHeaders: { origin: 'https://elsewhere.example' } });
  const problems: string[] = [];
  stranger.on('connect_error', ({ message }) => problems.push(message));
  await until(() => problems.length > 0);
  expect(stranger.connected).toBe(false);
  const friend = plug(at.url, { extraHeaders: { origin: at.url } });
  await until(() => friend.connected);
});

test('a client may look at another match over the same connection', async () => {
  const at = await table();
  const { matchID } = await at.lobby.createMatch('toy', { numPlayers: 2, setupData: { total: 40 } });
  const ann = bare(at, 0);
  await until(() => ann.state);
  ann.socket.emit('sync', matchID, null);
  await until(() => ann.state?.G.total === 40);
  ann.refusals.length = 0;
  ann.move('add', 1);
  await until(() => ann.refusals.length > 0);
  expect(ann.refusals[0]?.code).toBe('not-bound');
});

test('two tabs at one seat count as one that is there until both are closed', async () => {
  const at = await table();
  const [bob, first, second] = [bare(at, 1), bare(at, 0), bare(at, 0)];
  await until(() => bob.state && first.state && second.state);
  const annIsThere = () =>
    (bob.frames.filter(([name]) => name === 'matchData').at(-1)?.[2] as { isConnected: boolean }[])[0]?.isConnected;
  await until(() => annIsThere());
  first.socket.close();
  second.move('add', 1);
  await until(() => bob.state?._stateID === 1);
  expect(annIsThere()).toBe(true);
  second.socket.close();
  await until(() => annIsThere() === false);
});

test('a stock client and a bare one play with each other', async () => {
  const at = await table();
  const ann = sitDown(at.url, { matchID: at.matchID, playerID: '0', credentials: at.credentials[0]! });
  const bob = bare(at, 1);
  await until(() => ann.getState() && bob.state);
  ann.moves.add?.(2);
  await until(() => bob.state?._stateID === 1);
  bob.move('add', 3);
  await until(() => ann.getState()?.G.total === 5);
  expect(ann.log?.map(({ action }) => action.payload.type)).toEqual(['add', 'endTurn', 'add', 'endTurn']);
});

test('polling is refused with the reason', async () => {
  const { url } = await host();
  const answer = await fetch(`${url}/socket.io/?EIO=4&transport=polling`);
  expect([answer.status, await answer.json()]).toEqual([400, { code: 0, message: 'Transport unknown' }]);
});

test('a match with the wrong game is unknown', async () => {
  const at = await table();
  const { json } = await post(`${at.url}/games/other-toy/create`, { numPlayers: 2 });
  const ann = new Bare(plug(at.url), String(json.matchID), null);
  await until(() => ann.refusals.length > 0);
  expect(ann.refusals).toEqual([{ code: 'unknown-match', move: null, question: null }]);
});
