import {
  accept,
  ask,
  askAll,
  askAlways,
  nearest,
  picked,
  push,
  refuse,
  run,
  type Handlers,
} from '../../games/kit/agenda';
import type { Core, Frame, Question } from '../../games/kit/core';
import { copyJson } from '../../games/kit/copy';
import { EVENTS_KEPT, say } from '../../games/kit/events';
import { toy } from './toy';

/** A frame that may push another one. */
interface Step extends Frame {
  then?: string;
  n?: number;
}

const empty = (): Core<Step> => ({ ...toy.setup(3, { seed: 'agenda' }), agenda: [], questions: [], asked: 0 });
const choice = { seat: 1, stage: 'answer', ask: 'which' };
const question = (more: Partial<Question> = {}): Question => ({
  n: 1,
  ...choice,
  options: ['a', 'b', 'c'],
  min: 1,
  max: 2,
  ...more,
});

describe('ask', () => {
  test('opens a numbered question and keeps the frame', () => {
    const g = empty();
    ask(g, { op: 'f' }, { ...choice, options: ['a', 'b'] });
    expect(g.questions).toEqual([{ ...choice, options: ['a', 'b'], min: 1, max: 1, n: 1 }]);
    expect(g.agenda).toEqual([{ op: 'f' }]);
  });

  test('a choice with one possible outcome answers itself', () => {
    const g = empty();
    ask(g, { op: 'one' }, { ...choice, options: ['a'] });
    ask(g, { op: 'none' }, { ...choice, options: [] });
    ask(g, { op: 'all' }, { ...choice, options: ['a', 'b'], min: 2, max: 2 });
    expect(g.questions).toEqual([]);
    expect(g.agenda.map((f) => f.picks?.[1])).toEqual([['a'], [], ['a', 'b']]);
  });

  test('one option that may be left is a choice', () => {
    const g = empty();
    ask(g, { op: 'f' }, { ...choice, options: ['a'], min: 0 });
    expect(g.questions).toMatchObject([{ min: 0, max: 1 }]);
  });

  test('all options in an order of choice are a choice, but one alone is not', () => {
    const g = empty();
    ask(g, { op: 'f' }, { ...choice, options: ['a', 'b'], min: 2, max: 2, ordered: true });
    expect(g.questions).toHaveLength(1);
    ask(g, { op: 'one' }, { ...choice, seat: 2, options: ['a'], min: 1, max: 1, ordered: true });
    expect(g.questions).toHaveLength(1);
    expect(g.agenda.at(-1)?.picks).toEqual({ 2: ['a'] });
  });

  test('fewer options than demanded lower min and max', () => {
    const g = empty();
    ask(g, { op: 'f' }, { ...choice, options: ['a', 'b'], min: 1, max: 9 });
    expect(g.questions).toMatchObject([{ min: 1, max: 2 }]);
  });

  test('askAlways asks even when there is nothing to choose', () => {
    const g = empty();
    askAlways(g, { op: 'f' }, { ...choice, options: ['a'] });
    expect(g.questions).toMatchObject([{ options: ['a'], min: 1, max: 1, n: 1 }]);
  });

  test('askAll asks several at once, and only those who have a choice', () => {
    const g = empty();
    askAll(g, { op: 'f' }, [
      { ...choice, seat: 0, options: ['a', 'b'] },
      { ...choice, seat: 1, options: ['a'] },
      { ...choice, seat: 2, options: ['a', 'b'] },
    ]);
    expect(g.questions.map((q) => [q.seat, q.n])).toEqual([
      [0, 1],
      [2, 2],
    ]);
    expect(g.agenda[0]?.picks).toEqual({ 1: ['a'] });
  });
});

