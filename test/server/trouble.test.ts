import path from 'node:path';

import Database from 'better-sqlite3';
import { LobbyClient } from 'boardgame.io/client';

import { Bare } from './bare';
import { freshFolder } from './cleanup';
import { host, plug, until } from './host';

/** Ann and Bob at a table of a server whose file the test can get at. */
async function table() {
  const database = path.join(freshFolder(), 'civitas.sqlite');
  const { url } = await host({ database });
  const lobby = new LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
  const players: Bare[] = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await lobby.joinMatch('toy', matchID, { playerName: `Player ${playerID}`, playerID });
    players.push(new Bare(plug(url), matchID, playerID, playerCredentials));
  }
  const [ann, bob] = players as [Bare, Bare];
  await until(() => ann.state && bob.state);
  return { database, url, lobby, matchID, ann, bob };
}

test('while the file is locked moves and new matches are refused, reading goes on, and then all goes on', async () => {
  const { database, url, lobby, matchID, ann, bob } = await table();
  const other = new Database(database);
  other.exec('BEGIN IMMEDIATE');
  ann.move('add', 5);
  await until(() => ann.refusals.length > 0, 20_000);
  expect(ann.refusals).toEqual([{ code: 'unavailable', move: 'add', question: 5 }]);
  expect(bob.state).toMatchObject({ _stateID: 0 });
  expect((await lobby.getMatch('toy', matchID)).players).toHaveLength(2);
  const create = await fetch(`${url}/games/toy/create`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ numPlayers: 2 }),
  });
  expect([create.status, await create.json(), create.headers.get('retry-after')]).toMatchObject([
    503,
    { error: 'unavailable' },
    '5',
  ]);
  const watcher = new Bare(plug(url), matchID, null);
  await until(() => watcher.state);
  other.exec('ROLLBACK');
  other.close();
  ann.move('add', 5);
  await until(() => bob.state?._stateID === 1 && watcher.state?._stateID === 1);
  expect(bob.state?.G.total).toBe(5);
}, 60_000);

test('a match whose stored state is damaged is refused; the others go on', async () => {
  const { database, url, matchID } = await table();
  const second = new LobbyClient({ server: url });
  const { matchID: broken } = await second.createMatch('toy', { numPlayers: 2 });
  const file = new Database(database);
  const { changes } = file.prepare(`UPDATE initial SET change = '{"o":' WHERE match_id = ?`).run(broken);
  expect(changes).toBe(1);
  file.close();
  const hurt = new Bare(plug(url), broken, null);
  await until(() => hurt.refusals.length > 0);
  expect(hurt.refusals[0]?.code).toMatch(/^(failed|unavailable)$/);
  const well = new Bare(plug(url), matchID, null);
  await until(() => well.state);
});
