import type { Refusal } from '../../games/kit/core';
import { answer, table, toy } from './toy';

type T = ReturnType<typeof table>;
const undo = (t: T, seat: number): Refusal | null => t.play({ seat, name: 'undo', args: [] });

describe('undo', () => {
  test('takes back one decision at a time', () => {
    const t = table();
    answer(t, 0, 'count 1');
    answer(t, 0, 'count 2');
    answer(t, 0, 'keep');
    answer(t, 0, 'h0b');
    expect(t.g.undo?.count).toBe(4);
    expect(t.g).toMatchObject({ points: [3, 0], open: ['h0b'] });

    expect(undo(t, 0)).toBeNull();
    expect(t.g).toMatchObject({
      points: [3, 0],
      open: [],
      hands: [
        ['h0a', 'h0b'],
        ['h1a', 'h1b'],
      ],
    });
    expect(t.g.questions).toMatchObject([{ seat: 0, ask: 'keep' }]);
    expect(undo(t, 0)).toBeNull();
    expect(t.g.questions).toMatchObject([{ seat: 0, ask: 'turn' }]);
    expect(undo(t, 0)).toBeNull();
    expect(t.g.points).toEqual([1, 0]);
    expect(undo(t, 0)).toBeNull();
    expect(t.g.points).toEqual([0, 0]);
    expect(undo(t, 0)).toEqual({ why: 'nothingToUndo', params: {} });
  });

  test('what is taken back can be decided anew', () => {
    const t = table();
    answer(t, 0, 'count 1');
    undo(t, 0);
    answer(t, 0, 'count 2');
    expect(t.g.points).toEqual([2, 0]);
    expect(t.g.undo?.count).toBe(1);
  });

  test('after taking all back the state is as before, but for the running numbers', () => {
    const t = table();
    const before = structuredClone(t.g);
    answer(t, 0, 'keep');
    answer(t, 0, 'h0a', 'h0b');
    undo(t, 0);
    undo(t, 0);
    const numbers = { asked: 0, questions: [], undo: null };
    expect({ ...t.g, ...numbers }).toEqual({ ...before, ...numbers });
  });

  test('ends at revealed information and says why', () => {
    const t = table();
    answer(t, 0, 'count 1');
    answer(t, 0, 'draw');
    const before = structuredClone(t.g);
    expect(undo(t, 0)).toEqual({ why: 'nothingToUndo', params: { reason: 'drewCards' } });
    expect(t.g).toEqual(before);
    answer(t, 0, 'count 1');
    expect(undo(t, 0)).toBeNull();
    expect(t.g.hands[0]).toEqual(['h0a', 'h0b', 'd1']);
    expect(t.g.points).toEqual([1, 0]);
    expect(undo(t, 0)?.why).toBe('nothingToUndo');
  });

  test('ends at chance', () => {
    const t = table();
    answer(t, 0, 'shuffle');
    expect(undo(t, 0)).toEqual({ why: 'nothingToUndo', params: { reason: 'shuffled' } });
  });

  test("ends where another's hidden component is shown, though the rules do not say so", () => {
    const t = table();
    answer(t, 0, 'count 1');
    answer(t, 0, 'expose');
    expect(t.g.open).toEqual(['h1a']);
    expect(undo(t, 0)).toEqual({ why: 'nothingToUndo', params: { reason: 'revealedCard' } });
  });

  test('ends where an event names what its reader could not see, wherever it lies by then', () => {
    const t = table();
    answer(t, 0, 'peek');
    expect(toy.view(t.g, 0).deck).toEqual(['?', '?', '?', '?']);
    expect(undo(t, 0)).toEqual({ why: 'nothingToUndo', params: { reason: 'revealedCard' } });
  });

  test('an event for the eyes of who could see it ends nothing', () => {
    const t = table();
    answer(t, 0, 'remember');
    expect(undo(t, 0)).toBeNull();
  });

  test('ends at chance by itself', () => {
    const t = table();
    answer(t, 0, 'toss');
    expect(undo(t, 0)).toEqual({ why: 'nothingToUndo', params: { reason: 'shuffled' } });
  });

  test('who is not asked cannot take back: a turn passed is passed', () => {
    const t = table();
    answer(t, 0, 'count 1');
    answer(t, 0, 'end');
    expect(undo(t, 0)).toEqual({ why: 'notAsked' });
    expect(undo(t, 1)?.why).toBe('nothingToUndo');
    answer(t, 1, 'count 1');
    expect(undo(t, 1)).toBeNull();
    expect(t.g.points).toEqual([1, 0]);
    expect(undo(t, 1)?.why).toBe('nothingToUndo');
    expect(t.g.questions).toMatchObject([{ seat: 1 }]);
  });

  test("another player's answer ends it", () => {
    const t = table();
    answer(t, 0, 'count 1');
    answer(t, 0, 'vote');
    answer(t, 1, 'yes');
    expect(undo(t, 0)?.why).toBe('nothingToUndo');
    answer(t, 0, 'yes');
    expect(t.g).toMatchObject({ points: [1, 0], votes: ['yes', 'yes'] });
  });

  test('an answer given before the others answer is given', () => {
    const t = table(3);
    answer(t, 0, 'vote');
    answer(t, 0, 'yes');
    expect(undo(t, 0)).toEqual({ why: 'notAsked' });
    answer(t, 1, 'no');
    answer(t, 2, 'no');
    expect(t.g.questions).toMatchObject([{ seat: 0, ask: 'turn' }]);
    expect(undo(t, 0)?.why).toBe('nothingToUndo');
    expect(t.g.votes).toEqual(['yes', 'no', 'no']);
  });

  test('numbers of questions never come twice', () => {
    const t = table();
    const seen = new Set<number>(t.g.questions.map((q) => q.n));
    const note = (): void => {
      for (const q of t.g.questions) {
        expect(seen.has(q.n)).toBe(false);
        seen.add(q.n);
      }
    };
    answer(t, 0, 'count 1');
    note();
    answer(t, 0, 'keep');
    note();
    undo(t, 0);
    note();
    undo(t, 0);
    note();
    answer(t, 0, 'count 2');
    note();
    undo(t, 0);
    note();
  });

  test('an answer on its way to a question taken back hits nothing', () => {
    const t = table();
    answer(t, 0, 'keep');
    const late = { seat: 0, name: 'answer', args: [t.g.questions[0]?.n, ['h0a']] };
    undo(t, 0);
    answer(t, 0, 'keep');
    expect(t.play(late)).toEqual({ why: 'gone' });
    expect(t.g.open).toEqual([]);
  });

  test('a refused move leaves the checkpoint alone', () => {
    const t = table();
    answer(t, 0, 'count 1');
    const before = structuredClone(t.g);
    expect(t.play({ seat: 0, name: 'count', args: [t.g.asked, '7'] })?.why).toBe('notAnOption');
    expect(t.play({ seat: 1, name: 'end', args: [t.g.asked] })?.why).toBe('notAsked');
    expect(t.g).toEqual(before);
  });

  test('a match that is over stays over', () => {
    const t = table();
    for (let i = 0; i < 5; i++) answer(t, 0, 'count 2');
    expect(undo(t, 0)).toEqual({ why: 'over' });
    expect(t.result?.ending).toBe('ten');
  });

  test.each([NaN, -1, 2, Infinity])('seat %p is nobody', (seat) => {
    const t = table();
    answer(t, 0, 'count 1');
    expect(undo(t, seat)).toEqual({ why: 'notAsked' });
    expect(t.g.points).toEqual([1, 0]);
  });

  test('nothing is kept where nobody wants it', () => {
    const t = table(2, false);
    answer(t, 0, 'count 1');
    expect(t.g.undo).toBeNull();
    expect(undo(t, 0)?.why).toBe('nothingToUndo');
  });

  test('the log tells what was undone no more', () => {
    const t = table();
    answer(t, 0, 'draw');
    const told = t.g.logged;
    answer(t, 0, 'count 1');
    undo(t, 0);
    expect(t.g.events.map((e) => e.k)).toEqual(['draw']);
    expect(t.g.logged).toBe(told);
  });

  test('the checkpoint is for nobody: a view holds neither it nor the moves of another', () => {
    const t = table();
    answer(t, 0, 'keep');
    answer(t, 0, 'h0a');
    expect(t.g.undo?.base).not.toBe('');
    expect(toy.view(t.g, 0).undo).toMatchObject({
      base: '',
      count: 2,
      seat: 0,
      moves: [{ name: 'keep' }, { name: 'answer' }],
    });
    expect(toy.view(t.g, 1).undo).toMatchObject({ base: '', count: 2, moves: [] });
    expect(toy.view(t.g, null).undo).toMatchObject({ base: '', moves: [] });
  });
});
