import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Does something when the test is over; what was said last is done first. */
export function afterwards(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

/** A folder that is gone after the test. */
export function freshFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'civitas-'));
  afterwards(() => rmSync(folder, { recursive: true }));
  return folder;
}
