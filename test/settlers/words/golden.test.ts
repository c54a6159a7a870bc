import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CARDS } from '../../../games/settlers/catalogue';
import { ATTACK_CARDS } from '../../../games/settlers/solo';
import { settlersWords } from '../../../games/settlers/words/all';
import { LANGUAGES } from '../../../games/kit/text/words';
import { golden } from '../../words/plain';

/**
 * The text of every card in every language. After a change look at the difference with an editor's eye, then take it over:
 *
 *     UPDATE_GOLDEN=1 npx jest test/settlers/words
 */
describe('golden text of all cards', () => {
  test.each(LANGUAGES)('%s', (language) => {
    const file = path.join(__dirname, 'golden', `${language}.txt`);
    // Of equal cards one.
    const ids = [...CARDS.values()].filter(({ id, facts }) => id === facts.copies[0]).map(({ id }) => id);
    const text = golden(settlersWords(language), [...ids, ...ATTACK_CARDS.keys()]);
    if (process.env.UPDATE_GOLDEN) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
