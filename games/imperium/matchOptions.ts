import * as z from 'zod/mini';
import { checkedOptions, seed } from '../kit/matchOptions';
import { listing } from './listing';
import type { ImperiumOptions } from './state';

const schema = z.strictObject({
  nations: z._default(z.enum(['choose', 'random']), 'choose'),
  seed,
});

/** @param raw options from outside; nothing means the defaults. @throws Error saying which option is wrong. */
export function parseMatchOptions(raw: unknown, seats: number): ImperiumOptions {
  return checkedOptions(listing, seats, schema, raw);
}
