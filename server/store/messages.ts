import type { SqliteStore } from './sqlite';

/** To the thread of a store: which method is called. */
export interface StoreCall {
  n: number;
  method: keyof SqliteStore;
  /** As JSON, which crosses threads faster than objects; a few values, and texts, are passed as they are. */
  args: string | readonly unknown[];
}

/** From the thread: what came of a call. */
export type Answer = { n: number; value: unknown } | { n: number; failure: Failure };

/** An error in a form that can cross threads. */
export interface Failure {
  name: string;
  message: string;
  stack?: string | undefined;
}
