import * as z from 'zod/mini';
import { checkedOptions, seed, turnCap } from '../kit/matchOptions';
import { listing } from './listing';
import type { NewDawnOptions } from './state';

const schema = z.strictObject({
  map: z._default(z.enum(['first', 'advanced']), 'first'),
  leaders: z._default(z.enum(['dealt', 'chosen']), 'dealt'),
  victory: z._default(z.enum(['standard', 'epic']), 'standard'),
  turnCap,
  seed,
});

/** Reads options from outside. @param raw undefined means the defaults @throws Error saying which option is wrong */
export const parseMatchOptions = (raw: unknown, seats: number): NewDawnOptions =>
  checkedOptions(listing, seats, schema, raw);
