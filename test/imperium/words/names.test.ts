import { isRule } from '../../../games/imperium/cards/rules';
import { CARDS } from '../../../games/imperium/catalogue';
import { imperiumWords } from '../../../games/imperium/words/all';
import { names as cs } from '../../../games/imperium/words/names/cs';
import { names as hu } from '../../../games/imperium/words/names/hu';
import { plain } from '../../../games/kit/text/words';
import { provesNames } from '../../words/names';

provesNames({
  printed: new Map([...CARDS].map(([id, { facts }]) => [id, facts])),
  ours: { hu, cs },
  words: imperiumWords,
  isTerm: isRule,
});

test('tributaries bear the names of their nations', () => {
  expect(imperiumWords('hu').name('1TRI5')).toBe(imperiumWords('hu').term('qin'));
  expect(imperiumWords('cs').name('1TRI10')).toBe(imperiumWords('cs').term('mauryans'));
});

test('the four Long Walls can be told apart, and any of them is called what they have in common', () => {
  const walls = ['2QIN2', '2QIN3', '2QIN4', '2QIN5'];
  const said = imperiumWords('hu');
  expect(walls.map(said.name)).toEqual(['I', 'II', 'III', 'IV'].map((n) => `Hosszú falak ${n}`));
  expect(plain(said.card('2QIN2').points ?? [])).toContain('játékban lévő Hosszú falak kártya után');
  expect(plain(imperiumWords('en').card('2QIN2').points ?? [])).toContain('per Long Walls card in play');
});

test('what the rules do is called by the term, whatever cards are called', () => {
  expect(['innovate', 'revolt', 'clean-up'].map(imperiumWords('hu', 'english').name)).toEqual([
    'Újítás',
    'Lázadás',
    'Takarítás',
  ]);
});

test('nations, cards and sentences follow the wish for English names', () => {
  const said = imperiumWords('cs', 'english');
  expect([said.name('1MAC2'), said.term('romans')]).toEqual(['Alexander', 'Romans']);
  expect(
    said
      .card('1MAC6')
      .keywords.map((line) => plain(line))
      .join(),
  ).toContain('Alexander');
});
