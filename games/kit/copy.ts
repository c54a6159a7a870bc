/** A deep copy of plain JSON; several times faster than structuredClone on small objects. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value.some((v) => typeof v === 'object') ? value.map(copyJson) : value.slice()) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyJson(value[key]);
  return copy as T;
}
