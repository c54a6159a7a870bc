import type { LogEntry } from 'boardgame.io';

import {
  HISTORY_PAGE,
  type ChatMessage,
  type History,
  type HistoryRequest,
  type LogPage,
  type RejectionCode,
} from '../../protocol/wire';
import { type Said, StoreError, type StoredState } from '../store/store';
import { TaskQueue } from '../task-queue';
import { Audience } from './audience';
import { MatchHistory } from './history';
import { type Master, type MoveRequest, OtherRules } from './master';
import type { Inquirer, Rest } from './questions';
import { Replica, UnknownMatch } from './replica';
import { Seating } from './seating';
import type { MatchServices } from './match-services';
import type { Cast, Viewer } from './viewer-group';

/** How often a move is tried again when another process was faster. */
const TRIES = 8;

/** Log entries that a client is sent when it comes; it may ask for the rest. */
const LATEST_LOG = 50;

/** What an entry of the log, or a chat message, costs beside a step of the history. */
const ENTRY = 0.02;

/** A chat message as it comes. */
export interface Chat {
  id: string;
  text: string;
}

/**
 * A match that somebody looks at through this process: its replica of the state, who sits there, who looks on. It does one
 * thing after the other: moves, arrivals, news of other processes. A move counts when the store has taken it, and is shown then.
 */
export class LiveMatch {
  readonly #queue = new TaskQueue();
  readonly #replica: Replica;
  readonly #seating: Seating;
  readonly #audience: Audience;
  readonly #history: MatchHistory;
  /** Number of the last chat message shown; undefined before the first. */
  #lastChat: number | undefined;

