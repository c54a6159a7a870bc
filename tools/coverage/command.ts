import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from '../cli/args';
import type { Command } from '../cli/command';
import type { Covered } from './covered';
import { imperiumCovered } from './imperium';
import { meetings } from './met';
import { mythotopiaCovered } from './mythotopia';
import { pageOf, partOf, rowOf } from './page';
import { testsIn } from './tested';

const ROOT = path.join(__dirname, '..', '..');
const USAGE = 'coverage [--games N] [--seed S]';
const RULESETS: readonly Covered[] = [imperiumCovered, mythotopiaCovered];

/** Writes docs/coverage.md; prints what it comes to for each ruleset, with the cards that random play did not meet. */
export const coverage: Command = async (argv, print) => {
  const args = readOptions(argv, ['games', 'seed'], USAGE);
  const games = args.number('games', { min: 1, otherwise: 600 });
  const seed = args.text('seed') ?? 'coverage';
  let unmet = 0;
  const parts = RULESETS.map((covered) => {
    const met = meetings(covered, games, seed);
    const tests = testsIn(path.join(ROOT, 'test', covered.rules.name));
    const rows = covered.cards().map((card) => rowOf(card, covered.isNamed(card, tests), met.get(card.id)));
    const missed = rows.filter((row) => row.unmet).map(({ card }) => card.id);
    unmet += missed.length;
    const playable = rows.filter(({ card }) => card.wanted !== null);
    print(JSON.stringify({
      ruleset: covered.rules.name, games, seed, cards: rows.length, playable: playable.length,
      implemented: playable.filter((row) => row.implemented === 'yes').length, tested: playable.filter((row) => row.tested).length, unmet: missed,
    }));
    return partOf(covered, rows, games);
  });
  writeFileSync(path.join(ROOT, 'docs', 'coverage.md'), pageOf(parts, `\`npm run -s coverage -- --games ${games} --seed ${seed}\``));
  return unmet ? 1 : 0;
};
