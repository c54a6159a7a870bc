/**
 * The first difference between two JSON values: its path and both values; null when they are equal. A key that holds
 * undefined differs from an absent one.
 */
export function difference(a: unknown, b: unknown, path = '$'): string | null {
  if (a === b) return null;
  const differ = (): string => `${path}: ${brief(a)} / ${brief(b)}`;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return differ();
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b)) return differ();
    if (a.length !== b.length) return `${path}: ${a.length} / ${b.length} entries: ${brief(a)} / ${brief(b)}`;
    for (let i = 0; i < a.length; i++) {
      const found = difference(a[i], b[i], `${path}[${i}]`);
      if (found) return found;
    }
    return null;
  }
  return isRecord(a) && isRecord(b) ? differenceOfRecords(a, b, path) : differ();
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function differenceOfRecords(a: Record<string, unknown>, b: Record<string, unknown>, path: string): string | null {
  for (const key in a) {
    if (!(key in b)) return `${path}.${key}: ${brief(a[key])} / absent`;
    const found = difference(a[key], b[key], `${path}.${key}`);
    if (found) return found;
  }
  for (const key in b) if (!(key in a)) return `${path}.${key}: absent / ${brief(b[key])}`;
  return null;
}

const brief = (value: unknown): string =>
  value === undefined || typeof value === 'function' ? typeof value : JSON.stringify(value).slice(0, 120);