  constructor(
    readonly id: string,
    readonly master: Master,
    private readonly site: MatchServices,
    cast: Cast,
  ) {
    this.#audience = new Audience(id, master, site, cast);
    this.#history = new MatchHistory(site.store, master, id);
    this.#seating = new Seating(id, master.name, site);
    this.#replica = new Replica(id, site, {
      changed: (before, after, log) => this.#show(before, after, log),
      oldestShown: () => this.#audience.oldestShown,
    });
  }

  /** Whether nobody is here and nothing is to be done. */
  get idle(): boolean {
    return this.#queue.waiting === 0 && this.#audience.empty;
  }

  /** Whether the store has to be asked if there is a later state. */
  get stale(): boolean {
    return this.#replica.stale;
  }

  /** The latest state that somebody here was shown; -1 when none was. */
  get shown(): number {
    return this.#replica.stateID ?? this.#audience.newestShown;
  }

  /** Shows the match to a new viewer and keeps showing it. @returns why not */
  enter(viewer: Viewer, credentials: unknown): Promise<RejectionCode | undefined> {
    return this.#queue.run(async () => {
      const { store, presence } = this.site;
      const record = await this.#seating.look();
      if (!record) return 'unknown-match';
      const refusal = this.#seating.bind(viewer, credentials);
      if (refusal) return refusal;

      try {
        let state = await this.#replica.current();
        if (record.stateID > state._stateID) {
          this.#replica.tellOthers();
          state = await this.#replica.catchUp();
        }
        const [initial, log] = await Promise.all([store.initial(this.id), store.log(this.id, LATEST_LOG)]);
        if (!initial) throw new UnknownMatch(this.id);
        const view = this.master.view(state, viewer.playerID, log);
        viewer.send('sync', this.id, {
          state: view.state,
          log: view.log,
          initialState: this.master.view(initial, viewer.playerID, []).state,
          filteredMetadata: this.#seating.shown(),
        });
        this.#audience.add(viewer, state._stateID);
        await this.#seatBots(state);
      } catch (error) {
        this.#seating.unbind(viewer);
        throw error;
      }
      presence.enter(this.id, this.#seating.boundTo(viewer));
      return undefined;
    });
  }

  /** The viewer sees no more of it. */
  leave(viewer: Viewer): Promise<void> {
    return this.#queue.run(() => this.#remove(viewer));
  }

  /** Makes a move for whoever has entered as a player. @returns why it was refused; nothing has changed then */
  move(viewer: Viewer, move: Omit<MoveRequest, 'playerID'>): Promise<RejectionCode | undefined> {
    return this.#queue.run(async () => {
      const seat = this.#seating.seatOf(viewer);
      if (typeof seat === 'string') return seat;
      const request = { ...move, playerID: String(seat) };
      for (let tries = 0; tries < TRIES; tries++) {
        const played = this.#play(await this.#replica.current(), request);
        if (typeof played === 'string') return played;
        if (await this.#replica.commit(played.state, played.log, this.master.active(played.state))) {
          await this.#seatBots(played.state);
          return undefined;
        }
        // Another process was faster: the move is looked at anew.
        await this.#replica.catchUp();
      }
      return 'busy';
    });
  }

  /** Passes a message on to all who look at the match. @returns why not */
  async say(viewer: Viewer, { id, text }: Chat): Promise<RejectionCode | undefined> {
    const speaker = this.#seating.speaker(viewer);
    if (typeof speaker === 'string') return speaker;
    const { seat, name = '' } = speaker;
    if (!(await this.site.limits.allows('chat', `${this.id}/${seat}`))) return 'too-fast';
    return this.#queue.run(async () => {
      const n = await this.site.store.say(this.id, { id, seat, name, text, at: Date.now() });
      await this.#showChat(n);
      this.site.bus.publish({ kind: 'chat', matchID: this.id, n });
      return undefined;
    });
  }

  /** What was said after the message of this number. @returns undefined when nobody waits for it any more */
  said(after: number, asker: Inquirer): Promise<ChatMessage[] | undefined> {
    return this.#ask(asker, `said ${after}`, async (rest) => {
      const said = await this.site.store.chat(this.id, after);
      await rest(said.length * ENTRY);
      return said.map(messageOf);
    });
  }

  /**
   * The log of the steps after a position, as the viewer may see it: with all arguments when the match is over.
   * @returns undefined when nobody waits for it any more
   */
  async log(viewer: Viewer, after: number, asker: Inquirer): Promise<LogPage | undefined> {
    const state = await this.#queue.run(() => this.#replica.current());
    const eyes = state.ctx.gameover === undefined ? viewer.playerID : 'all';
    return this.#ask(asker, `log ${eyes} ${after}`, async (rest) => {
      const steps = await this.site.store.steps(this.id, after, HISTORY_PAGE);
      const log = steps.flatMap((step) => step.log);
      await rest(log.length * ENTRY);
      return {
        log: eyes === 'all' ? log : this.master.view(state, eyes, log).log,
        next: steps.length < HISTORY_PAGE ? null : (steps.at(-1)?.to ?? null),
      };
    });
  }

  /**
   * Positions of the match; other eyes than the viewer's own are lent when it is over.
   * @returns why not; undefined when nobody waits for them any more
   */
  async history(
    viewer: Viewer,
    request: HistoryRequest,
    asker: Inquirer,
  ): Promise<History | RejectionCode | undefined> {
    const { ctx } = await this.#queue.run(() => this.#replica.current());
    if (request.playerID !== viewer.playerID && ctx.gameover === undefined) return 'wrong-credentials';
    if (request.playerID !== null && Number(request.playerID) >= ctx.numPlayers) return 'malformed';
    return this.#ask(
      asker,
      `history ${request.playerID} ${request.from}`,
      async (rest) => (await this.#history.from(request, rest)) ?? 'malformed',
    );
  }

  /** Has a dear question answered beside the moves. */
  #ask<T>(asker: Inquirer, question: string, carryOut: (rest: Rest) => Promise<T>): Promise<T | undefined> {
    return this.site.questions.ask(asker, `${this.master.name} ${this.id} ${question}`, carryOut);
  }

  /** Another process has stored this state. */
  async refresh(stateID: number): Promise<void> {
    if (stateID <= this.shown && !this.stale) return;
    await this.#queue.run(() => {
      this.#replica.suspect();
      return this.#replica.current();
    });
  }

  /** Seats were taken, freed or renamed: drops who has lost a seat, tells the others. */
  seatsChanged(): Promise<void> {
    return this.#queue.run(async () => {
      const record = await this.#seating.look();
      if (!record) return this.#expel(this.#audience.viewers(), 'unknown-match');
      this.#expel(this.#seating.unseated(), 'wrong-credentials');
      this.#audience.showSeats(this.#seating.shown());
    });
  }

  /** Who is connected has changed. */
  presenceChanged(): Promise<void> {
    return this.#queue.run(() => {
      const seats = this.#seating.shown();
      if (seats) this.#audience.showSeats(seats);
    });
  }

  /** There is a chat message of this number. */
  chatted(n: number): Promise<void> {
    return this.#queue.run(() => this.#showChat(n));
  }

  /** Forgets what can be had from the store again, when nothing has happened for `after` milliseconds. */
  sleep(after: number): void {
    if (this.#queue.waiting > 0 || this.#queue.quietFor < after) return;
    this.#replica.sleep();
    this.#history.sleep();
    this.#audience.sleep();
  }

  /** Resolves when all that was begun is done. */
  settled(): Promise<void> {
    return this.#queue.settled();
  }

  #play(state: StoredState, move: MoveRequest): ReturnType<Master['play']> {
    try {
      return this.master.play(state, move);
    } catch (err) {
      if (err instanceof OtherRules) return err.code;
      // One match's rules may not end the others.
      this.site.logger.error({ err, match: this.id, seat: Number(move.playerID), move: move.type }, 'a move failed');
      return 'failed';
    }
  }

  /**
   * Lets a bot play on for whoever has given up. What fails here is tried again with the next move or arrival: the move counts, and
   * nobody is refused for it.
   */
  async #seatBots(state: StoredState): Promise<void> {
    const { store, logger, standIn, changed } = this.site;
    const bot = standIn(this.master.name);
    if (bot === undefined) return;
    for (const seat of this.#seating.withoutBots(this.master.gaveUp(state))) {
      try {
        if (await store.changeSeat(this.id, seat.seat, seat, { bot })) changed(this.id);
      } catch (err) {
        logger.warn({ err, match: this.id, seat: seat.seat }, 'no bot could be seated for who gave up');
      }
    }
  }

  #show(before: StoredState | undefined, after: StoredState, log: LogEntry[]): void {
    const refusal = this.#audience.show(before, after, log);
    if (refusal) this.#expel(this.#audience.viewers(), refusal);
  }

  async #showChat(newest: number): Promise<void> {
    for (const said of await this.site.store.chat(this.id, this.#lastChat ?? newest - 1)) {
      this.#lastChat = said.n;
      this.#audience.tell('chat', this.id, messageOf(said));
    }
  }

  #expel(viewers: readonly Viewer[], code: RejectionCode): void {
    for (const viewer of viewers) {
      this.#remove(viewer);
      viewer.reject({ code, move: null, question: null });
      viewer.close();
    }
  }

  #remove(viewer: Viewer): void {
    if (!this.#audience.remove(viewer)) return;
    this.site.presence.leave(this.id, this.#seating.boundTo(viewer));
    this.#seating.unbind(viewer);
  }
}

const messageOf = ({ seat, text, ...rest }: Said): ChatMessage => ({ ...rest, sender: String(seat), payload: text });

/** The code of an error that ended a move or an arrival. */
export function rejectionOf(error: unknown): RejectionCode {
  if (error instanceof UnknownMatch) return 'unknown-match';
  if (error instanceof OtherRules) return error.code;
  return error instanceof StoreError ? 'unavailable' : 'failed';
}
