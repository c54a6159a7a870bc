import { isDeepStrictEqual } from 'node:util';

import { byNumber, median, percentile } from '../figure';
import type { Contender } from './contenders';
import type { Played } from './played';
import { closeSite, openSite, pause, type Site } from './site';
import { emptyTally } from './table';

/** One load that is put on all contenders in turns. */
export interface Load {
  matches: number;
  /** Mean pause of a match between two moves, in milliseconds. */
  thinking: number;
  rounds: number;
  /** How long it warms up, and how long it is measured, in each round; in milliseconds. */
  warmUp: number;
  measured: number;
}

/** What a contender did: medians of its rounds. */
export interface Moves {
  contender: Contender;
  /** Per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  /** Of the messages to both players, per move. */
  bytes: number;
  /** Milliseconds of the server's processor time, per move. */
  work: number;
}

/** How long moves that are on their way may take to arrive, in milliseconds. */
const DRAIN = 1500;

/** Lets all contenders take turns under a load. @throws Error when a client sees another state than the server has */
export async function measureMoves(contenders: readonly Contender[], played: Played, load: Load): Promise<Moves[]> {
  const sites: Site[] = [];
  try {
    for (const contender of contenders) sites.push(await openSite(contender, played, load.matches));
    const rounds = new Map<Site, Omit<Moves, 'contender'>[]>(sites.map((site) => [site, []]));
    for (let i = 0; i < load.rounds; i++) for (const site of sites) rounds.get(site)?.push(await round(site, load));
    for (const site of sites) await check(site);
    return sites.map((site) => ({ contender: site.contender, ...mediansOf(rounds.get(site) ?? []) }));
  } finally {
    for (const site of sites) await closeSite(site);
  }
}

async function round({ child, tables }: Site, { thinking, warmUp, measured }: Load): Promise<Omit<Moves, 'contender'>> {
  for (const table of tables) table.start(thinking);
  await pause(warmUp);
  const tally = emptyTally();
  const workBefore = await child.ask<number>('work');
  const begun = performance.now();
  for (const table of tables) table.tally = tally;
  await pause(measured);
  for (const table of tables) table.tally = undefined;
  const seconds = (performance.now() - begun) / 1000;
  const work = (await child.ask<number>('work')) - workBefore;
  for (const table of tables) table.stop();
  await pause(DRAIN);
  const { moves, bytes } = tally;
  const latencies = tally.latencies.sort(byNumber);
  return {
    rate: moves / seconds,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    bytes: bytes / moves,
    work: work / moves,
  };
}

function mediansOf(rounds: readonly Omit<Moves, 'contender'>[]): Omit<Moves, 'contender'> {
  const of = (key: keyof Omit<Moves, 'contender'>): number => median(rounds.map((each) => each[key]));
  return { rate: of('rate'), p50: of('p50'), p95: of('p95'), bytes: of('bytes'), work: of('work') };
}

/** Whether all moves were made, and what clients made of small updates is what the server shows somebody who comes now. */
async function check({ contender, tables }: Site): Promise<void> {
  const [refusal] = tables.flatMap((table) => table.refusals());
  if (refusal !== undefined) throw new Error(`${contender.name} has refused what was allowed: ${refusal}`);
  for (const table of tables.slice(0, 5)) {
    const patched = table.views();
    table.syncAgain();
    await pause(DRAIN / 3);
    // The order of words in an object is nobody's promise.
    if (!isDeepStrictEqual(table.views(), patched))
      throw new Error(`${contender.name}: clients of ${table.matchID} see something else than there is`);
  }
}
