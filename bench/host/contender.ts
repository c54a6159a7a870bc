import type { Child } from '../../test/load/child';
import type { Contender } from './contenders';
import { openMatches, type OpenedMatch } from './lobby';
import type { Played } from './played';
import { PlayerPair } from './player-pair';

/** A running contender, and the pairs of players that are its clients. */
export interface RunningContender {
  contender: Contender;
  child: Child;
  pairs: PlayerPair[];
}

/** Starts a server, opens matches on it and connects their players. */
export async function startContender(
  contender: Contender,
  played: Played,
  matches: number,
  flags?: readonly string[],
): Promise<RunningContender> {
  const child = await contender.start(played, flags);
  return { contender, child, pairs: await seatAt(child, contender, played, matches) };
}

/** Opens matches on a running server and connects a client for each seat. */
export async function seatAt(
  child: Child,
  { deltas }: Contender,
  played: Played,
  matches: number,
): Promise<PlayerPair[]> {
  const open = (n: number): Promise<OpenedMatch[]> => openMatches(child.url, n, played);
  const another = async (): Promise<OpenedMatch> => {
    const [match] = await open(1);
    if (!match) throw new Error('no match was opened');
    return match;
  };
  const pairs = (await open(matches)).map((match) => new PlayerPair(child.url, played, deltas, match, another));
  await Promise.all(pairs.map((pair) => pair.seated()));
  return pairs;
}

/** Ends a server that may have written to a database that stays. */
export async function stopContender({ child, pairs }: RunningContender): Promise<void> {
  for (const pair of pairs) pair.close();
  if (child.alive) await child.ask('clear');
  await child.stop();
}

/** Waits. @param ms how long, in milliseconds */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
