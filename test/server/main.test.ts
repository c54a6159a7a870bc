import path from 'node:path';

import { LobbyClient } from 'boardgame.io/client';

import { Bare } from './bare';
import { freshFolder } from './cleanup';
import { plug, sitDown, until } from './host';
import { ended, serving, start } from './program';

describe('the program', () => {
  test('lives through a move that throws, ends on SIGTERM with status 0 and finds the match again', async () => {
    const args = ['--data', path.join(freshFolder(), 'civitas.sqlite')];
    const first = start(args);
    const url = await serving(first);
    const lobby = new LobbyClient({ server: url });
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    const { playerCredentials: credentials } = await lobby.joinMatch('toy', matchID, { playerName: 'Ann' });
    const ann = sitDown(url, { matchID, playerID: '0', credentials });
    await until(() => ann.getState());
    ann.moves.fail?.();
    await until(() => first.out.includes('"message":"a move that throws"'));
    ann.moves.failLater?.();
    await until(() => first.out.includes('"message":"a move that throws later"'));
    ann.moves.add?.(3);
    await until(() => ann.getState()?.G.total === 3);
    first.child.kill('SIGTERM');
    first.child.kill('SIGTERM');
    await ended(first);
    expect([first.code, first.err]).toEqual([0, '']);
    expect(first.out).toMatch(/"stopped"/);
    expect(first.out).not.toContain(credentials);

    const again = sitDown(await serving(start(args)), { matchID, playerID: '0', credentials });
    await until(() => again.getState()?.G.total === 3);
  }, 60_000);

  test('told to stop in the middle of moves, it lets them end: what was seen is there, and what is there was seen', async () => {
    const args = ['--data', path.join(freshFolder(), 'civitas.sqlite')];
    const program = start(args, { LIMITS: 'off' });
    const url = await serving(program);
    const lobby = new LobbyClient({ server: url });
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    const players: Bare[] = [];
    for (const playerID of ['0', '1']) {
      const { playerCredentials } = await lobby.joinMatch('toy', matchID, { playerName: 'Ann', playerID });
      const player: Bare = new Bare(plug(url), matchID, playerID, playerCredentials, ({ ctx }) => {
        if (ctx.currentPlayer === playerID) player.move('add', 1);
      });
      players.push(player);
    }
    await until(() => players.every(({ state }) => (state?._stateID ?? 0) > 20));
    program.child.kill('SIGTERM');
    await ended(program);
    expect([program.code, program.err]).toEqual([0, '']);
    await until(() => players.every(({ closed }) => closed));
    for (const { socket } of players) socket.close();
    const seen = Math.max(...players.map(({ state }) => state?._stateID ?? 0));
    const again = new Bare(plug(await serving(start(args))), matchID, null);
    await until(() => again.state);
    expect(again.state?._stateID).toBe(seen);
  }, 60_000);

  test.each([
    ['a malformed port', [], { PORT: 'eighty' }, /^civitas: PORT must be a whole number .*, not "eighty"\.\n$/],
    ['an unknown argument', ['--prot', '80'], {}, /^civitas: Unknown option '--prot'.*Usage: npm start/s],
    ['a file that is no database', ['--data', __filename], {}, /^civitas: The database file .* is not a database\./],
  ])(
    'ends with status 1 and a plain sentence for %s',
    async (_, args, env, words) => {
      const program = start(args, env);
      await ended(program);
      expect(program.code).toBe(1);
      expect(program.err).toMatch(words);
      expect(program.out).toBe('');
    },
    60_000,
  );

  test('tells how to use it', async () => {
    const program = start(['--help']);
    await ended(program);
    expect([program.code, program.err]).toEqual([0, '']);
    expect(program.out).toMatch(/^Usage: npm start/);
  }, 60_000);
});
