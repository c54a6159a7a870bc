import { randomBytes } from 'node:crypto';

import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';

import { withoutSecret } from '../logging';
import type { Bus, Notice } from './bus';
import { BEAT, connect, end } from './redis-connection';

/** So many notices may wait for Redis to say that it has them; no more are sent until it does. */
const MOST_UNANSWERED = 10_000;

const id = z.string().min(1).max(100);
const matchID = id;

/** What goes over the channel: notices, and that some of the sender's were not sent. */
type Message = Notice | { kind: 'lost' };

const messageShape: z.ZodType<Message> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('state'), matchID, stateID: z.int().min(0) }),
  z.object({ kind: z.literal('seats'), matchID }),
  z.object({ kind: z.literal('chat'), matchID, n: z.int().min(0) }),
  z.object({ kind: z.literal('present'), matchID, process: id, seats: z.array(z.int().min(0)).max(1000) }),
  z.object({ kind: z.literal('who'), matchID }),
  z.object({ kind: z.literal('alive'), process: id }),
  z.object({ kind: z.literal('lost') }),
]);

/**
 * A bus over Redis's publish and subscribe. It is there at once, whether Redis is or not, and works as soon and as often as
 * Redis does.
 * @param url redis://... or rediss://...
 * @param options.channel what processes of one site have in common; another site on the same Redis has another
 */
export const redisBus = (url: string, options: { channel: string; logger: Logger }): Bus => new RedisBus(url, options);

class RedisBus implements Bus {
  /** Begins every message of this process, so that it knows them when they come back. */
  readonly #sender = `${randomBytes(9).toString('base64url')} `;
  readonly #channel: string;
  readonly #logger: Logger;
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  readonly #beat: NodeJS.Timeout;
  readonly #noticeListeners: ((notice: Notice) => void)[] = [];
  readonly #gapListeners: (() => void)[] = [];
  #subscribed = false;
  /** Notices whose arrival at Redis is not confirmed yet. */
  #unanswered = 0;
  /** Whether a notice was not sent and the others do not know it yet. */
  #lost = false;
  /** Whether the log says that Redis is away. */
  #mourned = false;
  #puzzled = false;
  #closed = false;

  constructor(url: string, { channel, logger }: { channel: string; logger: Logger }) {
    this.#channel = channel;
    this.#logger = logger.child({ redis: withoutSecret(url) });
    this.#publisher = connect(url);
    this.#subscriber = connect(url);
    for (const connection of [this.#publisher, this.#subscriber]) {
      connection.on('error', (error: NodeJS.ErrnoException) => this.#mourn(error.message || error.code));
      connection.on('close', () => this.#mourn('the connection was closed'));
    }
    this.#publisher.on('ready', () => this.#recover());
    this.#subscriber.on('ready', () => this.#subscribe());
    this.#subscriber.on('close', () => {
      this.#subscribed = false;
    });
    this.#subscriber.on('message', (_channel, text) => this.#receive(text));
    this.#beat = setInterval(() => this.#check(), BEAT);
  }

  get healthy(): boolean {
    return this.#subscribed && this.#publisher.status === 'ready';
  }

  publish(notice: Notice): void {
    this.#send(notice);
  }

  onNotice(listener: (notice: Notice) => void): void {
    this.#noticeListeners.push(listener);
  }

  onGap(listener: () => void): void {
    this.#gapListeners.push(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#beat);
    await Promise.all([end(this.#publisher), end(this.#subscriber)]);
  }

  #send(message: Message): void {
    if (this.#closed) return;
    if (this.#publisher.status !== 'ready' || this.#unanswered >= MOST_UNANSWERED) {
      this.#lost = true;
      return;
    }
    this.#unanswered++;
    const answered = () => {
      this.#unanswered--;
    };
    this.#publisher.publish(this.#channel, this.#sender + JSON.stringify(message)).then(answered, () => {
      answered();
      this.#lost = true;
    });
  }

  #receive(text: string): void {
    if (this.#closed || text.startsWith(this.#sender)) return;
    const message = parse(text);
    if (!message) {
      // A newer process may say what this one does not know; once is enough to tell.
      if (!this.#puzzled) this.#logger.warn('a notice was not understood');
      this.#puzzled = true;
    } else if (message.kind === 'lost') {
      this.#gap();
    } else {
      for (const listener of this.#noticeListeners) this.#attempt(() => listener(message));
    }
  }

  #subscribe(): void {
    this.#subscriber
      .subscribe(this.#channel)
      .then(() => {
        this.#subscribed = true;
        this.#recover();
        this.#gap();
      })
      .catch((error: unknown) => this.#mourn(error instanceof Error ? error.message : String(error)));
  }

  /** Finds out whether the connections still work: an end that is not there any more says nothing. */
  #check(): void {
    for (const connection of [this.#publisher, this.#subscriber]) {
      if (connection.status === 'ready') connection.ping().catch(ignore);
    }
    this.#confess();
    if (this.#subscribed) return;
    this.#gap();
    if (this.#subscriber.status === 'ready') this.#subscribe();
  }

  /** Tells the others that they have missed something. */
  #confess(): void {
    if (!this.#lost || this.#publisher.status !== 'ready') return;
    this.#lost = false;
    this.#send({ kind: 'lost' });
  }

  #gap(): void {
    for (const listener of this.#gapListeners) this.#attempt(listener);
  }

  /** A listener that fails must not end the connection, nor keep the others from listening. */
  #attempt(listener: () => void): void {
    try {
      listener();
    } catch (err) {
      this.#logger.error({ err }, 'a notice could not be dealt with');
    }
  }

  /** @param reason why Redis does not answer; of the library's errors never more: they hold commands, and those passwords */
  #mourn(reason: string | undefined): void {
    if (this.#closed || this.#mourned) return;
    this.#mourned = true;
    this.#logger.error({ reason }, 'Redis is away: other processes are heard late until it is back');
  }

  #recover(): void {
    if (!this.healthy) return;
    if (this.#mourned) this.#logger.info('Redis is back');
    this.#mourned = false;
    this.#confess();
  }
}

function parse(text: string): Message | undefined {
  try {
    return messageShape.safeParse(JSON.parse(text.slice(text.indexOf(' ') + 1))).data;
  } catch {
    return undefined;
  }
}

const ignore = (): void => undefined;
