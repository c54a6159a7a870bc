import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CARDS } from '../../../games/new-dawn/catalogue';
import { newDawnWords } from '../../../games/new-dawn/words/all';
import { LANGUAGES } from '../../../games/kit/text/words';
import { golden } from '../../words/plain';

/**
 * The text of every card in every language. After a change look at the difference with an editor's eye, then take it over:
 *
 *     UPDATE_GOLDEN=1 npx jest test/new-dawn/words
 */
describe('golden text of all cards', () => {
  test.each(LANGUAGES)('%s', (language) => {
    const file = path.join(__dirname, 'golden', `${language}.txt`);
    // Focus and diplomacy cards are alike in all colours, and so are the copies of a city-state's.
    const ids = [...CARDS.values()]
      .filter(({ id, colour }) => (colour === null || colour === 'red') && !id.endsWith('-2'))
      .map(({ id }) => id);
    const text = golden(newDawnWords(language), ids);
    if (process.env.UPDATE_GOLDEN) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
