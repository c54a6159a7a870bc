import type { z } from 'zod';
import { isBounded } from './bounds';
import type { Identity } from './ruleset';

/** Most items and fields of a match's options. */
const MOST_ELEMENTS = 100;

/** Checks options from outside; nothing means the defaults. @throws Error saying which option of which ruleset is wrong, or that so many cannot play. */
export function checkedOptions<T>(
  { name, title, minSeats, maxSeats }: Identity,
  seats: number,
  schema: z.ZodType<T>,
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
