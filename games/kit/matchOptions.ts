import * as z from 'zod/mini';
import { isBounded } from './bounds';
import type { Identity } from './ruleset';

/** Most items and fields of a match's options. */
const MOST_ELEMENTS = 100;

/** A chosen seed: every ruleset has it among its options. */
export const seed = z.exactOptional(z.string().check(z.minLength(1), z.maxLength(64)));

/** After so many turns a match of bots alone is scored as it stands; 0 for never. */
export const turnCap = z._default(z.int().check(z.minimum(0), z.maximum(100_000)), 0);

// Without it the small build of the library says only "Invalid input".
z.config(z.locales.en());

/** Checks options from outside; nothing means the defaults. @throws Error saying which option of which ruleset is wrong, or that so many cannot play. */
export function checkedOptions<T>(
  { name, title, minSeats, maxSeats }: Identity,
  seats: number,
  schema: z.ZodMiniType<T>,
  raw: unknown,
): T {
  if (!Number.isInteger(seats) || seats < minSeats || seats > maxSeats)
    throw new Error(`${title} is for ${minSeats} to ${maxSeats} players, not ${seats}`);
  if (!isBounded(raw, MOST_ELEMENTS)) throw new Error(`options of ${name}: options: too many, or nested too deep`);
  const parsed = schema.safeParse(raw ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`options of ${name}: ${issue?.path.join('.') || 'options'}: ${issue?.message ?? 'malformed'}`);
}
