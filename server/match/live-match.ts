import type { LogEntry, PlayerID } from 'boardgame.io';

import { patch } from '../../protocol/delta';
import type { History, HistoryRequest, RefusalCode } from '../../protocol/wire';
import { ownsSeat } from '../credentials';
import { commitOf } from '../store/commit';
import { StoreError, type MatchRecord, type SeatRecord, type StoredState } from '../store/store';
import { historyOf } from './history';
import type { Master, MoveRequest } from './master';
import { seatsFor } from './seats';
import type { Site } from './site';
import { type Cast, type Viewer, Viewpoint } from './viewpoint';

/** How often a move is tried again when another process was faster. */
const TRIES = 8;

/** Log entries that a client is sent when it comes; it may ask for the rest. */
const LATEST_LOG = 50;

/** Who moves: the viewer as it was let in. */
interface Binding {
  seat: number;
  /** Hash of the credentials it came with; undefined for a bot. */
  hash: string | undefined;
}

export interface Chat {
  id: string;
  text: string;
}

/**
 * A match that somebody looks at through this process. It does one thing after the other: moves, arrivals, news of
 * other processes. The state it holds is a copy of the store's; a move counts when the store has taken it, and is shown then.
 */
export class LiveMatch {
  /** Resolves when all that was begun is done. */
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #record: MatchRecord | undefined;
  #state: StoredState | undefined;
  /** Whether the store may know more than we do. */
  #doubtful = false;
  /** Whether other processes may not have heard of the state that the store has: whoever stored it may have died of that. */
  #untold = true;
  /** What viewers were told last of the seats, as JSON. */
  #seatsShown = '';
  #lastUse = Date.now();
  /** Number of the last chat message shown; undefined before the first. */
  #lastChat: number | undefined;
  readonly #viewpoints = new Map<PlayerID | null, Viewpoint>();
  readonly #bindings = new Map<Viewer, Binding>();

  constructor(readonly id: string, readonly master: Master, private readonly site: Site, private readonly cast: Cast) {}

  /** Whether nobody is here and nothing is to be done. */
  get idle(): boolean {
    return this.#waiting === 0 && this.#viewpoints.size === 0;
  }

  /** Whether it has to be found out whether a move was stored. */
  get doubtful(): boolean {
    return this.#doubtful;
  }

  /** The latest state that somebody here was shown; -1 when none was. */
  get shown(): number {
    return this.#state?._stateID ?? Math.max(-1, ...[...this.#viewpoints.values()].map(({ stateID }) => stateID));
  }

