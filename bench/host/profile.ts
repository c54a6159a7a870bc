import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Contender } from './contenders';
import type { Load } from './moves';
import type { Played } from './played';
import { closeSite, openSite, pause } from './site';
import { emptyTally } from './table';

/** What a processor's profile says, as far as it is used here. */
interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  /** Microseconds. */
  timeDeltas: number[];
}

/**
 * Whose work a function is, by its file, or its name where it has none. What has neither (`writev`, say) belongs to
 * whoever called it. The first that fits counts.
 */
const WORK: readonly (readonly [what: string, where: RegExp])[] = [
  ['nothing', /^\(idle\)$/],
  ['collecting garbage', /^\(garbage collector\)$/],
  ['views of the seats', /games\/kit\/(view|zones)|filter-player-view/],
  ['copies of the state', /games\/kit\/(copy|undo)/],
  ['the rules', /\/games\//],
  ['Immer, for the framework', /immer/],
  ["the framework's reducer and server", /boardgame\.io/],
  ['differences of states', /protocol\/delta/],
  ['storing', /server\/store|worker_threads|node:internal\/worker/],
  ['sockets', /socket\.io|engine\.io|\/ws\/|node:(net|internal\/stream|buffer|http)|component-emitter/],
  ['the rest of the server', /\/server\/|^node:/],
];
const REST = 'the rest of Node.js';

/** Milliseconds of a server's main thread, by what they were spent on. */
export interface Spent {
  moves: number;
  by: ReadonlyMap<string, number>;
}

/** Plays at a server that writes a profile, and reads that of the time in which moves were counted. */
export async function profile(contender: Contender, played: Played, load: Load): Promise<Spent> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'civitas-profile-'));
  try {
    const flags = ['--cpu-prof', `--cpu-prof-dir=${folder}`];
    const site = await openSite(contender, played, load.matches, flags);
    const tally = emptyTally();
    let begun: number;
    try {
      for (const table of site.tables) table.start(load.thinking);
      await pause(load.warmUp);
      for (const table of site.tables) table.tally = tally;
      begun = performance.now();
      await pause(load.measured);
      for (const table of site.tables) {
        table.tally = undefined;
        table.stop();
      }
    } finally {
      await closeSite(site);
    }
    const micros = (performance.now() - begun) * 1000;
    // The main thread is number 0; those of the store and of bots write their own.
    const main = readdirSync(folder).find((file) => /\.0\.\d+\.cpuprofile$/.test(file)) ?? '';
    return {
      moves: tally.moves,
      by: spent(JSON.parse(readFileSync(path.join(folder, main), 'utf8')) as Profile, micros),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param last how much of the end of the profile counts, in microseconds */
function spent({ nodes, samples, timeDeltas }: Profile, last: number): Map<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const workOf = (id: number | undefined): string => {
    const node = id === undefined ? undefined : byId.get(id);
    if (!node) return REST;
    const { url, functionName } = node.callFrame;
    return WORK.find(([, where]) => where.test(url || functionName))?.[0] ?? workOf(callers.get(node.id));
  };
  const works = new Map(nodes.map(({ id }) => [id, workOf(id)]));
  const sums = new Map<string, number>();
  let left = last;
  for (let i = samples.length - 1; i >= 0 && left > 0; i--) {
    const delta = timeDeltas[i] ?? 0;
    const work = works.get(samples[i] ?? -1) ?? REST;
    sums.set(work, (sums.get(work) ?? 0) + delta / 1000);
    left -= delta;
  }
  sums.delete('nothing');
  return new Map([...sums].sort(([, a], [, b]) => b - a));
}
