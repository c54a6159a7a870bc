import { LANGUAGES, plain } from '../../../games/kit/text/words';
import { duel, ROW, type Situation } from '../../../games/new-dawn/situation';
import { newDawnWords } from '../../../games/new-dawn/words/all';

/** Questions are short: what a card says in full it says itself. */

const en = newDawnWords('en');
const asked = (s: Situation, words = en): string => plain(words.question(s.g, s.question()));
const offered = (s: Situation): string[] =>
  s.question().options.map((each) => plain(en.option(s.g, s.question(), each)));
const last = (card: string, instead: string): string[] => [...ROW.filter((each) => each !== instead), card];

test('the alternatives of a focus card are told in a few words', () => {
  const military = duel({ row: last('flight', 'masonry'), tokens: ['-4,0'] }, { tokens: ['-4,1'] }).focus('flight');
  expect(offered(military)).toEqual(
    ['Reinforce, then attack.', 'Attack, then reinforce.'].map((text) => text.slice(0, -1)),
  );
  const industry = duel({
    row: last('animal-husbandry', 'pottery'),
    caravans: ['-3,2'],
    resources: { marble: 3 },
  }).focus('animal-husbandry');
  expect(offered(industry)).toEqual(['Build a world wonder', 'Build a city', 'Build a city at a caravan']);
});

test.each(LANGUAGES)('%s: declining what a rule offers has a name of its own', (language) => {
  const words = newDawnWords(language);
  const { g } = duel({});
  const names = ['stealTrade', 'reuse', 'instead'].map((ask) =>
    plain(words.none?.(g, { n: 1, seat: 0, stage: 'answer', ask, options: [], min: 0, max: 1 }) ?? []),
  );
  expect(names.filter((name) => name.length < 5)).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test.each(LANGUAGES)('%s: no question of a focus card repeats its text', (language) => {
  const words = newDawnWords(language);
  const s = duel({ row: last('masonry', 'masonry') }, { tokens: ['-4,1'] }).focus('masonry');
  s.maybeAnswer('branch', 'branch 1');
  expect(asked(s, words).length).toBeLessThan(60);
});

describe('C7.1: more control tokens', () => {
  const row = last('early-empire', 'early-empire');

  test('France is named beside the number', () => {
    const s = duel({ leader: 'france', row, wonders: { alhambra: '-5,1' } }).focus('early-empire');
    expect(asked(s)).toContain('2 more: France');
    expect(s.question().params?.n).toBe(4);
  });

  test('without a wonder, or for another leader, nobody is', () => {
    expect(asked(duel({ leader: 'france', row }).focus('early-empire'))).not.toContain('France');
    expect(asked(duel({ row, wonders: { alhambra: '-5,1' } }).focus('early-empire'))).not.toContain('more');
  });

  test('nor for what other texts place', () => {
    const given = { leader: 'france', row: last('civil-service', 'early-empire'), wonders: { alhambra: '-5,1' } };
    const s = duel(given).focus('civil-service').answer();
    expect(s.question().ask).toBe('place');
    expect(asked(s)).not.toContain('France');
  });
});
