import type { DefaultEventsMap, Socket } from 'socket.io';
import { z } from 'zod';

import { isBounded } from '../games/kit/bounds';
import { LONGEST_CHAT, type RejectionCode, type Rejection, type ServerEvents } from '../protocol/wire';
import type { Peer } from './http/peers';
import { type LiveMatch, rejectionOf } from './match/live-match';
import type { LiveMatches } from './match/live-matches';
import type { Master } from './match/master';
import type { Inquirer } from './match/questions';
import type { Cast, Viewer } from './match/viewer-group';
import { oneLine } from './one-line';
import type { Outbox } from './outbox';
import { TaskQueue } from './task-queue';

/** Most items and fields of a message; a move of ours has some dozens. */
const MOST_ELEMENTS = 1000;

const matchID = z.string().min(1).max(64);
const playerID = z.string().regex(/^\d{1,2}$/);
const acknowledgement = z.custom<(answer: unknown) => void>((value) => typeof value === 'function');

const shapes = {
  sync: z.tuple([matchID, playerID.nullish(), z.string().max(200).nullish()], z.unknown()),
  update: z.tuple(
    [
      z.object({
        type: z.literal('MAKE_MOVE'),
        payload: z.object({
          type: z.string().min(1).max(64),
          args: z.union([z.array(z.json()).max(64), z.null()]).optional(),
          playerID: playerID.nullish(),
        }),
      }),
      z.int().min(0),
      matchID,
      playerID,
    ],
    z.unknown(),
  ),
  chat: z.tuple(
    [matchID, z.object({ id: z.string().max(64), sender: playerID, payload: oneLine(LONGEST_CHAT) })],
    z.unknown(),
  ),
  log: z.tuple([matchID, z.int().min(0), acknowledgement]),
  said: z.tuple([matchID, z.int().min(0), acknowledgement]),
  history: z.tuple([matchID, z.object({ playerID: playerID.nullable(), from: z.int().min(0) }), acknowledgement]),
};

/** How many messages a dear one counts for: a sync shows two whole states. */
const COSTS: Partial<Record<string, number>> = { sync: 4 };

type Verdict = Promise<RejectionCode | undefined>;

export interface Gateway {
  matches: LiveMatches;
  master: Master;
  cast: Cast;
  /** The connection under it, which other games may share. */
  peer: Peer;
  outbox: Outbox;
  /** Whether the server is about to stop. */
  closing(): boolean;
}

/**
 * One client's connection. It is bound to a match and a seat when it syncs; what later messages say about match, seat and
 * credentials has to agree, and is not believed otherwise. Messages are dealt with one after the other, as they came.
 */
export class Connection {
  readonly #queue = new TaskQueue();
  /** What it looks at. */
  #seen: { match: LiveMatch; viewer: Viewer } | undefined;
  #open = true;
  readonly #asker: Inquirer;

