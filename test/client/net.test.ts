import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { InitializeGame } from 'boardgame.io/internal';
import { Server, type Socket } from 'socket.io';

import { deltaSocket, type Rejected } from '../../client/net/transport';
import { diff } from '../../protocol/delta';
import type { Rejection } from '../../protocol/wire';
import { until } from '../e2e/support/until';
import { toy, type ToyState } from '../server/toy';

/** A server that says what the test wants it to say, in the words of the protocol. */
class Puppet {
  readonly #http = createServer();
  readonly #io = new Server(this.#http, { transports: ['websocket'] });
  /** The messages that came in, with their arguments. */
  readonly heard: [event: string, ...args: unknown[]][] = [];
  socket: Socket | undefined;
  connections = 0;
  /** Answers a sync. */
  onSync: (socket: Socket) => void = (socket) => socket.emit('sync', 'm1', this.info());
  /** Why a socket is not let in. */
  closed: string | null = null;
  state: State<ToyState> = { ...InitializeGame({ game: toy, numPlayers: 2 }), _stateID: 1 };

  async open(): Promise<string> {
    this.#io.of('/toy').use((_, next) => next(this.closed === null ? undefined : new Error(this.closed)));
    this.#io.of('/toy').on('connection', (socket) => {
      this.socket = socket;
      this.connections++;
      socket.onAny((event: string, ...args: unknown[]) => {
        this.heard.push([event, ...args]);
        if (event === 'sync') this.onSync(socket);
      });
    });
    await new Promise<void>((resolve) => this.#http.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  info = () => ({ state: this.state, log: [], filteredMetadata: [{ id: 0, name: 'Ann' }], initialState: this.state });

  /** The next state of the match, with this total. */
  next(total: number): State<ToyState> {
    this.state = { ...this.state, G: { ...this.state.G, total }, _stateID: this.state._stateID + 1 };
    return this.state;
  }

  /** Sends the change from one state to another. */
  delta(from: State, to: State, rest: object = {}): void {
    this.socket?.emit(
      'delta',
      'm1',
      JSON.stringify({ from: from._stateID, to: to._stateID, change: diff(from, to), log: [], ...rest }),
    );
  }

  refuse(refusal: Partial<Rejection>): void {
    this.socket?.emit('rejected', 'm1', { code: 'invalid', move: null, question: null, ...refusal });
  }

  syncs = (): number => this.heard.filter(([event]) => event === 'sync').length;

  close = (): Promise<void> => this.#io.close();
}

let puppet: Puppet;
let refused: Rejected[];
let client: ReturnType<typeof Client<ToyState>>;

const total = (): number | undefined => client.getState()?.G.total;
const stateID = (): number | undefined => client.getState()?._stateID;
const soon = <T>(check: () => T, within = 4000) => until(check.toString(), check, within);
/** Long enough for what must not happen to happen. */
const breath = (ms = 60): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(async () => {
  puppet = new Puppet();
  const server = await puppet.open();
  refused = [];
  client = Client<ToyState>({
    game: toy,
    matchID: 'm1',
    playerID: '0',
    credentials: 'secret',
    debug: false,
    multiplayer: deltaSocket({ server, onRefused: (each) => refused.push(each) }),
  });
});

afterEach(async () => {
  client.stop();
  await puppet.close();
});

/** Connects and waits for the first view. */
async function started(): Promise<void> {
  client.start();
  await soon(() => stateID() === puppet.state._stateID);
}

describe('small updates', () => {
  test('are asked for, and become ordinary updates for the framework’s client', async () => {
    await started();
    expect(puppet.socket?.handshake.auth).toEqual({ deltas: true });
    const [before, seen] = [puppet.state, client.getState()];
    puppet.delta(before, puppet.next(5), { log: [{ action: {}, _stateID: 1, turn: 1, phase: '' }] });
    await soon(() => total() === 5);
    expect(stateID()).toBe(2);
    expect(client.log).toHaveLength(1);
    // What has not changed is the same object.
    expect(client.getState()?.G).not.toBe(seen?.G);
    expect(client.getState()?.G.secrets).toBe(seen?.G.secrets);
    expect(client.getState()?.ctx).toBe(seen?.ctx);
    expect(puppet.syncs()).toBe(1);
  });

  test('that leave one out lead to a sync, and to no wrong picture', async () => {
    await started();
    puppet.next(5);
    const skipped = puppet.state;
    puppet.delta(skipped, puppet.next(9));
    await soon(() => total() === 9);
    expect(puppet.syncs()).toBe(2);
    puppet.delta(puppet.state, puppet.next(10));
    await soon(() => total() === 10);
    expect(puppet.syncs()).toBe(2);
  });

  test('one after the other in a gap ask for one sync', async () => {
    await started();
    puppet.onSync = () => {};
    for (let i = 0; i < 4; i++) {
      puppet.next(i);
      puppet.delta(puppet.state, puppet.next(i));
    }
    await soon(() => puppet.syncs() === 2);
    await breath();
    expect([puppet.syncs(), total()]).toEqual([2, 0]);
    puppet.socket?.emit('sync', 'm1', puppet.info());
    await soon(() => stateID() === puppet.state._stateID);
  });

  test('that are known already are passed over', async () => {
    await started();
    const first = puppet.state;
    puppet.delta(first, puppet.next(5));
    await soon(() => total() === 5);
    puppet.delta(first, { ...puppet.state, G: { ...puppet.state.G, total: 77 } });
    await breath();
    expect([total(), puppet.syncs()]).toEqual([5, 1]);
  });

  test.each<[string, string | object]>([
    ['no JSON', '{"from":1,'],
    [
      'a change that does not fit',
      { from: 1, to: 2, change: { o: { G: { o: { nothing: { o: { a: [1] } } } } } }, log: [] },
    ],
    [
      'a change that leads elsewhere',
      { from: 1, to: 2, change: { o: { G: { o: { total: [66] } }, _stateID: [3] } }, log: [] },
    ],
    ['a change that leads nowhere', { from: 1, to: 2, log: [] }],
    ['no change', 'null'],
  ])('with %s lead to a sync', async (_, update) => {
    await started();
    puppet.socket?.emit('delta', 'm1', typeof update === 'string' ? update : JSON.stringify(update));
    await soon(() => puppet.syncs() === 2);
    await breath(20);
    expect(total()).toBe(0);
  });

  test('of another match are not taken', async () => {
    await started();
    puppet.socket?.emit(
      'delta',
      'm2',
      JSON.stringify({ from: 1, to: 2, change: diff(puppet.state, puppet.next(5)), log: [] }),
    );
    await breath();
    expect([total(), puppet.syncs()]).toEqual([0, 1]);
  });
});

