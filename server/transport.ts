import { createServer, type IncomingMessage } from 'node:http';

import type { Game } from 'boardgame.io';
import type Koa from 'koa';
import { Server as IOServer, type Namespace } from 'socket.io';

import { Connection } from './connection';
import type { Doorkeeper } from './http/doorkeeper';
import type { LiveMatches } from './match/live-matches';
import { Master } from './match/master';
import type { Cast } from './match/viewpoint';

/** Longest message a client may send, in bytes; a move is a few hundred. */
const LONGEST_MESSAGE = 64 * 1024;

/** How long a request may take to arrive, in milliseconds: none is longer than a few kilobytes. */
const PATIENCE = 30_000;

export interface TransportOptions {
  matches: LiveMatches;
  /** Address to listen on; all of the machine's by default. */
  host?: string;
  doorkeeper: Doorkeeper;
}

/** A connection before socket.io has looked at what comes through it. */
interface RawConnection {
  request: IncomingMessage;
  on(event: 'close', listener: () => void): void;
  close(): void;
}

/**
 * Carries moves and states between clients and matches, in boardgame.io's protocol. It takes the place of the framework's
 * own transport: `Server({ transport })` calls `init` and later `app.listen`.
 */
export class Transport {
  #io: IOServer | undefined;
  #closing = false;

  constructor(private readonly options: TransportOptions) {}

  /** Called by the framework before it has its routes. */
  init(app: Koa, games: readonly Game[]): void {
    const { host, doorkeeper } = this.options;
    const io = new IOServer({
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: LONGEST_MESSAGE,
      pingInterval: 10_000,
      pingTimeout: 20_000,
      allowRequest: (request, answer) => {
        doorkeeper.admits(request).then((admitted) => answer(null, admitted), () => answer(null, false));
      },
    });
    this.#io = io;
    for (const game of games) this.#serve(io.of(`/${game.name}`), new Master(game));
    // The framework's own listen would know nothing of the sockets and of the address.
    app.listen = ((port: number, listening: () => void) => {
      const answer = app.callback();
      const http = createServer({ requestTimeout: PATIENCE, headersTimeout: PATIENCE }, (request, response) => void answer(request, response));
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
  }

  #count(connection: RawConnection): void {
    const leave = this.options.doorkeeper.enter(connection.request);
    if (leave) connection.on('close', leave);
    else connection.close();
  }

  #serve(namespace: Namespace, master: Master): void {
    const { matches, doorkeeper } = this.options;
    const cast: Cast = (room, event, ...args) => void namespace.to(room).emit(event, ...args);
    namespace.on('connection', (socket) => {
      new Connection(socket, { matches, master, cast, allowance: doorkeeper.allowance(), closing: () => this.#closing });
    });
  }
}
