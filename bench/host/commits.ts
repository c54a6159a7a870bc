import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { createMatch } from 'boardgame.io/internal';

import { Master, stored } from '../../server/match/master';
import { commitOf } from '../../server/store/commit';
import { openStore } from '../../server/store/open';
import type { StoredState } from '../../server/store/store';
import { median } from '../figure';
import { load, ZONES } from './game';

/** Moves stored per second in an SQLite file that survives a power cut, one after the other and so many matches at a time; no network. */
export async function measureCommits(
  rounds: number,
  ms: number,
  atOnce: number,
): Promise<{ single: number; together: number }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'civitas-'));
  const store = openStore({ database: path.join(folder, 'bench.sqlite') });
  try {
    await store.open();
    const master = new Master(load);
    const states: StoredState[] = [];
    for (let i = 0; i < atOnce; i++) {
      const made = createMatch({ game: load, numPlayers: 2, setupData: undefined, unlisted: false });
      if ('setupDataError' in made) throw new Error(made.setupDataError);
      const state = stored(made.initialState);
      states.push(state);
      await store.create(
        {
          id: `bench-${i}`,
          game: 'load',
          unlisted: false,
          createdAt: i,
          updatedAt: i,
          seats: [{ seat: 0 }, { seat: 1 }],
        },
        state,
        [0, 1],
      );
    }
    const move = async (i: number): Promise<void> => {
      const before = states[i] as StoredState;
      const n = before._stateID;
      const played = master.play(before, {
        type: 'shift',
        args: [n % ZONES, (n * 7 + 3) % ZONES],
        playerID: String(n % 2),
        stateID: n,
      });
      if (typeof played === 'string') throw new Error(played);
      const { state, log } = played;
      states[i] = state;
      const taken = await store.commit(`bench-${i}`, commitOf(before, state, log, [0, 1]));
      if (!taken) throw new Error('a move was not stored');
    };
    const rate = async (matches: number): Promise<number> => {
      const begun = performance.now();
      let moves = 0;
      const go = async (i: number): Promise<void> => {
        while (performance.now() - begun < ms) {
          await move(i);
          moves++;
        }
      };
      await Promise.all(Array.from({ length: matches }, (_, i) => go(i)));
      return (moves / (performance.now() - begun)) * 1000;
    };
    const [single, together]: [number[], number[]] = [[], []];
    for (let i = 0; i < rounds; i++) {
      single.push(await rate(1));
      together.push(await rate(atOnce));
    }
    return { single: median(single), together: median(together) };
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
