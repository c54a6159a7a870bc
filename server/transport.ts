import { createServer, type IncomingMessage } from 'node:http';

import type Koa from 'koa';
import { type DefaultEventsMap, Server as IOServer, type Namespace } from 'socket.io';

import type { HostedGame } from '../games';
import type { ServerEvents } from '../protocol/wire';
import { Connection } from './connection';
import type { ConnectionGuard } from './http/connection-guard';
import { oneAnswerAtATime } from './http/one-answer';
import type { Peer } from './http/peers';
import { Readers } from './http/readers';
import type { LiveMatches } from './match/live-matches';
import { Master } from './match/master';
import type { Cast } from './match/viewer-group';
import { type EngineConnection, Outbox } from './outbox';

/** Longest message a client may send, in bytes; a move is a few hundred. */
const LONGEST_MESSAGE = 64 * 1024;

/** How long a request may take to arrive, in milliseconds: none is longer than a few kilobytes. */
const PATIENCE = 30_000;

export interface TransportOptions {
  matches: LiveMatches;
  /** Address to listen on; all of the machine's by default. */
  host?: string | undefined;
  guard: ConnectionGuard;
}

/** A connection before socket.io has looked at what comes through it. */
interface RawConnection extends EngineConnection {
  /** `websocket` is engine.io's own. */
  request: IncomingMessage & { websocket: { on(event: 'ping' | 'pong', listener: () => void): void } };
  on: EngineConnection['on'] & ((event: 'packet', listener: (packet: { data?: string | Buffer }) => void) => void);
  /** @param discard whether what was to be sent is forgotten */
  close(discard?: boolean): void;
}

/**
 * Carries moves and states between clients and matches, in boardgame.io's protocol. It takes the place of the framework's
 * own transport: `Server({ transport })` calls `init` and later `app.listen`.
 */
export class Transport {
  #io: IOServer<DefaultEventsMap, ServerEvents> | undefined;
  #closing = false;
  readonly #readers: Readers;
  readonly #connections = new WeakMap<object, { peer: Peer; outbox: Outbox }>();

  constructor(private readonly options: TransportOptions) {
    this.#readers = new Readers((why) => options.matches.site.metrics.cut(why));
  }

  /** Called by the framework before it has its routes. */
  init(app: Koa, games: readonly HostedGame[]): void {
    const { host, guard } = this.options;
    const io = new IOServer<DefaultEventsMap, ServerEvents>({
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: LONGEST_MESSAGE,
      pingInterval: 10_000,
      pingTimeout: 20_000,
      allowRequest: (request, answer) => {
        guard.admits(request).then(
          (admitted) => answer(null, admitted),
          () => answer(null, false),
        );
      },
    });
    this.#io = io;
    for (const game of games) this.#serve(io.of(`/${game.name}`), new Master(game));
    // The framework's own listen would know nothing of the sockets and of the address.
    app.listen = ((port: number, listening: () => void) => {
      const answer = app.callback();
      const http = createServer(
        { requestTimeout: PATIENCE, headersTimeout: PATIENCE },
        oneAnswerAtATime((request, response) => void answer(request, response)),
      );
      http.on('connection', (socket) => this.#readers.watch(socket));
      io.attach(http);
      io.engine.on('connection', (connection: RawConnection) => this.#count(connection));
      return http.listen(port, host, listening);
    }) as typeof app.listen;
  }

  /** Number of connections. */
  get size(): number {
    return this.#io?.engine.clientsCount ?? 0;
  }

  /** Lets begun moves end and be seen, disconnects everybody and stops listening. */
  async close(): Promise<void> {
    this.#closing = true;
    await this.options.matches.close();
    await this.#io?.close();
    this.#readers.close();
  }

  #count(connection: RawConnection): void {
    const { guard } = this.options;
    const { request } = connection;
    const peer = guard.enter(request);
    if (!peer) return connection.close();
    this.#connections.set(connection, { peer, outbox: new Outbox(connection, this.#readers) });
    connection.on('close', () => peer.close());
    let cut = false;
    const count = (bytes?: number): void => {
      if (cut || peer.frame(bytes)) return;
      cut = true;
      // From here on nothing that has arrived is looked at; and no more arrives.
      connection.close(true);
      request.socket.destroy();
      void guard.flooded(request);
    };
    connection.on('packet', ({ data }) => count(data?.length));
    for (const event of ['ping', 'pong'] as const) request.websocket.on(event, () => count());
  }

  #serve(namespace: Namespace<DefaultEventsMap, ServerEvents>, master: Master): void {
    const { matches } = this.options;
    const cast: Cast = (room, event, ...args) => void namespace.to(room).emit(event, ...args);
    namespace.on('connection', (socket) => {
      const under = this.#connections.get(socket.conn);
      if (under) new Connection(socket, { matches, master, cast, ...under, closing: () => this.#closing });
      else socket.disconnect(true);
    });
  }
}
