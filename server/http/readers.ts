import type { Socket } from 'node:net';

/** How long a connection may read nothing of what it is sent, in seconds. */
const PATIENCE = 10;

/** The most bytes that all connections together may leave unread. */
const MOST_FOR_ALL = 256 * 1024 * 1024;

/** Why a connection was cut. */
export const CUTS = [
  /** It read nothing for ten seconds. */
  'stalled',
  /** It had too many unread bytes. */
  'behind',
  /** All connections together had too many unread bytes, and it had the most. */
  'crowded',
] as const;

export type CutReason = (typeof CUTS)[number];

/** A connection, as the last look found it. */
interface Reader {
  /** How many bytes wait to be read. */
  unsent(): number;
  /** A mark that changes whenever the client reads something. */
  taken: string;
  /** The number of looks in a row that found nothing read. */
  stalled: number;
}

/**
 * Watches how much each connection has not read yet, whatever its protocol: unread bytes lie in the server's memory. A connection
 * that reads nothing for too long is cut, even if it goes on sending; one that reads slowly is not. "Read" means taken by the
 * operating system, which buffers some megabytes for each connection itself.
 */
export class Readers {
  readonly #readers = new Map<Socket, Reader>();
  readonly #looking: NodeJS.Timeout;

  constructor(private readonly onCut: (why: CutReason) => void = () => {}) {
    // Looks are counted, not seconds: while the server was busy, no client could read anything.
    this.#looking = setInterval(() => this.look(), 1000).unref();
  }

  /** Watches a connection until it closes. @param unsent gives its unread bytes, where more wait than the socket knows of */
  watch(socket: Socket, unsent: () => number = () => socket.writableLength): void {
    if (!this.#readers.has(socket)) socket.once('close', () => this.#readers.delete(socket));
    this.#readers.set(socket, { unsent, taken: '', stalled: 0 });
  }

  /** Ends a connection at once: it would not read an orderly goodbye. */
  cut(socket: Socket, why: CutReason): void {
    if (socket.destroyed) return;
    this.onCut(why);
    socket.destroy();
  }

  /** Looks at every connection, and cuts those that must be cut. It is called every second. */
  look(): void {
    let all = 0;
    for (const [socket, reader] of this.#readers) {
      const taken = takenOf(socket);
      reader.stalled = socket.writableLength > 0 && taken === reader.taken ? reader.stalled + 1 : 0;
      reader.taken = taken;
      if (reader.stalled >= PATIENCE) this.cut(socket, 'stalled');
      else all += reader.unsent();
    }
    if (all > MOST_FOR_ALL) this.#makeRoom(all);
  }

  close(): void {
    clearInterval(this.#looking);
  }

  /** Cuts the connections with the most unread bytes until the rest fits. @param all the unread bytes of all connections */
  #makeRoom(all: number): void {
    const waiting = [...this.#readers].map(([socket, { unsent }]) => ({ socket, unsent: unsent() }));
    for (const { socket, unsent } of waiting.sort((a, b) => b.unsent - a.unsent)) {
      if (all <= MOST_FOR_ALL) return;
      this.cut(socket, 'crowded');
      all -= unsent;
    }
  }
}

/**
 * What changes when a client reads. Node.js counts a write only when it is complete; how much of the current one is left stands
 * in the socket's handle, where Node's own timeouts read it.
 */
function takenOf(socket: Socket): string {
  const { _handle: handle } = socket as { _handle?: { writeQueueSize?: number } | null };
  return `${socket.bytesWritten - socket.writableLength} ${handle?.writeQueueSize ?? 0}`;
}
