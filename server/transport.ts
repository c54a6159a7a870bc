import { SocketIO } from 'boardgame.io/server';
import type { Server as IOServer, ServerOptions } from 'socket.io';

/** Longest message a client may send, in bytes; a move is a few hundred. */
const LONGEST_MESSAGE = 64 * 1024;

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

  constructor() {
    // The framework asks for every option although socket.io has defaults for all.
    super({ socketOpts: options as ServerOptions });
  }

  override init(...args: Parameters<SocketIO['init']>): void {
    super.init(...args);
    this.#io = args[0]._io;
  }

  /** Disconnects every client and stops listening; resolves when the last connection is closed. */
  async close(): Promise<void> {
    await this.#io?.close();
  }
}
