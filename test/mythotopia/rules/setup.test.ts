import { Client } from 'boardgame.io/client';
import { toGame } from '../../../games/kit/boardgame';
import { HIDDEN, type Move } from '../../../games/kit/core';
import { foresee } from '../../../games/kit/foresee';
import { moveFor, questionOf } from '../../../games/kit/moves';
import { HeadlessTable } from '../../../games/kit/table';
import { cardOfProvince, CARDS } from '../../../games/mythotopia/catalogue';
import { parseMatchOptions } from '../../../games/mythotopia/matchOptions';
import { ISLANDS, PROVINCES } from '../../../games/mythotopia/map';
import { points } from '../../../games/mythotopia/rules/points';
import { newMatch, scatterHandler } from '../../../games/mythotopia/rules/setup';
import { mythotopia } from '../../../games/mythotopia/ruleset';
import type { Mythotopia } from '../../../games/mythotopia/state';
import { Master, stored } from '../../../server/match/master';

/** Set-up (M2) and its options (M14). */

const open = (seats: number, seed: string, options: object = {}) =>
  HeadlessTable.open(mythotopia, seats, { seed, ...options });

function answer(t: HeadlessTable<Mythotopia>, seat: number, ...picks: string[]): void {
  const q = questionOf(t.g, seat);
  if (!q) throw new Error(`seat ${seat} is not asked`);
  expect(t.play(moveFor(mythotopia, q, picks))).toBeNull();
}

const ready = (seats: number, seed: string, options: object = {}): HeadlessTable<Mythotopia> => {
  const t = open(seats, seed, options);
  for (let seat = 0; seat < seats; seat++) answer(t, seat, 'ready');
  return t;
};

/** Everybody ready, and the first of what is offered given back or turned into a citadel. */
function begun(seats: number, seed: string, options: object = {}): HeadlessTable<Mythotopia> {
  const t = ready(seats, seed, options);
  while (t.g.phase !== 'turns') {
    const [q] = t.g.questions;
    if (q) answer(t, q.seat, ...q.options.slice(0, q.min));
  }
  return t;
}

/** A match whose variable VP cards fit; the seeds are tried in order. */
function seeded(seats: number, fits: (g: Mythotopia) => boolean, options: object = {}): HeadlessTable<Mythotopia> {
  for (let i = 0; i < 400; i++) {
    const t = ready(seats, `seed ${i}`, options);
    if (fits(t.g)) return ready(seats, `seed ${i}`, options);
  }
  throw new Error('no seed fits');
}

const shows =
  (...ids: string[]) =>
  (g: Mythotopia): boolean =>
    ids.every((id) => g.vp.some((card) => card.id === id));

test('nothing is dealt or shuffled before everybody is ready', () => {
  const t = open(3, 'quiet');
  expect(t.g).toMatchObject({ phase: 'start', rng: null, owners: {}, provinceDeck: [], undealt: [], vp: [] });
  expect(t.g.questions.map((q) => [q.seat, q.ask])).toEqual([
    [0, 'ready'],
    [1, 'ready'],
    [2, 'ready'],
  ]);
  answer(t, 1, 'ready');
  answer(t, 0, 'ready');
  expect(t.g.owners).toEqual({});
});

test.each([
  [2, 11, 18],
  [3, 8, 16],
  [4, 6, 16],
])('M2.1–M2.4: %i players: %i provinces each with a town, %i left', (seats, each, left) => {
  const { g } = begun(seats, 'deal');
  const towns = seats === 2 ? 18 : 14;
  for (const [seat, p] of g.players.entries()) {
    const own = Object.values(g.owners).filter((owner) => owner === seat).length;
    expect(own).toBe(each);
    expect(p.stock).toMatchObject({ cities: 4, armies: 6, ships: 2 });
    expect(p.stock.towns).toBe(towns - each + g.citadels.filter((place) => g.owners[place] === seat).length);
    expect(p.pool).toEqual({ armies: 8, ships: 3 });
  }
  expect(g.provinceDeck).toHaveLength(left);
  expect(mythotopia.audit(g)).toEqual([]);
});

test('M2.5: 16 improvements are shown, 13 undealt', () => {
  const { g } = ready(2, 'deal');
  expect([g.shown.length, g.undealt.length]).toEqual([16, 13]);
});

test.each([
  [2, 6],
  [3, 7],
  [4, 7],
])('M2.6: with %i players %i tokens on each fixed VP card, four variable ones, the rest is the bank', (seats, n) => {
  const { g } = ready(seats, 'vp');
  expect(g.vp.slice(0, 3).map(({ id, tokens }) => [id, tokens.length])).toEqual([
    ['castle', n],
    ['city', n],
    ['roads', n],
  ]);
  expect(g.vp).toHaveLength(7);
  expect(new Set(g.vp.slice(3).map(({ id }) => CARDS.get(id)?.kind))).toEqual(new Set(['variable']));
  expect(Object.values(g.bank).every((count) => count >= 0)).toBe(true);
});

