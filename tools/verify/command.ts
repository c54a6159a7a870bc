import { messageOf } from '../../games/kit/error';
import type { Ruleset } from '../../games/kit/ruleset';
import { readArgs } from '../cli/args';
import { botNamed } from '../cli/bot';
import { UsageError, type Command } from '../cli/command';
import { Tally, verifyGame } from './game';
import type { Law } from './law';
import { LAWS } from './laws';
import { seatsFor, setupOf } from './series';

const USAGE = 'verify <ruleset> [--games N] [--seed S] [--law NAME,...] [--every] [--bot NAME] [--options JSON]';

/**
 * Plays random games, or those of another bot, under all laws; or under some, which is faster. A law that costs much
 * checks only every so many positions; with `--every` each law checks all of them. `--options` hold in all games; the
 * options that they leave open vary from game to game. Prints a summary and exits with 0, or prints the first
 * counter-example and exits with 1.
 */
export const verify: Command = async (argv, print) => {
  const args = readArgs(argv, ['games', 'seed', 'law', 'bot', 'options'], USAGE, ['every']);
  const games = args.number('games', { min: 1, otherwise: 50 });
  const seed = args.text('seed') ?? '1';
  const laws = lawsNamed(args.text('law')).map((law) => (args.flag('every') ? { ...law, positions: 1 } : law));
  const module = await args.entry.load();
  const { variants } = await module.tooling();
  const rules = module.ruleset;
  const bot = await botNamed(module, args.text('bot') ?? 'random');
  const options = checkedOptions(rules, args.object('options'));
  const start = performance.now();
  const tally = new Tally(variants?.sideOf);
  for (let i = 0; i < games; i++) {
    const broken = verifyGame(setupOf(rules, seed, i, options), laws, i, tally, bot);
    if (broken) {
      print(JSON.stringify(broken));
      return 1;
    }
  }
  const { moves, undone, seats, sides, endings, checks } = tally;
  print(
    JSON.stringify({
      summary: {
        ruleset: rules.name,
        games,
        seed,
        moves,
        undone,
        seats,
        sides: variants ? sides : undefined,
        endings,
        checks,
        ms: Math.round(performance.now() - start),
      },
    }),
  );
  return 0;
};

/**
 * The options, checked.
 * @throws UsageError for options that no match can have
 */
function checkedOptions(rules: Ruleset, options: Record<string, unknown>): Record<string, unknown> {
  try {
    seatsFor(rules, options);
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
  return options;
}

function lawsNamed(names: string | undefined): readonly Law[] {
  const wanted = names?.split(',');
  const unknown = wanted?.find((name) => LAWS.every((law) => law.name !== name));
  if (unknown !== undefined)
    throw new UsageError(`no law ${JSON.stringify(unknown)}; there are: ${LAWS.map((law) => law.name).join(', ')}`);
  return LAWS.filter((law) => wanted?.includes(law.name) ?? true);
}
