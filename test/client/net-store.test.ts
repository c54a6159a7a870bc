import type { State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { InitializeGame } from 'boardgame.io/internal';

import { ClientStore, type Snapshot } from '../../client/net/clientStore';
import type { Rejected } from '../../client/net/transport';
import { toGame } from '../../games/kit/boardgame';
import type { Core } from '../../games/kit/core';
import { headline, playing } from '../../games/kit/events';
import { line } from './line';
import { toy } from './toy';

const game = toGame(toy.ruleset, { seed: 'store' });
const asked: State<Core> = InitializeGame({ game, numPlayers: 2 });
/** Somebody else is asked now. */
const answered: State<Core> = {
  ...asked,
  _stateID: asked._stateID + 1,
  G: { ...asked.G, asked: 2, questions: [{ ...asked.G.questions[0]!, n: 2, seat: 1 }] },
};

let wire: ReturnType<typeof line>;
let store: ClientStore;
let stop: () => void;
const shot = (): Snapshot => store.snapshot();
const question = () => asked.G.questions[0]!;
const refusal = (rest: Partial<Rejected> = {}): Rejected => ({
  code: 'invalid',
  move: 'answer',
  question: question().n,
  ...rest,
});

beforeEach(() => {
  jest.useFakeTimers();
  wire = line();
  store = new ClientStore(
    Client<Core>({ game, matchID: 'm1', playerID: '0', debug: false, multiplayer: wire.make }),
    toy.ruleset,
  );
  stop = store.start();
  wire.connected(true);
  wire.sync(asked);
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

const choose = (): void => store.answer(question(), ['ready']);

test('an answer is on its way until the next state comes', () => {
  choose();
  expect(wire.sent).toEqual([{ name: 'answer', args: [1, ['ready']] }]);
  expect(shot().sent).toBe(1);
  wire.update(answered);
  expect(shot()).toMatchObject({ sent: null, refusal: null });
});

test('an answer that came through is not waited for any more', () => {
  choose();
  wire.update(answered);
  jest.advanceTimersByTime(60_000);
  expect(wire.starts.n).toBe(1);
});

test('what plays itself after my answer is news to me, what the answer brings is none', () => {
  stop();
  const kinds = { done: headline('seat'), cleanup: playing('n') };
  store = new ClientStore(Client<Core>({ game, matchID: 'm1', playerID: '0', debug: false, multiplayer: wire.make }), {
    ...toy.ruleset,
    events: kinds,
  });
  stop = store.start();
  wire.connected(true);
  wire.sync(asked);
  choose();
  const { logged, events } = asked.G;
  const more = [
    { k: 'done', seat: 0 },
    { k: 'cleanup', n: 1 },
    { k: 'done', seat: 1 },
  ];
  wire.update({ ...answered, G: { ...answered.G, events: [...events, ...more], logged: logged + 3 } });
  expect([shot().since, shot().trail.map(({ news }) => news)]).toEqual([logged + 1, [logged + 1]]);
});

test('what is dealt once all have chosen is no news', () => {
  stop();
  store = new ClientStore(Client<Core>({ game, matchID: 'm1', playerID: '0', debug: false, multiplayer: wire.make }), {
    ...toy.ruleset,
    events: { chosen: headline('seat'), dealt: { ...headline('seat'), begins: true } },
  });
  stop = store.start();
  wire.connected(true);
  wire.sync(asked);
  choose();
  wire.update(answered);
  const { logged, events } = answered.G;
  const more = [
    { k: 'chosen', seat: 1 },
    { k: 'dealt', seat: 0 },
  ];
  const dealt = { ...answered.G, asked: 3, events: [...events, ...more], logged: logged + 2 };
  wire.update({ ...answered, _stateID: answered._stateID + 1, G: dealt });
  expect([shot().since, shot().trail.length]).toEqual([logged + 2, 1]);
});

test('a refusal opens the question again and is told for some seconds', () => {
  choose();
  store.refuse(refusal());
  expect(shot()).toMatchObject({ sent: null, refusal: { code: 'invalid' }, view: asked.G });
  jest.advanceTimersByTime(60_000);
  expect(shot().refusal).toBeNull();
  expect(wire.starts.n).toBe(1);
});

test('the next answer ends the telling', () => {
  choose();
  store.refuse(refusal());
  choose();
  expect(shot()).toMatchObject({ sent: 1, refusal: null });
  store.refuse(refusal({ question: null }));
  expect(shot().sent).toBeNull();
});

test('a refusal of something else does not open the question', () => {
  choose();
  store.refuse(refusal({ question: 99 }));
  store.refuse(refusal({ code: 'too-fast', move: null, question: null }));
  expect(shot()).toMatchObject({ sent: 1, refusal: { code: 'too-fast' } });
});

test.each(['wrong-credentials', 'unknown-match'] as const)('%s lasts', (code) => {
  store.refuse(refusal({ code, move: null, question: null }));
  jest.advanceTimersByTime(60_000);
  expect(shot().refusal?.code).toBe(code);
});

test('what was on its way when the connection broke is asked again', () => {
  choose();
  wire.connected(false);
  expect(shot()).toMatchObject({ connected: false, sent: null });
  wire.connected(true);
  wire.sync(asked);
  expect(shot()).toMatchObject({ connected: true, sent: null, view: { questions: [{ n: 1 }] } });
  jest.advanceTimersByTime(60_000);
  expect(wire.starts.n).toBe(1);
});

test('silence is answered by connecting anew', () => {
  choose();
  jest.advanceTimersByTime(6000);
  expect(shot().sent).toBeNull();
  expect(wire.starts.n).toBe(2);
});

test('a store that is left tells nothing more', () => {
  choose();
  store.refuse(refusal());
  stop();
  const last = shot();
  jest.advanceTimersByTime(60_000);
  expect(shot()).toBe(last);
  stop = store.start();
});
