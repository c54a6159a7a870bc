import path from 'node:path';

import { startChild, type Child, type Weight } from '../load/child';
import { pause } from '../server/attacks/victim';
import { Honest } from './honest';

/** What is played. */
export const GAMES = path.join(__dirname, '../server/attacks/games.ts');

/** Honest people. */
const PEOPLE = 4;

/** How long they play before and after somebody attacks, and meanwhile, in milliseconds. */
const CALM = 5000;
const SIEGE = 20_000;

/** Between two looks at the server's memory, in milliseconds. */
const BETWEEN = 2000;

/** How long nineteen of twenty honest moves may take, in milliseconds; on a machine that is busy, so many times what they take else. */
const QUICK = 500;
const TIMES = 4;

const MB = 1024 * 1024;

export interface Siege {
  /** The most that the server held while it was attacked, above what it held before, in megabytes, its garbage collected. */
  held: Weight;
  /** Whether honest people could play on meanwhile. */
  quick: boolean;
}

/**
 * Attacks a server that counts what strangers do, while honest people play there.
 * @param attack is told when to end
 * @throws Error when the server dies, or somebody honest is thrown out
 */
export async function besiege(attack: (target: Child, over: () => boolean) => Promise<void>): Promise<Siege> {
  const target = await startChild({ server: 'ours', games: GAMES, args: ['sqlite', 'limited'] });
  try {
    const honest = await Honest.sitDown(target, PEOPLE);
    const before = await target.weigh();
    const held: Weight = { heap: 0, rss: 0 };
    // It is weighed in quiet times too: that takes time.
    const play = async (ms: number): Promise<number> => {
      const end = Date.now() + ms;
      const weigh = async (): Promise<void> => {
        while (Date.now() < end && target.alive) {
          await pause(BETWEEN);
          const now = await target.weigh();
          for (const what of ['heap', 'rss'] as const)
            held[what] = Math.max(held[what], (now[what] - before[what]) / MB);
        }
      };
      return (await Promise.all([honest.play(ms), weigh()]))[0];
    };
    const calm = [await play(CALM)];
    const end = Date.now() + SIEGE;
    const [storm] = await Promise.all([play(SIEGE), attack(target, () => Date.now() > end || !target.alive)]);
    calm.push(await play(CALM));
    if (!honest.allThere) throw new Error('somebody honest was thrown out');
    honest.leave();
    const [heap, rss, during, ...quiet] = [held.heap, held.rss, storm, ...calm].map((figure) => figure.toFixed(0));
    process.stderr.write(
      `held ${heap} MB of heap, ${rss} MB in all; p95 ${during} ms, else ${quiet.join(' and ')} ms\n`,
    );
    return { held, quick: storm <= Math.max(QUICK, TIMES * Math.max(...calm)) };
  } catch (error) {
    if (!target.alive) throw new Error(`the server is dead: ${target.said}`, { cause: error });
    throw error;
  } finally {
    await target.stop();
  }
}
