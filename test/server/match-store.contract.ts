import type { LogEntry } from 'boardgame.io';
import { InitializeGame } from 'boardgame.io/internal';
import fc from 'fast-check';

import { diff } from '../../protocol/delta';
import { commitOf } from '../../server/store/commit';
import type { Commit, StoredMatch, MatchStore, NewMatch, StoredSeat, StoredState } from '../../server/store/store';
import { toy } from './toy';

const beginning = JSON.stringify(InitializeGame({ game: toy, numPlayers: 2 }));

/** A state as it comes back from a store. */
export const stateOf = (stateID: number, G: unknown = { total: 0 }): StoredState => ({
  ...(JSON.parse(beginning) as StoredState),
  G,
  _stateID: stateID,
});

export const entry = (stateID: number): LogEntry => ({
  action: { type: 'MAKE_MOVE', payload: { type: 'add', args: [stateID], playerID: '0' } },
  _stateID: stateID,
  turn: 1,
  phase: '',
});

export const match = (id: string, more: Partial<NewMatch> = {}): NewMatch => ({
  id,
  game: 'toy',
  unlisted: false,
  createdAt: 1000,
  updatedAt: 1000,
  seats: [{ seat: 0 }, { seat: 1 }, { seat: 2 }],
  ...more,
});

/** The commit that leads from one state to another. */
export const step = (before: StoredState, after: StoredState, more: Partial<Commit> = {}): Commit => ({
  ...commitOf(before, after, [entry(before._stateID)], [after._stateID % 2]),
  at: 2000 + after._stateID,
  // A match that ends is kept whole.
  ...(more.gameover !== undefined && { snapshot: after }),
  ...more,
});

/** Creates a match and makes so many moves in it. @returns its last state */
export async function play(store: MatchStore, id: string, moves: number): Promise<StoredState> {
  let state = stateOf(0);
  await store.create(match(id), state, [0]);
  for (let i = 1; i <= moves; i++) {
    const next = stateOf(i, { total: i });
    expect(await store.commit(id, step(state, next))).toBe(true);
    state = next;
  }
  return state;
}

const ids = (records: readonly StoredMatch[]): string[] => records.map(({ id }) => id);

/**
 * What every engine has to do.
 * @param open gives an open store on the test's own, at first empty, database; called again, one more as if another
 *   process had opened it. All are closed after the test by whoever made them.
 */
