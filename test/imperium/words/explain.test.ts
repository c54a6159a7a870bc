import { browse } from '../../../games/imperium/browse';
import { cardOf } from '../../../games/imperium/catalogue';
import { loadWords } from '../../../games/imperium/words';
import { LANGUAGES } from '../../../games/kit/text/words';

const keys = async (id: string) => (await loadWords('en')).explain(id).map(({ term, rule }) => `${term} ${rule}`);

test('R11: a card explains the words and signs that it has, and no others', async () => {
  // Pay for acquiring or for breaking through.
  expect(await keys('1ROM16')).toEqual(expect.arrayContaining(['Acquire R11.2', 'Break through R11.5', 'Cost R11.18']));
  expect(await keys('1ROM16')).not.toContain('Garrison R11.9');
  // Pinned, with a solstice ability.
  expect(await keys('1ROM19')).toEqual(expect.arrayContaining(['Pinned R6.5', 'Solstice R9.1']));
  // R6.6: the keyword, and the words "free play".
  expect(cardOf('1FAM5').freePlay).toBe(true);
  expect(await keys('1FAM5')).toEqual(expect.arrayContaining(['Free play R6.6', 'Develop R11.7', 'History R11.15']));
});

test('every card is listed once, with its names and what it can be found by', () => {
  const cards = browse();
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  expect(cards.map(({ id }) => id)).not.toContain('innovate');
  expect(cards.find(({ id }) => id === '1ROM16')).toMatchObject({
    facets: {
      box: ['classics'],
      nation: ['romans'],
      timing: ['play'],
      verb: expect.arrayContaining(['verb.pay', 'verb.acquire', 'verb.breakthrough']),
    },
    doubts: {},
  });
  expect(cards.find(({ id }) => id === '1UNR1')).toMatchObject({ facets: { nation: ['common'], suit: ['UNR'] } });
});

test.each(LANGUAGES)('%s: everything that cards can be found by has a word', async (language) => {
  const words = await loadWords(language);
  const values = new Set(
    browse().flatMap(({ facets, doubts }) => [
      ...Object.values(facets).flat(),
      ...Object.keys(facets).map((facet) => `facet.${facet}`),
      ...Object.keys(doubts).map((field) => `field.${field}`),
    ]),
  );
  expect([...values].filter((value) => words.term(value) === value)).toEqual([]);
});
