import type { Port } from './brain';

/** Starts the bots' worker. */
export const spawn = (): Port => new Worker(new URL('./worker.ts', import.meta.url), { name: 'bots' });
