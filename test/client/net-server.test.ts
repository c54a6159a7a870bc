import path from 'node:path';

import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { Socket } from 'socket.io-client';

import { ClientStore } from '../../client/net/clientStore';
import { deltaSocket } from '../../client/net/transport';
import { toGame } from '../../games/kit/boardgame';
import { randomPicks } from '../../games/kit/bots/random';
import type { Core, Question, Seat } from '../../games/kit/core';
import { moveFor, questionOf } from '../../games/kit/moves';
import { generator } from '../../games/kit/random';
import { LIMITS } from '../../server/http/limits';
import { canonical } from '../../tools/play/hash';
import { freshFolder } from '../server/cleanup';
import { host, post, until } from '../server/host';
import { toy } from './toy';

const rules = toy.ruleset;
const game = (): Game<Core> => toGame(rules);
const site = (options: Parameters<typeof host>[0] = {}) => host({ games: [game() as Game], ...options });

type AnyClient = ReturnType<typeof Client<Core>>;

const started: { stop(): void }[] = [];
afterEach(() => {
  for (const each of started.splice(0)) each.stop();
});

/** The socket of a client, to see and to disturb what comes in. */
const socketOf = (client: AnyClient): Socket =>
  (client as unknown as { transport: { socket: Socket } }).transport.socket;

interface Chair {
  matchID: string;
  playerID?: string;
  credentials?: string;
}

async function newMatch(url: string, seats = 2): Promise<{ matchID: string; chairs: Chair[]; codes: string[] }> {
  const { json } = await post(`${url}/games/orchard/create`, { numPlayers: seats });
  const matchID = String(json.matchID);
  const joined = [];
  for (let seat = 0; seat < seats; seat++)
    joined.push(
      (await post(`${url}/games/orchard/${matchID}/join`, { playerID: String(seat), playerName: `P${seat}` })).json,
    );
  const chairs = joined.map(({ playerCredentials }, seat) => ({
    matchID,
    playerID: String(seat),
    credentials: String(playerCredentials),
  }));
  return { matchID, chairs, codes: joined.map(({ recoveryCode }) => String(recoveryCode)) };
}

/** The framework's client with its own transport. */
function stock(url: string, chair: Chair): AnyClient {
  const client = Client<Core>({
    game: game(),
    debug: false,
    ...chair,
    multiplayer: SocketIO({ server: url, socketOpts: { transports: ['websocket'], forceNew: true } }),
  });
  client.start();
  started.push(client);
  return client;
}

/** A match as the page has it: our transport and store. */
function ours(url: string, chair: Chair): ClientStore {
  const client = Client<Core>({
    game: game(),
    debug: false,
    ...chair,
    multiplayer: deltaSocket({ server: url, onRefused: (refused) => store.refuse(refused) }),
  });
  const store = new ClientStore(client, rules);
  const stop = store.start();
  started.push({ stop });
  return store;
}

/** Every state that a client has had, by its number, as canonical JSON. */
function history(client: AnyClient): Map<number, string> {
  const seen = new Map<number, string>();
  client.subscribe((state) => {
    if (state) seen.set(state._stateID, canonical({ G: state.G, ctx: state.ctx, plugins: state.plugins }));
  });
  return seen;
}

const arrived = (store: ClientStore) => until(() => store.snapshot().view);

/** Whose question it is, and the store of that seat. */
function asked(stores: readonly ClientStore[]): { store: ClientStore; seat: Seat; question: Question } | undefined {
  for (const store of stores) {
    const { view, seat, sent } = store.snapshot();
    const question = view && seat !== null ? questionOf(view, seat) : undefined;
    if (question && seat !== null && sent === null) return { store, seat, question };
  }
  return undefined;
}

/** Answers at random until enough, or to the end. */
async function play(
  stores: readonly ClientStore[],
  random: () => number,
  enough: (g: Core) => boolean = () => false,
): Promise<void> {
  for (;;) {
    const next = await until(() => {
      const found = stores.some((store) => store.snapshot().view?.result) ? 'over' : asked(stores);
      return found;
    });
    if (next === 'over') return;
    const before = next.store.snapshot().view as Core;
    if (enough(before)) return;
    next.store.answer(next.question, randomPicks(next.question, random));
    await until(() => next.store.snapshot().view !== before);
  }
}

test.each(['one', 'two'])(
  'small updates give every viewer the same views as whole states do, at every state number (%s)',
  async (seed) => {
    const { url } = await site();
    const { matchID, chairs } = await newMatch(url);
    const places = [...chairs, { matchID }];
    const stores = places.map((chair) => ours(url, chair));
    const whole = places.map((chair) => stock(url, chair));
    for (const store of stores) await arrived(store);
    for (const client of whole) await until(() => client.getState());
    const events: string[] = [];
    for (const { client } of stores) socketOf(client).onAny((event: string) => events.push(event));
    const [small, large] = [stores.map(({ client }) => history(client)), whole.map(history)];

    await play(stores, generator(seed));
    const last = stores[0]!.client.getState()!._stateID;
    expect(last).toBeGreaterThan(20);
    for (const each of [...stores.map(({ client }) => client), ...whole])
      await until(() => each.getState()?._stateID === last);

    for (const [i, seen] of small.entries()) {
      expect([...seen.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: last + 1 }, (_, n) => n));
      expect([...seen]).toEqual([...large[i]!]);
      expect(stores[i]!.client.log).toEqual(whole[i]!.log);
    }
    // All of it came in small updates, three for each move.
    expect(events.filter((event) => event === 'delta')).toHaveLength(3 * last);
    expect(events.filter((event) => event === 'update' || event === 'sync')).toEqual([]);
  },
  30_000,
);

