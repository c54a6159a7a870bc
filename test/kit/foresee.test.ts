import { foresee, veiled, type Outlook } from '../../games/kit/foresee';
import { questionOf } from '../../games/kit/moves';
import { shuffle } from '../../games/kit/random';
import { answer, table, toy } from './toy';

/** Looking ahead: what an answer will bring, as far as the one who gives it can know. */

const counting: typeof toy = {
  ...toy,
  counts: (g, seat): Record<string, number> => (seat === null ? {} : { points: g.points[seat] ?? 0 }),
};

function look(t: ReturnType<typeof table>, seat: number, ...picks: string[]): Outlook | null {
  const view = t.view(seat);
  const before = JSON.stringify(view);
  const q = questionOf(view, seat);
  const outlook = q ? foresee(counting, view, q, picks) : null;
  expect(JSON.stringify(view)).toBe(before);
  return outlook;
}

test('counts that change are told, and that one is asked again', () => {
  const t = table();
  expect(look(t, 0, 'count 2')).toMatchObject({
    changes: [{ seat: 0, what: 'points', n: 2 }],
    events: [],
    then: 'asked',
    questions: [{ seat: 0, ask: 'turn' }],
    final: null,
  });
});

test('a card that is drawn is told as one that nobody knows; what does not depend on it is told too', () => {
  expect(look(table(), 0, 'draw')).toMatchObject({
    events: [{ k: 'draw', seat: 0, cards: ['?'], eyes: [0] }],
    then: 'asked',
    final: 'drewCards',
  });
});

test('after a shuffle the cards are unknown, and how many there are is not', () => {
  expect(look(table(), 0, 'shuffle')).toMatchObject({ changes: [], then: 'asked', final: 'shuffled' });
  const g = veiled(table().view(0));
  const [before, deck] = [g.deck, [...g.deck]];
  shuffle(g, g.deck);
  expect([g.deck === before, g.deck.length, new Set([...deck, ...g.deck]).size]).toEqual([
    true,
    deck.length,
    2 * deck.length,
  ]);
});

test('chance ends it', () => {
  expect(look(table(), 0, 'toss')).toEqual({
    changes: [],
    events: [],
    then: 'unknown',
    questions: [],
    final: 'shuffled',
  });
});

test('what others have answered in secret ends it', () => {
  const t = table(2);
  answer(t, 0, 'vote');
  expect(look(t, 0, 'yes')).toMatchObject({ then: 'asked', questions: [{ seat: 1, options: [] }] });
  answer(t, 1, 'no');
  expect(look(t, 0, 'yes')).toMatchObject({ then: 'unknown', final: 'otherPlayer' });
});

test('the end of the match is told', () => {
  const t = table();
  for (let i = 0; i < 4; i++) answer(t, 0, 'count 2');
  expect(look(t, 0, 'count 2')).toMatchObject({ then: 'over', questions: [], final: 'over' });
});

test('what is no legal answer has no outlook', () => {
  expect(look(table(), 0, 'count 9')).toBeNull();
  expect(look(table(), 0)).toBeNull();
  expect(look(table(), 0, 'draw', 'end')).toBeNull();
});

test('rules without counts tell events only', () => {
  const t = table();
  const q = questionOf(t.g, 0);
  expect(q && foresee(toy, t.view(0), q, ['count 2'])).toMatchObject({ changes: [], then: 'asked' });
});
