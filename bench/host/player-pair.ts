import type { State } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';

import { patch } from '../../protocol/delta';
import { WANTS_DELTAS, type DeltaUpdate, type Rejection } from '../../protocol/wire';
import type { OpenedMatch, TakenSeat } from './lobby';
import type { NextMove, Played, Sees } from './played';

type View = State;

/** What is counted during a measurement. */
export interface LoadTally {
  moves: number;
  /** The length of all messages that reached the clients. */
  bytes: number;
  /** How long each move took until its mover saw the result, in milliseconds. */
  latencies: number[];
}

/** A tally before anything was counted. */
export const emptyTally = (): LoadTally => ({ moves: 0, bytes: 0, latencies: [] });

/** How long a client waits for anything, in milliseconds. */
const PATIENCE = 60_000;

/**
 * One player's connection. It takes what the server says as a client of its kind would, but puts small updates together
 * only when somebody asks for the view: the load is to weigh on the server, not on whoever makes it.
 */
class Player implements Sees {
  /** The number of the state that this client has; -1 before it has one. */
  stateID = -1;
  #view: View | undefined;
  #updates: DeltaUpdate[] = [];
  readonly socket: Socket;
  /** The codes with which the server has refused moves and syncs. */
  readonly refusals: string[] = [];
  /** Is called when there is a new view. */
  onView: () => void = () => {};

  constructor(
    url: string,
    game: string,
    private readonly matchID: string,
    private readonly seat: TakenSeat,
    deltas: boolean,
    tally: () => LoadTally | undefined,
  ) {
    const auth = deltas ? WANTS_DELTAS : {};
    this.socket = io(`${url}/${game}`, { transports: ['websocket'], forceNew: true, auth });
    this.socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
      const counted = tally();
      if (counted && typeof data === 'string') counted.bytes += data.length;
    });
    this.socket.on('sync', (_: string, { state }: { state: View }) => this.#see(state));
    this.socket.on('update', (_: string, state: View) => this.#see(state));
    this.socket.on('delta', (_: string, text: string) => {
      const update = JSON.parse(text) as DeltaUpdate;
      if (update.from !== this.stateID) return this.sync();
      this.#updates.push(update);
      this.stateID = update.to;
      return this.onView();
    });
    this.socket.on('rejected', (_: string, { code }: Rejection) => this.refusals.push(code));
    this.socket.on('connect', () => this.sync());
  }

  get view(): View | undefined {
    for (const { change } of this.#updates.splice(0)) this.#view = patch(this.#view, change);
    return this.#view;
  }

  sync(): void {
    this.socket.emit('sync', this.matchID, this.seat.playerID, this.seat.credentials, 2);
  }

  move({ type, args }: NextMove): void {
    const {
      stateID,
      socket,
      matchID,
      seat: { playerID, credentials },
    } = this;
    socket.emit(
      'update',
      { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } },
      stateID,
      matchID,
      playerID,
    );
  }

  #see(view: View): void {
    this.#view = view;
    this.#updates = [];
    this.stateID = view._stateID;
    this.onView();
  }
}

/** Two players, who play one match after another. Each move is made as soon as the one before it has been shown to its mover. */
export class PlayerPair {
  #players: readonly Player[] = [];
  #matchID = '';
  /** The codes of refusals in matches that are over. */
  readonly #refused: string[] = [];
  /** What is counted; undefined outside a measurement. */
  tally: LoadTally | undefined;
  #thinking = 0;
  #running = false;

  constructor(
    private readonly url: string,
    private readonly played: Played,
    private readonly deltas: boolean,
    first: OpenedMatch,
    /** Opens the next match, when one is over. */
    private readonly another: () => Promise<OpenedMatch>,
  ) {
    this.#sit(first);
  }

  /** The id of the match that is played now. */
  get matchID(): string {
    return this.#matchID;
  }

  /** Waits until both players see the match. */
  async seated(): Promise<void> {
    await Promise.all(this.#players.map((player) => seen(player)));
  }

  /** @param thinking mean pause between two moves, in milliseconds; 0 for none */
  start(thinking: number): void {
    this.#thinking = thinking;
    this.#running = true;
    const pause = thinking * Math.random();
    if (pause > 0) setTimeout(() => this.#turn(1), pause);
    else this.#turn(1);
  }

  stop(): void {
    this.#running = false;
  }

  /** Asks for everything anew. */
  syncAgain(): void {
    for (const player of this.#players) player.sync();
  }

  /** What the players see. */
  views(): (View | undefined)[] {
    return this.#players.map(({ view }) => view);
  }

  /** The codes of all moves and syncs that the server has refused so far. */
  refusals(): string[] {
    return [...this.#refused, ...this.#players.flatMap(({ refusals }) => refusals)];
  }

  close(): void {
    for (const { socket } of this.#players) socket.close();
  }

  /** Makes the next move, or waits until a client knows that it is its turn. @param last the seat that moved last */
  #turn(last: number): void {
    if (!this.#running) return;
    const choice = this.played.next(this.#players, last);
    const player = choice && this.#players[choice.seat];
    if (!player) {
      if (this.#over()) void this.#goOn();
      else this.#onNews(() => this.#turn(last));
      return;
    }
    // The mover's client may lag one state behind the other's, which has seen the move that made it the mover's turn.
    const before = Math.max(...this.#players.map(({ stateID }) => stateID));
    const begun = performance.now();
    const tally = this.tally;
    player.onView = () => {
      if (player.stateID <= before) return;
      player.onView = () => {};
      if (tally && tally === this.tally) {
        tally.moves++;
        tally.latencies.push(performance.now() - begun);
      }
      const pause = this.#thinking * (0.5 + Math.random());
      const next = (): void => this.#turn(choice.seat);
      if (pause > 0) setTimeout(next, pause);
      else next();
    };
    player.move(choice);
  }

  #sit({ matchID, seats }: OpenedMatch): void {
    const { url, played, deltas } = this;
    this.#matchID = matchID;
    this.#players = seats.map((seat) => new Player(url, played.name, matchID, seat, deltas, () => this.tally));
  }

  #over(): boolean {
    return this.#players.some(({ view }) => view?.ctx.gameover !== undefined);
  }

  /** Plays the next match. */
  async #goOn(): Promise<void> {
    this.#refused.push(...this.#players.flatMap(({ refusals }) => refusals));
    this.close();
    this.#sit(await this.another());
    await this.seated();
    this.#turn(1);
  }

  /** Calls `then` once, when one of the players is shown something. */
  #onNews(then: () => void): void {
    for (const player of this.#players) {
      player.onView = () => {
        for (const each of this.#players) each.onView = () => {};
        then();
      };
    }
  }
}

async function seen(player: Player): Promise<void> {
  if (player.stateID >= 0) return;
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the server does not show the match')), PATIENCE);
    player.onView = () => {
      clearTimeout(late);
      player.onView = () => {};
      resolve();
    };
  });
}