export const describeMatchStore = (engine: string, open: () => Promise<MatchStore>): void =>
  describe(`${engine}:`, () => {
    let store: MatchStore;
    beforeEach(async () => {
      store = await open();
    });

    describe('a match', () => {
      test('is found as it was created', async () => {
        const seats: StoredSeat[] = [
          { seat: 0, name: 'Ann \u0000 "\'\u{1f3db}', hash: 'h', recovery: 'r', data: { colour: ['red', null] } },
          { seat: 1, bot: 'greedy', name: 'Bot' },
          { seat: 2 },
        ].map((seat) => ({ ...seat, ...(seat.name && { name: seat.name.replace('\0', '') }) }));
        const made = match('m', { unlisted: true, setup: { total: 3 }, gameover: null, seats });
        await store.create(made, stateOf(0), [0, 2]);
        expect(await store.find('m')).toEqual({ ...made, stateID: 0, active: [0, 2] });
        expect(await store.state('m')).toEqual(stateOf(0));
        expect(await store.initial('m')).toEqual(stateOf(0));
        expect(await store.steps('m', -1)).toEqual([]);
        expect(await store.log('m')).toEqual([]);
        expect(await store.chat('m', 0)).toEqual([]);
      });

      test('keeps its seats in order, and may have none', async () => {
        await store.create(match('m', { seats: [2, 0, 11, 1].map((seat) => ({ seat })) }), stateOf(0), []);
        await store.create(match('n', { seats: [] }), stateOf(0), []);
        expect((await store.find('m'))?.seats.map(({ seat }) => seat)).toEqual([0, 1, 2, 11]);
        expect((await store.find('n'))?.seats).toEqual([]);
      });

      test('that is unknown is nothing, whatever it is called', async () => {
        for (const id of ['none', '__proto__', '', 'a\0b', '\ud800', "'; DROP TABLE match; --"]) {
          expect(await store.find(id)).toBeUndefined();
          expect(await store.state(id)).toBeUndefined();
          expect(await store.initial(id)).toBeUndefined();
          expect(await store.steps(id, 0)).toEqual([]);
          expect(await store.log(id)).toEqual([]);
          expect(await store.chat(id, 0)).toEqual([]);
          expect(await store.commit(id, step(stateOf(0), stateOf(1)))).toBe(false);
          expect(await store.changeSeat(id, 0, {}, { name: 'Ann' })).toBe(false);
          expect(await store.follow(id, 'next')).toBeUndefined();
          expect(await store.removeEmpty(id)).toBe(false);
          await store.remove(id);
          await expect(store.say(id, { id: 'c', seat: 0, name: 'Ann', text: 'hi', at: 1 })).rejects.toThrow('no match');
        }
        expect(await store.ids({})).toEqual([]);
      });

      test('is never created over another of its name, also at the same time', async () => {
        const tries = Array.from({ length: 10 }, (_, i) =>
          store.create(match('m', { game: `game ${i}` }), stateOf(0, i), []),
        );
        const made = await Promise.allSettled(tries);
        const winners = made.flatMap(({ status }, i) => (status === 'fulfilled' ? [i] : []));
        expect(winners).toHaveLength(1);
        expect(await store.find('m')).toMatchObject({ game: `game ${winners[0]}` });
        expect(await store.state('m')).toEqual(stateOf(0, winners[0]));
      });

      test('is gone whole when it is removed, and no other with it', async () => {
        const last = await play(store, 'n', 40);
        await play(store, 'm', 40);
        for (const id of ['m', 'n']) await store.say(id, { id: 'c', seat: 0, name: 'Ann', text: 'hi', at: 1 });
        await store.remove('m');
        expect(await store.find('m')).toBeUndefined();
        expect(await store.state('m')).toBeUndefined();
        expect(await store.steps('m', 0)).toEqual([]);
        expect(await store.chat('m', 0)).toEqual([]);
        expect(await store.state('n')).toEqual(last);
        expect(await store.chat('n', 0)).toHaveLength(1);
        // Nothing of it comes back with a match of its name.
        await store.create(match('m'), stateOf(0), []);
        expect(await store.state('m')).toEqual(stateOf(0));
        expect(await store.log('m')).toEqual([]);
      });
    });

    describe('matches of one kind', () => {
      const hand = (id: string) =>
        stateOf(0, { hand: [id, 'b', 'c'], table: Array.from({ length: 50 }, (_, i) => ({ i })) });

      test('begin each in their own way, and keep it when others of their kind are gone', async () => {
        const other = await open();
        const opened = Array.from({ length: 6 }, (_, i) => `m${i}`);
        for (const [i, id] of opened.entries()) await (i % 2 ? other : store).create(match(id), hand(id), []);
        await store.create(match('large', { setup: { total: 3 } }), stateOf(0, 'quite another'), []);
        await store.remove('m0');
        await store.expire({ over: 1, unfinished: 1 }, { now: 9000, noted: 8000 }, 10);
        for (const id of opened.slice(1)) {
          expect(await store.initial(id)).toEqual(hand(id));
          expect(await other.state(id)).toEqual(hand(id));
        }
        expect(await store.initial('large')).toEqual(stateOf(0, 'quite another'));
      });

      test('can be opened anew when all of them have been removed, also by another process', async () => {
        const other = await open();
        await store.create(match('m'), hand('m'), []);
        await other.create(match('n'), hand('n'), []);
        for (const id of ['m', 'n']) await store.remove(id);
        await other.expire({ over: 1, unfinished: 1 }, { now: 9000, noted: 8000 }, 10);
        await store.create(match('o'), hand('o'), []);
        await other.create(match('p'), hand('p'), []);
        for (const id of ['o', 'p']) expect(await store.state(id)).toEqual(hand(id));
      });
    });

    describe('moves', () => {
      test('change the state, the log, who is asked and when the match was changed; not how it began', async () => {
        await store.create(match('m'), stateOf(0), [0, 1]);
        const [a, b] = [stateOf(1, { total: 5 }), stateOf(2, { total: 5, more: [1] })];
        expect(await store.commit('m', step(stateOf(0), a, { log: [entry(0), entry(0)] }))).toBe(true);
        expect(await store.commit('m', step(a, b, { log: [] }))).toBe(true);
        expect(await store.find('m')).toEqual({ ...match('m'), updatedAt: 2002, stateID: 2, active: [0] });
        expect(await store.state('m')).toEqual(b);
        expect(await store.initial('m')).toEqual(stateOf(0));
        expect(await store.log('m')).toEqual([entry(0), entry(0)]);
        expect(await store.steps('m', 0)).toEqual([
          { from: 0, to: 1, change: diff(stateOf(0), a), log: [entry(0), entry(0)], at: 2001 },
          { from: 1, to: 2, change: diff(a, b), log: [], at: 2002 },
        ]);
        expect(await store.steps('m', 1)).toHaveLength(1);
        expect(await store.steps('m', 0, 1)).toMatchObject([{ to: 1 }]);
        expect(await store.steps('m', 2)).toEqual([]);
      });

      test('end a match, which stays ended', async () => {
        await store.create(match('m'), stateOf(0), [0]);
        const over = stateOf(1, { total: 9 });
        expect(await store.commit('m', step(stateOf(0), over, { gameover: { winner: '0' }, active: [] }))).toBe(true);
        expect(await store.find('m')).toMatchObject({ gameover: { winner: '0' }, active: [] });
        expect(await store.commit('m', step(over, stateOf(2)))).toBe(true);
        expect(await store.find('m')).toMatchObject({ gameover: { winner: '0' } });
        expect(await store.state('m')).toEqual(stateOf(2));
      });

      test('from another state than the match is at are refused and leave no trace', async () => {
        await store.create(match('m'), stateOf(0), [0]);
        const now = stateOf(5, 'now');
        await store.commit('m', step(stateOf(0), now));
        for (const from of [0, 4, 6]) expect(await store.commit('m', step(stateOf(from), stateOf(7)))).toBe(false);
        expect(await store.state('m')).toEqual(now);
        expect(await store.log('m')).toEqual([entry(0)]);
        expect(await store.find('m')).toMatchObject({ stateID: 5, updatedAt: 2005 });
      });

      test('of which the log is asked for from its end', async () => {
        await play(store, 'm', 3);
        await store.commit('m', step(stateOf(3, { total: 3 }), stateOf(4), { log: [entry(3), entry(3), entry(3)] }));
        await store.commit('m', step(stateOf(4), stateOf(5), { log: [] }));
        const whole = [entry(0), entry(1), entry(2), entry(3), entry(3), entry(3)];
        expect(await store.log('m')).toEqual(whole);
        for (let last = 0; last < 8; last++) expect(await store.log('m', last)).toEqual(last ? whole.slice(-last) : []);
      });

      test('lead to the last state, however many there are, whatever they change', async () => {
        const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
        const moves = fc.array(fc.record({ gap: fc.integer({ min: 1, max: 40 }), G: json, over: fc.boolean() }), {
          maxLength: 30,
        });
        let n = 0;
        await fc.assert(
          fc.asyncProperty(json, moves, async (G, steps) => {
            const id = `m${n++}`;
            let state = stateOf(0, G);
            await store.create(match(id), state, []);
            for (const { gap, G: next, over } of steps) {
              const after = stateOf(state._stateID + gap, next);
              expect(await store.commit(id, step(state, after, { log: [], ...(over && { gameover: true }) }))).toBe(
                true,
              );
              state = after;
            }
            expect(await store.state(id)).toEqual(state);
            expect(await store.initial(id)).toEqual(stateOf(0, G));
          }),
          { numRuns: 30 },
        );
      });

      test('of which twenty come at once from one state: one is stored', async () => {
        const other = await open();
        await store.create(match('m'), stateOf(0), []);
        const tries = Array.from({ length: 20 }, (_, i) =>
          (i % 2 ? store : other).commit('m', step(stateOf(0), stateOf(1, { by: i }))),
        );
        const taken = await Promise.all(tries);
        expect(taken.filter(Boolean)).toHaveLength(1);
        expect(await store.state('m')).toEqual(stateOf(1, { by: taken.indexOf(true) }));
        expect(await store.steps('m', 0)).toHaveLength(1);
      });

      test('of eight writers, fifty each, on one match: all are stored, once', async () => {
        const stores = [store, await open()];
        await store.create(match('m'), stateOf(0, []), []);
        const write = async (writer: number) => {
          const mine = stores[writer % 2]!;
          for (let i = 0; i < 50;) {
            const before = (await mine.state('m'))!;
            const after = stateOf(before._stateID + 1, [...(before.G as string[]), `${writer}/${i}`]);
            if (await mine.commit('m', step(before, after))) i++;
          }
        };
        await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
        const { G, _stateID } = (await store.state('m'))!;
        expect(_stateID).toBe(400);
        expect(new Set(G as string[]).size).toBe(400);
        expect(await store.log('m')).toEqual(Array.from({ length: 400 }, (_, i) => entry(i)));
      });

      test('are told to whoever asks how far matches are', async () => {
        await play(store, 'm', 2);
        await play(store, 'n', 0);
        expect(await store.stateIDs(['n', 'none', 'm', '__proto__'])).toEqual(
          new Map([
            ['m', 2],
            ['n', 0],
          ]),
        );
        expect(await store.stateIDs([])).toEqual(new Map());
      });
    });

    describe('seats', () => {
      const seat = async (n: number): Promise<StoredSeat | undefined> => (await store.find('m'))?.seats[n];

      beforeEach(() => store.create(match('m'), stateOf(0), []));

      test('change only as far as they are told to', async () => {
        expect(
          await store.changeSeat('m', 1, {}, { name: 'Ann', hash: 'h', recovery: 'r', data: { a: 1 }, bot: 'b' }),
        ).toBe(true);
        const ann = { seat: 1, name: 'Ann', hash: 'h', recovery: 'r', data: { a: 1 }, bot: 'b' };
        expect(await seat(1)).toEqual(ann);
        expect(await store.changeSeat('m', 1, ann, {})).toBe(true);
        expect(await seat(1)).toEqual(ann);
        expect(await store.changeSeat('m', 1, ann, { data: 0, bot: null })).toBe(true);
        expect(await seat(1)).toEqual({ seat: 1, name: 'Ann', hash: 'h', recovery: 'r', data: 0 });
        expect(await store.changeSeat('m', 1, ann, { name: null, hash: null, recovery: null, data: null })).toBe(true);
        expect(await seat(1)).toEqual({ seat: 1 });
        expect(await seat(0)).toEqual({ seat: 0 });
        expect(await store.find('m')).toMatchObject({ updatedAt: 1000, stateID: 0 });
      });

      test('do not change when they are not as they were seen', async () => {
        const ann = { name: 'Ann', hash: 'h' };
        await store.changeSeat('m', 0, {}, ann);
        for (const seen of [
          {},
          { name: 'Ann' },
          { hash: 'h' },
          { name: 'ann', hash: 'h' },
          { name: 'Ann', hash: 'g' },
        ]) {
          expect(await store.changeSeat('m', 0, seen, { name: 'Bob' })).toBe(false);
          expect(await store.changeSeat('m', 0, seen, {})).toBe(false);
        }
        expect(await store.changeSeat('m', 1, ann, { name: 'Bob' })).toBe(false);
        expect(await store.changeSeat('m', 7, {}, { name: 'Bob' })).toBe(false);
        expect(await seat(0)).toEqual({ seat: 0, ...ann });
      });

      test('of which one is taken by thirty at once: one sits there', async () => {
        const other = await open();
        const takes = Array.from({ length: 30 }, (_, i) =>
          (i % 2 ? store : other).changeSeat('m', 0, {}, { name: `player ${i}`, hash: `hash ${i}` }),
        );
        const taken = await Promise.all(takes);
        expect(taken.filter(Boolean)).toHaveLength(1);
        const winner = taken.indexOf(true);
        expect(await seat(0)).toEqual({ seat: 0, name: `player ${winner}`, hash: `hash ${winner}` });
      });

      test('of which three are taken at once, while moves are made: all are', async () => {
        const other = await open();
        const takes = [0, 1, 2].map((n) => (n % 2 ? store : other).changeSeat('m', n, {}, { name: `player ${n}` }));
        const moved = store.commit('m', step(stateOf(0), stateOf(1)));
        expect(await Promise.all([...takes, moved])).toEqual([true, true, true, true]);
        expect((await store.find('m'))?.seats.map(({ name }) => name)).toEqual(['player 0', 'player 1', 'player 2']);
      });

      test('keep a match as long as a person has one; bots do not', async () => {
        await store.changeSeat('m', 0, {}, { name: 'Bot', bot: 'greedy' });
        await store.changeSeat('m', 1, {}, { name: 'Ann', hash: 'h' });
        expect(await store.removeEmpty('m')).toBe(false);
        expect(await store.find('m')).toBeDefined();
        await store.changeSeat('m', 1, { name: 'Ann', hash: 'h' }, { name: null, hash: null });
        expect(await store.removeEmpty('m')).toBe(true);
        expect(await store.find('m')).toBeUndefined();
        expect(await store.removeEmpty('m')).toBe(false);
      });

      test('are not taken in a match that is removed because it was empty, nor is one removed with somebody in it', async () => {
        const other = await open();
        for (let i = 0; i < 30; i++) {
          const id = `e${i}`;
          await store.create(match(id), stateOf(0), []);
          const [took, removed] = await Promise.all([
            other.changeSeat(id, 0, {}, { name: 'Ann', hash: 'h' }),
            store.removeEmpty(id),
          ]);
          expect([took, removed]).toContain(true);
          expect(took).toBe(!removed);
          expect((await store.find(id)) !== undefined).toBe(took);
        }
      });
    });

    describe('the next match', () => {
      test('is the first that is named, also at the same time', async () => {
        const other = await open();
        for (const id of ['m', 'a', 'b']) await store.create(match(id), stateOf(0), []);
        const named = await Promise.all([store.follow('m', 'a'), other.follow('m', 'b')]);
        expect(named[0]).toBe(named[1]);
        expect(['a', 'b']).toContain(named[0]);
        expect(await store.follow('m', 'm')).toBe(named[0]);
        expect(await store.find('m')).toMatchObject({ nextMatchID: named[0] });
      });

      test('that is gone leaves its place to another', async () => {
        for (const id of ['m', 'a', 'b']) await store.create(match(id), stateOf(0), []);
        await store.follow('m', 'a');
        await store.remove('a');
        expect(await store.find('m')).not.toHaveProperty('nextMatchID');
        expect(await store.follow('m', 'b')).toBe('b');
      });
    });

    describe('lists of matches', () => {
      test('hold one game, the latest moved first, unlisted ones only by their ids', async () => {
        await store.create(match('old', { updatedAt: 1000 }), stateOf(0), []);
        await store.create(match('new', { updatedAt: 3000 }), stateOf(0), []);
        await store.create(match('over', { updatedAt: 2000, gameover: false }), stateOf(0), []);
        await store.create(match('hidden', { updatedAt: 2500, unlisted: true }), stateOf(0), []);
        await store.create(match('chess', { updatedAt: 2500, game: 'chess' }), stateOf(0), []);
        const list = async (query: object) => ids(await store.list({ game: 'toy', limit: 10, ...query }));
        expect(await list({})).toEqual(['new', 'over', 'old']);
        expect(await list({ limit: 2 })).toEqual(['new', 'over']);
        expect(await list({ limit: 0 })).toEqual([]);
        expect(await list({ game: 'go' })).toEqual([]);
        expect(await list({ isGameover: true })).toEqual(['over']);
        expect(await list({ isGameover: false })).toEqual(['new', 'old']);
        expect(await list({ updatedBefore: 2000 })).toEqual(['old']);
        expect(await list({ updatedAfter: 2000 })).toEqual(['new']);
        expect(await list({ updatedAfter: 1000, updatedBefore: 3000, isGameover: true })).toEqual(['over']);
        expect(await list({ ids: ['hidden', 'old', 'none', '__proto__', 'chess'] })).toEqual(['hidden', 'old']);
        expect(await list({ ids: [] })).toEqual([]);
        expect(await list({ after: { updatedAt: 2000, id: 'over' } })).toEqual(['old']);
        expect((await store.list({ game: 'toy', limit: 1 }))[0]).toEqual(await store.find('new'));
      });

      test('of any game are ids alone, as boardgame.io asks for them', async () => {
        await store.create(match('old', { updatedAt: 1000 }), stateOf(0), []);
        await store.create(match('over', { updatedAt: 2000, gameover: 1, unlisted: true }), stateOf(0), []);
        await store.create(match('chess', { updatedAt: 2500, game: 'chess' }), stateOf(0), []);
        expect(await store.ids({})).toEqual(['chess', 'over', 'old']);
        expect(await store.ids({ game: 'toy' })).toEqual(['over', 'old']);
        expect(await store.ids({ isGameover: true })).toEqual(['over']);
        expect(await store.ids({ isGameover: false, updatedAfter: 1000 })).toEqual(['chess']);
        expect(await store.ids({ updatedBefore: 2000 })).toEqual(['old']);
      });

      test('of two hundred matches, many of one time, are read page by page, none twice and none left out', async () => {
        const made = Array.from({ length: 200 }, (_, i) => match(`m${i}`, { updatedAt: 1000 + (i % 3) }));
        await Promise.all(made.map((each) => store.create(each, stateOf(0), [])));
        const expected = [...made]
          .sort((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? 1 : -1))
          .map(({ id }) => id);
        for (const limit of [1, 7, 199, 200, 201]) expect(await pages(store, limit)).toEqual(expected);
      });

      test('read page by page while matches move show none twice, and all that did not move', async () => {
        await Promise.all(Array.from({ length: 200 }, (_, i) => store.create(match(`m${i}`), stateOf(0), [])));
        const moved = new Set<string>();
        const found = await pages(store, 20, async (page) => {
          // One that was shown already and one that may not have been.
          for (const id of [`m${page}`, `m${199 - page}`]) {
            await store.commit(id, step(stateOf(0), stateOf(1)));
            moved.add(id);
          }
        });
        expect(new Set(found).size).toBe(found.length);
        const still = Array.from({ length: 200 }, (_, i) => `m${i}`).filter((id) => !moved.has(id));
        expect(found.filter((id) => !moved.has(id)).sort()).toEqual(still.sort());
      });

      async function pages(
        from: MatchStore,
        limit: number,
        between?: (page: number) => Promise<void>,
      ): Promise<string[]> {
        const found: string[] = [];
        let after: { updatedAt: number; id: string } | undefined;
        for (let page = 0; ; page++) {
          const records = await from.list({ game: 'toy', limit, after });
          found.push(...ids(records));
          if (records.length < limit) return found;
          after = records.at(-1);
          await between?.(page);
        }
      }
    });

    describe('expiry', () => {
      beforeEach(async () => {
        for (const updatedAt of [1000, 2000, 3000]) {
          await store.create(match(`open ${updatedAt}`, { updatedAt }), stateOf(0), []);
          await store.create(match(`over ${updatedAt}`, { updatedAt, gameover: true, unlisted: true }), stateOf(0), []);
        }
      });

      const old = { over: 3000, unfinished: 2000 };
      const at = (now: number) => ({ now, noted: now - 100 });
      const left = async () => (await store.ids({})).sort();
      const all = ['open 1000', 'open 2000', 'open 3000', 'over 1000', 'over 2000', 'over 3000'];

      test('notes what ended or was left before its time, and removes it when it was noted for long', async () => {
        expect(await store.expire(old, at(5000), 10)).toEqual({ noted: 3, removed: [] });
        expect(await store.expire(old, at(5099), 10)).toEqual({ noted: 0, removed: [] });
        expect(await left()).toEqual(all);
        const { noted, removed } = await store.expire(old, at(5100), 10);
        expect([noted, removed.sort()]).toEqual([0, ['open 1000', 'over 1000', 'over 2000']]);
        expect(await left()).toEqual(['open 2000', 'open 3000', 'over 3000']);
      });

      test('notes and removes at most so many at a time, the oldest first', async () => {
        expect(await store.expire(old, at(5000), 2)).toEqual({ noted: 2, removed: [] });
        expect(await store.expire(old, at(5010), 2)).toEqual({ noted: 1, removed: [] });
        const { removed } = await store.expire(old, at(5200), 2);
        expect(removed.sort()).toEqual(['open 1000', 'over 1000']);
        expect(await store.expire(old, at(5200), 2)).toEqual({ noted: 0, removed: ['over 2000'] });
      });

      test('removes nothing when it is never', async () => {
        for (const now of [5000, 6000])
          expect(await store.expire({ over: 0, unfinished: 0 }, at(now), 10)).toEqual({ noted: 0, removed: [] });
        await store.expire({ over: 2500, unfinished: 0 }, at(5000), 10);
        const { removed } = await store.expire({ over: 2500, unfinished: 0 }, at(6000), 10);
        expect(removed.sort()).toEqual(['over 1000', 'over 2000']);
      });

      test('forgets what a clock that was ahead has noted, and does not remove it when the clock is right', async () => {
        expect(await store.expire({ over: 99_000, unfinished: 99_000 }, at(100_000), 10)).toMatchObject({ noted: 6 });
        expect(await store.expire({ over: 1000, unfinished: 1000 }, at(5000), 10)).toEqual({ noted: 0, removed: [] });
        // What is really old is noted by the right clock.
        expect(await store.expire(old, at(5000), 10)).toEqual({ noted: 3, removed: [] });
        expect(await store.expire(old, at(5050), 10)).toEqual({ noted: 0, removed: [] });
        expect(await left()).toEqual(all);
      });

      test('removes no match that has moved since it was noted', async () => {
        await store.expire(old, at(5000), 10);
        await store.commit('open 1000', { ...step(stateOf(0), stateOf(1)), at: 1500 });
        const { noted, removed } = await store.expire(old, at(5200), 10);
        expect([noted, removed.sort()]).toEqual([1, ['over 1000', 'over 2000']]);
      });
    });

    describe('chat', () => {
      const said = (i: number) => ({ id: `c${i}`, seat: i % 3, name: `Ann ${i}`, text: `message ${i}`, at: 5000 + i });

      test('numbers the messages of each match from one, and tells those after a number', async () => {
        for (const id of ['m', 'n']) await store.create(match(id), stateOf(0), []);
        expect(await store.say('m', said(1))).toBe(1);
        expect(await store.say('m', said(2))).toBe(2);
        expect(await store.say('n', said(3))).toBe(1);
        expect(await store.chat('m', 0)).toEqual([
          { ...said(1), n: 1 },
          { ...said(2), n: 2 },
        ]);
        expect(await store.chat('m', 1)).toEqual([{ ...said(2), n: 2 }]);
        expect(await store.chat('n', 1)).toEqual([]);
      });

      test('keeps the latest few hundred messages of a match, whoever talks on and on', async () => {
        for (const id of ['m', 'n']) await store.create(match(id), stateOf(0), []);
        await store.say('n', said(1));
        for (let i = 1; i <= 220; i++) await store.say('m', said(i));
        expect((await store.chat('m', 0)).map(({ n }) => n)).toEqual(Array.from({ length: 200 }, (_, i) => i + 21));
        expect(await store.chat('n', 0)).toHaveLength(1);
      });

      test('numbers messages that come at once, each differently', async () => {
        const other = await open();
        await store.create(match('m'), stateOf(0), []);
        const numbers = await Promise.all(
          Array.from({ length: 20 }, (_, i) => (i % 2 ? store : other).say('m', said(i))),
        );
        expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
        expect(await store.chat('m', 0)).toHaveLength(20);
      });
    });

    describe('bots', () => {
      const bots = (n: number, more: Partial<NewMatch> = {}) =>
        match(`m${n}`, {
          seats: [
            { seat: 0, name: 'Ann', hash: 'h' },
            { seat: 1, name: 'Bot', bot: 'greedy' },
          ],
          ...more,
        });

      const idsOf = (claimed: readonly { id: string }[]) => claimed.map(({ id }) => id).sort();

      test('are run by one process at a time', async () => {
        const other = await open();
        for (let n = 0; n < 20; n++) await store.create(bots(n), stateOf(0), []);
        const [a, b] = await Promise.all([
          store.claimBots({ process: 'a', beat: 1 }, [], 100),
          other.claimBots({ process: 'b', beat: 1 }, [], 100),
        ]);
        expect(idsOf([...a, ...b])).toEqual(Array.from({ length: 20 }, (_, n) => `m${n}`).sort());
        expect(a.concat(b)[0]).toMatchObject({ id: expect.any(String) as string, game: 'toy', seat: 1, bot: 'greedy' });
        expect(await store.claimBots({ process: 'c', beat: 1 }, [], 100)).toEqual([]);
        expect(idsOf(await store.claimBots({ process: 'a', beat: 2 }, [], 100))).toEqual(idsOf(a));
      });

      test('show each process how the others claim, and are taken of one that claims no more', async () => {
        const other = await open();
        await store.create(bots(0), stateOf(0), []);
        await store.claimBots({ process: 'a', beat: 1 }, [], 10);
        expect(await other.otherClaims('b')).toEqual([{ process: 'a', beat: 1 }]);
        expect(await store.otherClaims('a')).toEqual([]);
        await store.claimBots({ process: 'a', beat: 2 }, [], 10);
        // It has claimed again meanwhile.
        expect(await other.claimBots({ process: 'b', beat: 1 }, [{ process: 'a', beat: 1 }], 10)).toEqual([]);
        const silent = await other.otherClaims('b');
        expect(silent).toEqual([{ process: 'a', beat: 2 }]);
        expect(idsOf(await other.claimBots({ process: 'b', beat: 2 }, silent, 10))).toEqual(['m0']);
        // Should it come back, the seat is another's.
        expect(await store.claimBots({ process: 'a', beat: 3 }, [], 10)).toEqual([]);
      });

      test('that a process runs are the first that it claims again', async () => {
        for (let n = 0; n < 9; n++) await store.create(bots(n), stateOf(0), []);
        const mine = await store.claimBots({ process: 'a', beat: 1 }, [], 3);
        expect(mine).toHaveLength(3);
        expect(idsOf(await store.claimBots({ process: 'a', beat: 2 }, [], 3))).toEqual(idsOf(mine));
      });

      test('tell whether a person plays in the match', async () => {
        await store.create(bots(0), stateOf(0), []);
        await store.create(bots(1, { seats: [{ seat: 0 }, { seat: 1, name: 'Bot', bot: 'greedy' }] }), stateOf(0), []);
        await store.create(
          bots(2, {
            seats: [
              { seat: 0, name: 'Ann', hash: 'h', bot: 'greedy' },
              { seat: 1, name: 'Bot', bot: 'greedy' },
            ],
          }),
          stateOf(0),
          [],
        );
        const people = async (beat: number) =>
          new Map((await store.claimBots({ process: 'a', beat }, [], 9)).map((each) => [each.id, each.people]));
        expect(await people(1)).toEqual(
          new Map([
            ['m0', true],
            ['m1', false],
            ['m2', false],
          ]),
        );
        await store.changeSeat('m2', 0, { name: 'Ann', hash: 'h' }, { bot: null });
        expect((await people(2)).get('m2')).toBe(true);
      });

      test('play no match that is over, and are claimed anew when they are set anew', async () => {
        await store.create(bots(0, { gameover: true }), stateOf(0), []);
        await store.create(bots(1), stateOf(0), []);
        expect(await store.claimBots({ process: 'a', beat: 1 }, [], 10)).toMatchObject([{ id: 'm1' }]);
        await store.changeSeat('m1', 1, { name: 'Bot' }, { bot: 'random' });
        expect(await store.claimBots({ process: 'b', beat: 1 }, [], 10)).toMatchObject([
          { id: 'm1', game: 'toy', seat: 1, bot: 'random' },
        ]);
        await store.changeSeat('m1', 1, { name: 'Bot' }, { bot: null });
        expect(await store.claimBots({ process: 'b', beat: 2 }, [], 10)).toEqual([]);
      });
    });

    test('answers when it is asked whether it does', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
    });
  });
