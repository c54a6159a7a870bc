import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { State } from 'boardgame.io';
import pino from 'pino';
import { io } from 'socket.io-client';

import { loadBot, loadGames, RULESETS } from '../games';
import type { Core } from '../games/kit/core';
import { UNLIMITED } from '../server/http/limits';
import { serve } from '../server/serve';
import { atMost, median, shown, type Figure, type Line } from './figure';

/** How many matches of four bots play by themselves. */
const MATCHES = 50;

/** Of the first ruleset. */
const GAME = RULESETS[0]?.name ?? '';
const BOT = 'steward';

async function post(url: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
}

/** Opens a match with bots on all seats but the first, which somebody takes. */
async function open(games: string, numPlayers: number) {
  const bots = Object.fromEntries(Array.from({ length: numPlayers - 1 }, (_, i) => [i + 1, BOT]));
  const { matchID = '' } = await post(`${games}/create`, { numPlayers, bots });
  const { playerCredentials: credentials = '' } = await post(`${games}/${matchID}/join`, {
    playerID: '0',
    playerName: 'Ann',
  });
  return { matchID, owner: { playerID: '0', credentials } };
}

/** Plays a seat against a bot, each decision at once. @returns how long each decision of the bot took, in milliseconds */
async function waits(url: string, decisions: number): Promise<number[]> {
  const { matchID, owner } = await open(`${url}/games/${GAME}`, 2);
  const decide = await loadBot(GAME, 'random', Math.random);
  const socket = io(`${url}/${GAME}`, { transports: ['websocket'], forceNew: true });
  const times: number[] = [];
  await new Promise<void>((resolve) => {
    let since: number | undefined;
    const see = (_: string, { G, _stateID }: State<Core>): void => {
      if (since !== undefined) times.push(performance.now() - since);
      const move = decide(G, 0);
      since = move ? undefined : performance.now();
      if (times.length >= decisions || G.result) resolve();
      else if (move) {
        const action = { type: 'MAKE_MOVE', payload: { type: move.name, args: move.args, playerID: '0' } };
        socket.emit('update', action, _stateID, matchID, '0');
      }
    };
    socket.on('sync', (id: string, { state }: { state: State<Core> }) => see(id, state));
    socket.on('update', see);
    socket.emit('sync', matchID, '0', owner.credentials);
  });
  socket.close();
  return times;
}

/** The numbers of the states that a spectator of each match is shown. */
async function positions(url: string, matches: readonly string[]): Promise<number> {
  const socket = io(`${url}/${GAME}`, { transports: ['websocket'], forceNew: true });
  let sum = 0;
  for (const matchID of matches) {
    sum += await new Promise<number>((resolve) => {
      socket.once('sync', (_: string, { state }: { state: State }) => resolve(state._stateID));
      socket.emit('sync', matchID, null);
    });
  }
  socket.close();
  return sum;
}

/** How long a person waits for a bot, alone on the server and beside many matches that bots play by themselves. */
export const bots: Figure = {
  name: 'bots',
  long: true,
  async measure(quick) {
    const [matches, decisions] = quick ? [2, 3] : [MATCHES, 40];
    const folder = mkdtempSync(path.join(os.tmpdir(), 'civitas-'));
    const { port, close } = await serve({
      port: 0,
      database: path.join(folder, 'civitas.sqlite'),
      games: await loadGames(),
      clientDir: folder,
      logger: pino({ level: 'warn' }),
      limits: UNLIMITED,
      bots: { source: path.join(__dirname, '../server/bots/register.ts'), threads: 1, deadline: 10_000, pace: 0 },
    });
    try {
      const url = `http://127.0.0.1:${port}`;
      const alone = median(await waits(url, decisions));
      const opened: string[] = [];
      for (let i = 0; i < matches; i++) {
        const { matchID, owner } = await open(`${url}/games/${GAME}`, 4);
        await post(`${url}/games/${GAME}/${matchID}/bot`, { ...owner, seat: '0', bot: BOT });
        opened.push(matchID);
      }
      const [before, begun] = [await positions(url, opened), performance.now()];
      const beside = median(await waits(url, decisions));
      const seconds = (performance.now() - begun) / 1000;
      const moves = (await positions(url, opened)) - before;
      return [
        { what: 'a person waits for a bot, median, alone', value: `${shown(alone)} ms` },
        {
          what: `... beside ${matches} matches of four bots`,
          value: `${shown(beside / alone)} ×`,
          ...atMost(beside / alone, 5, ' ×'),
        },
        { what: '– in milliseconds', value: `${shown(beside)} ms`, ...atMost(beside, 150, ' ms') },
        { what: '– moves of those bots meanwhile', value: `${shown(moves / seconds)}/s` },
      ] satisfies Line[];
    } finally {
      await close();
      rmSync(folder, { recursive: true });
    }
  },
};
