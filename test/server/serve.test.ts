import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { LobbyClient } from 'boardgame.io/client';

import { freshFolder } from './cleanup';
import { host, plug, sitDown, until } from './host';

describe('a match on the server', () => {
  test('is created, joined, played by the stock client and left', async () => {
    const { url } = await host();
    const lobby = new LobbyClient({ server: url });
    expect(await lobby.listGames()).toEqual(['toy', 'other-toy']);

    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2, setupData: { total: 10 } });
    const ann = await lobby.joinMatch('toy', matchID, { playerName: 'Ann' });
    const bob = await lobby.joinMatch('toy', matchID, { playerName: 'Bob', playerID: '1' });
    expect(ann.playerID).toBe('0');
    expect(ann.playerCredentials).toMatch(/^[\w-]{22}$/);
    expect(ann.playerCredentials).not.toBe(bob.playerCredentials);

    const a = sitDown(url, { matchID, playerID: '0', credentials: ann.playerCredentials });
    const b = sitDown(url, { matchID, playerID: '1', credentials: bob.playerCredentials });
    const spectator = sitDown(url, { matchID });
    await until(() => a.getState() && b.getState() && spectator.getState());
    a.moves.add?.(5);
    await until(() => b.getState()?.G.total === 15 && b.getState()?.isActive);
    b.moves.add?.(1);
    await until(() => a.getState()?.G.total === 16 && spectator.getState()?.G.total === 16);
    expect(a.getState()?.G.secrets).toEqual({ '0': 'rose' });
    expect(spectator.getState()?.G.secrets).toEqual({});
    a.moves.finish?.();
    await until(() => b.getState()?.ctx.gameover);
    expect((await lobby.getMatch('toy', matchID)).gameover).toEqual({ winner: '0' });

    await lobby.leaveMatch('toy', matchID, { playerID: '1', credentials: bob.playerCredentials });
    const { players } = await lobby.getMatch('toy', matchID);
    expect(players.map(({ id, name }) => [id, name])).toEqual([
      [0, 'Ann'],
      [1, undefined],
    ]);
    await lobby.leaveMatch('toy', matchID, { playerID: '0', credentials: ann.playerCredentials });
    await expect(lobby.getMatch('toy', matchID)).rejects.toMatchObject({ details: { error: 'unknown-match' } });
  });

  test.each([
    ['nobody has joined', false],
    ['the seat is taken', true],
  ])('is closed to those without the credentials when %s', async (_, taken) => {
    const { url } = await host();
    const lobby = new LobbyClient({ server: url });
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    if (taken) await lobby.joinMatch('toy', matchID, { playerName: 'Ann', playerID: '0' });

    const socket = plug(url);
    const received: unknown[][] = [];
    socket.onAny((...args: unknown[]) => received.push(args));
    for (const credentials of [undefined, null, '', 'guess', {}, ['guess']]) {
      socket.emit('sync', matchID, '0', credentials);
      const payload = { type: 'add', args: [100], playerID: '0', credentials };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, 0, matchID, '0');
    }
    // What comes in through one socket is dealt with in order, so the answer to this comes after all else.
    socket.emit('sync', matchID, null);
    await until(() => received.some(([name]) => name === 'sync'));
    const [refused, shown] = [true, false].map((refusal) =>
      received.filter(([name]) => (name === 'rejected') === refusal),
    );
    expect(refused).toHaveLength(12);
    expect(shown).toMatchObject([['sync', matchID, { state: { _stateID: 0, G: { total: 0, secrets: {} } } }]]);
  });

  test('is not made by asking for one that does not exist', async () => {
    const { url } = await host();
    const socket = plug(url);
    socket.emit('sync', 'no-such-match', null, undefined, 2);
    socket.emit('sync', { not: 'an id' }, null, undefined, 2);
    socket.emit('update', { type: 'MAKE_MOVE' }, 0, 'no-such-match', '0');
    // The server has dealt with all of it once a later request on the same socket is answered.
    const lobby = new LobbyClient({ server: url });
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    const answers: unknown[] = [];
    socket.on('sync', (id: string) => answers.push(id));
    socket.emit('sync', matchID, null, undefined, 2);
    await until(() => answers.length > 0);
    expect(answers).toEqual([matchID]);
    expect((await lobby.listMatches('toy')).matches.map((m) => m.matchID)).toEqual([matchID]);
  });

  test('survives a restart: state and log stay, the same credentials play on, connected clients come back', async () => {
    const database = path.join(freshFolder(), 'civitas.sqlite');
    const first = await host({ database });
    const lobby = new LobbyClient({ server: first.url });
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2, setupData: { total: 7 } });
    const ann = await lobby.joinMatch('toy', matchID, { playerName: 'Ann' });
    const bob = await lobby.joinMatch('toy', matchID, { playerName: 'Bob' });
    const a = sitDown(first.url, { matchID, playerID: '0', credentials: ann.playerCredentials });
    await until(() => a.getState());
    a.moves.add?.(1);
    await until(() => a.getState()?.G.total === 8);
    const before = await lobby.getMatch('toy', matchID);
    await first.close();
    await until(() => a.getState()?.isConnected === false);

    await host({ database, port: first.port });
    const { players, ...after } = await lobby.getMatch('toy', matchID);
    expect(after).toEqual({ ...before, players: undefined });
    expect(players).toEqual([
      { id: 0, name: 'Ann', isConnected: false },
      { id: 1, name: 'Bob', isConnected: false },
    ]);
    const b = sitDown(first.url, { matchID, playerID: '1', credentials: bob.playerCredentials });
    await until(() => b.getState());
    expect(b.getState()?.G.total).toBe(8);
    expect(b.log?.map(({ action }) => action.payload.type)).toEqual(['add', 'endTurn']);
    b.moves.add?.(2);
    await until(() => a.getState()?.G.total === 10 && a.getState()?.isConnected);
  });
});

describe('the server', () => {
  test('says that it is healthy', async () => {
    const { url } = await host();
    const response = await fetch(`${url}/healthz`);
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  });

  test('says how it is without the API_SECRET that all else needs', async () => {
    process.env.API_SECRET = 'known to few';
    try {
      const { url } = await host();
      const statuses = ['/healthz', '/readyz', '/games'].map(async (path) => (await fetch(url + path)).status);
      expect(await Promise.all(statuses)).toEqual([200, 200, 403]);
    } finally {
      delete process.env.API_SECRET;
    }
  });

  test('refuses a port that is taken, and leaves the database usable', async () => {
    const { port } = await host();
    const database = path.join(freshFolder(), 'civitas.sqlite');
    await expect(host({ port, database })).rejects.toThrow(`Port ${port} cannot be used: another program uses it.`);
    await host({ database });
  });

  test('refuses a damaged database file and leaves it as it is', async () => {
    const database = path.join(freshFolder(), 'civitas.sqlite');
    const content = 'no database at all\n'.repeat(300);
    writeFileSync(database, content);
    await expect(host({ database })).rejects.toThrow(/^The database file .* cannot be read: .* It was not changed\./);
    expect(readFileSync(database, 'utf8')).toBe(content);
  });

  test('may be closed twice', async () => {
    const { close } = await host();
    await Promise.all([close(), close()]);
  });
});
