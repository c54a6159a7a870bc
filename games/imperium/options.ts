import { z } from 'zod';
import { checked } from '../kit/options';
import { listing } from './listing';
import type { ImperiumOptions } from './state';

const schema = z.strictObject({
  nations: z.enum(['choose', 'random']).default('choose'),
  seed: z.string().min(1).max(64).optional(),
});

/** @param raw options from outside; nothing means the defaults. @throws Error saying which option is wrong. */
export function parseOptions(raw: unknown, seats: number): ImperiumOptions {
  return checked(listing, seats, schema, raw);
}