test('what a move did not touch stays the same object', async () => {
  const { url } = await site();
  const { chairs } = await newMatch(url);
  const stores = chairs.map((chair) => ours(url, chair));
  for (const store of stores) await arrived(store);
  await play(stores, generator('share'), (g) => g.turn > 3);
  const { store, seat, question } = asked(stores)!;
  const before = store.snapshot().view as Core & { players: unknown[]; deck: unknown };
  store.answer(question, question.options.filter((option) => /^sell/.test(option)).slice(0, 1));
  const after = await until(() => (store.snapshot().view !== before ? (store.snapshot().view as typeof before) : null));
  expect(after.players[seat]).not.toBe(before.players[seat]);
  expect(after.players[1 - seat]).toBe(before.players[1 - seat]);
  expect(after.deck).toBe(before.deck);
});

test('a small update that is lost is made up for by a sync', async () => {
  const { url } = await site();
  const { chairs } = await newMatch(url);
  const stores = chairs.map((chair) => ours(url, chair));
  for (const store of stores) await arrived(store);
  const deaf = socketOf(stores[1]!.client);
  const syncs: unknown[] = [];
  deaf.on('sync', (...args: unknown[]) => syncs.push(args));

  const listeners = deaf.listeners('delta');
  deaf.off('delta');
  const lost = new Promise((resolve) => deaf.once('delta', resolve));
  const first = asked(stores)!;
  first.store.answer(first.question, ['ready']);
  await lost;
  expect(stores[1]!.client.getState()?._stateID).toBe(0);
  for (const listener of listeners) deaf.on('delta', listener as () => void);

  await play(stores, generator('gap'), (g) => g.turn > 2);
  const { _stateID } = stores[0]!.client.getState()!;
  await until(() => stores[1]!.client.getState()?._stateID === _stateID);
  expect(stores[1]!.snapshot().view).toMatchObject({ turn: stores[0]!.snapshot().view!.turn });
  expect(syncs).toHaveLength(1);
});

test('a match goes on after the server was away; what was chosen meanwhile is asked again', async () => {
  const database = path.join(freshFolder(), 'orchard.sqlite');
  const first = await site({ database });
  const { chairs } = await newMatch(first.url);
  const stores = chairs.map((chair) => ours(first.url, chair));
  for (const store of stores) await arrived(store);
  await play(stores, generator('away'), (g) => g.turn > 2);
  const { store, question } = asked(stores)!;

  await first.close();
  await until(() => stores.every((each) => !each.snapshot().connected));
  store.answer(question, [question.options[0]!]);
  expect(store.snapshot()).toMatchObject({ sent: null, refusal: { code: 'offline', question: question.n } });

  await site({ database, port: first.port });
  await until(() => stores.every((each) => each.snapshot().connected));
  // It was not sent by itself: the question stands, and can be answered.
  await until(() => asked(stores)?.question.n === question.n);
  await play(stores, generator('back'), (g) => g.turn > 4);
  expect(stores[0]!.snapshot().view!.turn).toBeGreaterThan(4);
});

describe('refusals reach the page', () => {
  const refusal = (store: ClientStore) => until(() => store.snapshot().refusal?.code);

  test('an answer that the rules do not allow', async () => {
    const { url } = await site();
    const { chairs } = await newMatch(url);
    const store = ours(url, chairs[0]!);
    await arrived(store);
    const { question } = asked([store])!;
    store.answer(question, ['nonsense']);
    expect(await refusal(store)).toBe('invalid');
    expect(store.snapshot()).toMatchObject({ sent: null, refusal: { move: 'answer', question: question.n } });
    store.answer(question, ['ready']);
    await until(() => store.snapshot().view!.questions[0]!.n > question.n);
    expect(store.snapshot().refusal).toBeNull();
  });

  test('an answer of whoever is not asked, and one after the end', async () => {
    const { url } = await site();
    const { chairs } = await newMatch(url);
    const stores = chairs.map((chair) => ours(url, chair));
    for (const store of stores) await arrived(store);
    const { question } = asked(stores)!;
    stores[1]!.answer(question, ['ready']);
    expect(await refusal(stores[1]!)).toBe('not-active');
    await play(stores, generator('end'));
    stores[0]!.answer(question, ['ready']);
    await until(() => stores[0]!.snapshot().refusal?.code === 'game-over');
  });

  test('a match that there is not', async () => {
    const { url } = await site();
    const store = ours(url, { matchID: 'nowhere' });
    expect(await refusal(store)).toBe('unknown-match');
  });

  test('a seat that was taken over, for as long as it is', async () => {
    const { url } = await site();
    const { matchID, chairs, codes } = await newMatch(url);
    const store = ours(url, chairs[0]!);
    await arrived(store);
    const { json } = await post(`${url}/games/orchard/${matchID}/recover`, { code: codes[0] });
    expect(await refusal(store)).toBe('wrong-credentials');
    // Who comes back to it is there.
    const again = ours(url, { ...chairs[0]!, credentials: String(json.playerCredentials) });
    await arrived(again);
    expect(again.snapshot().refusal).toBeNull();
    expect(store.snapshot().refusal?.code).toBe('wrong-credentials');
  });

  test('too many messages', async () => {
    // To come counts as four.
    const { url } = await site({ limits: { ...LIMITS, messages: { points: 5, seconds: 3600 } } });
    const { chairs } = await newMatch(url);
    const store = ours(url, chairs[0]!);
    await arrived(store);
    const { question } = asked([store])!;
    store.answer(question, ['nonsense']);
    expect(await refusal(store)).toBe('invalid');
    store.answer(question, ['ready']);
    expect(await refusal(store)).toBe('too-fast');
    expect(store.snapshot()).toMatchObject({ sent: null, refusal: { move: moveFor(rules, question, ['ready']).name } });
  });
});
