import type { Game } from 'boardgame.io';
import { toGame } from './kit/boardgame';
import { decide } from './kit/bots/bot';
import type { Core, Move, Seat } from './kit/core';
import type { RulesetEntry } from './kit/register';

/** The register of rulesets: the only place that names them all. */
export const RULESETS: readonly RulesetEntry[] = [
  {
    name: 'imperium', title: 'Imperium', minSeats: 2, maxSeats: 4,
    options: () => ({ nations: ['choose', 'random'] }),
    credits: {
      boxes: 'Imperium: Classics, Imperium: Legends', designers: 'Nigel Buckle, Dávid Turczi',
      artist: 'Mihajlo Dimitrievski', publisher: 'Osprey Games',
    },
    load: async () => (await import('./imperium')).default,
  },
  {
    name: 'mythotopia', title: 'Mythotopia', minSeats: 2, maxSeats: 4,
    // Two players do not draft (M14.1).
    options: (seats) => ({ setup: seats === 2 ? ['normal'] : ['normal', 'draft'] }),
    credits: { boxes: 'Mythotopia', designers: 'Martin Wallace', publisher: 'Treefrog Games' },
    load: async () => (await import('./mythotopia')).default,
  },
];

/** @throws Error for a name that no ruleset has. */
export function rulesetEntry(name: string): RulesetEntry {
  const entry = RULESETS.find((r) => r.name === name);
  if (!entry) throw new Error(`no ruleset ${name}; there are: ${RULESETS.map((r) => r.name).join(', ')}`);
  return entry;
}

/** The boardgame.io Game objects of all rulesets, for a server. */
export const loadGames = async (): Promise<Game[]> =>
  Promise.all(RULESETS.map(async (entry) => toGame((await entry.load()).ruleset) as Game));

/**
 * A bot of a ruleset, as a function from what a seat may see to its move; null when the seat is not asked.
 * @param random numbers in [0, 1)
 * @throws Error for a name that no ruleset or no bot has
 */
export async function loadBot(ruleset: string, bot: string, random: () => number): Promise<(view: Core, seat: Seat) => Move | null> {
  const { ruleset: rules, bots } = await rulesetEntry(ruleset).load();
  const chooser = bots[bot];
  if (!chooser) throw new Error(`${ruleset} has no bot ${bot}; there are: ${Object.keys(bots).join(', ')}`);
  return (view, seat) => decide(rules, chooser, view, seat, random);
}

export type { RulesetEntry, RulesetModule } from './kit/register';
