import type { Question } from '../../games/kit/core';
import { answers, apply, moveFor, questionOf } from '../../games/kit/moves';
import type { Ruleset } from '../../games/kit/ruleset';
import { answer, table, toy, type Toy } from './toy';

const rules = toy as unknown as Ruleset;
const fresh = (): Toy => toy.setup(2, { seed: 'moves' });
const list: Question = { n: 7, seat: 1, stage: 'answer', ask: 'which', options: ['a', 'b', 'c'], min: 1, max: 1 };

describe('apply', () => {
  test('an accepted answer goes to the rules and the next question opens', () => {
    const g = fresh();
    expect(apply(toy, g, { seat: 0, name: 'count', args: [1, '2'] })).toBeNull();
    expect(g.points).toEqual([2, 0]);
    expect(g.questions).toMatchObject([{ n: 2, seat: 0, stage: 'turn' }]);
  });

  test('a named move without an argument', () => {
    const g = fresh();
    expect(apply(toy, g, { seat: 0, name: 'end', args: [1] })).toBeNull();
    expect(g.current).toBe(1);
    expect(apply(toy, g, { seat: 1, name: 'end', args: [2, null] })).toBeNull();
    expect(g.current).toBe(0);
  });

  test('`answer` answers any question, also one that has moves of its own', () => {
    const g = fresh();
    expect(apply(toy, g, { seat: 0, name: 'answer', args: [1, ['count 2']] })).toBeNull();
    expect(g.points).toEqual([2, 0]);
    expect(apply(toy, g, { seat: 0, name: 'answer', args: [2, ['count 9']] })?.why).toBe('tooMuch');
    expect(apply(toy, g, { seat: 0, name: 'answer', args: [2, 'end'] })).toEqual({ why: 'malformed' });
    expect(g.questions).toMatchObject([{ n: 2, seat: 0 }]);
  });

  test('several players answer in any order', () => {
    const g = fresh();
    apply(toy, g, { seat: 0, name: 'vote', args: [1] });
    expect(apply(toy, g, { seat: 1, name: 'answer', args: [3, ['no']] })).toBeNull();
    expect(g.votes).toEqual([]);
    expect(apply(toy, g, { seat: 1, name: 'answer', args: [3, ['no']] })).toEqual({ why: 'notAsked' });
    expect(apply(toy, g, { seat: 0, name: 'answer', args: [2, ['yes']] })).toBeNull();
    expect(g.votes).toEqual(['yes', 'no']);
  });

  test.each<[string, { seat: number; name: string; args: unknown[] }, string]>([
    ['the wrong seat', { seat: 1, name: 'end', args: [1] }, 'notAsked'],
    ['a seat that does not exist', { seat: 9, name: 'end', args: [1] }, 'notAsked'],
    ['no seat at all', { seat: NaN, name: 'end', args: [1] }, 'notAsked'],
    ['a question that is gone', { seat: 0, name: 'end', args: [0] }, 'gone'],
    ['a question still to come', { seat: 0, name: 'end', args: [2] }, 'gone'],
    ['no number', { seat: 0, name: 'end', args: [] }, 'malformed'],
    ['NaN', { seat: 0, name: 'end', args: [NaN] }, 'gone'],
    ['a number as text', { seat: 0, name: 'end', args: ['1'] }, 'malformed'],
    ['an object for the number', { seat: 0, name: 'end', args: [{ valueOf: () => 1 }] }, 'malformed'],
    ['too many arguments', { seat: 0, name: 'end', args: [1, null, null] }, 'malformed'],
    ['an unknown move', { seat: 0, name: 'fly', args: [1] }, 'malformed'],
    ['a move every object has', { seat: 0, name: 'constructor', args: [1] }, 'malformed'],
    ['a list where a word belongs', { seat: 0, name: 'count', args: [1, ['1']] }, 'malformed'],
    ['a number where a word belongs', { seat: 0, name: 'count', args: [1, 1] }, 'malformed'],
    ['an object where a word belongs', { seat: 0, name: 'count', args: [1, { length: 1 }] }, 'malformed'],
    ['what is no option', { seat: 0, name: 'count', args: [1, '3'] }, 'notAnOption'],
    ['a word too many', { seat: 0, name: 'end', args: [1, 'now'] }, 'notAnOption'],
    ['a word too few', { seat: 0, name: 'count', args: [1] }, 'notAnOption'],
    ['a huge word', { seat: 0, name: 'count', args: [1, '1'.repeat(1_000_000)] }, 'notAnOption'],
    ['__proto__', { seat: 0, name: 'count', args: [1, '__proto__'] }, 'notAnOption'],
  ])('refuses %s, and nothing has changed', (_name, move, why) => {
    const g = fresh();
    const before = structuredClone(g);
    expect(apply(toy, g, move)?.why).toBe(why);
    expect(g).toEqual(before);
  });

  test.each<[string, unknown, string]>([
    ['a word for a list', 'a', 'malformed'],
    ['nothing for a list', undefined, 'malformed'],
    ['an object for a list', { 0: 'h0a', length: 1 }, 'malformed'],
    ['numbers in the list', [0], 'malformed'],
    ['a list in the list', [['h0a']], 'malformed'],
    ['the card of another', ['h1a'], 'notAnOption'],
    ['one twice', ['h0a', 'h0a'], 'pickedTwice'],
    ['a huge list', Array.from({ length: 100_000 }, (_, i) => `c${i}`), 'notAnOption'],
  ])('refuses %s, and nothing has changed', (_name, arg, why) => {
    const g = fresh();
    apply(toy, g, { seat: 0, name: 'keep', args: [1] });
    const before = structuredClone(g);
    expect(apply(toy, g, { seat: 0, name: 'answer', args: [2, arg] })?.why).toBe(why);
    expect(g).toEqual(before);
  });

  test('the ruleset may have a better word for a refusal', () => {
    expect(apply(toy, fresh(), { seat: 0, name: 'count', args: [1, '9'] })).toEqual({ why: 'tooMuch' });
  });

  test('after the end everything is refused', () => {
    const t = table();
    for (let i = 0; i < 5; i++) answer(t, 0, 'count 2');
    expect(t.result?.winners).toEqual([0]);
    expect(apply(toy, t.g, { seat: 0, name: 'end', args: [t.g.asked] })).toEqual({ why: 'over' });
  });
});

