import { act } from '@testing-library/react';
import { Client } from 'boardgame.io/client';
import { InitializeGame } from 'boardgame.io/internal';
import type { State } from 'boardgame.io';
import { ClientStore } from '../../client/net/clientStore';
import { trailKey } from '../../client/net/keptTrail';
import type { BoardModule } from '../../client/table/board';
import { fallback } from '../../client/table/fallback';
import { toGame } from '../../games/kit/boardgame';
import type { Core, Question } from '../../games/kit/core';
import { line } from './line';
import { renderStore } from './render';
import { toy } from './toy';
import type { Toy } from './toy/ruleset';

const game = toGame(toy.ruleset, { seed: 'anew' });
const begun = InitializeGame({ game, numPlayers: 2 }) as State<Core>;
const [first] = begun.G.questions as [Question];
const KEY = trailKey('m1', 0);

/** A position in which Bob has so many coins, so much has been told, and this question is open to me. */
const position = (stateID: number, coins: number, n: number | null): State<Core> => {
  const G = structuredClone(begun.G) as Toy;
  G.players[1]!.coins = coins;
  G.logged = stateID;
  G.events = Array.from({ length: stateID }, (_, i) => ({ k: 'sell', seat: 1, n: i, cards: [`F${i + 1}`] }));
  G.questions = n === null ? [] : [{ ...first, n }];
  return { ...begun, _stateID: stateID, G };
};

/** A page with the match, at which this position arrives. */
function open(state: State<Core>, tab: string | undefined = KEY) {
  const wire = line();
  const store = new ClientStore(
    Client<Core>({ game, matchID: 'm1', playerID: '0', debug: false, multiplayer: wire.make }),
    toy.ruleset,
    tab,
  );
  const stop = store.start();
  wire.connected(true);
  wire.sync(state);
  return { wire, store, stop, trail: () => store.snapshot().trail.map(({ stateID }) => stateID) };
}

/** Where I have answered and Bob has acted twice; then the page is left. */
function left(n: number | null = 9, tab?: string): void {
  const { wire, store, stop, trail } = open(begun, tab);
  store.answer(first, ['ready']);
  wire.update(position(1, 0, n));
  wire.update(position(2, 2, n));
  wire.update(position(3, 4, n));
  expect(trail()).toEqual([1, 2, 3]);
  window.dispatchEvent(new Event('pagehide'));
  stop();
}

beforeEach(() => sessionStorage.clear());

test('what is news to me is so still when the page is loaded anew, and once only', () => {
  left();
  const { store, stop, trail } = open(position(3, 4, 9));
  expect(trail()).toEqual([1, 2, 3]);
  expect(store.snapshot().trail.map(({ view }) => (view as Toy).players[1]?.coins)).toEqual([0, 2, 4]);
  expect(store.snapshot()).toMatchObject({ since: 1, stateID: 3, trail: [{ news: 1 }, {}, {}] });
  expect(store.snapshot().view).toBe(store.snapshot().trail.at(-1)?.view);
  expect(store.snapshot().log).toHaveLength(3);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  stop();
});

test('what has happened meanwhile comes after it', () => {
  left(null);
  const { store, stop, trail } = open(position(5, 4, 12));
  expect(trail()).toEqual([1, 2, 3, 5]);
  expect(store.snapshot().log).toHaveLength(5);
  stop();
});

test.each<[what: string, state: State<Core>]>([
  ['another question is open', position(3, 4, 10)],
  ['I have answered elsewhere', position(4, 4, null)],
  ['the position is an older one', position(2, 2, 9)],
  ['the rules are others by now', { ...position(3, 4, 9), G: { ...position(3, 4, 9).G, version: 'another' } }],
  [
    'other things have been told',
    {
      ...position(3, 4, 9),
      G: { ...position(3, 4, 9).G, events: position(3, 4, 9).G.events.map(() => ({ k: 'plant' })) },
    },
  ],
])('it is not where %s', (_, state) => {
  left();
  const { store, stop, trail } = open(state);
  expect(trail()).toEqual([state._stateID]);
  expect(store.snapshot().since).toBeNull();
  stop();
});

test.each(['', 'null', '[]', '{"since":1}', '{"since":1,"positions":[]}', '{"since":1,"positions":[7]}'])(
  'what is no news is left aside (%s)',
  (text) => {
    sessionStorage.setItem(KEY, text);
    const { stop, trail } = open(position(3, 4, 9));
    expect(trail()).toEqual([3]);
    stop();
  },
);

test('nothing is kept before I have answered, of a match that is over, and where the page keeps nothing', () => {
  open(position(1, 0, 9)).stop();
  expect(sessionStorage).toHaveLength(0);

  const { wire, store, stop } = open(begun);
  store.answer(first, ['ready']);
  wire.update(position(1, 0, null));
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(1);
  const over = position(2, 2, null);
  wire.update({
    ...over,
    G: { ...over.G, result: { scores: [0, 2], winners: [1], details: [], ending: 'emptyDeck' } },
  });
  stop();
  expect(sessionStorage).toHaveLength(0);
});

test('a match too long to be kept whole leaves where it began and what it came to', () => {
  const { wire, store, stop } = open(begun);
  store.answer(first, ['ready']);
  wire.update(position(1, 0, 9));
  for (const stateID of [2, 3, 4]) {
    const state = position(stateID, stateID, 9);
    wire.update({ ...state, G: { ...state.G, long: `${stateID}`.repeat(400_000) } as Core });
  }
  stop();
  const anew = open({ ...position(4, 4, 9), G: { ...position(4, 4, 9).G, long: '4'.repeat(400_000) } as Core });
  expect(anew.trail()).toEqual([1, 4]);
  anew.stop();
});

test('numbers that have changed are marked again', async () => {
  const board: BoardModule = {
    ...fallback,
    Board: ({ view }) => <output data-figure={(view as Toy).players[1]?.coins}>coins</output>,
  };
  left();
  const { store, stop, wire } = open(position(3, 4, 9));
  const { getByText } = renderStore(store, board);
  await act(async () => {});
  expect(getByText('coins').dataset).toMatchObject({ figure: '4', news: 'new' });
  await act(async () => {
    store.answer({ ...first, n: 9 }, ['ready']);
    wire.update(position(4, 4, 12));
  });
  expect(getByText('coins').dataset.news).toBeUndefined();
  stop();
});
