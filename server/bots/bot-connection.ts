import type { Ctx } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';

import { patch } from '../../protocol/delta';
import {
  WANTS_DELTAS,
  type ClientEvents,
  type DeltaUpdate,
  type Rejection,
  type ServerEvents,
} from '../../protocol/wire';
import type { BotSeat, WorkerData } from './messages';
import type { BotMove, SeatView } from './source';

interface State extends SeatView {
  _stateID: number;
}

export interface SeatListener {
  /** There is another state. */
  saw(): void;
  /** Called whenever the seat is asked, once for each state, and when it has looked again. */
  asked(sight: SeatView, stateID: number): void;
  refused(refusal: Rejection): void;
}

/** A seat's connection to the server, over a socket as people's are. */
export class BotConnection {
  readonly #socket: Socket<ServerEvents<State>, ClientEvents>;
  #state: State | undefined;

  constructor(
    { url, headers }: Pick<WorkerData, 'url' | 'headers'>,
    private readonly place: BotSeat,
    private readonly credentials: string,
    private readonly sitter: SeatListener,
  ) {
    this.#socket = io(`${url}/${place.game}`, {
      transports: ['websocket'],
      forceNew: true,
      auth: WANTS_DELTAS,
      extraHeaders: headers,
      reconnectionDelay: 200,
      reconnectionDelayMax: 2000,
    });
    this.#socket.on('connect', () => this.#sync());
    this.#socket.on('sync', (_, { state }) => this.#see(state));
    this.#socket.on('update', (_, state) => this.#see(state));
    this.#socket.on('delta', (_, text) => this.#change(JSON.parse(text) as DeltaUpdate));
    this.#socket.on('rejected', (_, refusal) => sitter.refused(refusal));
  }

  get playerID(): string {
    return String(this.place.seat);
  }

  /** Makes a move in the state that was seen last. */
  move({ type, args }: BotMove): void {
    const payload = { type, args, playerID: this.playerID };
    this.#socket.emit(
      'update',
      { type: 'MAKE_MOVE', payload },
      this.#state?._stateID ?? 0,
      this.place.matchID,
      this.playerID,
    );
  }

  /** Asks for the whole state anew, as after a connection. */
  lookAgain(): void {
    if (this.#socket.connected) this.#sync();
    else this.#socket.connect();
  }

  close(): void {
    this.#socket.close();
  }

  #sync(): void {
    this.#socket.emit('sync', this.place.matchID, this.playerID, this.credentials);
  }

  #change({ from, change }: DeltaUpdate): void {
    if (this.#state?._stateID !== from) return this.#sync();
    try {
      this.#see(patch(this.#state, change));
    } catch {
      this.#sync();
    }
  }

  #see(state: State): void {
    this.#state = state;
    this.sitter.saw();
    if (isAsked(state.ctx, this.playerID)) this.sitter.asked(state, state._stateID);
  }
}

const isAsked = ({ gameover, activePlayers, currentPlayer }: Ctx, playerID: string): boolean =>
  gameover === undefined && (activePlayers ? Object.hasOwn(activePlayers, playerID) : currentPlayer === playerID);