test('M2.7, M2.8: dragons and runestones on five neutral provinces each, on different ones', () => {
  const { g } = seeded(3, shows('hereBeDragons', 'runestones'));
  expect([g.dragons.length, g.runestones.length]).toEqual([5, 5]);
  expect(new Set([...g.dragons, ...g.runestones]).size).toBe(10);
  for (const place of [...g.dragons, ...g.runestones]) expect(g.owners[place]).toBeUndefined();
  const without = seeded(3, (h) => !shows('hereBeDragons')(h));
  expect(without.g.dragons).toEqual([]);
});

test('M2.7, M2.8: dragons on the top five of the province deck, which go to its bottom; runestones on the next five', () => {
  const g = newMatch(2, parseMatchOptions({}, 2));
  g.vp = [
    { id: 'hereBeDragons', tokens: [] },
    { id: 'runestones', tokens: [] },
  ];
  g.provinceDeck = PROVINCES.slice(0, 18).map(cardOfProvince);
  scatterHandler(g);
  expect([g.dragons, g.runestones]).toEqual([PROVINCES.slice(0, 5), PROVINCES.slice(5, 10)]);
  expect(g.provinceDeck).toEqual([...PROVINCES.slice(10, 18), ...PROVINCES.slice(0, 10)].map(cardOfProvince));
});

describe.each([
  ['M2.10: citadels', 'placeCitadel', 1, {}, shows('citadel')],
  ['M14.1: provinces given back', 'giveBack', 2, { setup: 'draft' }, () => true],
] as const)('%s are secret until all have chosen', (_what, name, n, options, fits) => {
  /** What a spectator and the other seats see when seat 1 has chosen its first or its last provinces, at the table and through boardgame.io, log and all. */
  function seen(first: boolean): { table: string[]; framework: string[]; own: string } {
    const t = seeded(3, fits, options);
    const q = questionOf(t.g, 1);
    const choice = first ? q?.options.slice(0, n) : q?.options.slice(-n);
    const moves: Move[] = [
      ...[0, 1, 2].map((seat) => ({ seat, name: 'ready', args: [seat + 1] })),
      { seat: 1, name, args: [q?.n, choice] },
    ];
    expect(t.play(moves[3] as Move)).toBeNull();
    const client = Client<Mythotopia>({
      game: toGame(mythotopia, { ...options, seed: t.g.seed }),
      numPlayers: 3,
      debug: false,
    });
    for (const move of moves) {
      const payload = { type: move.name, args: move.args, playerID: String(move.seat), credentials: undefined };
      client.store.dispatch({ type: 'MAKE_MOVE', payload });
    }
    const state = client.store.getState();
    expect([state._stateID, (state.G as Mythotopia).questions.map(({ seat }) => seat)]).toEqual([4, [0, 2]]);
    const master = new Master(toGame(mythotopia, {}));
    return {
      table: [null, 0, 2].map((viewer) => JSON.stringify(t.view(viewer))),
      framework: [null, '0', '2'].map((viewer) =>
        JSON.stringify(master.view(stored(state), viewer, state.deltalog ?? [])),
      ),
      own: JSON.stringify(t.view(1)),
    };
  }

  test('whatever one has chosen, the others see the same', () => {
    const [one, other] = [seen(true), seen(false)];
    expect(one.own).not.toBe(other.own);
    expect(one.table).toEqual(other.table);
    expect(one.framework).toEqual(other.framework);
  });
});

describe('M2.10: the citadel', () => {
  const citadels = () => seeded(3, shows('citadel'));

  test('M2.10, OQ-30: everybody picks at once, last of all; nothing is told before all have chosen', () => {
    const t = citadels();
    expect(t.g.phase).toBe('citadels');
    expect(t.g.questions.map((q) => [q.seat, q.stage, q.ask])).toEqual(
      [0, 1, 2].map((seat) => [seat, 'citadels', 'citadel']),
    );
    const choices = t.g.questions.map((q) => q.options[3] ?? '');
    answer(t, 1, choices[1] ?? '');
    for (const viewer of [0, 2, null]) {
      const view = t.view(viewer);
      expect([view.citadels, JSON.stringify(view.agenda).includes(choices[1] ?? '')]).toEqual([[], false]);
    }
    expect(t.view(1).agenda.some((f) => f.picks?.[1]?.[0] === choices[1])).toBe(true);
    answer(t, 0, choices[0] ?? '');
    expect(t.g.citadels).toEqual([]);
    answer(t, 2, choices[2] ?? '');
    expect([...t.g.citadels].sort()).toEqual([...choices].sort());
    expect(t.g.phase).toBe('turns');
    expect(mythotopia.audit(t.g)).toEqual([]);
  });

  test('M2.10: only an own province', () => {
    const t = citadels();
    const [q] = t.g.questions;
    const foreign = Object.keys(t.g.owners).find((place) => t.g.owners[place] !== q?.seat) ?? '';
    expect(t.play({ seat: q?.seat ?? 0, name: 'placeCitadel', args: [q?.n, [foreign]] })).toMatchObject({
      why: 'notAnOption',
    });
  });

  test('M14.3: the other side of the reserve card only with the Citadel card', () => {
    expect(begun(3, 'none').g.citadels.length).toBe(shows('citadel')(begun(3, 'none').g) ? 3 : 0);
  });
});

