import { listing as imperium } from './imperium/listing';
import { toGame, type HostedGame } from './kit/boardgame';
import { decide } from './kit/bots/bot';
import type { Core, Move, Seat } from './kit/core';
import type { RulesetEntry } from './kit/register';
import { listing as mythotopia } from './mythotopia/listing';
import { listing as newDawn } from './new-dawn/listing';
import { listing as settlers } from './settlers/listing';

/** The register of rulesets. What the client draws of each is listed beside its boards (client/boards/index.ts). */
export const RULESETS: readonly RulesetEntry[] = [
  {
    ...imperium,
    load: async () => (await import('./imperium')).default,
    lesson: async () => (await import('./imperium/lesson')).default,
    situations: async () => (await import('./imperium/situations')).SITUATIONS,
    aid: async () => (await import('./imperium/aid')).default,
    primer: async () => (await import('./imperium/primer')).default,
  },
  {
    ...mythotopia,
    load: async () => (await import('./mythotopia')).default,
    lesson: async () => (await import('./mythotopia/lesson')).default,
    situations: async () => (await import('./mythotopia/situations')).SITUATIONS,
    aid: async () => (await import('./mythotopia/aid')).default,
    primer: async () => (await import('./mythotopia/primer')).default,
  },
  {
    ...settlers,
    load: async () => (await import('./settlers')).default,
    lesson: async () => (await import('./settlers/lesson')).default,
    situations: async () => (await import('./settlers/situations')).SITUATIONS,
    aid: async () => (await import('./settlers/aid')).default,
    primer: async () => (await import('./settlers/primer')).default,
  },
  {
    ...newDawn,
    load: async () => (await import('./new-dawn')).default,
    lesson: async () => (await import('./new-dawn/lesson')).default,
    situations: async () => (await import('./new-dawn/situations')).SITUATIONS,
    aid: async () => (await import('./new-dawn/aid')).default,
    primer: async () => (await import('./new-dawn/primer')).default,
  },
];

/** @throws Error for a name that no ruleset has. */
export function rulesetEntry(name: string): RulesetEntry {
  const entry = RULESETS.find((r) => r.name === name);
  if (!entry) throw new Error(`no ruleset ${name}; there are: ${RULESETS.map((r) => r.name).join(', ')}`);
  return entry;
}

/** The boardgame.io Game objects of all rulesets, for a server. */
export const loadGames = async (): Promise<HostedGame[]> =>
  Promise.all(RULESETS.map(async (entry) => toGame((await entry.load()).ruleset) as HostedGame));

/**
 * A bot of a ruleset, as a function from what a seat may see to its move; null when the seat is not asked.
 * @param random numbers in [0, 1)
 * @throws Error for a name that no ruleset or no bot has
 */
export async function loadBot(
  ruleset: string,
  bot: string,
  random: () => number,
): Promise<(view: Core, seat: Seat) => Move | null> {
  const { ruleset: rules, bots } = await rulesetEntry(ruleset).load();
  const chooser = await bots[bot]?.();
  if (!chooser) throw new Error(`${ruleset} has no bot ${bot}; there are: ${Object.keys(bots).join(', ')}`);
  return (view, seat) => decide(rules, chooser, view, seat, random);
}

export type { HostedGame } from './kit/boardgame';
export type { MatchOption, RulesetEntry, RulesetModule } from './kit/register';
