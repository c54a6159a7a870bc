/** A deep copy of plain JSON; several times faster than structuredClone on small objects. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    if (value.length === 0 || typeof value[0] !== 'object') return value.slice() as T;
    return value.map(copyJson) as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyJson(value[key]);
  return copy as T;
}
