import { z } from 'zod';
import { checkedOptions } from '../kit/matchOptions';
import { listing } from './listing';
import type { ImperiumOptions } from './state';

const schema = z.strictObject({
  nations: z.enum(['choose', 'random']).default('choose'),
  seed: z.string().min(1).max(64).exactOptional(),
});

/** @param raw options from outside; nothing means the defaults. @throws Error saying which option is wrong. */
export function parseMatchOptions(raw: unknown, seats: number): ImperiumOptions {
  return checkedOptions(listing, seats, schema, raw);
}
