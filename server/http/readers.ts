import type { Socket } from 'node:net';

/** How long a connection may read nothing of what it is sent, in seconds. */
const PATIENCE = 10;

/** The most unread bytes of all connections together. */
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

export type Cut = (typeof CUTS)[number];

/** A connection as it was when it was last looked at. */
interface Reader {
  /** Bytes that wait here to be taken. */
  unsent(): number;
  /** Changes whenever something is taken. */
  taken: string;
  /** For how many looks nothing was. */
  stalled: number;
}

/**
 * Watches what each connection has not read yet, whatever its protocol: it lies in the server's memory. A connection that reads
 * nothing for too long is cut, even if it goes on sending; one that reads slowly is not. "Read" means taken by the operating
 * system, which buffers some megabytes for each connection itself.
 */
export class Readers {
  readonly #readers = new Map<Socket, Reader>();
  readonly #looking: NodeJS.Timeout;

  constructor(private readonly onCut: (why: Cut) => void = () => {}) {
    // Looks are counted, not seconds: after a long piece of work nobody has had the time to take anything.
    this.#looking = setInterval(() => this.look(), 1000).unref();
  }

  /** Looks after a connection until it is closed. @param unsent bytes that wait, where more than the socket knows of do */
  watch(socket: Socket, unsent: () => number = () => socket.writableLength): void {
    if (!this.#readers.has(socket)) socket.once('close', () => this.#readers.delete(socket));
    this.#readers.set(socket, { unsent, taken: '', stalled: 0 });
  }

  /** Ends a connection at once: it would never take our farewell. */
  cut(socket: Socket, why: Cut): void {
    if (socket.destroyed) return;
    this.onCut(why);
    socket.destroy();
  }

  /** Is done every second. */
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

  /** Cuts those for whom most waits. */
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
 * Node.js counts a write as done when all of it is taken; how much of the one at hand is left, it keeps where its own
 * timeouts look for it.
 */
function takenOf(socket: Socket): string {
  const { _handle: handle } = socket as { _handle?: { writeQueueSize?: number } | null };
  return `${socket.bytesWritten - socket.writableLength} ${handle?.writeQueueSize ?? 0}`;
}