describe('run', () => {
  const trace: string[] = [];
  const handlers: Handlers<Core<Step>> = {
    f(g, f) {
      trace.push(f.then ?? 'end');
      if (f.then) push(g, { op: 'f' });
    },
    q(g, f) {
      const picks = picked(f, 1);
      if (!picks) return ask(g, f, { ...choice, options: ['a', 'b'] });
      trace.push(...picks);
    },
  };
  beforeEach(() => trace.splice(0));

  test('resolves the topmost frame first, and what it pushes before the rest', () => {
    const g = empty();
    push(g, { op: 'f' });
    push(g, { op: 'f', then: 'more' });
    run(g, handlers);
    expect(trace).toEqual(['more', 'end', 'end']);
    expect(g.agenda).toEqual([]);
  });

  test('stops while somebody is asked and goes on with the answer', () => {
    const g = empty();
    push(g, { op: 'f' });
    push(g, { op: 'q' });
    run(g, handlers);
    expect(trace).toEqual([]);
    expect(g.questions).toHaveLength(1);
    run(g, handlers);
    expect(trace).toEqual([]);
    accept(g, g.questions[0] as Question, ['b']);
    run(g, handlers);
    expect(trace).toEqual(['b', 'end']);
  });

  test('`before` runs ahead of every frame and may change the agenda', () => {
    const g = empty();
    push(g, { op: 'f' });
    push(g, { op: 'f', then: 'more' });
    let n = 0;
    run(g, handlers, () => {
      if (++n === 2) g.agenda = [];
    });
    expect(trace).toEqual(['more']);
  });

  test('a frame without a handler is an error that names it', () => {
    const g = empty();
    push(g, { op: 'nonsense' });
    expect(() => run(g, handlers)).toThrow('nonsense');
  });

  test('the agenda survives JSON at every question', () => {
    let g = empty();
    push(g, { op: 'f' });
    push(g, { op: 'q' });
    run(g, handlers);
    g = JSON.parse(JSON.stringify(g)) as Core<Step>;
    accept(g, g.questions[0] as Question, ['a']);
    run(g, handlers);
    expect(trace).toEqual(['a', 'end']);
  });
});

describe('picks', () => {
  test('are taken out of the frame once', () => {
    const f: Frame = { op: 'f', picks: { 0: ['a'], 1: ['b'] } };
    expect(picked(f, 2)).toBeUndefined();
    expect(picked(f, 0)).toEqual(['a']);
    expect(picked(f, 0)).toBeUndefined();
    expect(picked(f, 1)).toEqual(['b']);
    expect(f).toEqual({ op: 'f' });
  });

  test('nothing picked is an answer as well', () => {
    expect(picked({ op: 'f', picks: { 0: [] } }, 0)).toEqual([]);
  });

  test('an answer without a frame that waits is an error', () => {
    const g = empty();
    g.questions = [question()];
    expect(() => accept(g, g.questions[0] as Question, ['a'])).toThrow('no frame');
  });

  test('nearest finds the topmost frame of a kind', () => {
    const g = empty();
    g.agenda = [{ op: 'a', n: 1 }, { op: 'a', n: 2 }, { op: 'b' }];
    expect(nearest(g, 'a')).toEqual({ op: 'a', n: 2 });
    expect(nearest(g, 'c')).toBeUndefined();
  });
});

describe('refuse', () => {
  test.each<[string, unknown[], string | null]>([
    ['one', ['a'], null],
    ['two', ['c', 'a'], null],
    ['none', [], 'tooFew'],
    ['three', ['a', 'b', 'c'], 'tooMany'],
    ['twice the same', ['a', 'a'], 'pickedTwice'],
    ['no option', ['d'], 'notAnOption'],
    ['an empty word', [''], 'notAnOption'],
    ['a number', [1], 'malformed'],
    ['null', [null], 'malformed'],
    ['an object', [{ toString: () => 'a' }], 'malformed'],
    ['a list', [['a']], 'malformed'],
    ['a name every object has', ['__proto__'], 'notAnOption'],
    ['constructor', ['constructor'], 'notAnOption'],
  ])('%s', (_name, picks, why) => {
    expect(refuse(question(), picks)?.why ?? null).toBe(why);
  });

  test('says at most sixty letters of what is no option', () => {
    expect(String(refuse(question(), ['x'.repeat(10_000)])?.params?.['option'])).toHaveLength(60);
  });

  test('nothing is fine where nothing need be picked', () => {
    expect(refuse(question({ min: 0 }), [])).toBeNull();
  });
});

describe('events', () => {
  test('only the latest stay, all are counted', () => {
    const g = empty();
    for (let n = 0; n < EVENTS_KEPT + 5; n++) say(g, { k: 'e', n });
    expect(g.events).toHaveLength(EVENTS_KEPT);
    expect(g.logged).toBe(EVENTS_KEPT + 5);
    expect(g.events.at(-1)?.n).toBe(EVENTS_KEPT + 4);
  });
});

describe('copyJson', () => {
  test('copies deeply', () => {
    const x = { a: [1, [2], { b: 'c' }], n: null, e: [], t: true };
    const y = copyJson(x);
    expect(y).toEqual(x);
    (y.a[2] as { b: string }).b = 'd';
    expect(x.a[2]).toEqual({ b: 'c' });
    expect(y.e).not.toBe(x.e);
  });

  test('a list that begins with a plain value and goes on with objects is copied as deeply', () => {
    const x = ['a', { b: 1 }];
    (copyJson(x)[1] as { b: number }).b = 2;
    expect(x[1]).toEqual({ b: 1 });
  });
});
