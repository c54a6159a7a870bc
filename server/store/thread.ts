import { parentPort, workerData } from 'node:worker_threads';

import type { Answer, Call } from './messages';
import { SqliteStore } from './sqlite';

/** The thread of a ThreadedStore: holds the store of the file that it is started with, and does what it is told. */
const port = parentPort;
if (!port) throw new Error('this file runs in a worker');

const store = new SqliteStore(workerData as string);
const answers: Answer[] = [];

// All at once, so that the store can do together what came together.
port.on('message', (calls: readonly Call[]) => {
  for (const call of calls) void run(call).then(report);
});

async function run({ n, method, args }: Call): Promise<Answer> {
  try {
    // JSON has no undefined for an argument that was left out, and none of them is null.
    const given = typeof args === 'string' ? (JSON.parse(args) as unknown[]).map((arg) => arg ?? undefined) : args;
    return { n, value: await (store[method] as (...args: unknown[]) => Promise<unknown>)(...given) };
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    return { n, failure: { name, message, stack } };
  }
}

/** What is ready at the same time goes back together. */
function report(answer: Answer): void {
  if (answers.length === 0) setImmediate(() => port?.postMessage(answers.splice(0)));
  answers.push(answer);
}
