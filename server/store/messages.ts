import type { SqliteStore } from './sqlite';

/** To the thread of a store: which method is called. */
export interface Call {
  n: number;
  method: keyof SqliteStore;
  /** JSON, which is made and passed on faster than objects are; few values, and texts, go as they are. */
  args: string | readonly unknown[];
}

/** From the thread: what came of a call. */
export type Answer = { n: number; value: unknown } | { n: number; failure: Failure };

/** An error, as far as it survives the way from thread to thread. */
export interface Failure {
  name: string;
  message: string;
  stack?: string | undefined;
}
