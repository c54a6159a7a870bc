import type { Child } from '../../load/child';
import { isAlive, pause } from './victim';

/** What an attack achieved, in words; nothing where the server held. */
export type Loot = string[];

/** Something that the framework's published server lets happen. */
export interface Attack {
  /** Where it is described: a paragraph of the notes on the framework. */
  fact: string;
  /** What has to hold. */
  name: string;
  /**
   * What the server runs on: by default the stock server's matches are in its memory. `database`: a store that takes a moment
   * to answer. `limits`: ours counts what strangers do, as it does in earnest.
   */
  on?: 'database' | 'limits';
  run(target: Child): Promise<Loot>;
  /** Set where the framework's server, with the newer packages that we give it, withstands it too. */
  harmless?: true;
}

/** How long it may take to see that a process has ended, in milliseconds. */
const DYING = 300;

/**
 * Attacks, and looks whether anybody can play afterwards.
 * @throws Error when the attack could not be carried out on a server that is well
 */
export async function carryOut({ on, run }: Attack, target: Child): Promise<Loot> {
  const loot = await run(target).catch((error: unknown) => error as Error);
  // Where strangers are counted, this one may not even look.
  const playable = target.alive && (on === 'limits' || (await isAlive(target)));
  if (!playable) await pause(DYING);
  if (!target.alive) return ['the server is dead'];
  if (!playable) return [...(Array.isArray(loot) ? loot : []), 'nobody can play any more'];
  if (!Array.isArray(loot)) throw loot;
  return loot;
}
