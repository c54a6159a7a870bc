import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Contender } from './contenders';
import type { Load } from './moves';
import type { Played } from './played';
import { pause, startContender, stopContender } from './contender';
import { emptyTally } from './player-pair';

/** A profile of the processor's time, as far as it is used here. */
interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  /** The time between a sample and the one before it, in microseconds. */
  timeDeltas: number[];
}

/**
 * What a function's time is counted as: the first row that matches its file, or its name where it has no file. A function that
 * matches none (`writev`, say) counts as its caller's.
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
    const runner = await startContender(contender, played, load.matches, flags);
    const tally = emptyTally();
    let begun: number;
    try {
      for (const pair of runner.pairs) pair.start(load.thinking);
      await pause(load.warmUp);
      for (const pair of runner.pairs) pair.tally = tally;
      begun = performance.now();
      await pause(load.measured);
      for (const pair of runner.pairs) {
        pair.tally = undefined;
        pair.stop();
      }
    } finally {
      await stopContender(runner);
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
