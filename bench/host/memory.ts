import { median } from '../figure';
import type { Contender } from './contenders';
import { openMatches } from './lobby';
import { made } from './played';
import { stopContender, pause, seatAt, type RunningContender } from './contender';

/** A server's memory, in bytes: medians of rounds. */
export interface Memory {
  contender: Contender;
  /** What a match adds to the heap. */
  heap: number;
  /** The whole process as the operating system sees it. It includes memory that is free again, so that it says little about a match. */
  rss: number;
}

/**
 * What matches add to the memory of servers that have just been started.
 * @param connected whether their players are connected
 * @param quiet how long nothing happens before memory is looked at, in milliseconds
 */
export async function measureMemory(
  contenders: readonly Contender[],
  matches: number,
  connected: boolean,
  rounds: number,
  quiet: number,
): Promise<Memory[]> {
  const found = new Map<Contender, { heap: number; rss: number }[]>(contenders.map((contender) => [contender, []]));
  for (let i = 0; i < rounds; i++) {
    const runners: RunningContender[] = [];
    try {
      const before: number[] = [];
      for (const contender of contenders) {
        const runner: RunningContender = { contender, child: await contender.start(made), pairs: [] };
        runners.push(runner);
        before.push(await warmUp(runner));
      }
      for (const runner of runners) await fill(runner, matches, connected);
      // Nobody asks anything of either meanwhile.
      await pause(quiet);
      for (const [at, { contender, child }] of runners.entries()) {
        const { heap, rss } = await child.weigh();
        found.get(contender)?.push({ heap: (heap - (before[at] ?? NaN)) / matches, rss });
      }
    } finally {
      for (const runner of runners) await stopContender(runner);
    }
  }
  return contenders.map((contender) => {
    const all = found.get(contender) ?? [];
    return { contender, heap: median(all.map(({ heap }) => heap)), rss: median(all.map(({ rss }) => rss)) };
  });
}

/**
 * Warms a server up, so that its own code is not counted.
 * @returns its heap afterwards, in bytes
 */
async function warmUp({ child, contender }: RunningContender): Promise<number> {
  const pairs = await seatAt(child, contender, made, 10);
  for (const pair of pairs) pair.start(0);
  await pause(500);
  for (const pair of pairs) pair.stop();
  await pause(500);
  for (const pair of pairs) pair.close();
  await pause(500);
  return (await child.weigh()).heap;
}

async function fill(runner: RunningContender, matches: number, connected: boolean): Promise<void> {
  if (!connected) {
    await openMatches(runner.child.url, matches);
    return;
  }
  runner.pairs = await seatAt(runner.child, runner.contender, made, matches);
  for (const pair of runner.pairs) pair.start(0);
  await pause(500);
  for (const pair of runner.pairs) pair.stop();
}
