import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ruleEffects } from '../../games/imperium/cards/rules';
import { stateCards } from '../../games/imperium/cards/state';
import { CARDS } from '../../games/imperium/catalogue';
import { readOptions } from '../cli/args';
import type { Command } from '../cli/command';
import { meetings } from './met';
import { pageOf, rowOf } from './page';
import { testedIn } from './tested';

const ROOT = path.join(__dirname, '..', '..');
const USAGE = 'coverage [--games N] [--seed S]';

/** Writes docs/coverage.md; prints what it comes to, with the cards that random play did not meet. */
export const coverage: Command = async (argv, print) => {
  const args = readOptions(argv, ['games', 'seed'], USAGE);
  const games = args.number('games', { min: 1, otherwise: 600 });
  const seed = args.text('seed') ?? 'coverage';
  const met = meetings(games, seed);
  const tested = testedIn(path.join(ROOT, 'test', 'imperium'));
  // Neither cards of their own: the two sides of the state card, and what the rules themselves do.
  const none = new Set([...ruleEffects, ...stateCards].map(({ id }) => id));
  const rows = [...CARDS.values()].filter(({ id }) => !none.has(id)).map((card) => rowOf(card, tested(card), met.get(card.id)));
  const file = path.join('docs', 'coverage.md');
  writeFileSync(path.join(ROOT, file), pageOf(rows, `\`npm run -s coverage -- --games ${games} --seed ${seed}\``));
  const unmet = rows.filter((row) => row.unmet).map(({ card }) => card.id);
  const classics = rows.filter(({ card }) => card.box === 'classics');
  print(JSON.stringify({
    file, games, seed, cards: rows.length, classics: classics.length,
    implemented: classics.filter((row) => row.implemented === 'yes').length, tested: classics.filter((row) => row.tested).length, unmet,
  }));
  return unmet.length ? 1 : 0;
};