  /** Shows the match to a new viewer and keeps showing it. @returns why not */
  enter(viewer: Viewer, credentials: unknown): Promise<RefusalCode | undefined> {
    return this.#enqueue(async () => {
      const { store, presence } = this.site;
      const record = await this.#look();
      if (!record) return 'unknown-match';
      const binding = this.#bind(record, viewer.playerID, credentials);
      if (binding === 'wrong-credentials') return binding;

      let state = await this.#current();
      if (record.stateID > state._stateID) {
        this.#untold = true;
        state = await this.#catchUp();
      }
      const [initial, log] = await Promise.all([store.initial(this.id), store.log(this.id, LATEST_LOG)]);
      if (!initial) return 'unknown-match';
      const view = this.master.view(state, viewer.playerID, log);
      viewer.send('sync', this.id, {
        state: view.state,
        log: view.log,
        initialState: this.master.view(initial, viewer.playerID, []).state,
        filteredMetadata: seatsFor(record, presence.connected(this.id)),
      });
      this.#viewpoint(viewer.playerID, state._stateID).add(viewer);
      if (binding) this.#bindings.set(viewer, binding);
      presence.enter(this.id, binding?.seat ?? null);
      return undefined;
    });
  }

  /** The viewer sees no more of it. */
  leave(viewer: Viewer): Promise<void> {
    return this.#enqueue(() => {
      this.#remove(viewer);
      return Promise.resolve();
    });
  }

  /** Makes a move for whoever has entered as a player. @returns why it was refused; nothing has changed then */
  move(viewer: Viewer, move: Omit<MoveRequest, 'playerID'>): Promise<RefusalCode | undefined> {
    return this.#enqueue(async () => {
      const seat = this.#seatOf(viewer);
      if (typeof seat === 'string') return seat;
      const request = { ...move, playerID: String(seat) };
      for (let tries = 0; tries < TRIES; tries++) {
        const played = this.#play(await this.#current(), request);
        if (typeof played === 'string') return played;
        if (await this.#commit(played.state, played.log)) return undefined;
        // Another process was faster: the move is looked at anew.
        await this.#catchUp();
      }
      return 'busy';
    });
  }

  /** Passes a message on to all who look at the match. @returns why not */
  say(viewer: Viewer, { id, text }: Chat): Promise<RefusalCode | undefined> {
    return this.#enqueue(async () => {
      const seat = this.#seatOf(viewer);
      if (typeof seat === 'string') return seat;
      const n = await this.site.store.say(this.id, { id, seat, text, at: Date.now() });
      await this.#showChat(n);
      this.site.bus.publish({ kind: 'chat', matchID: this.id, n });
      return undefined;
    });
  }

  /** The whole log, as the viewer may see it: with all arguments when the match is over. */
  log(viewer: Viewer): Promise<LogEntry[]> {
    return this.#enqueue(async () => {
      const state = await this.#current();
      const log = await this.site.store.log(this.id);
      return state.ctx.gameover === undefined ? this.master.view(state, viewer.playerID, log).log : log;
    });
  }

  /** Positions of the match; other eyes than the viewer's own are lent when it is over. @returns why not */
  async history(viewer: Viewer, request: HistoryRequest): Promise<History | RefusalCode> {
    const { ctx } = await this.#enqueue(() => this.#current());
    if (request.playerID !== viewer.playerID && ctx.gameover === undefined) return 'wrong-credentials';
    if (request.playerID !== null && Number(request.playerID) >= ctx.numPlayers) return 'malformed';
    return (await historyOf(this.site.store, this.master, this.id, request)) ?? 'malformed';
  }

  /** Another process has stored this state. */
  refresh(stateID: number): Promise<void> {
    if (stateID <= this.shown && !this.#doubtful) return Promise.resolve();
    return this.#enqueue(async () => {
      this.#doubtful = true;
      await this.#current();
    });
  }

  /** Seats were taken, freed or renamed: drops who has lost a seat, tells the others. */
  seatsChanged(): Promise<void> {
    return this.#enqueue(async () => {
      const record = await this.#look();
      if (!record) {
        for (const viewer of this.#viewers()) this.#expel(viewer, 'unknown-match');
        return;
      }
      for (const [viewer, binding] of this.#bindings) {
        const seat = record.seats[binding.seat];
        const lost = binding.hash === undefined ? seat?.bot === undefined : seat?.hash !== binding.hash;
        if (lost) this.#expel(viewer, 'wrong-credentials');
      }
      this.#showSeats(record);
    });
  }

  /** Who is connected has changed. */
  presenceChanged(): Promise<void> {
    return this.#enqueue(() => {
      if (this.#record) this.#showSeats(this.#record);
      return Promise.resolve();
    });
  }

  /** There is a chat message of this number. */
  chatted(n: number): Promise<void> {
    return this.#enqueue(() => this.#showChat(n));
  }

  /** Forgets what can be had from the store again, when nothing has happened for `after` milliseconds. */
  sleep(after: number): void {
    if (this.#waiting > 0 || Date.now() - this.#lastUse < after) return;
    this.#state = undefined;
    for (const viewpoint of this.#viewpoints.values()) viewpoint.sleep();
  }

  /** Resolves when all that was begun is done. */
  settled(): Promise<void> {
    return this.#queue;
  }

  async #enqueue<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting++;
    this.#lastUse = Date.now();
    const before = this.#queue;
    let done: () => void = () => {};
    this.#queue = new Promise((resolve) => { done = resolve; });
    await before;
    try {
      return await task();
    } finally {
      this.#waiting--;
      done();
    }
  }

  /** Reads who sits where. */
  async #look(): Promise<MatchRecord | undefined> {
    const record = await this.site.store.find(this.id);
    this.#record = record?.game === this.master.name ? record : undefined;
    return this.#record;
  }

  #bind(record: MatchRecord, playerID: PlayerID | null, credentials: unknown): Binding | undefined | 'wrong-credentials' {
    if (playerID === null) return undefined;
    const seat = seatNamed(record, playerID);
    if (!seat) return 'wrong-credentials';
    if (seat.bot !== undefined && this.site.isBot(this.id, seat.seat, credentials)) return { seat: seat.seat, hash: undefined };
    return ownsSeat(credentials, { credentials: seat.hash }) ? { seat: seat.seat, hash: seat.hash } : 'wrong-credentials';
  }

  /** The seat for which a viewer may act now. */
  #seatOf(viewer: Viewer): number | RefusalCode {
    const binding = this.#bindings.get(viewer);
    if (!binding) return 'not-bound';
    const seat = this.#record?.seats[binding.seat];
    if (binding.hash === undefined) return seat?.bot === undefined ? 'wrong-credentials' : binding.seat;
    if (seat?.hash !== binding.hash) return 'wrong-credentials';
    return seat.bot === undefined ? binding.seat : 'bot-plays';
  }

  /** The latest state as far as we know. @throws StoreError, UnknownMatch */
  async #current(): Promise<StoredState> {
    if (this.#state && !this.#doubtful) return this.#state;
    return this.#state ? this.#catchUp() : this.#wake();
  }

  async #wake(): Promise<StoredState> {
    const state = await this.site.store.state(this.id);
    if (!state) throw new UnknownMatch(this.id);
    this.#take(state);
    const oldest = Math.min(...[...this.#viewpoints.values()].map(({ stateID }) => stateID));
    if (oldest < state._stateID) {
      const steps = await this.site.store.steps(this.id, oldest);
      this.#show(undefined, state, steps.flatMap(({ log }) => log));
    }
    return state;
  }

  /** Takes over what others have stored since. */
  async #catchUp(): Promise<StoredState> {
    const before = this.#state;
    if (!before) return this.#wake();
    const steps = await this.site.store.steps(this.id, before._stateID);
    let after = before;
    for (const { from, change } of steps) {
      if (from !== after._stateID) {
        this.#state = undefined;
        return this.#wake();
      }
      after = patch(after, change) as StoredState;
    }
    this.#take(after);
    if (after !== before) this.#show(before, after, steps.flatMap(({ log }) => log));
    return after;
  }

  /** The store has this state, and no later one. */
  #take(state: StoredState): void {
    this.#state = state;
    this.#doubtful = false;
    if (this.#untold) this.site.bus.publish({ kind: 'state', matchID: this.id, stateID: state._stateID });
    this.#untold = false;
  }

  #play(state: StoredState, move: MoveRequest): ReturnType<Master['play']> {
    try {
      return this.master.play(state, move);
    } catch (err) {
      // One match's rules may not end the others.
      this.site.logger.error({ err, match: this.id, seat: Number(move.playerID), move: move.type }, 'a move failed');
      return 'failed';
    }
  }

  /** Stores the state after a move, and shows it once it is stored. @returns false when another process was faster */
  async #commit(after: StoredState, log: LogEntry[]): Promise<boolean> {
    const before = this.#state as StoredState;
    const { store, bus, metrics } = this.site;
    const begun = performance.now();
    let taken: boolean;
    try {
      taken = await store.commit(this.id, commitOf(before, after, log, this.master.active(after)));
    } catch (error) {
      // It may have been stored all the same.
      this.#doubtful = this.#untold = true;
      throw error;
    }
    metrics.committed((performance.now() - begun) / 1000);
    if (!taken) return false;
    this.#state = after;
    this.#show(before, after, log);
    bus.publish({ kind: 'state', matchID: this.id, stateID: after._stateID });
    return true;
  }

  #show(before: StoredState | undefined, after: StoredState, log: LogEntry[]): void {
    for (const viewpoint of this.#viewpoints.values()) {
      try {
        this.site.metrics.sent(viewpoint.show(before, after, log));
      } catch (err) {
        this.site.logger.error({ err, match: this.id, playerID: viewpoint.playerID }, 'a state could not be shown');
      }
    }
  }

  #showSeats(record: MatchRecord): void {
    const seats = seatsFor(record, this.site.presence.connected(this.id));
    const text = JSON.stringify(seats);
    if (text === this.#seatsShown) return;
    this.#seatsShown = text;
    for (const viewer of this.#viewers()) viewer.send('matchData', this.id, seats);
  }

  async #showChat(newest: number): Promise<void> {
    for (const { n, id, seat, text } of await this.site.store.chat(this.id, this.#lastChat ?? newest - 1)) {
      this.#lastChat = n;
      for (const viewer of this.#viewers()) viewer.send('chat', this.id, { id, sender: String(seat), payload: text });
    }
  }

  #viewers(): Viewer[] {
    return [...this.#viewpoints.values()].flatMap((viewpoint) => viewpoint.viewers());
  }

  #viewpoint(playerID: PlayerID | null, stateID: number): Viewpoint {
    let viewpoint = this.#viewpoints.get(playerID);
    if (!viewpoint) {
      viewpoint = new Viewpoint(this.id, playerID, this.master, this.cast, stateID);
      this.#viewpoints.set(playerID, viewpoint);
    }
    return viewpoint;
  }

  #expel(viewer: Viewer, code: RefusalCode): void {
    this.#remove(viewer);
    viewer.refuse({ code, move: null, question: null });
    viewer.close();
  }

  #remove(viewer: Viewer): void {
    const viewpoint = this.#viewpoints.get(viewer.playerID);
    if (!viewpoint?.remove(viewer)) return;
    if (viewpoint.size === 0) this.#viewpoints.delete(viewer.playerID);
    this.site.presence.leave(this.id, this.#bindings.get(viewer)?.seat ?? null);
    this.#bindings.delete(viewer);
  }
}

/** The store does not have the match any more. */
export class UnknownMatch extends Error {
  override name = 'UnknownMatch';
}

/** The code of an error that ended a move or an arrival. */
export function refusalOf(error: unknown): RefusalCode {
  if (error instanceof UnknownMatch) return 'unknown-match';
  return error instanceof StoreError ? 'unavailable' : 'failed';
}

/** An own seat only: `__proto__` and `1e0` name none. */
const seatNamed = ({ seats }: MatchRecord, playerID: PlayerID): SeatRecord | undefined =>
  seats.find(({ seat }) => String(seat) === playerID);
