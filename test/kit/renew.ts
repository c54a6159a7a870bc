import path from 'node:path';
import { rulesetEntry } from '../../games';
import { questionOf } from '../../games/kit/moves';
import { openRecord } from '../../games/kit/record';
import { cameOf, keep, keptIn } from './kept';

/**
 * Renews the kept games of a ruleset after its rules have changed: `npx tsx test/kit/renew.ts <ruleset>`. The same answers are
 * given to the questions that are still asked; numbers of questions, version and final hash are written anew. A game
 * that comes to another end, or to none, is left as it is and named: make it anew, and say why.
 */
async function renew(name: string): Promise<void> {
  const { ruleset } = await rulesetEntry(name).load();
  const folder = path.join(__dirname, '..', name, 'fixtures');
  for (const [file, game] of keptIn(folder)) {
    const table = openRecord(ruleset, { ...game, version: ruleset.version });
    const moves = game.moves.flatMap((move) => {
      const again = { ...move, args: [questionOf(table.g, move.seat)?.n, ...move.args.slice(1)] };
      return table.play(again) === null ? [again] : [];
    });
    const came = table.g.result ? cameOf(table.g) : null;
    const { hash: _old, ...before } = game.came;
    const { hash: _new, ...after } = came ?? {};
    const same = JSON.stringify(before) === JSON.stringify(after);
    if (same && came) keep(folder, path.basename(file, '.json'), { ...game, version: ruleset.version, came, moves });
    process.stdout.write(
      `${file}: ${same ? `${game.moves.length - moves.length} answers dropped` : 'comes to another end'}\n`,
    );
  }
}

void renew(process.argv[2] ?? '');
