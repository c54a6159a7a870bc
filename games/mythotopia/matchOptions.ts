import { z } from 'zod';
import { checkedOptions } from '../kit/matchOptions';
import { listing } from './listing';
import type { MythotopiaOptions } from './state';

const schema = z.strictObject({
  setup: z.enum(['normal', 'draft']).default('normal'),
  turnCap: z.number().int().min(0).max(100_000).default(0),
  seed: z.string().min(1).max(64).exactOptional(),
});

/** @param raw options from outside; nothing means the defaults. @throws Error saying which option is wrong. */
export function parseMatchOptions(raw: unknown, seats: number): MythotopiaOptions {
  const options = checkedOptions(listing, seats, schema, raw);
  // M14.2
  if (options.setup === 'draft' && seats === 2)
    throw new Error('options of mythotopia: setup: two players do not draft');
  return options;
}
