import path from 'node:path';

import { createMatch } from 'boardgame.io/internal';
import pino from 'pino';

import type { HostedGame } from '../../games';
import { patch } from '../../protocol/delta';
import type { DeltaUpdate, Rejection, SendEvent } from '../../protocol/wire';
import { type Bus, localBus, type Notice } from '../../server/bus/bus';
import { Presence } from '../../server/bus/presence';
import { hashOf } from '../../server/credentials';
import { LiveMatch, rejectionOf } from '../../server/match/live-match';
import { Master } from '../../server/match/master';
import type { Viewer } from '../../server/match/viewer-group';
import { Questions } from '../../server/match/questions';
import type { MatchServices } from '../../server/match/match-services';
import { Metrics } from '../../server/metrics';
import { StoreError, type MatchStore } from '../../server/store/store';
import { openStore } from '../../server/store/open';
import { freshFolder } from './cleanup';
import { until } from './host';
import { toy, type ToyState } from './toy';

const SECRETS = ['ann', 'bob'];

let store: MatchStore;
const processes: Presence[] = [];

beforeEach(async () => {
  store = openStore({ database: path.join(freshFolder(), 'civitas.sqlite') });
  await store.open();
  const made = createMatch({ game: toy, numPlayers: 2, setupData: undefined, unlisted: false });
  if ('setupDataError' in made) throw new Error(made.setupDataError);
  const seats = SECRETS.map((secret, seat) => ({ seat, name: secret, hash: hashOf(secret) }));
  await store.create(
    { id: 'm', game: 'toy', unlisted: false, createdAt: 1, updatedAt: 1, seats },
    made.initialState,
    [0],
  );
});
afterEach(async () => {
  for (const presence of processes.splice(0)) presence.close();
  await store.close();
});

/** The store, with some things done otherwise. */
const storeWith = (other: Partial<MatchStore>): MatchStore =>
  new Proxy(store, {
    get: (target, name) => {
      const value = (Reflect.get(other, name) ?? Reflect.get(target, name)) as unknown;
      return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value;
    },
  });

/** The match as one process has it, with a store of its own kind where a test wants one. */
function live(
  over: MatchStore = store,
  bus: Bus = localBus,
  { game = toy, ...more }: Partial<MatchServices> & { game?: HostedGame } = {},
): { match: LiveMatch; sit(seat: number | null): Promise<Watcher> } {
  const presence = new Presence(localBus);
  processes.push(presence);
  const rooms = new Map<string, Set<Watcher>>();
  const site = {
    store: over,
    bus,
    presence,
    metrics: new Metrics(),
    logger: pino({ level: 'silent' }),
    questions: new Questions(),
    limits: { allows: async () => true },
    isBot: () => false,
    standIn: () => undefined,
    changed: () => undefined,
    ...more,
  };
  const match = new LiveMatch('m', new Master(game), site, (room, event, ...args) => {
    for (const watcher of rooms.get(room) ?? []) watcher.send(event, ...args);
  });
  return {
    match,
    sit: async (seat) => {
      const watcher = new Watcher(seat === null ? null : String(seat), rooms);
      expect(await match.enter(watcher, seat === null ? undefined : SECRETS[seat])).toBeUndefined();
      return watcher;
    },
  };
}

interface ToyView {
  _stateID: number;
  G: ToyState;
}

/** A viewer that keeps what it is sent. */
class Watcher implements Viewer {
  readonly deltas = true;
  readonly events: string[] = [];
  readonly refusals: Rejection[] = [];
  closed = false;
  state: ToyView | undefined;

  constructor(
    readonly playerID: string | null,
    private readonly rooms: Map<string, Set<Watcher>>,
  ) {}

  readonly send: SendEvent = (event, ...args) => {
    this.events.push(event);
    if (event === 'sync') this.state = (args[1] as { state: ToyView }).state;
    if (event === 'update') this.state = args[1] as ToyView;
    if (event === 'delta') {
      const { from, change } = JSON.parse(args[1] as string) as DeltaUpdate;
      expect(this.state?._stateID).toBe(from);
      this.state = patch(this.state, change);
    }
  };

