import * as z from 'zod/mini';
import { isBounded } from './bounds';
import { BadRecord, RECORD_FORMAT, type MatchRecord } from './record';

/** No match of any ruleset is as long. */
const MOST_MOVES = 100_000;

/** Most items and fields of a file: a move has four and its answer's picks. */
const MOST_ELEMENTS = 20 * MOST_MOVES;

const text = z.string().check(z.maxLength(200));

/** What each field of a file must be. */
const schema: z.ZodMiniType<MatchRecord> = z.object({
  civitas: z.literal(1),
  ruleset: text,
  version: text,
  seats: z.int().check(z.positive()),
  options: z.record(z.string(), z.unknown()).check(z.refine((options) => !('seed' in options))),
  seed: z.nullable(text),
  moves: z.array(z.object({ seat: z.int(), name: text, args: z.array(z.unknown()) })).check(z.maxLength(MOST_MOVES)),
  names: z.exactOptional(z.array(text)),
});

/** Reads a file's text. @throws BadRecord saying what is wrong with it; whether the moves are legal, only replaying tells. */
export function readRecord(text: string): MatchRecord {
  const value = parsed(text);
  if (!isBounded(value, MOST_ELEMENTS) || !isFile(value)) throw new BadRecord('noMatch');
  if (value.civitas !== RECORD_FORMAT) throw new BadRecord('format');
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new BadRecord('field', { field: String(read.error.issues[0]?.path[0]) });
}

const isFile = (value: unknown): value is { civitas: unknown } =>
  typeof value === 'object' && value !== null && 'civitas' in value;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRecord('noJson');
  }
}
