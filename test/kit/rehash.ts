import path from 'node:path';
import { RULESETS } from '../../games';
import type { Ruleset } from '../../games/kit/ruleset';
import { cameOf, keep, keptIn, playKept } from './kept';

/**
 * Plays the kept games again and writes down what they come to now: `npx tsx test/kit/rehash.ts`. For a change that tells more
 * of a game and changes nothing in it; whatever else differs than the hash is an error.
 */
async function rehash(): Promise<void> {
  for (const { name, load } of RULESETS) {
    const folder = path.join(__dirname, '..', name, 'fixtures');
    const rules: Ruleset = (await load()).ruleset;
    for (const [file, game] of keptIn(folder)) {
      const came = cameOf(playKept(rules, game).g);
      if (JSON.stringify({ ...came, hash: '' }) !== JSON.stringify({ ...game.came, hash: '' }))
        throw new Error(`${file}: another game: ${JSON.stringify(came)}`);
      if (came.hash !== game.came.hash) keep(folder, path.basename(file, '.json'), { ...game, came });
    }
  }
}

void rehash();