describe('whole states, as a stock server sends them', () => {
  test('share with the last what has not changed', async () => {
    await started();
    const seen = client.getState();
    puppet.socket?.emit('update', 'm1', puppet.next(3), []);
    await soon(() => total() === 3);
    expect(client.getState()?.G.secrets).toBe(seen?.G.secrets);
    puppet.delta(puppet.state, puppet.next(4));
    await soon(() => total() === 4);
  });

  test('that are older than what is here, or come before the first sync, are passed over', async () => {
    puppet.onSync = () => {};
    client.start();
    await soon(() => puppet.syncs() === 1);
    puppet.socket?.emit('update', 'm1', puppet.next(3), []);
    await breath();
    expect(client.getState()).toBeNull();
    const old = puppet.state;
    puppet.next(4);
    puppet.socket?.emit('sync', 'm1', puppet.info());
    await soon(() => total() === 4);
    puppet.socket?.emit('update', 'm1', old, []);
    puppet.delta(puppet.state, puppet.next(5));
    await soon(() => total() === 5);
    expect(puppet.syncs()).toBe(1);
  });
});

describe('refusals', () => {
  test('are told', async () => {
    await started();
    puppet.refuse({ code: 'stale', move: 'add', question: 7 });
    await soon(() => refused.length);
    expect(refused).toEqual([{ code: 'stale', move: 'add', question: 7 }]);
    expect(puppet.syncs()).toBe(1);
  });

  test.each(['unavailable', 'busy', 'too-fast'] as const)(
    'a sync that is refused as %s is tried again',
    async (code) => {
      puppet.onSync = () => puppet.refuse({ code });
      client.start();
      await soon(() => puppet.syncs() === 3);
      expect(refused.slice(0, 2).map((each) => each.code)).toEqual([code, code]);
      puppet.onSync = (socket) => socket.emit('sync', 'm1', puppet.info());
      await soon(() => stateID() === 1);
      const syncs = puppet.syncs();
      await breath(700);
      expect(puppet.syncs()).toBe(syncs);
    },
  );

  test.each(['wrong-credentials', 'unknown-match'] as const)('one refused as %s is not', async (code) => {
    puppet.onSync = () => puppet.refuse({ code });
    client.start();
    await soon(() => refused.length);
    await breath(700);
    expect(puppet.syncs()).toBe(1);
  });

  test('a server that knows this connection no more is asked for a sync', async () => {
    await started();
    puppet.refuse({ code: 'not-bound', move: 'add', question: 1 });
    await soon(() => puppet.syncs() === 2);
  });
});

describe('connections', () => {
  test('a move is sent once and not run here', async () => {
    await started();
    const before = client.getState()?.G;
    client.moves.add?.(4);
    await soon(() => puppet.heard.length > 1);
    expect(puppet.heard[1]?.slice(0, 3)).toEqual([
      'update',
      { type: 'MAKE_MOVE', payload: { type: 'add', args: [4], playerID: '0', credentials: 'secret' } },
      1,
    ]);
    expect(client.getState()?.G).toBe(before);
  });

  test('a move without a connection is told and not sent later', async () => {
    await started();
    puppet.socket?.disconnect();
    await soon(() => client.getState()?.isConnected === false);
    client.moves.add?.(4, 'more');
    expect(refused).toEqual([{ code: 'offline', move: 'add', question: 4 }]);
    await soon(() => client.getState()?.isConnected);
    await breath();
    expect(puppet.heard.map(([event]) => event)).toEqual(['sync', 'sync']);
  });

  test('a server that closes the connection on purpose is asked again, and what was missed is there', async () => {
    await started();
    puppet.next(8);
    puppet.socket?.disconnect();
    await soon(() => total() === 8);
    // Both ends of the line: the framework's socket would stay away after either.
    puppet.next(9);
    puppet.socket?.disconnect(true);
    await soon(() => total() === 9);
    expect([puppet.connections, puppet.syncs()]).toEqual([3, 3]);
  });

  test('a server that does not let us in is asked again', async () => {
    puppet.closed = 'full';
    client.start();
    await breath(300);
    expect(puppet.connections).toBe(0);
    puppet.closed = null;
    await soon(() => stateID() === 1);
  });

  test('after the end nothing is tried again', async () => {
    await started();
    puppet.socket?.disconnect();
    await soon(() => client.getState()?.isConnected === false);
    client.stop();
    await breath(700);
    expect(puppet.connections).toBe(1);
    await started();
  });
});
