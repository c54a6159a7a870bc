import type { Child } from '../../test/load/child';
import type { Contender } from './contenders';
import { openMatches, type Match } from './lobby';
import type { Played } from './played';
import { Table } from './table';

/** A running contender, and the tables of its clients. */
export interface Site {
  contender: Contender;
  child: Child;
  tables: Table[];
}

/** Starts a server, opens matches on it and connects their players. */
export async function openSite(
  contender: Contender,
  played: Played,
  matches: number,
  flags?: readonly string[],
): Promise<Site> {
  const child = await contender.start(played, flags);
  return { contender, child, tables: await seatAt(child, contender, played, matches) };
}

/** Opens matches on a running server and connects a client for each seat. */
export async function seatAt(child: Child, { deltas }: Contender, played: Played, matches: number): Promise<Table[]> {
  const open = (n: number): Promise<Match[]> => openMatches(child.url, n, played);
  const another = async (): Promise<Match> => {
    const [match] = await open(1);
    if (!match) throw new Error('no match was opened');
    return match;
  };
  const tables = (await open(matches)).map((match) => new Table(child.url, played, deltas, match, another));
  await Promise.all(tables.map((table) => table.seated()));
  return tables;
}

/** Ends a server that may have written to a database that stays. */
export async function closeSite({ child, tables }: Site): Promise<void> {
  for (const table of tables) table.close();
  if (child.alive) await child.ask('clear');
  await child.stop();
}

/** Waits. @param ms how long, in milliseconds */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
