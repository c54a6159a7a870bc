import { SocketIO } from 'boardgame.io/server';
import type { Server as IOServer, ServerOptions, Socket } from 'socket.io';

/** Longest message a client may send, in bytes; a move is a few hundred. */
const LONGEST_MESSAGE = 64 * 1024;

/** How long the moves of a match wait for a sync that the framework does not answer, in milliseconds. */
const UNANSWERED = 200;

const options: Partial<ServerOptions> = {
  maxHttpBufferSize: LONGEST_MESSAGE,
  serveClient: false,
  // Only pages that this server sent may poll; the framework hands its `origins` on under a name socket.io ignores.
  cors: { origin: false },
};

/**
 * Carries moves and states between the clients and the matches: the framework's own socket.io transport, plus a way to
 * close it. Whatever takes its place has to offer `init` for the framework and `close` for us.
 */
export class SocketTransport extends SocketIO {
  #io: IOServer | undefined;

  /** @param isMatch whether the store has a match of that id */
  constructor(private readonly isMatch: (id: string) => boolean) {
    // The framework asks for every option although socket.io has defaults for all.
    super({ socketOpts: options as ServerOptions });
  }

  override init(...args: Parameters<SocketIO['init']>): void {
    super.init(...args);
    const io = args[0]._io;
    this.#io = io;
    for (const game of args[1]) {
      io?.of(game.name ?? '').use((socket, next) => {
        this.#refuseUnknownMatches(socket);
        this.#queueSyncs(socket);
        next();
      });
    }
  }

  /**
   * Moves of a match wait until a sync of it is done. The framework reads the state first and lets the client hear of
   * changes only later: whatever happened in between would never reach it.
   */
  #queueSyncs(socket: Socket): void {
    socket.use(([event, id]: unknown[], next) => {
      if (event !== 'sync') return next();
      void this.getMatchQueue(id as string).add(() => new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(unanswered);
          socket.offAnyOutgoing(answered);
          resolve();
        };
        // The client is among the listeners once the framework's handler has run on.
        const answered = (name: string) => { if (name === 'sync') setImmediate(done); };
        // A sync with wrong credentials is not answered.
        const unanswered = setTimeout(done, UNANSWERED);
        socket.onAnyOutgoing(answered);
        next();
      }));
    });
  }

  /** The framework would make a match for whoever asks for one that does not exist. */
  #refuseUnknownMatches(socket: Socket): void {
    socket.use(([event, ...args]: unknown[], next) => {
      const id = args[event === 'update' ? 2 : 0];
      next(typeof id === 'string' && this.isMatch(id) ? undefined : new Error('no such match'));
    });
  }

  /** Disconnects every client and stops listening; resolves when the last connection is closed. */
  async close(): Promise<void> {
    await this.#io?.close();
  }
}
