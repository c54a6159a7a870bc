import { median } from '../figure';
import type { Contender } from './contenders';
import { openMatches } from './lobby';
import { made } from './played';
import { closeSite, pause, seatAt, type Site } from './site';

/** A server's memory, in bytes: medians of rounds. */
export interface Memory {
  contender: Contender;
  /** What a match adds to the heap. */
  heap: number;
  /** The whole process, as the operating system sees it: it keeps what the garbage collector has given back, so that it says little about a match. */
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
    const sites: Site[] = [];
    try {
      const before: number[] = [];
      for (const contender of contenders) {
        const site: Site = { contender, child: await contender.start(made), tables: [] };
        sites.push(site);
        before.push(await warmUp(site));
      }
      for (const site of sites) await fill(site, matches, connected);
      // Nobody asks anything of either meanwhile.
      await pause(quiet);
      for (const [at, { contender, child }] of sites.entries()) {
        const { heap, rss } = await child.weigh();
        found.get(contender)?.push({ heap: (heap - (before[at] ?? NaN)) / matches, rss });
      }
    } finally {
      for (const site of sites) await closeSite(site);
    }
  }
  return contenders.map((contender) => {
    const all = found.get(contender) ?? [];
    return { contender, heap: median(all.map(({ heap }) => heap)), rss: median(all.map(({ rss }) => rss)) };
  });
}

/** Lets a server do once what it will do, so that its own code is not counted. @returns its heap then */
async function warmUp({ child, contender }: Site): Promise<number> {
  const tables = await seatAt(child, contender, made, 10);
  for (const table of tables) table.start(0);
  await pause(500);
  for (const table of tables) table.stop();
  await pause(500);
  for (const table of tables) table.close();
  await pause(500);
  return (await child.weigh()).heap;
}

async function fill(site: Site, matches: number, connected: boolean): Promise<void> {
  if (!connected) {
    await openMatches(site.child.url, matches);
    return;
  }
  site.tables = await seatAt(site.child, site.contender, made, matches);
  for (const table of site.tables) table.start(0);
  await pause(500);
  for (const table of site.tables) table.stop();
}
