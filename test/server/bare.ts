import type { Socket } from 'socket.io-client';

import { patch } from '../../protocol/delta';
import type { DeltaUpdate, Rejection } from '../../protocol/wire';

/** As much of a toy match as tests look at. */
export interface State {
  _stateID: number;
  G: { total: number; secrets: Record<string, string> };
  ctx: { turn: number; currentPlayer: string; gameover?: unknown };
}

/** A seat, or a spectator, at a bare socket; it patches what it is sent as our client does. */
export class Bare {
  state: State | undefined;
  readonly states: State[] = [];
  readonly refusals: Rejection[] = [];
  readonly frames: unknown[][] = [];
  closed = false;

  /** @param seen called with every state that it is shown */
  constructor(
    readonly socket: Socket,
    readonly matchID: string,
    readonly seat: string | null,
    readonly credentials?: string,
    private readonly seen: (state: State) => void = () => {},
  ) {
    socket.onAny((...frame: unknown[]) => this.frames.push(frame));
    socket.on('disconnect', () => (this.closed = true));
    socket.on('rejected', (_: string, refusal: Rejection) => this.refusals.push(refusal));
    socket.on('sync', (_: string, { state }: { state: State }) => this.see(state));
    socket.on('update', (_: string, state: State) => this.see(state));
    socket.on('delta', (_: string, text: string) => {
      const { from, to, change } = JSON.parse(text) as DeltaUpdate;
      if (this.state?._stateID !== from)
        throw new Error(`a change from ${from} came on top of ${this.state?._stateID}`);
      this.see(patch(this.state, change));
      if (this.state._stateID !== to) throw new Error(`a change to ${to} led to ${this.state._stateID}`);
    });
    this.sync();
  }

  see(state: State): void {
    this.state = state;
    this.states.push(state);
    this.seen(state);
  }

  sync(): void {
    this.socket.emit('sync', this.matchID, this.seat, this.credentials);
  }

  move(type: string, ...args: unknown[]): void {
    const payload = { type, args, playerID: this.seat, credentials: this.credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.state?._stateID ?? 0, this.matchID, this.seat);
  }
}
