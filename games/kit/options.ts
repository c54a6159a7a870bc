import type { z } from 'zod';

/** Checks options from outside; nothing means the defaults. @throws Error saying which option of which ruleset is wrong. */
export function checked<T>(ruleset: string, schema: z.ZodType<T>, raw: unknown): T {
  const parsed = schema.safeParse(raw ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`options of ${ruleset}: ${issue?.path.join('.') || 'options'}: ${issue?.message ?? 'malformed'}`);
}
