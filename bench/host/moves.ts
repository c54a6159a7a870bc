import { isDeepStrictEqual } from 'node:util';

import { byNumber, median, percentile } from '../figure';
import type { Contender } from './contenders';
import type { Played } from './played';
import { pause, startContender, stopContender, type RunningContender } from './contender';
import { emptyTally } from './player-pair';

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
  /** Moves per second. */
  rate: number;
  /** How long half of the moves took at most, in milliseconds. */
  p50: number;
  /** The same for 19 of 20 moves. */
  p95: number;
  /** The length of the messages to both players, per move. */
  bytes: number;
  /** The server's processor time per move, in milliseconds. */
  work: number;
}

/** How long a round waits at its end for moves that are on their way, in milliseconds. */
const DRAIN = 1500;

/** Lets all contenders take turns under a load. @throws Error when a client sees another state than the server has */
export async function measureMoves(contenders: readonly Contender[], played: Played, load: Load): Promise<Moves[]> {
  const runners: RunningContender[] = [];
  try {
    for (const contender of contenders) runners.push(await startContender(contender, played, load.matches));
    const rounds = new Map<RunningContender, Omit<Moves, 'contender'>[]>(runners.map((runner) => [runner, []]));
    for (let i = 0; i < load.rounds; i++)
      for (const runner of runners) rounds.get(runner)?.push(await round(runner, load));
    for (const runner of runners) await check(runner);
    return runners.map((runner) => ({ contender: runner.contender, ...mediansOf(rounds.get(runner) ?? []) }));
  } finally {
    for (const runner of runners) await stopContender(runner);
  }
}

async function round(
  { child, pairs }: RunningContender,
  { thinking, warmUp, measured }: Load,
): Promise<Omit<Moves, 'contender'>> {
  for (const pair of pairs) pair.start(thinking);
  await pause(warmUp);
  const tally = emptyTally();
  const workBefore = await child.ask<number>('work');
  const begun = performance.now();
  for (const pair of pairs) pair.tally = tally;
  await pause(measured);
  for (const pair of pairs) pair.tally = undefined;
  const seconds = (performance.now() - begun) / 1000;
  const work = (await child.ask<number>('work')) - workBefore;
  for (const pair of pairs) pair.stop();
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

/**
 * Checks that all moves were made, and that the states which clients put together from small updates are those that
 * the server sends anew.
 * @throws Error when not
 */
async function check({ contender, pairs }: RunningContender): Promise<void> {
  const [refusal] = pairs.flatMap((pair) => pair.refusals());
  if (refusal !== undefined) throw new Error(`${contender.name} has refused what was allowed: ${refusal}`);
  for (const pair of pairs.slice(0, 5)) {
    const patched = pair.views();
    pair.syncAgain();
    await pause(DRAIN / 3);
    // Nobody promises the order of an object's keys.
    if (!isDeepStrictEqual(pair.views(), patched))
      throw new Error(`${contender.name}: clients of ${pair.matchID} see something else than there is`);
  }
}
