import path from 'node:path';

import { LobbyClient } from 'boardgame.io/client';

import { ownsSeat } from '../../server/credentials';
import { openStore } from '../../server/store/open';
import { Bare } from '../server/bare';
import { freshFolder } from '../server/cleanup';
import { plug, until } from '../server/host';
import { bundle, ended, serving, start } from '../server/program';

/** How often the server is killed; more by KILLS. */
const KILLS = Number(process.env.KILLS ?? 250);

/** Servers that are killed side by side, each with its own file. */
const LANES = 2;

const MATCHES = 3;

/** Matches that are opened in each life of a server, while others are played. */
const OPENED = 3;

/** How long clients wait for a server that may have little of the machine, in milliseconds. */
const PATIENCE = 60_000;

/** What clients have been shown of a match: the latest state that any of them saw. */
interface Shown {
  matchID: string;
  credentials: string[];
  stateID: number;
  total: number;
}

/** What somebody was told who opened a match and sat down. */
interface Opened {
  matchID: string;
  credentials?: string;
}

test(`a server killed ${KILLS} times at random moments loses no move that anybody has seen and leaves no match half written`, async () => {
  const script = bundle();
  const moves = await Promise.all(Array.from({ length: LANES }, () => lane(script, Math.ceil(KILLS / LANES))));
  // Else nothing was at stake.
  expect(Math.min(...moves)).toBeGreaterThan(KILLS);
}, 3_600_000);

/** @returns how many moves were seen in all */
async function lane(script: string, kills: number): Promise<number> {
  const database = path.join(freshFolder(), 'civitas.sqlite');
  const begun: Shown[] = [];
  let shown: Shown[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const program = start(['--data', database], { LIMITS: 'off', BOT_THREADS: '0' }, script);
    const url = await serving(program);
    // A match that is weeks long teaches nothing new.
    if (kill % 50 === 0) begun.push(...(shown = await Promise.all(Array.from({ length: MATCHES }, () => open(url)))));
    const players = shown.flatMap((match) =>
      match.credentials.map((secret, seat) => play(url, match, String(seat), secret)),
    );
    await until(() => players.every(({ state }) => state), PATIENCE);
    const since = Date.now();
    const opening = openMore(url);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 120));
    program.child.kill('SIGKILL');
    await ended(program);
    // What was on its way when it died may still arrive.
    await new Promise((resolve) => setTimeout(resolve, 5));
    for (const { socket } of players) socket.close();
    await inspect(database, shown, await opening, since);
  }
  return begun.reduce((sum, { stateID }) => sum + stateID, 0);
}

async function open(url: string): Promise<Shown> {
  const lobby = new LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
  const credentials = [];
  for (const playerName of ['Ann', 'Bob'])
    credentials.push((await lobby.joinMatch('toy', matchID, { playerName })).playerCredentials);
  return { matchID, credentials, stateID: 0, total: 0 };
}

/** Opens matches and sits down at them until the server is gone. */
async function openMore(url: string): Promise<Opened[]> {
  const lobby = new LobbyClient({ server: url });
  const told: Opened[] = [];
  try {
    while (told.length < OPENED) {
      const opened: Opened = await lobby.createMatch('toy', { numPlayers: 2 });
      told.push(opened);
      opened.credentials = (
        await lobby.joinMatch('toy', opened.matchID, { playerID: '0', playerName: 'Cid' })
      ).playerCredentials;
    }
  } catch {
    // It was killed meanwhile.
  }
  return told;
}

/** Moves whenever it may, and notes what it is shown. */
function play(url: string, match: Shown, seat: string, credentials: string): Bare {
  const player = new Bare(plug(url), match.matchID, seat, credentials, ({ _stateID, G, ctx }) => {
    if (_stateID > match.stateID) Object.assign(match, { stateID: _stateID, total: G.total });
    if (ctx.currentPlayer === seat) player.move('add', 1);
  });
  return player;
}

/** Looks into the file as the killed server left it. @param since when the last matches were opened */
async function inspect(
  database: string,
  shown: readonly Shown[],
  opened: readonly Opened[],
  since: number,
): Promise<void> {
  const store = openStore({ database });
  await store.open();
  try {
    for (const { matchID, stateID, total } of shown) {
      const [record, state, steps, log] = await Promise.all([
        store.find(matchID),
        store.state(matchID),
        store.steps(matchID, 0),
        store.log(matchID),
      ]);
      expect(state?._stateID).toBeGreaterThanOrEqual(stateID);
      expect((state?.G as { total: number }).total).toBeGreaterThanOrEqual(total);
      // Whole: as many moves as states, each with its two log entries (the move, the end of the turn), and the record agrees.
      expect((state?.G as { total: number }).total).toBe(state?._stateID);
      expect(record?.stateID).toBe(state?._stateID);
      expect(steps.map(({ to }) => to)).toEqual(steps.map((_, i) => i + 1));
      expect(steps).toHaveLength(record?.stateID ?? -1);
      expect(log).toHaveLength(2 * steps.length);
    }
    // What somebody was told is there, and so is all of a match or nothing.
    const known = opened.map(({ matchID }) => matchID);
    for (const id of new Set([...known, ...(await store.ids({ updatedAfter: since - 1 }))])) {
      const [record, initial, state] = await Promise.all([store.find(id), store.initial(id), store.state(id)]);
      expect([id, record?.seats.length, initial?._stateID, state?._stateID]).toEqual([id, 2, 0, record?.stateID]);
    }
    for (const { matchID, credentials } of opened) {
      if (credentials === undefined) continue;
      expect(ownsSeat(credentials, { credentials: (await store.find(matchID))?.seats[0]?.hash })).toBe(true);
    }
  } finally {
    await store.close();
  }
}