  join(room: string): void {
    this.rooms.set(room, (this.rooms.get(room) ?? new Set()).add(this));
  }
  leave(room: string): void {
    this.rooms.get(room)?.delete(this);
  }
  reject(refusal: Rejection): void {
    this.refusals.push(refusal);
  }
  close(): void {
    this.closed = true;
  }
}

const add = (amount: number, stateID: number) => ({ type: 'add', args: [amount], stateID });

describe('a match that somebody looks at', () => {
  test('is shown by small updates, also after it has slept', async () => {
    const { match, sit } = live();
    const [ann, bob] = [await sit(0), await sit(1)];
    expect(await match.move(ann, add(2, 0))).toBeUndefined();
    match.sleep(0);
    expect(await match.move(bob, add(3, 1))).toBeUndefined();
    for (const { events, state } of [ann, bob]) {
      expect(events.filter((event) => event !== 'matchData')).toEqual(['sync', 'delta', 'delta']);
      expect(state).toMatchObject({ _stateID: 2, G: { total: 5 } });
    }
  });

  test('catches up with what another process has stored, once it hears of it and also before it has', async () => {
    const [here, there] = [live(), live()];
    const [ann, bob] = [await here.sit(0), await there.sit(1)];
    await here.match.move(ann, add(2, 0));
    await there.match.refresh(1);
    expect(bob.state).toMatchObject({ _stateID: 1, G: { total: 2 } });
    expect(await there.match.move(bob, add(3, 1))).toBeUndefined();
    // Ann's process has not heard of Bob's move.
    expect(await here.match.move(ann, add(4, 2))).toBe('not-active');
    await here.match.refresh(2);
    expect(await here.match.move(ann, add(4, 2))).toBeUndefined();
    expect((await store.state('m'))?.G).toMatchObject({ total: 9 });
  });

  test('tells the others what a process stored that could not tell them any more', async () => {
    const said: Notice[] = [];
    const bus = { ...localBus, publish: (notice: Notice) => void said.push(notice) };
    const [dead, here] = [live(), live(store, bus)];
    await here.sit(null);
    said.length = 0;
    await dead.match.move(await dead.sit(0), add(2, 0));
    // She comes back at another process.
    await here.sit(0);
    expect(said).toEqual([{ kind: 'state', matchID: 'm', stateID: 1 }]);
    await here.sit(0);
    expect(said).toHaveLength(1);
    const fresh = live(store, bus);
    await fresh.sit(0);
    expect(said).toHaveLength(2);
  });

  test('catches up after it has slept, in one step, with the log of what it missed', async () => {
    const [here, there] = [live(), live()];
    const [ann, ann2, bob] = [await here.sit(0), await there.sit(0), await there.sit(1)];
    here.match.sleep(0);
    await there.match.move(ann2, add(2, 0));
    await there.match.move(bob, add(3, 1));
    await here.match.refresh(2);
    expect(ann.state).toMatchObject({ _stateID: 2, G: { total: 5 } });
  });

  test('a move that is not stored is not shown, and counts when it turns out to have been stored', async () => {
    let mood: 'well' | 'away' | 'stores and fails' = 'away';
    const moody = storeWith({
      commit: async (id, commit) => {
        if (mood === 'away') throw new StoreError('away');
        const taken = await store.commit(id, commit);
        if (mood === 'stores and fails') throw new StoreError('no answer');
        return taken;
      },
    });
    const { match, sit } = live(moody);
    const [ann, bob] = [await sit(0), await sit(1)];
    const tried = async (amount: number, stateID: number, who = ann) =>
      match.move(who, add(amount, stateID)).catch(rejectionOf);
    expect(await tried(2, 0)).toBe('unavailable');
    expect([ann.state, bob.state]).toMatchObject([{ _stateID: 0 }, { _stateID: 0 }]);
    mood = 'stores and fails';
    expect(await tried(2, 0)).toBe('unavailable');
    mood = 'well';
    // The same move again: it was made already, and she sees that.
    expect(await tried(2, 0)).toBe('not-active');
    expect(ann.state).toMatchObject({ _stateID: 1, G: { total: 2 } });
    expect(await tried(3, 1, bob)).toBeUndefined();
    expect((await store.state('m'))?.G).toMatchObject({ total: 5 });
  });

  test('drops whoever has lost the seat, and everybody when it is gone', async () => {
    const { match, sit } = live();
    const [ann, bob, spectator] = [await sit(0), await sit(1), await sit(null)];
    await store.changeSeat('m', 1, { name: 'bob', hash: hashOf('bob') }, { name: 'cid', hash: hashOf('cid') });
    await match.seatsChanged();
    expect([ann.closed, bob.closed, spectator.closed]).toEqual([false, true, false]);
    expect(bob.refusals).toEqual([{ code: 'wrong-credentials', move: null, question: null }]);
    await store.remove('m');
    await match.seatsChanged();
    expect([ann.refusals[0]?.code, spectator.refusals[0]?.code]).toEqual(['unknown-match', 'unknown-match']);
    expect(match.idle || (await match.settled(), await until(() => match.idle))).toBe(true);
  });

  test('a seat that a bot plays can be looked at, but not moved for', async () => {
    const { match, sit } = live();
    const ann = await sit(0);
    await store.changeSeat('m', 0, { name: 'ann', hash: hashOf('ann') }, { bot: 'steward' });
    await match.seatsChanged();
    expect(await match.move(ann, add(1, 0))).toBe('bot-plays');
    expect(ann.closed).toBe(false);
    await store.changeSeat('m', 0, { name: 'ann', hash: hashOf('ann') }, { bot: null });
    await match.seatsChanged();
    expect(await match.move(ann, add(1, 0))).toBeUndefined();
  });

  test('one move that two processes make at once is made once', async () => {
    const [here, there] = [live(), live()];
    const [first, second] = [await here.sit(0), await there.sit(0)];
    const answers = await Promise.all([here.match.move(first, add(1, 0)), there.match.move(second, add(1, 0))]);
    expect(answers.filter((code) => code === undefined)).toHaveLength(1);
    expect((await store.state('m'))?.G).toMatchObject({ total: 1 });
  });
});

