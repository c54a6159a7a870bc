import { readArgs } from '../cli/args';
import type { Command } from '../cli/command';
import { Tally, verifyGame } from './game';
import { LAWS } from './laws';
import { setupOf } from './series';

const USAGE = 'verify <ruleset> [--games N] [--seed S]';

/**
 * Plays random games under all laws. Prints a summary and ends with 0, or prints the first counter-example and ends with 1.
 */
export const verify: Command = async (argv, print) => {
  const args = readArgs(argv, ['games', 'seed'], USAGE);
  const games = args.number('games', { min: 1, otherwise: 50 });
  const seed = args.text('seed') ?? '1';
  const { ruleset: rules } = await args.entry.load();
  const start = performance.now();
  const tally = new Tally();
  for (let i = 0; i < games; i++) {
    const broken = verifyGame(setupOf(rules, seed, i), LAWS, i, tally);
    if (broken) {
      print(JSON.stringify(broken));
      return 1;
    }
  }
  const { moves, undone, checks } = tally;
  print(JSON.stringify({ summary: { ruleset: rules.name, games, seed, moves, undone, checks, ms: Math.round(performance.now() - start) } }));
  return 0;
};
