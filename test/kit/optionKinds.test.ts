import { kindOf, number, oneOf, optional, optionForm, optionKinds, word } from '../../games/kit/optionKinds';

const KINDS = optionKinds({
  play: [word],
  pay: [number, number],
  build: [oneOf(['city', 'road']), word],
  endWar: [word, optional(word)],
  pass: [],
});

describe('kinds of options', () => {
  test('what is made is read again', () => {
    expect(KINDS.of('play', '1ROM14')).toBe('play 1ROM14');
    expect(KINDS.read('play 1ROM14')).toEqual({ kind: 'play', values: ['1ROM14'] });
    expect(KINDS.of('pay', 3, 0)).toBe('pay 3 0');
    expect(KINDS.readAs('pay', 'pay 3 0')).toEqual([3, 0]);
    expect(KINDS.of('pass')).toBe('pass');
    expect(KINDS.read('pass')).toEqual({ kind: 'pass', values: [] });
  });

  test('a word at the end may be left out', () => {
    expect([KINDS.of('endWar', 'blore', undefined), KINDS.of('endWar', 'blore', 'hero')]).toEqual([
      'endWar blore',
      'endWar blore hero',
    ]);
    expect(KINDS.readAs('endWar', 'endWar blore')).toEqual(['blore', undefined]);
  });

  test.each([
    '',
    'playing x',
    'play x y',
    'pay 1',
    'pay 1 x',
    'pay -1 2',
    'build wall blore',
    'pass now',
    'toString',
    '__proto__',
  ])('%p is none of them', (option) => {
    expect(KINDS.read(option)).toBeNull();
  });

  test('an option of another kind is not read as this one', () => {
    expect(KINDS.readAs('pay', 'play 1')).toBeNull();
  });

  test('a move can be asked about as a whole, without what it is done to', () => {
    expect(KINDS.read('play')).toEqual({ kind: 'play', values: [''] });
  });

  test('first words are the kinds, in their order', () => {
    expect(KINDS.kinds).toEqual(['play', 'pay', 'build', 'endWar', 'pass']);
    expect([kindOf('play 1ROM14'), kindOf('pass'), kindOf('')]).toEqual(['play', 'pass', '']);
    expect([KINDS.has('pay'), KINDS.has('toString')]).toEqual([true, false]);
  });

  test('a form without a kind is a row of values', () => {
    const way = optionForm(word, number);
    expect(way.of('blore', 2)).toBe('blore 2');
    expect(way.read('blore 2')).toEqual(['blore', 2]);
    expect([way.read('blore'), way.read('blore x'), way.read('blore 2 3')]).toEqual([null, null, null]);
  });
});
