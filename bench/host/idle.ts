import { getHeapStatistics } from 'node:v8';

import { shown, type Figure, type Line } from '../figure';
import { ours } from './contenders';
import { made } from './played';
import { pause, startContender, stopContender, seatAt } from './contender';

const MB = 1024 * 1024;

/**
 * How many matches, both players connected, are measured in turn; and how long nothing happens before and during a
 * measurement.
 */
interface Size {
  matches: readonly number[];
  quiet: number;
  ms: number;
}

interface Idle {
  matches: number;
  /** The heap, and the whole process as the operating system sees it, in bytes. */
  heap: number;
  rss: number;
  /** The share of one processor that is used. */
  share: number;
}

/** What a process does for matches in which nothing happens, and how many of them it could hold. */
export const hostIdle: Figure = {
  name: 'host-idle',
  long: true,
  async measure(quick) {
    const all = await measureIdle(
      quick ? { matches: [5, 10], quiet: 0, ms: 200 } : { matches: [500, 2000, 4000], quiet: 21_000, ms: 20_000 },
    );
    return linesOf(all);
  },
};

async function measureIdle({ matches, quiet, ms }: Size): Promise<Idle[]> {
  const runner = await startContender(ours, made, 1);
  const { child, contender, pairs } = runner;
  const found: Idle[] = [];
  try {
    for (const n of matches) {
      pairs.push(...(await seatAt(child, contender, made, n - pairs.length)));
      await pause(quiet);
      const before = await child.ask<number>('work');
      await pause(ms);
      const share = ((await child.ask<number>('work')) - before) / ms;
      found.push({ matches: n, share, ...(await child.weigh()) });
    }
    return found;
  } finally {
    await stopContender(runner);
  }
}

function linesOf(all: readonly Idle[]): Line[] {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return [];
  const slope = (of: (idle: Idle) => number): number => (of(last) - of(first)) / (last.matches - first.matches);
  const [heap, rss, share] = [slope((one) => one.heap), slope((one) => one.rss), slope((one) => one.share)];
  const limit = getHeapStatistics().heap_size_limit;
  return [
    ...all.map((one) => ({
      what: `${one.matches} quiet matches, ${2 * one.matches} sockets`,
      value: `${shown(one.heap / MB)} MB of heap, the process ${shown(one.rss / MB)} MB, ${shown(one.share * 100)} % of a processor`,
    })),
    {
      what: '– each more',
      value: `${shown(heap / 1024)} KB of heap, ${shown(rss / 1024)} KB of the process, ${shown(share * 1000)} ms of processor time a second`,
    },
    {
      what: `– matches that would fill the heap that Node.js allows here, ${shown(limit / MB)} MB`,
      value: shown((limit - first.heap) / heap + first.matches),
    },
    { what: '– matches whose pings would fill a processor', value: shown((1 - first.share) / share + first.matches) },
  ];
}
