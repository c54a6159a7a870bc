import { continueLog } from '../../client/net/log';
import { byTurn, concerns, digestOf } from '../../client/table/log/lines';
import type { Core, GameEvent } from '../../games/kit/core';
import { bookkeeping, detail } from '../../games/kit/events';

const view = (logged: number, ...events: GameEvent[]): Core => ({ logged, events }) as Core;
const ev = (k: string, seat?: number): GameEvent => (seat === undefined ? { k } : { k, seat });

describe('the log', () => {
  test('keeps what the view has forgotten', () => {
    const first = continueLog([], view(2, ev('a'), ev('b')));
    const later = continueLog(first, view(4, ev('c'), ev('d')));
    expect(later.map(({ n, event }) => [n, event.k])).toEqual([
      [0, 'a'],
      [1, 'b'],
      [2, 'c'],
      [3, 'd'],
    ]);
  });

  test('lines that are the same keep their identity', () => {
    const [a, b] = [ev('a'), ev('b')];
    const first = continueLog([], view(2, a, b));
    const later = continueLog(first, view(3, a, b, ev('c')));
    expect(later[0]).toBe(first[0]);
    expect(later[1]).toBe(first[1]);
  });

  test('what was hidden in a line and lies open later is told anew', () => {
    const [hidden, open] = [
      { k: 'draw', cards: ['?'] },
      { k: 'draw', cards: ['1ROM14'] },
    ];
    expect(continueLog(continueLog([], view(1, hidden)), view(1, open))[0]?.event).toBe(open);
  });

  test('drops what was undone', () => {
    const first = continueLog([], view(3, ev('a'), ev('b'), ev('c')));
    expect(continueLog(first, view(2, ev('a'), ev('x'))).map(({ event }) => event.k)).toEqual(['a', 'x']);
  });

  test('a gap after a long absence is no error', () => {
    const first = continueLog([], view(1, ev('a')));
    expect(continueLog(first, view(9, ev('z'))).map(({ n }) => n)).toEqual([0, 8]);
  });

  test('is grouped by turn', () => {
    const lines = continueLog([], view(4, ev('dealt'), ev('turnBegins'), ev('play'), ev('turnBegins')));
    expect(byTurn(lines, ['turnBegins']).map(({ head, lines: rest }) => [head?.n ?? null, rest.length])).toEqual([
      [null, 1],
      [1, 1],
      [3, 0],
    ]);
  });

  test('marks what others do to me, not what I do', () => {
    expect(concerns({ k: 'steal', seat: 1, to: 0 }, 0, 1)).toBe(true);
    expect(concerns(ev('discard', 0), 0, 1)).toBe(true);
    expect(concerns(ev('discard', 0), 0, 0)).toBe(false);
    expect(concerns(ev('discard', 1), 0, 1)).toBe(false);
    expect(concerns({ k: 'steal', seat: 1, to: 0 }, null, 1)).toBe(false);
  });
});

describe('since my last decision', () => {
  const lines = continueLog(
    [],
    view(
      8,
      ev('turnBegins', 0),
      ev('gain', 0),
      ev('turnBegins', 1),
      ev('play', 1),
      { k: 'steal', seat: 1, to: 0 },
      ev('discard', 0),
      ev('turnBegins', 0),
      ev('draw', 0),
    ),
  );
  const digest = (since: number | null, seat: number | null = 0, kinds: Parameters<typeof digestOf>[3] = {}) => {
    const found = digestOf(byTurn(lines, ['turnBegins']), since, seat, kinds);
    return found && [found.mine.map(({ n }) => n), found.others];
  };

  test('what the others did to me, and how much they did besides', () => expect(digest(2)).toEqual([[4, 5], 1]));
  test('details of the others and bookkeeping are left to the log', () => {
    expect(digest(2, 0, { play: detail('seat') })).toEqual([[4, 5], 0]);
    expect(digest(2, 0, { discard: bookkeeping('seat'), steal: detail('seat', 'to') })).toEqual([[4], 1]);
    expect(digest(5, 0, { discard: bookkeeping('seat') })).toBeNull();
  });
  test('what I did in my own turn is no news', () => expect(digest(6)).toBeNull());
  test('from where it begins', () => expect(digest(5)).toEqual([[5], 0]));
  test('nothing before the first decision, and nothing for who watches', () => {
    expect(digest(null)).toBeNull();
    expect(digest(2, null)).toBeNull();
  });
});
