import { createHash } from 'node:crypto';

/** A value's JSON with the keys of every object sorted, so that equal values have equal texts. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return value === undefined ? 'null' : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const entries = Object.entries(value)
    .filter(([, v]) => v !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join()}}`;
}

/** SHA-256 of a value's canonical JSON, in hexadecimal digits. */
export const hashOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');
