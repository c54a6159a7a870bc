import { toGame } from '../../games/kit/boardgame';
import { settlers } from '../../games/settlers/ruleset';
import { type LobbyHost, lobbyHost } from './lobby-host';

/** A match of one seat at the lobby (S18). */

let host: LobbyHost;
const create = (setupData?: object) => host.post('/games/settlers/create', { numPlayers: 1, setupData });

beforeEach(async () => {
  host = await lobbyHost({ games: [toGame(settlers)] });
});

test('S18.3: is opened, full with one player, and followed by another of one seat', async () => {
  const { json } = await create({ factions: 'dealt' });
  const at = (id: unknown, route: string): string => `/games/settlers/${String(id)}/${route}`;
  const joined = await host.post(at(json.matchID, 'join'), { playerName: 'Ann' });
  expect(joined).toMatchObject({ status: 200, json: { playerID: '0' } });
  expect((await host.post(at(json.matchID, 'join'), { playerName: 'Bob' })).status).toBe(409);
  const owner = { playerID: '0', credentials: joined.json.playerCredentials };
  const next = (await host.post(at(json.matchID, 'playAgain'), owner)).json.nextMatchID;
  expect((await host.client.getMatch('settlers', String(next))).players).toHaveLength(1);
});

test.each([{ lookout: 'closed' }, { lookout: 'advanced' }, { razing: 'peaceful' }, { factions: 'first' }])(
  'S17.1–S17.3, S17.5: is refused what needs others, with the reason: %j',
  async (options) => {
    const { status, text } = await create(options);
    expect([status, text]).toEqual([400, expect.stringContaining(Object.keys(options)[0] ?? '')]);
  },
);

test('has no seat for a bot', async () => {
  const { status } = await host.post('/games/settlers/create', { numPlayers: 1, bots: { '0': 'steward' } });
  expect(status).toBe(400);
});
