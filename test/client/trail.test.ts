import { Client } from 'boardgame.io/client';
import { InitializeGame } from 'boardgame.io/internal';
import { ClientStore } from '../../client/net/clientStore';
import { toGame } from '../../games/kit/boardgame';
import type { Core, Question } from '../../games/kit/core';
import { line } from './line';
import { toy } from './toy';

const game = toGame(toy.ruleset, { seed: 'trail' });
const begun = InitializeGame({ game, numPlayers: 2 });
const [first] = (begun.G as Core).questions as [Question];

/** A position in which so much has been told, and this question is open to me. */
const position = (stateID: number, logged: number, n: number | null) => ({
  ...begun,
  _stateID: stateID,
  G: {
    ...begun.G,
    logged,
    events: Array.from({ length: logged }, (_, i) => ({ k: 'plant', n: i })),
    questions: n === null ? [] : [{ ...first, n }],
  },
});

function begin() {
  const wire = line();
  const store = new ClientStore(
    Client<Core>({ game, matchID: 'm1', playerID: '0', debug: false, multiplayer: wire.make }),
    toy.ruleset,
  );
  const stop = store.start();
  wire.connected(true);
  wire.sync(begun);
  const trail = (): number[] => store.snapshot().trail.map(({ stateID }) => stateID);
  return { wire, store, stop, trail };
}

test('positions queue as they come, none skipped, since I last answered; also when I am asked again at once', () => {
  const { wire, store, stop, trail } = begin();
  expect(trail()).toEqual([0]);
  expect(store.snapshot().since).toBeNull();
  store.answer(first, ['ready']);
  wire.update(position(1, 2, 9));
  expect(trail()).toEqual([1]);
  expect(store.snapshot().since).toBe(2);
  // Somebody else acts while I am still asked the same.
  wire.update(position(2, 3, 9));
  wire.update(position(3, 4, 9));
  expect(trail()).toEqual([1, 2, 3]);
  expect(store.snapshot().since).toBe(2);
  store.answer({ ...first, n: 9 }, ['ready']);
  wire.update(position(4, 6, null));
  expect(trail()).toEqual([4]);
  expect(store.snapshot().since).toBe(6);
  wire.update(position(5, 7, null));
  wire.update(position(6, 9, 12));
  expect(trail()).toEqual([4, 5, 6]);
  stop();
});

test('what is set up when the last is ready is no news: the trail begins with it', () => {
  const { wire, store, stop, trail } = begin();
  const bobIsNot = { ...first, seat: 1 };
  store.answer(first, ['ready']);
  wire.update({ ...position(1, 2, null), G: { ...position(1, 2, null).G, questions: [bobIsNot] } });
  wire.update({
    ...position(2, 7, null),
    G: { ...position(2, 7, null).G, questions: [{ ...first, n: 9, ask: 'colour' }] },
  });
  expect(trail()).toEqual([2]);
  expect(store.snapshot()).toMatchObject({ since: 7, trail: [{ news: 7 }] });
  wire.update({
    ...position(3, 8, null),
    G: { ...position(3, 8, null).G, questions: [{ ...first, n: 9, ask: 'colour' }] },
  });
  expect(trail()).toEqual([2, 3]);
  stop();
});

test('what another takes back is a position like any other, and its lines are gone from the log', () => {
  const { wire, store, stop, trail } = begin();
  store.answer(first, ['ready']);
  wire.update(position(1, 2, null));
  wire.update(position(2, 5, null));
  wire.update(position(3, 3, null));
  expect(trail()).toEqual([1, 2, 3]);
  expect(store.snapshot().log.map(({ n }) => n)).toEqual([0, 1, 2]);
  stop();
});

test('what the others did is told still when my answer to it is taken back', () => {
  const { wire, store, stop, trail } = begin();
  store.answer(first, ['ready']);
  wire.update(position(1, 2, null));
  wire.update(position(2, 5, 7));
  const { since } = store.snapshot();
  store.answer({ ...first, n: 7 }, ['ready']);
  wire.update(position(3, 6, 8));
  expect(trail()).toEqual([3]);
  store.undo();
  wire.update(position(4, 5, 9));
  expect(trail()).toEqual([1, 2, 4]);
  expect(store.snapshot().since).toBe(since);
  stop();
});

test('over a gap the trail goes on with the position that is sent whole', () => {
  const { wire, store, stop, trail } = begin();
  store.answer(first, ['ready']);
  wire.update(position(1, 2, null));
  wire.connected(false);
  wire.connected(true);
  wire.sync(position(40, 9, 30));
  expect(trail()).toEqual([1, 40]);
  expect(store.snapshot().since).toBe(2);
  stop();
});

test('a position that does not follow from the one before is no news: the trail begins with it', () => {
  let state = { G: position(1, 2, 9).G as Core, _stateID: 1, isConnected: true, anew: false };
  let changed = (): void => {};
  const client = {
    playerID: '0',
    moves: {},
    subscribe: (told: () => void) => (changed = told),
    start: () => {},
    stop: () => {},
    getState: () => state,
  };
  const store = new ClientStore(client, toy.ruleset);
  store.start();
  const come = (next: Partial<typeof state>): void => {
    state = { ...state, ...next };
    changed();
  };
  come({});
  come({ G: position(2, 5, 12).G as Core, _stateID: 2 });
  expect(store.snapshot().trail).toHaveLength(2);
  come({ G: position(4, 30, 20).G as Core, _stateID: 4, anew: true });
  expect(store.snapshot()).toMatchObject({ since: 30, trail: [{ stateID: 4 }] });
});