describe('whoever gives up', () => {
  /** Ann gives up by adding seven. */
  const game: HostedGame = { ...toy, gaveUp: ({ total }: ToyState) => (total >= 7 ? [0] : []) };
  const standIn = (): string => 'random';
  const bots = async () => (await store.find('m'))?.seats.map(({ bot }) => bot);

  test('has a bot on the seat at once, whatever becomes of the page', async () => {
    const told: string[] = [];
    const { match, sit } = live(store, localBus, { game, standIn, changed: (id) => void told.push(id) });
    const ann = await sit(0);
    await match.move(ann, add(6, 0));
    expect(await bots()).toEqual([undefined, undefined]);
    await match.move(await sit(1), add(1, 1));
    expect(await bots()).toEqual(['random', undefined]);
    expect(told).toEqual(['m']);
  });

  test('has one with the next arrival, where the server fell between the move and the seat', async () => {
    const dead = live();
    await dead.match.move(await dead.sit(0), add(7, 0));
    expect(await bots()).toEqual([undefined, undefined]);
    await live(store, localBus, { game, standIn }).sit(1);
    expect(await bots()).toEqual(['random', undefined]);
  });

  test('has made the move, and keeps the others playing, though the seat could not be changed', async () => {
    const sick = storeWith({ changeSeat: () => Promise.reject(new StoreError('away')) });
    const { match, sit } = live(sick, localBus, { game, standIn });
    const [ann, bob] = [await sit(0), await sit(1)];
    expect(await match.move(ann, add(7, 0))).toBeUndefined();
    expect(await match.move(bob, add(1, 1))).toBeUndefined();
    expect(ann.refusals).toEqual([]);
    expect(await bots()).toEqual([undefined, undefined]);
  });

  test('leaves the seat empty where no bot plays the game', async () => {
    const { match, sit } = live(store, localBus, { game });
    await match.move(await sit(0), add(7, 0));
    expect(await bots()).toEqual([undefined, undefined]);
  });

  test('leaves the seat empty where the match is over', async () => {
    const before = live();
    await before.match.move(await before.sit(0), { type: 'finish', args: [], stateID: 0 });
    await live(store, localBus, { game: { ...game, gaveUp: () => [0] }, standIn }).sit(1);
    expect(await bots()).toEqual([undefined, undefined]);
  });
});
