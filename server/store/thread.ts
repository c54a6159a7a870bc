import { parentPort, workerData } from 'node:worker_threads';

import type { Answer, StoreCall } from './messages';
import { SqliteStore } from './sqlite';

/**
 * The thread of a ThreadedStore: it opens the store of the file that it is started with and runs the calls it
 * receives.
 */
const port = parentPort;
if (!port) throw new Error('this file runs in a worker');

const store = new SqliteStore(workerData as string);
const answers: Answer[] = [];

// All calls of a message start at once, so that the store can put them in one transaction.
port.on('message', (calls: readonly StoreCall[]) => {
  for (const call of calls) void run(call).then(report);
});

async function run({ n, method, args }: StoreCall): Promise<Answer> {
  try {
    // JSON turns an argument that was left out into null; no argument is null itself.
    const given = typeof args === 'string' ? (JSON.parse(args) as unknown[]).map((arg) => arg ?? undefined) : args;
    return { n, value: await (store[method] as (...args: unknown[]) => Promise<unknown>)(...given) };
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    return { n, failure: { name, message, stack } };
  }
}

/** Answers that are ready in the same turn are sent in one message. */
function report(answer: Answer): void {
  if (answers.length === 0) setImmediate(() => port?.postMessage(answers.splice(0)));
  answers.push(answer);
}
