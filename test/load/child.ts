import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What a server in a process of its own weighs, after its garbage was collected. */
export interface Weight {
  /** Bytes of JavaScript values and of what they hold outside of the heap. */
  heap: number;
  /** Bytes of the process as the operating system sees it. */
  rss: number;
}

/** A server in a process of its own: one that may be killed, weighed and profiled. */
export interface Child {
  url: string;
  /** Whether the process lives. */
  readonly alive: boolean;
  /** The end of what it wrote, for messages. */
  readonly said: string;
  /** @throws Error when the process has ended, or ends before it answers */
  ask<T>(question: string): Promise<T>;
  weigh(): Promise<Weight>;
  /** Ends it, by force if need be. */
  stop(): Promise<void>;
}

export interface ChildOptions {
  /** A module of this folder: `ours` or `stock`. */
  server: string;
  /** The module whose `games` it serves. */
  games: string;
  /** Of the server's module, after the games and the server's own folder, which is removed when the server has ended. */
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Flags for Node.js. */
  flags?: readonly string[];
}

/** How long a server may take to start, in milliseconds. */
const START = 60_000;

/** How long it may take to end, in milliseconds. */
const LAST_CALL = 5000;

/** How much of what a server says is kept, in characters. */
const KEPT = 4000;

/** @throws Error when it does not start */
export async function startChild({ server, games, args = [], env = {}, flags = [] }: ChildOptions): Promise<Child> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'civitas-'));
  const child = fork(path.join(__dirname, `${server}.ts`), [games, folder, ...args], {
    execArgv: ['--expose-gc', ...flags, '--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  const note = (chunk: Buffer): void => {
    said = (said + chunk.toString()).slice(-KEPT);
  };
  child.stdout?.on('data', note);
  child.stderr?.on('data', note);
  const alive = (): boolean => child.exitCode === null && child.signalCode === null;
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      rmSync(folder, { recursive: true, force: true });
      resolve();
    }),
  );

  const ask = <T>(question: string): Promise<T> => {
    if (!alive()) return Promise.reject(new Error(`the server has ended: ${said}`));
    return new Promise<T>((resolve, reject) => {
      const id = `${question} ${++questions}`;
      const done = (): void => {
        child.off('message', hear);
        child.off('exit', end);
      };
      const hear = (message: { id: string; answer: T }): void => {
        if (message.id !== id) return;
        done();
        resolve(message.answer);
      };
      const end = (): void => {
        done();
        reject(new Error(`the server has ended: ${said}`));
      };
      child.on('message', hear);
      child.on('exit', end);
      child.send({ id, question }, (error) => {
        if (error) end();
      });
    });
  };
  const stop = async (): Promise<void> => {
    // It ends when it sees that nobody is there any more; a profile that was asked for is written then.
    if (child.connected) child.disconnect();
    const late = setTimeout(() => child.kill('SIGKILL'), LAST_CALL);
    await ended;
    clearTimeout(late);
  };

  const port = await firstMessage(child, () => said);
  return {
    url: `http://127.0.0.1:${port}`,
    get alive() {
      return alive();
    },
    get said() {
      return said;
    },
    ask,
    weigh: () => ask<Weight>('weigh'),
    stop,
  };
}

let questions = 0;

function firstMessage(child: ChildProcess, said: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      child.kill('SIGKILL');
      reject(new Error(`the server did not start: ${said()}`));
    };
    const late = setTimeout(fail, START);
    child.once('exit', fail);
    child.once('message', ({ port }: { port: number }) => {
      clearTimeout(late);
      child.off('exit', fail);
      resolve(port);
    });
  });
}