describe('answers', () => {
  const count = (more: Partial<Question>): number => answers({ ...list, ...more }).length;

  test('one of three', () => {
    expect(answers(list)).toEqual([['a'], ['b'], ['c']]);
  });

  test('smaller sets first, no order', () => {
    expect(answers({ ...list, min: 0, max: 2 })).toEqual([[], ['a'], ['b'], ['c'], ['a', 'b'], ['a', 'c'], ['b', 'c']]);
  });

  test('with an order', () => {
    expect(answers({ ...list, options: ['a', 'b'], min: 2, max: 2, ordered: true })).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(count({ min: 3, max: 3, ordered: true })).toBe(6);
  });

  test('all of a kind: every answer is different and legal', () => {
    const all = answers({ ...list, min: 0, max: 3 });
    expect(all).toHaveLength(8);
    expect(new Set(all.map((picks) => picks.join())).size).toBe(8);
  });

  test('wide choices are cut, so that no question is expensive', () => {
    const options = Array.from({ length: 40 }, (_, i) => `c${i}`);
    expect(count({ options, min: 0, max: 40 })).toBe(256);
    expect(count({ options, min: 20, max: 20 })).toBe(256);
    expect(count({ options, min: 40, max: 40, ordered: true })).toBe(256);
  });

  test('every answer of every question is accepted', () => {
    for (const first of ['keep', 'vote', 'draw', 'end']) {
      const g = fresh();
      apply(toy, g, moveFor(rules, questionOf(g, 0) as Question, [first]));
      for (const q of g.questions) {
        for (const picks of answers(q)) expect(apply(toy, toy.copy(g), moveFor(rules, q, picks))).toBeNull();
      }
    }
  });
});

describe('moveFor', () => {
  test('named stages: the first word is the move', () => {
    expect(moveFor(rules, { ...list, stage: 'turn', options: ['count 1'] }, ['count 1'])).toEqual({
      seat: 1,
      name: 'count',
      args: [7, '1'],
    });
    expect(moveFor(rules, { ...list, stage: 'turn', options: ['end'] }, ['end'])).toEqual({
      seat: 1,
      name: 'end',
      args: [7],
    });
  });

  test('list stages: one move takes all picks', () => {
    const picks = ['a', 'b'];
    const move = moveFor(rules, list, picks);
    expect(move).toEqual({ seat: 1, name: 'answer', args: [7, ['a', 'b']] });
    expect(move.args[1]).not.toBe(picks);
  });

  test('an unknown stage is an error', () => {
    expect(() => moveFor(rules, { ...list, stage: 'lounge' }, [])).toThrow('lounge');
  });
});

test('questionOf: the one question of a seat', () => {
  const g = fresh();
  expect(questionOf(g, 0)?.n).toBe(1);
  expect(questionOf(g, 1)).toBeUndefined();
});
