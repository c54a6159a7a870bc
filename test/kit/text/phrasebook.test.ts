import { argumentsOf, compile, Phrasebook, type Catalogue } from '../../../games/kit/text/phrasebook';
import { plain, type Token } from '../../../games/kit/text/words';

const catalogue: Catalogue = {
  language: 'cs',
  beside: ['every'],
  later: { '': 'rest' },
  like: { mayAfter: 'may' },
  phrases: {
    plain: 'Konec',
    gain: '{form, select, may {můžeš získat} other {získej}} {what_acc}',
    each: 'za {of_every} {of_acc}',
    take: '{form, select, may {můžeš si vzít} mayAfter {si můžeš vzít} other {vezmi si}}',
    may: '{body_may}',
    whole: '{body_same}!',
    count: '{n, plural, one {# bod} few {# body} other {# bodů}}',
  },
  nouns: {
    card: { nom: 'karta', acc: '{n, plural, one {kartu} few {karty} other {karet}}', every: 'každou' },
  },
};
const book = new Phrasebook(catalogue);
const words = (tokens: readonly Token[]): string => plain(tokens);
const card = (form: string): Token[] => [{ kind: 'text', text: book.noun('card', form, 1) }];

describe('Phrasebook', () => {
  test('a phrase without arguments is itself', () => {
    expect(book.say('plain')).toEqual([{ kind: 'text', text: 'Konec' }]);
  });

  test('a phrase picks the form of what it is given', () => {
    expect(words(book.say('gain', { what: card }))).toBe('získej kartu');
    expect(words(book.say('each', { of: card }))).toBe('za každou kartu');
  });

  test('a phrase picks the form of a phrase inside it, and hands its own form on', () => {
    expect(words(book.say('may', { body: book.bend('gain', { what: card }) }))).toBe('můžeš získat kartu');
    expect(words(book.say('whole', { body: book.bend('gain', { what: card }) }, 'may'))).toBe('můžeš získat kartu!');
    expect(words(book.say('whole', { body: book.bend('gain', { what: card }) }))).toBe('získej kartu!');
  });

  test('a phrase that does not tell a form from another is said in that', () => {
    expect(words(book.say('take', {}, 'mayAfter'))).toBe('si můžeš vzít');
    expect(words(book.say('gain', { what: card }, 'mayAfter'))).toBe('můžeš získat kartu');
    expect(words(book.say('take', {}, 'they'))).toBe('vezmi si');
  });

  test.each([
    [1, 'kartu'],
    [2, 'karty'],
    [4, 'karty'],
    [5, 'karet'],
    [0, 'karet'],
    [22, 'karet'],
  ])('a noun bends with the number %i', (n, said) => {
    expect(book.noun('card', 'acc', n)).toBe(said);
  });

  test('a noun without the form gives its first, a noun that is missing its key', () => {
    expect(book.noun('card', 'ins', 1)).toBe('karta');
    expect(book.noun('ghost', 'acc', 1)).toBe('ghost');
    expect(book.hasForm('card', 'acc')).toBe(true);
    expect(book.hasForm('card', 'ins')).toBe(false);
  });

  test('tokens keep their place', () => {
    const icon: Token = { kind: 'icon', key: 'material', label: 'materiály', n: 2 };
    expect(book.say('gain', { what: [icon] })).toEqual([{ kind: 'text', text: 'získej ' }, icon]);
  });

  test('what is missing is left out, and a missing phrase says its key', () => {
    expect(words(book.say('gain'))).toBe('získej ');
    expect(words(book.say('count'))).toBe('1 bod');
    expect(words(book.say('ghost'))).toBe('ghost');
    expect([book.has('gain'), book.has('ghost'), book.hasNoun('card'), book.hasNoun('ghost')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('knows which slots a phrase has', () => {
    expect([book.names('gain', 'what'), book.names('gain', 'who'), book.names('plain', 'what')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('beside and later', () => {
    expect([book.isBeside('every'), book.isBeside('acc')]).toEqual([true, false]);
    expect([book.later(''), book.later('acc')]).toEqual(['rest', 'acc']);
  });
});

test('arguments are listed once, also those inside choices', () => {
  const found = argumentsOf(
    compile('{a_x} {n, plural, one {{b}} other {{a_x} #}} {form, select, may {{c_same}} other {}}', 'en'),
  );
  expect(found.map(({ raw, slot, form, kind }) => [raw, slot, form, kind])).toEqual([
    ['a_x', 'a', 'x', 'value'],
    ['n', 'n', '', 'plural'],
    ['b', 'b', '', 'value'],
    ['form', 'form', '', 'select'],
    ['c_same', 'c', 'same', 'value'],
  ]);
});
