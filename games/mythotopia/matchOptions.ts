import * as z from 'zod/mini';
import { checkedOptions, seed, turnCap } from '../kit/matchOptions';
import { listing } from './listing';
import type { MythotopiaOptions } from './state';

const schema = z.strictObject({
  setup: z._default(z.enum(['normal', 'draft']), 'normal'),
  turnCap,
  seed,
});

/** Reads options from outside. @param raw undefined means the defaults @throws Error saying which option is wrong */
export function parseMatchOptions(raw: unknown, seats: number): MythotopiaOptions {
  const options = checkedOptions(listing, seats, schema, raw);
  // M14.2
  if (options.setup === 'draft' && seats === 2)
    throw new Error('options of mythotopia: setup: two players do not draft');
  return options;
}
