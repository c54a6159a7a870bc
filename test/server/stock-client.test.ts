import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { io } from 'socket.io-client';

import { afterwards } from './cleanup';
import { host, until } from './host';
import { toy, type ToyState } from './toy';

/** The framework's own client at a seat of a new match, with what a developer would write for it. */
async function client(url: string, transport: Parameters<typeof SocketIO>[0]) {
  const lobby = new LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
  const { playerCredentials } = await lobby.joinMatch('toy', matchID, { playerName: 'Ann', playerID: '0' });
  const multiplayer = SocketIO(transport);
  const stock = Client<ToyState>({ game: toy, multiplayer, matchID, playerID: '0', credentials: playerCredentials });
  stock.start();
  afterwards(() => stock.stop());
  return stock;
}

test('with the one option that the documentation tells it plays', async () => {
  const { url: server } = await host();
  const stock = await client(server, { server, socketOpts: { transports: ['websocket'] } });
  await until(() => stock.getState());
  stock.moves.add?.(3);
  await until(() => stock.getState()?.G.total === 3);
  const page = readFileSync(path.join(__dirname, '../../docs/lobby-api.md'), 'utf8');
  expect(page).toContain("multiplayer: SocketIO({ server, socketOpts: { transports: ['websocket'] } }),");
});

test('as it is it begins with polling, which is refused with the reason', async () => {
  const { url } = await host();
  const stock = await client(url, { server: url, socketOpts: { reconnection: false } });
  // A socket as the client makes its own, but one that can be listened to.
  const socket = io(`${url}/toy`, { forceNew: true, reconnection: false });
  const refused = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
  expect(refused.message).toBe('xhr poll error');
  expect(stock.getState()).toBeNull();
  const answer = await fetch(`${url}/socket.io/?EIO=4&transport=polling`);
  expect([answer.status, await answer.json()]).toEqual([400, { code: 0, message: 'Transport unknown' }]);
});
