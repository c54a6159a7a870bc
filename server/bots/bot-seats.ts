import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Logger } from 'pino';

import { newCredentials } from '../credentials';
import type { BotClaim, MatchStore } from '../store/store';
import { keyOf, type BotSeat, type Order, type Report, type WorkerData } from './messages';
import { FALLBACK } from './source';

/** How often seats are looked for, in milliseconds. */
const ROUNDS = 1000;

/** How long a process may be silent, in milliseconds, before the others take its seats. */
const SILENCE = 6000;

/** Most seats that one process plays. */
const MOST = 500;

export interface BotOptions {
  store: MatchStore;
  logger: Logger;
  /** File of the BotSource. */
  source: string;
  threads: number;
  /** Longest time for one decision, in milliseconds. */
  deadline: number;
  /** How long a bot lets pass before it moves, in milliseconds. */
  pace: number;
  /** What tells the server that a connection is its own. */
  headers: Record<string, string>;
  /** A seat has got another bot. */
  changed(matchID: string): void;
}

interface Seated extends BotSeat {
  credentials: string;
  thread: Thread;
}

/**
 * Puts bots on the seats that the store has for them. They think in threads and come in through the sockets, as anybody does, with
 * credentials of their own that end with the process. Each seat is claimed for a while, so that of several processes one plays it.
 */
export class BotSeats {
  readonly #id = randomUUID();
  readonly #seated = new Map<string, Seated>();
  readonly #threads: Thread[] = [];
  /** How often seats were claimed. */
  #beat = 0;
  /** Since when the others have claimed as they do, by a clock that nobody sets. */
  #others = new Map<string, { claim: BotClaim; since: number }>();
  #rounds: ReturnType<typeof setInterval> | undefined;
  #looking = Promise.resolve();

  constructor(private readonly options: BotOptions) {}

  get size(): number {
    return this.#seated.size;
  }

  /** @param url address of this server, for sockets */
  start(url: string): void {
    const { threads, source, pace, headers } = this.options;
    for (let i = 0; i < threads; i++)
      this.#threads.push(new Thread({ url, source, pace, headers }, this.options.deadline, this));
    this.#rounds = setInterval(() => this.look(), ROUNDS);
    this.look();
  }

  /** Looks at once for seats that have got or lost a bot. */
  look(): void {
    this.#looking = this.#looking
      .then(() => this.#look())
      .catch((err: unknown) => {
        this.options.logger.warn({ err }, 'bot seats could not be looked up');
      });
  }

  /** Whether these credentials are those of the bot that sits there. */
  isBot(matchID: string, seat: number, credentials: unknown): boolean {
    const seated = this.#seated.get(keyOf({ matchID, seat }));
    return seated !== undefined && seated.credentials === credentials;
  }

  async stop(): Promise<void> {
    clearInterval(this.#rounds);
    await this.#looking;
    this.#seated.clear();
    await Promise.all(this.#threads.splice(0).map((thread) => thread.stop()));
  }

  /** A bot cannot go on: another plays its seat from now on, so that the match does. */
  async replace(key: string, why: string): Promise<void> {
    const seated = this.#seated.get(key);
    if (!seated) return;
    const { matchID, seat, bot } = seated;
    const { store, logger, changed } = this.options;
    logger.error({ match: matchID, seat, bot, why }, 'a bot failed');
    this.#leave(key);
    if (bot === FALLBACK) return;
    const record = (await store.find(matchID))?.seats[seat];
    if (record?.bot !== bot) return;
    await store.changeSeat(matchID, seat, record, { bot: FALLBACK });
    changed(matchID);
    this.look();
  }

  /** A thread had to be ended: its bots begin again. */
  revive(thread: Thread): void {
    for (const [key, seated] of this.#seated) if (seated.thread === thread) this.#seated.delete(key);
    this.look();
  }

  async #look(): Promise<void> {
    if (this.#threads.length === 0) return;
    const { store } = this.options;
    const silent = this.#silent(await store.otherClaims(this.#id));
    const claimed = await store.claimBots({ process: this.#id, beat: ++this.#beat }, silent, MOST);
    const wanted = new Map(
      claimed.map(({ id, ...seat }) => [keyOf({ matchID: id, seat: seat.seat }), { matchID: id, ...seat }]),
    );
    for (const [key, seated] of this.#seated) if (wanted.get(key)?.bot !== seated.bot) this.#leave(key);
    for (const [key, seat] of wanted) {
      const seated = this.#seated.get(key);
      if (!seated) this.#sit(key, seat);
      else if (seated.people !== seat.people) this.#tell(seated, seat.people);
    }
  }

  /** Of the claims of others, those that have stayed as they are for too long. */
  #silent(claims: readonly BotClaim[]): BotClaim[] {
    const now = performance.now();
    const known = this.#others;
    this.#others = new Map(
      claims.map((claim) => {
        const name = `${claim.process}/${claim.beat}`;
        return [name, known.get(name) ?? { claim, since: now }];
      }),
    );
    return [...this.#others.values()].flatMap(({ claim, since }) => (now - since >= SILENCE ? [claim] : []));
  }

  #sit(key: string, seat: BotSeat): void {
    const counts = new Map(this.#threads.map((thread) => [thread, 0]));
    for (const { thread } of this.#seated.values()) counts.set(thread, (counts.get(thread) ?? 0) + 1);
    const [thread] = [...counts].sort(([, a], [, b]) => a - b)[0] ?? [];
    if (!thread) return;
    const credentials = newCredentials();
    this.#seated.set(key, { ...seat, credentials, thread });
    thread.order({ kind: 'sit', key, seat, credentials });
  }

  #tell(seated: Seated, people: boolean): void {
    seated.people = people;
    seated.thread.order({ kind: 'people', key: keyOf(seated), people });
  }

  #leave(key: string): void {
    this.#seated.get(key)?.thread.order({ kind: 'leave', key });
    this.#seated.delete(key);
  }
}

/** A worker, and the clock over it. It is started anew when it dies or does not come back from a decision. */
class Thread {
  #worker: Worker;
  #stopped = false;
  #clock: ReturnType<typeof setTimeout> | undefined;
  /** Whose turn it is to think. */
  #thinking: string | undefined;

  constructor(
    private readonly data: WorkerData,
    private readonly deadline: number,
    private readonly seats: BotSeats,
  ) {
    this.#worker = this.#start();
  }

  order(order: Order): void {
    this.#worker.postMessage(order);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#clock);
    await this.#worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(path.join(__dirname, '../../config/worker.mjs'), {
      argv: [path.join(__dirname, 'worker.ts')],
      workerData: this.data,
    });
    worker.on('message', (report: Report) => this.#hear(report));
    // An error ends the worker, and is dealt with then.
    worker.on('error', () => undefined);
    worker.on('exit', () => void this.#restart());
    return worker;
  }

  #hear(report: Report): void {
    clearTimeout(this.#clock);
    this.#thinking = report.kind === 'thinking' ? report.key : undefined;
    if (report.kind === 'thinking') this.#clock = setTimeout(() => void this.#worker.terminate(), this.deadline);
    if (report.kind === 'failed') void this.seats.replace(report.key, report.why);
  }

  /** The bot that was thinking is to blame; the others begin again. */
  async #restart(): Promise<void> {
    clearTimeout(this.#clock);
    if (this.#stopped) return;
    if (this.#thinking !== undefined) {
      await this.seats
        .replace(this.#thinking, `it broke off, or did not decide within ${this.deadline} ms`)
        .catch(() => undefined);
    }
    this.#thinking = undefined;
    this.#worker = this.#start();
    this.seats.revive(this);
  }
}
