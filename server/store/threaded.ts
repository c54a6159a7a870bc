import path from 'node:path';
import { Worker } from 'node:worker_threads';

import { StartError } from '../start-error';
import { Bases } from './bases';
import type { Answer, StoreCall, Failure } from './messages';
import { toRecords } from './rows';
import {
  type ListQuery,
  type StoredMatch,
  type MatchStore,
  type NewMatch,
  StoreError,
  type StoredState,
} from './store';

/** So many calls are sent at once, without waiting for the end of the turn: the disk should work while the rules do. */
const BATCH = 8;

const ROOT = path.join(__dirname, '../..');

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * An SqliteStore in a thread of its own, so that nothing else waits for the disk. Calls of one turn of the event loop
 * are sent together, unless they are many. When the thread dies, its calls fail, although they may have been stored;
 * the next call starts another thread.
 */
export class ThreadedStore implements MatchStore {
  #worker: Worker | undefined;
  #isOpen = false;
  #calls: StoreCall[] = [];
  #count = 0;
  /** Callers that wait, by the number of their call. */
  readonly #waiting = new Map<number, Waiting>();
  readonly #bases = new Bases();

  /** @param file of SQLite, which is created where there is none */
  constructor(private readonly file: string) {}

  readonly ping = this.#pass('ping');
  readonly state = this.#pass('state');
  readonly initial = this.#pass('initial');
  readonly steps = this.#pass('steps');
  readonly log = this.#pass('log');
  readonly commit = this.#pass('commit');
  readonly stateIDs = this.#pass('stateIDs');
  readonly changeSeat = this.#pass('changeSeat');
  readonly follow = this.#pass('follow');
  readonly removeEmpty = this.#pass('removeEmpty');
  readonly remove = this.#pass('remove');
  readonly ids = this.#pass('ids');
  readonly expire = this.#pass('expire');
  readonly say = this.#pass('say');
  readonly chat = this.#pass('chat');
  readonly claimBots = this.#pass('claimBots');
  readonly otherClaims = this.#pass('otherClaims');

  async open(): Promise<void> {
    if (this.#isOpen) return;
    this.#isOpen = true;
    try {
      await this.#start();
    } catch (error) {
      this.#isOpen = false;
      throw error;
    }
  }

  // Long values are written and parsed here, and cross the threads as text.

  create(match: NewMatch, initial: StoredState, active: number[]): Promise<void> {
    return this.#bases.create(match, initial, active, async (rows) => (await this.#call('insert', [rows])) as boolean);
  }

  async find(id: string): Promise<StoredMatch | undefined> {
    return toRecords((await this.#call('findJson', [id])) as string)[0];
  }

  async list(query: ListQuery): Promise<StoredMatch[]> {
    return toRecords((await this.#call('listJson', [query])) as string);
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    // `close` is answered after all earlier calls.
    const closed = this.#isOpen && worker && this.#call('close', []);
    this.#send();
    this.#isOpen = false;
    await closed;
    await worker?.terminate();
  }

  #pass<M extends keyof MatchStore>(method: M): MatchStore[M] {
    return (async (...args: unknown[]) => this.#call(method, JSON.stringify(args))) as unknown as MatchStore[M];
  }

  async #call(method: StoreCall['method'], args: StoreCall['args']): Promise<unknown> {
    if (!this.#isOpen) throw new StoreError('the match store is not open');
    if (!this.#worker) this.#start().catch(() => undefined);
    const call = { n: ++this.#count, method, args };
    return new Promise((resolve, reject) => {
      this.#waiting.set(call.n, { resolve, reject });
      if (this.#calls.length === 0) setImmediate(() => this.#send());
      this.#calls.push(call);
      if (this.#calls.length >= BATCH) this.#send();
    });
  }

  #send(): void {
    if (this.#calls.length > 0) this.#worker?.postMessage(this.#calls.splice(0));
  }

  /** Starts a thread, which opens the file before it does anything else. @throws StartError */
  async #start(): Promise<void> {
    const worker = new Worker(path.join(ROOT, 'config/worker.mjs'), {
      argv: [path.join(ROOT, 'server/store/thread.ts')],
      workerData: this.file,
    });
    let cause: unknown;
    worker.on('message', (answers: readonly Answer[]) => answers.forEach((answer) => this.#settle(answer)));
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', () => this.#lose(worker, cause));
    this.#worker = worker;
    try {
      await this.#call('open', []);
    } catch (error) {
      // Without its file the thread is of no use; the next call starts another.
      await worker.terminate();
      throw error;
    }
  }

  /** Fails all waiting calls, because the thread has ended. */
  #lose(worker: Worker, cause: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#calls = [];
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new StoreError('the thread of the match store has ended', { cause }));
  }

  #settle(answer: Answer): void {
    const { n } = answer;
    const waiting = this.#waiting.get(n);
    this.#waiting.delete(n);
    if ('failure' in answer) waiting?.reject(errorOf(answer.failure));
    else waiting?.resolve(answer.value);
  }
}

/** Restores an error from the thread, with its class where callers distinguish it. */
function errorOf({ name, message, stack }: Failure): Error {
  const Class = name === 'StoreError' ? StoreError : name === 'StartError' ? StartError : Error;
  const error = new Class(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
