import { writeFileSync } from 'node:fs';
import { messageOf } from '../../games/kit/error';
import type { RulesetModule } from '../../games';
import type { Chooser } from '../../games/kit/bots/bot';
import type { Move } from '../../games/kit/core';
import type { MatchRecord } from '../../games/kit/record';
import { readArgs, readMaybeRuleset } from '../cli/args';
import { botNamed } from '../cli/bot';
import { UsageError, type Command } from '../cli/command';
import { hashOf } from '../play/hash';
import { playMatch, type BotMatch } from '../play/match';
import { seedOf } from '../play/seeds';
import { replayFile } from './replay';
import { Summary, type GameLine } from './summary';

const USAGE = 'simulate <ruleset> [--seats N] [--games N] [--seed S] [--bots a,b] [--options JSON] [--record FILE]';
const REPLAY_USAGE = 'simulate [<ruleset>] --replay FILE';

/**
 * Plays games between bots and prints a line of JSON for each, then one with their summary. `--record` writes the only
 * game into a file; `--replay` plays a recorded match again instead.
 */
export const simulate: Command = async (argv, print) => {
  if (argv.some((arg) => arg === '--replay' || arg.startsWith('--replay='))) {
    const { ruleset, text } = readMaybeRuleset(argv, ['replay'], REPLAY_USAGE);
    print(JSON.stringify(await replayFile(text('replay') ?? '', ruleset)));
    return 0;
  }
  const args = readArgs(argv, ['seats', 'games', 'seed', 'bots', 'options', 'record'], USAGE);
  const { entry } = args;
  const seats = args.number('seats', { min: entry.minSeats, max: entry.maxSeats, otherwise: entry.minSeats });
  const games = args.number('games', { min: 1, otherwise: 1 });
  const seed = args.text('seed') ?? '1';
  const module = await entry.load();
  // The record holds all options: whoever replays it does not know the defaults of matches between bots.
  const options = { ...module.ruleset.simulated, ...args.object('options') };
  const bots = await botsFor(module, args.text('bots') ?? 'random', seats);
  checkOptions(module, options, seats, seed);
  const file = args.text('record');
  if (file !== undefined && games > 1) throw new UsageError('--record keeps one game; say --games 1');
  const summary = new Summary(seats, seed, bots);
  for (let i = 0; i < games; i++) {
    const setup = { rules: module.ruleset, seats, seed: seedOf(seed, i), options };
    const { line, moves } = play(setup, bots);
    if (file !== undefined) {
      const record: MatchRecord = {
        civitas: 1,
        ruleset: entry.name,
        version: module.ruleset.version,
        seats,
        options,
        seed: setup.seed,
        moves,
      };
      writeFileSync(file, JSON.stringify(record));
    }
    summary.add(line);
    print(JSON.stringify(line));
  }
  print(JSON.stringify({ summary: summary.toJSON() }));
  return 0;
};

function play(setup: BotMatch, bots: readonly Chooser[]): { line: GameLine; moves: readonly Move[] } {
  const start = performance.now();
  const { g, moves, result } = playMatch(setup, bots);
  const ms = Math.round((performance.now() - start) * 10) / 10;
  const { scores, winners, ending } = result;
  const line = {
    seats: setup.seats,
    seed: setup.seed,
    turns: g.turn,
    moves: moves.length,
    ms,
    scores,
    winners,
    ending,
    finalHash: hashOf(g),
  };
  return { line, moves };
}

/** One bot for each seat, from a list that names one for all seats or one for each. */
async function botsFor(module: RulesetModule, list: string, seats: number): Promise<Chooser[]> {
  const chosen = await Promise.all(list.split(',').map((name) => botNamed(module, name)));
  const [one] = chosen;
  if (one && chosen.length === 1) return Array.from({ length: seats }, () => one);
  if (chosen.length !== seats) throw new UsageError(`--bots names ${chosen.length} bots for ${seats} seats`);
  return chosen;
}

function checkOptions({ ruleset }: RulesetModule, options: Record<string, unknown>, seats: number, seed: string): void {
  if ('seed' in options) throw new UsageError('--options holds a seed; the seed is given with --seed');
  try {
    ruleset.matchOptions({ ...options, seed }, seats);
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}
