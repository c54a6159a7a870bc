import { continueLog } from '../../client/net/log';
import { countsChanged, withoutGains } from '../../client/table/log/countsChanged';
import { byTurn, concerns, digestOf, linesOf } from '../../client/table/log/lines';
import { imperium } from '../../games/imperium/ruleset';
import { mythotopia } from '../../games/mythotopia/ruleset';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Core, GameEvent } from '../../games/kit/core';
import { bookkeeping, detail, leading } from '../../games/kit/events';

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

  test('a price that leads to the next turn belongs to it', () => {
    const lines = continueLog([], view(5, ev('build'), ev('gain'), ev('pay'), ev('build'), ev('pay')));
    const groups = byTurn(lines, ['build'], { pay: leading('seat') });
    expect(groups.map(({ head, lines: rest }) => [head?.n, rest.map(({ n }) => n)])).toEqual([
      [0, [1]],
      [3, [2, 4]],
    ]);
    expect(groups.map((group) => linesOf(group).map(({ n }) => n))).toEqual([
      [0, 1],
      [2, 3, 4],
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

describe('what is mine', () => {
  test('zones and counts by seat, by the names that events have for them', () => {
    const owners = ['hand 1', 'armies 1 blore', 'stock 0', 'owners 0 blore', 'vp 1', 'bank', 'roads 1', 'nothing 1'];
    expect(owners.map((spot) => mythotopia.zones?.ownerOf(spot))).toEqual([1, 1, 0, 0, null, null, null, null]);
    expect(['market 1', 'garrison 1 1REG5', 'material 0', 'main'].map((spot) => imperium.zones?.ownerOf(spot))).toEqual(
      [null, 1, 0, null],
    );
  });

  test('counts that have changed since, mine and nobody’s', () => {
    const rules = {
      counts: (g: Core, seat: number | null) => (seat === null ? { pile: 3 } : { coins: g.turn * 2, cards: 5 }),
    } as unknown as Ruleset;
    const at = (turn: number): Core => ({ turn }) as Core;
    expect(countsChanged(rules, at(2), at(1), 0)).toEqual([{ seat: 0, what: 'coins', n: -2 }]);
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
  const digest = (since: number | null, seat: number | null = 0, kinds: Parameters<typeof digestOf>[3] = {}) =>
    digestOf(byTurn(lines, ['turnBegins']), since, seat, kinds)?.map(({ n }) => n) ?? null;

  test('what the others did to me', () => expect(digest(2)).toEqual([4, 5, 7]));
  test('details of the others and bookkeeping are left to the log', () => {
    expect(digest(2, 0, { play: detail('seat') })).toEqual([4, 5, 7]);
    expect(digest(2, 0, { discard: bookkeeping('seat'), steal: detail('seat', 'to') })).toEqual([4, 7]);
    expect(digest(5, 0, { discard: bookkeeping('seat') })).toEqual([7]);
  });
  test('in my own turn it begins anew: what comes after another has answered is news', () => {
    expect(digest(6)).toEqual([7]);
    expect(digest(8)).toBeNull();
  });
  test('what comes from me or to me, and what happens where I stand', () => {
    const events: GameEvent[] = [
      ev('turnBegins', 1),
      { k: 'invade', seat: 1, at: 'blore' },
      { k: 'invade', seat: 1, at: 'thale' },
      { k: 'lost', from: 'armies 0 eagre' },
      { k: 'given', seat: 1, into: 'hand 0' },
      { k: 'draw', seat: 1, into: 'hand 1' },
    ];
    const mine = { owns: (spot: string) => spot.split(' ')[1] === '0', standsAt: (place: string) => place === 'blore' };
    const found = digestOf(byTurn(continueLog([], view(6, ...events)), ['turnBegins']), 0, 0, {}, mine);
    expect(found?.map(({ event }) => event.at ?? event.from ?? event.into)).toEqual([
      'blore',
      'armies 0 eagre',
      'hand 0',
    ]);
  });
  test('whoever played the card that asks me now had me in mind', () => {
    const events: GameEvent[] = [ev('turnBegins', 1), { k: 'play', seat: 1, cards: ['raid'] }, ev('draw', 1)];
    const groups = byTurn(continueLog([], view(3, ...events)), ['turnBegins']);
    const told = (asking?: string) => digestOf(groups, 0, 0, {}, undefined, asking);
    expect(told('raid')?.map(({ n }) => n)).toEqual([1]);
    expect(told('other')).toEqual([]);
    expect(told()).toEqual([]);
  });
  test('what else has moved the card that asks me, as a reshuffle has, was not about me', () => {
    const events: GameEvent[] = [ev('turnBegins', 1), { k: 'shuffle', seat: 1, cards: ['raid', 'farm'] }];
    const groups = byTurn(continueLog([], view(2, ...events)), ['turnBegins']);
    expect(digestOf(groups, 0, 0, { shuffle: detail('seat', 'cards') }, undefined, 'raid')).toBeNull();
  });
  test('what begins a group of the log, if it was done to me', () => {
    const events = [{ k: 'raze', seat: 1, to: 0 }, ev('gain', 1), ev('pass', 1)];
    const found = digestOf(byTurn(continueLog([], view(3, ...events)), ['raze', 'pass']), 0, 0, {
      gain: detail('seat'),
    });
    expect(found?.map(({ n }) => n)).toEqual([0]);
  });
  test('from where it begins', () => expect(digest(5)).toEqual([5, 7]));
  test('nothing before the first decision, and nothing for who watches', () => {
    expect(digest(null)).toBeNull();
    expect(digest(2, null)).toBeNull();
  });
});

test('what I have only gained is told by the figures, what I have lost and what others have by the lines', () => {
  const gain = { k: 'gain', seat: 0, n: 2, what: 'wood', into: 'goods 0 wood' };
  const events = [
    gain,
    { ...gain, what: 'gold' },
    { ...gain, seat: 1, into: 'goods 1 wood' },
    { k: 'lose', seat: 0, n: 1, what: 'wood', from: 'goods 0 wood' },
    { k: 'raze', seat: 1, to: 0, cards: ['mill'] },
  ];
  const mine = { owns: (spot: string) => spot.startsWith('goods 0'), standsAt: () => false };
  const left = withoutGains(continueLog([], view(5, ...events)), 0, mine, [{ seat: 0, what: 'wood', n: 1 }]);
  expect(left.map(({ event }) => event)).toEqual(events.slice(1));
});
