import type { Socket as TcpSocket } from 'node:net';

import type { Readers } from './http/readers';
import { TaskQueue } from './task-queue';

/** The most unread bytes of a connection, beside its longest message: a log has no limit of its own. */
const MOST = 1024 * 1024;

/** A long answer waits until at most this many bytes are unread. */
const LITTLE = 64 * 1024;

/** A connection of engine.io, as far as it tells what becomes of what it is given to send. */
export interface EngineConnection {
  request: { socket: TcpSocket };
  /** Says `drain` when it has sent all that it was given last. */
  transport: { on(event: 'drain', listener: () => void): void };
  on(event: 'packetCreate', listener: (packet: { data?: string | Buffer }) => void): void;
  /** All that was waiting is given to the transport. */
  on(event: 'flush' | 'close', listener: () => void): void;
}

/**
 * What one connection is sent and has not read yet. Long answers are sent one after the other, each when the last has been read;
 * a connection that falls too far behind otherwise is cut.
 */
export class Outbox {
  /** Bytes that engine.io keeps back, and that it has given away. */
  #queued = 0;
  #sending = 0;
  #longest = 0;
  #open = true;
  readonly #answers = new TaskQueue();
  #wake: () => void = () => {};

  constructor(connection: EngineConnection, readers: Readers) {
    const { socket } = connection.request;
    readers.watch(socket, () => this.#unsent);
    connection.on('packetCreate', ({ data = '' }) => {
      if (this.#unsent === 0) this.#longest = 0;
      this.#queued += data.length;
      this.#longest = Math.max(this.#longest, data.length);
      if (this.#unsent - this.#longest > MOST) readers.cut(socket, 'behind');
    });
    connection.on('flush', () => {
      this.#sending += this.#queued;
      this.#queued = 0;
    });
    connection.transport.on('drain', () => {
      this.#sending = 0;
      if (this.#unsent <= LITTLE) this.#wake();
    });
    connection.on('close', () => {
      this.#open = false;
      this.#wake();
    });
  }

  get #unsent(): number {
    return this.#queued + this.#sending;
  }

  /**
   * Does something that ends in a long answer, when what was sent before is taken. Whatever is asked for meanwhile waits.
   * @returns undefined, and nothing is done, when the connection has closed
   */
  inTurn<T>(answer: () => Promise<T>): Promise<T | undefined> {
    return this.#answers.run(async () => {
      if (this.#open && this.#unsent > LITTLE) await new Promise<void>((resolve) => (this.#wake = resolve));
      return this.#open ? answer() : undefined;
    });
  }
}