  constructor(
    private readonly socket: Socket<DefaultEventsMap, ServerEvents>,
    private readonly gateway: Gateway,
  ) {
    const { peer, outbox } = gateway;
    this.#asker = { address: peer.address, waits: () => this.#open, charge: (cost) => peer.charge(cost) };
    this.#on('sync', shapes.sync, 0, ([id, seat, credentials]) =>
      outbox.inTurn(() => this.#sync(id, seat ?? null, credentials)),
    );
    this.#on('update', shapes.update, 2, ([{ payload }, stateID, id, seat]) => {
      const { type, args } = payload;
      return this.#move(id, seat, payload.playerID ?? seat, { type, args: args ?? [], stateID });
    });
    this.#on('chat', shapes.chat, 0, ([id, { id: message, sender, payload }]) =>
      this.#bound(id, sender, ({ match, viewer }) => match.say(viewer, { id: message, text: payload })),
    );
    this.#onQuestion('log', shapes.log, ([id, after, answer]) =>
      this.#bound(id, undefined, async ({ match, viewer }) =>
        this.#tell(answer, await match.log(viewer, after, this.#asker)),
      ),
    );
    this.#onQuestion('said', shapes.said, ([id, after, answer]) =>
      this.#bound(id, undefined, async ({ match }) => this.#tell(answer, await match.said(after, this.#asker))),
    );
    this.#onQuestion('history', shapes.history, ([id, request, answer]) =>
      this.#bound(id, undefined, async ({ match, viewer }) =>
        this.#tell(answer, await match.history(viewer, request, this.#asker)),
      ),
    );
    // Other events have no listener, but are counted.
    socket.onAny((event: string) => {
      if (!Object.hasOwn(shapes, event)) peer.spend();
    });
    socket.on('disconnect', () => {
      this.#open = false;
      this.#then(() => this.#leave());
    });
    socket.on('error', () => socket.disconnect(true));
  }

  /** @param at which argument names the match */
  #on<Args>(event: string, shape: z.ZodType<Args>, at: number, handle: (args: Args) => Verdict): void {
    this.socket.on(event, (...sent: unknown[]) => {
      // What is too large or too deep reaches no schema.
      const args = isBounded(sent, MOST_ELEMENTS) ? sent : [];
      if (!this.gateway.peer.spend(COSTS[event])) return this.#refuse('too-fast', event, args, at);
      return this.#then(
        async () => {
          if (this.gateway.closing()) return this.#refuse('unavailable', event, args, at);
          const read = shape.safeParse(args);
          const code = read.success ? await handle(read.data) : 'malformed';
          if (code) this.#refuse(code, event, args, at);
        },
        (err) => {
          const code = rejectionOf(err);
          const { logger } = this.gateway.matches.site;
          logger[code === 'failed' ? 'error' : 'warn'](
            { err, match: this.#seen?.match.id, event },
            'a message was not dealt with',
          );
          this.#refuse(code, event, args, at);
        },
      );
    });
  }

  /** A dear question with a long answer. It is dropped when the client has gone or has asked too much. */
  #onQuestion<Args>(event: string, shape: z.ZodType<Args>, handle: (args: Args) => Verdict): void {
    const { outbox, peer } = this.gateway;
    this.#on(event, shape, 0, (args) =>
      outbox.inTurn(async () => {
        if (!this.#open) return undefined;
        return peer.mayAsk() ? handle(args) : 'too-fast';
      }),
    );
  }

  /** Does something after all that came before; whatever happens in it, the connection goes on. */
  #then(task: () => Promise<void>, failed: (err: unknown) => void = () => undefined): void {
    void this.#queue.run(() => task().catch(failed));
  }

  async #sync(id: string, seat: string | null, credentials: unknown): Verdict {
    await this.#leave();
    const { matches, master, cast } = this.gateway;
    const match = matches.get(id, master, cast);
    const viewer = this.#viewer(id, seat);
    try {
      const refusal = await match.enter(viewer, credentials);
      if (!refusal && this.#open) {
        this.#seen = { match, viewer };
        this.gateway.peer.behaves();
      } else await match.leave(viewer);
      return refusal;
    } finally {
      matches.release(match);
    }
  }

  /** @param mover who the move says makes it */
  async #move(
    id: string,
    seat: string,
    mover: string,
    move: { type: string; args: unknown[]; stateID: number },
  ): Verdict {
    const begun = performance.now();
    if (mover !== seat) return 'not-bound';
    const refusal = await this.#bound(id, seat, ({ match, viewer }) => match.move(viewer, move));
    if (!refusal) this.gateway.matches.site.metrics.moved(this.gateway.master.name, (performance.now() - begun) / 1000);
    return refusal;
  }

  /**
   * Does something for the match and seat that the connection is bound to.
   * @param seat the seat that the message claims, where it names one
   */
  async #bound(
    id: string,
    seat: string | undefined,
    act: (seen: { match: LiveMatch; viewer: Viewer }) => Verdict,
  ): Verdict {
    const seen = this.#seen;
    if (seen?.match.id !== id || (seat !== undefined && seen.viewer.playerID !== seat)) return 'not-bound';
    return act(seen);
  }

  /** @param found why there is no answer, where it is a text; undefined when nobody waits for it */
  #tell(answer: (found: unknown) => void, found: object | RejectionCode | undefined): RejectionCode | undefined {
    if (typeof found === 'string') return found;
    if (found) answer(found);
    return undefined;
  }

  async #leave(): Promise<void> {
    const seen = this.#seen;
    this.#seen = undefined;
    if (!seen) return;
    await seen.match.leave(seen.viewer);
    this.gateway.matches.release(seen.match);
  }

  #viewer(id: string, playerID: string | null): Viewer {
    const { socket } = this;
    return {
      playerID,
      deltas: socket.handshake.auth.deltas === true,
      send: (event, ...args) => void socket.emit(event, ...args),
      join: (room) => void socket.join(room),
      leave: (room) => void socket.leave(room),
      reject: (refusal) => void socket.emit('rejected', id, refusal),
      close: () => void socket.disconnect(true),
    };
  }

  #refuse(code: RejectionCode, event: string, args: readonly unknown[], at: number): void {
    this.gateway.matches.site.metrics.refused(code);
    const id = args[at];
    const refusal: Rejection = { code, move: null, question: null, ...ABOUT[event]?.(args) };
    this.socket.emit('rejected', typeof id === 'string' ? id.slice(0, 64) : null, refusal);
  }
}

/** Which move or message was refused, as far as it can be told. */
const ABOUT: Partial<Record<string, (args: readonly unknown[]) => Partial<Rejection>>> = {
  update([action]) {
    const read = z
      .object({ payload: z.object({ type: z.string().max(64), args: z.array(z.unknown()).optional() }) })
      .safeParse(action);
    if (!read.success) return {};
    const { type, args } = read.data.payload;
    return { move: type, question: typeof args?.[0] === 'number' ? args[0] : null };
  },
  chat([, message]) {
    const read = z.object({ id: z.string().max(64) }).safeParse(message);
    return read.success ? { chat: read.data.id } : {};
  },
};
