import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CARDS } from '../../../games/mythotopia/catalogue';
import { SEAS } from '../../../games/mythotopia/map';
import { mythotopiaWords } from '../../../games/mythotopia/words/all';
import { LANGUAGES } from '../../../games/kit/text/words';
import { golden } from '../../words/plain';

/**
 * The text of every card and sea in every language. After a change look at the difference with an editor's eye, then take it over:
 *
 *     UPDATE_GOLDEN=1 npx jest test/mythotopia/words
 */
describe('golden text of all cards', () => {
  test.each(LANGUAGES)('%s', (language) => {
    const file = path.join(__dirname, 'golden', `${language}.txt`);
    // Starters are alike in all colours.
    const ids = [...CARDS.values()].filter(({ colour }) => colour === null || colour === 'red').map(({ id }) => id);
    const text = golden(mythotopiaWords(language), [...ids, ...SEAS]);
    if (process.env.UPDATE_GOLDEN) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
