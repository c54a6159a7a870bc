import * as z from 'zod/mini';
import { checkedOptions, seed } from '../kit/matchOptions';
import { listing } from './listing';
import type { ImperiumOptions } from './state';

const schema = z
  .strictObject({
    nations: z._default(z.enum(['choose', 'random']), 'choose'),
    box: z._default(z.enum(['classics', 'legends', 'both']), 'classics'),
    commons: z.exactOptional(z.enum(['classics', 'legends'])),
    seed,
  })
  .check(
    z.refine(({ box, commons }) => box === 'both' || commons === undefined || commons === box, {
      path: ['commons'],
      error: 'only with both boxes the common cards may be of another one (R3.1)',
    }),
  );

/** Reads options from outside. @param raw undefined means the defaults @throws Error saying which option is wrong */
export function parseMatchOptions(raw: unknown, seats: number): ImperiumOptions {
  const options = checkedOptions(listing, seats, schema, raw);
  const { box, commons = box === 'both' ? 'classics' : box } = options;
  return { ...options, commons };
}
