import path from 'node:path';

import { startChild, type Child } from '../load/child';
import { isAlive } from '../server/attacks/victim';

/** How many malformed things are sent; more by FUZZ_RUNS. */
export const RUNS = Number(process.env.FUZZ_RUNS ?? 20_000);

/** Of the junk; FUZZ_SEED repeats what has failed. */
export const SEED = process.env.FUZZ_SEED ?? String(Date.now());

/** How often it is looked whether a match can still be played. */
const CHECKS = 10;

/** What the second half may add to the memory that is left after the first, in bytes; all that is remembered by mistake would. */
const GROWTH = 4 * 1024 * 1024;

/** How long the server takes to forget whoever has gone, in milliseconds. */
const FORGETTING = 6000;

/** Sends `RUNS` malformed things to a server of our own and looks what becomes of it. */
export async function fuzz(send: (target: Child, from: number, to: number) => Promise<void>): Promise<void> {
  const games = path.join(__dirname, '../server/attacks/games.ts');
  const target = await startChild({ server: 'ours', games, args: ['sqlite'] });
  try {
    const weights: number[] = [];
    for (let check = 0; check < CHECKS; check++) {
      await send(target, Math.floor((RUNS * check) / CHECKS), Math.floor((RUNS * (check + 1)) / CHECKS));
      if (!target.alive) throw new Error(`the server is dead: ${target.said}`);
      if (!(await isAlive(target))) throw new Error(`nobody can play any more: ${target.said}`);
      if (check % (CHECKS / 2) !== CHECKS / 2 - 1) continue;
      await new Promise((resolve) => setTimeout(resolve, FORGETTING));
      weights.push((await target.weigh()).heap);
    }
    const [half, whole] = weights as [number, number];
    if (whole - half > GROWTH)
      throw new Error(`the second half added ${whole - half} bytes to the memory, the first left ${half}`);
  } catch (error) {
    throw new Error(`${(error as Error).message} (FUZZ_SEED=${SEED})`, { cause: error });
  } finally {
    await target.stop();
  }
}
