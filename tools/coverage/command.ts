import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { RULESETS } from '../../games';
import { readOptions } from '../cli/args';
import type { Command } from '../cli/command';
import { keptMeetings, meetings } from './met';
import { pageOf, partOf, rowOf } from './page';
import { testsIn } from './tested';

const ROOT = path.join(__dirname, '..', '..');
const USAGE = 'coverage [--games N] [--seed S]';

/**
 * Writes docs/coverage.md. Prints for each ruleset the totals, and the cards that neither random play nor a kept game
 * has met.
 */
export const coverage: Command = async (argv, print) => {
  const args = readOptions(argv, ['games', 'seed'], USAGE);
  const games = args.number('games', { min: 1, otherwise: 600 });
  const seed = args.text('seed') ?? 'coverage';
  let unmet = 0;
  const parts: string[] = [];
  for (const entry of RULESETS) {
    const { ruleset, tooling } = await entry.load();
    const { options, coverage: covered } = await tooling();
    const met = meetings({ rules: ruleset, options, note: covered.note, variants: covered.variants ?? [{}] }, games, seed);
    const folder = path.join(ROOT, 'test', ruleset.name);
    const kept = keptMeetings({ rules: ruleset, note: covered.note }, path.join(folder, 'fixtures'));
    const tests = testsIn(folder);
    const rows = covered
      .cards()
      .map((card) => rowOf(card, covered.isNamed(card, tests), met.get(card.id), kept.get(card.id)));
    const missed = rows.filter((row) => row.unmet).map(({ card }) => card.id);
    unmet += missed.length;
    const playable = rows.filter(({ card }) => card.wanted !== null);
    print(JSON.stringify({
      ruleset: ruleset.name, games, seed, cards: rows.length, playable: playable.length,
      implemented: playable.filter((row) => row.implemented === 'yes').length, tested: playable.filter((row) => row.tested).length, unmet: missed,
    }));
    parts.push(partOf(ruleset, covered, rows, games));
  }
  writeFileSync(path.join(ROOT, 'docs', 'coverage.md'), pageOf(parts, `\`npm run -s coverage -- --games ${games} --seed ${seed}\``));
  return unmet ? 1 : 0;
};