test('M2.11: who owns a whole island at the start takes its token', () => {
  const small = (g: Mythotopia): boolean =>
    shows('lordOfTheIsles')(g) &&
    !shows('citadel')(g) &&
    g.owners['aporia'] !== undefined &&
    g.owners['aporia'] === g.owners['kinabra'];
  const { g } = seeded(2, small);
  const owner = g.owners[ISLANDS.smallIsland[0] ?? ''] ?? 0;
  expect(g.players[owner]?.tokens[2]).toBe(1);
  expect(points(g, owner)).toBeGreaterThanOrEqual(35);
});

test('M2.12: five cards each; the fourth of four players in turn order has six', () => {
  const { g } = begun(4, 'hands');
  const order = [0, 1, 2, 3].map((i) => g.players[(g.first + i) % 4]?.hand.length);
  expect(order).toEqual([5, 5, 5, 6]);
  expect(begun(3, 'hands').g.players.map((p) => p.hand.length)).toEqual([5, 5, 5]);
});

test('M2.13: the first player is random', () => {
  const firsts = new Set(Array.from({ length: 24 }, (_, i) => begun(3, `first ${i}`).g.first));
  expect([...firsts].sort()).toEqual([0, 1, 2]);
});

test.each([
  [2, {}, 33],
  [3, {}, 24],
  [4, {}, 18],
  [3, { setup: 'draft' }, 21],
  [4, { setup: 'draft' }, 15],
])('M2.14: %i players %j begin with %i points', (seats, options, n) => {
  const { g } = begun(seats, 'points', options);
  const tokens = g.players.map((p) => p.tokens[2] * 2 + p.tokens[3] * 3);
  expect(g.players.map((_, seat) => points(g, seat) - (tokens[seat] ?? 0))).toEqual(g.players.map(() => n));
});

describe('M14.1: the draft', () => {
  test.each([
    [3, 9],
    [4, 7],
  ])('M14.1, OQ-13: %i players: %i provinces are dealt, two given back by everybody at once', (seats, dealt) => {
    const t = ready(seats, 'draft', { setup: 'draft' });
    expect(t.g.phase).toBe('draft');
    for (const q of t.g.questions) expect([q.stage, q.options.length, q.min, q.max]).toEqual(['draft', dealt, 2, 2]);
    const [first] = t.g.questions;
    const given = first?.options.slice(0, 2) ?? [];
    answer(t, first?.seat ?? 0, ...given);
    expect(t.view(1).owners).toEqual(t.g.owners);
    expect(JSON.stringify(t.view(1).agenda)).not.toContain(given[0]);
    expect(t.g.owners[given[0] ?? '']).toBe(first?.seat);
    for (let seat = 1; seat < seats; seat++) answer(t, seat, ...(questionOf(t.g, seat)?.options.slice(0, 2) ?? []));
    expect(t.g.owners[given[0] ?? '']).toBeUndefined();
    expect(t.g.provinceDeck).toContain(`${given[0]}-card`);
    expect(Object.values(t.g.owners)).toHaveLength(seats * (dealt - 2));
    expect(mythotopia.audit(t.g)).toEqual([]);
  });

  test('M14.1, M2.9: dragons lie there already', () => {
    expect(seeded(3, shows('hereBeDragons'), { setup: 'draft' }).g).toMatchObject({
      phase: 'draft',
      dragons: { length: 5 },
    });
  });

  test('M14.1: whoever answers last is told ahead no more than can be known', () => {
    const t = ready(3, 'draft', { setup: 'draft' });
    for (const seat of [1, 2]) answer(t, seat, ...(questionOf(t.g, seat)?.options.slice(0, 2) ?? []));
    const view = t.view(0);
    const q = questionOf(view, 0)!;
    expect(foresee(mythotopia, view, q, q.options.slice(0, 2))).toMatchObject({ then: 'unknown' });
  });

  test('M14.2: two players do not draft', () => {
    expect(() => parseMatchOptions({ setup: 'draft' }, 2)).toThrow('two players do not draft');
  });
});

test('M2.3, M4.10: the province deck is hidden while the game is set up, and open afterwards', () => {
  const t = ready(3, 'draft', { setup: 'draft' });
  expect(t.view(0).provinceDeck.every((id) => id === HIDDEN)).toBe(true);
  const { g } = begun(3, 'draft', { setup: 'draft' });
  expect(mythotopia.view(g, null).provinceDeck).toEqual(g.provinceDeck);
});

test('options: what is unknown is refused with a clear message', () => {
  expect(() => parseMatchOptions({ setup: 'chess' }, 3)).toThrow('options of mythotopia: setup');
  expect(() => parseMatchOptions({ colour: 'red' }, 3)).toThrow('options of mythotopia');
  expect(() => parseMatchOptions({ turnCap: -1 }, 3)).toThrow('turnCap');
  expect(() => parseMatchOptions({}, 5)).toThrow('2 to 4 players');
  expect(parseMatchOptions(undefined, 2)).toEqual({ setup: 'normal', turnCap: 0 });
});
