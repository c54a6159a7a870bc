import { remaining, tellsApart, wholly } from '../../client/table/question/narrowing';
import {
  byKey,
  hotkeyAt,
  indexOfHotkey,
  inOrder,
  isPassing,
  passOf,
  sayingTheSame,
  wordsOf,
} from '../../client/table/question/options';
import { isComplete, isSingle, take, toggle } from '../../client/table/question/selection';
import type { Question } from '../../games/kit/core';

const question = (rest: Partial<Question>): Question => ({
  n: 1,
  seat: 0,
  stage: 'answer',
  ask: 'any',
  options: ['a', 'b', 'c', 'd'],
  min: 1,
  max: 1,
  ...rest,
});

describe('what an option stands for', () => {
  test('by default itself and each of its words', () => {
    expect(wordsOf('1ROM14')).toEqual(['1ROM14']);
    expect(wordsOf('playCard 1ROM14')).toEqual(['playCard 1ROM14', 'playCard', '1ROM14']);
  });

  test('a component may stand for several options', () => {
    const keys = byKey(['playCard X', 'exhaust X', 'playCard Y', 'pass'], wordsOf);
    expect(keys.get('X')).toEqual(['playCard X', 'exhaust X']);
    expect(keys.get('Y')).toEqual(['playCard Y']);
    expect(keys.get('Z')).toBeUndefined();
  });

  test('a board may say otherwise', () => {
    expect([...byKey(['market 2'], () => ['CARD7', 'CARD7']).entries()]).toEqual([['CARD7', ['market 2']]]);
  });
});

describe('options that are several components at once', () => {
  const options = ['a b', 'a c', 'b c', 'a'];
  const keys = byKey(options, (option) => option.split(' '));

  test('each component clicked leaves those that name it', () => {
    expect(remaining(options, keys, [])).toEqual(options);
    expect(remaining(options, keys, ['a'])).toEqual(['a b', 'a c', 'a']);
    expect(remaining(options, keys, ['a', 'b'])).toEqual(['a b']);
    expect(remaining(options, keys, ['a', 'x'])).toEqual([]);
  });

  test('what names nothing else is a whole answer', () => {
    expect(wholly(options, keys, ['a'])).toEqual(['a']);
    expect(wholly(options, keys, ['a', 'b'])).toEqual(['a b', 'a']);
    expect(wholly(remaining(options, keys, ['a', 'b']), keys, ['a', 'b'])).toEqual(['a b']);
  });

  test('as long as another click tells them apart', () => {
    expect(tellsApart(['a b', 'a'], keys)).toBe(true);
    expect(tellsApart(['a b'], keys)).toBe(false);
    // One card for two things: the components are the same.
    const ways = ['source a land', 'source a sea'];
    expect(
      tellsApart(
        ways,
        byKey(ways, () => ['a']),
      ),
    ).toBe(false);
  });
});

describe('order of the options', () => {
  test('passing comes last', () => {
    expect(
      inOrder(question({ options: ['pass', 'playCard X', 'endActivation', 'revolt'] }), ['pass', 'endActivation']),
    ).toEqual(['playCard X', 'revolt', 'pass', 'endActivation']);
  });

  test('passing may be the first word', () => {
    expect(isPassing('skip 3', ['skip'])).toBe(true);
    expect(isPassing('playCard skip', ['skip'])).toBe(false);
  });

  test('one of them passes by its own key', () => {
    expect(passOf(['playCard X', 'pass', 'endActivation'], ['pass', 'endActivation'])).toBe('pass');
    expect(passOf(['playCard X'], ['pass'])).toBeUndefined();
  });

  test('number keys 1 to 9, then 0, then none', () => {
    expect([0, 8, 9, 10, -1].map(hotkeyAt)).toEqual(['1', '9', '0', null, null]);
    expect(['1', '9', '0'].map(indexOfHotkey)).toEqual([0, 8, 9]);
  });
});

describe('selection', () => {
  test('of a single pick the new one replaces the old', () => {
    const q = question({});
    expect(toggle(q, toggle(q, [], 'a'), 'b')).toEqual(['b']);
    expect(isSingle(q)).toBe(true);
  });

  test('picking again takes it back', () => {
    const q = question({ max: 3 });
    expect(toggle(q, ['a', 'b'], 'a')).toEqual(['b']);
  });

  test('no more than max, and nothing that is no option', () => {
    const q = question({ min: 0, max: 2 });
    expect(toggle(q, ['a', 'b'], 'c')).toEqual(['a', 'b']);
    expect(toggle(q, ['a'], 'z')).toEqual(['a']);
  });

  test('so many of what says the same, and no more than max', () => {
    const q = question({ min: 0, max: 3 });
    expect(take(q, ['d'], ['a', 'b', 'c'], 2)).toEqual(['d', 'a', 'b']);
    expect(take(q, ['d', 'a', 'b'], ['a', 'b', 'c'], 1)).toEqual(['d', 'a']);
    expect(take(q, ['d'], ['a', 'b', 'c'], 3)).toEqual(['d', 'a', 'b']);
  });

  test('what says the same is put together', () => {
    const said = (option: string) => [{ kind: 'text' as const, text: option.split(' ')[0]! }];
    expect(sayingTheSame(['wood 1', 'stone 1', 'wood 2'], said)).toEqual([['wood 1', 'wood 2'], ['stone 1']]);
  });

  test('complete between min and max', () => {
    const q = question({ min: 2, max: 3 });
    expect([0, 1, 2, 3].map((n) => isComplete(q, q.options.slice(0, n)))).toEqual([false, false, true, true]);
  });
});
