import type { Core } from './core';

/** A deep copy of plain JSON; several times faster than structuredClone on small objects. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return (value.some((v) => typeof v === 'object') ? value.map(copyJson) : value.slice()) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyJson(value[key]);
  return copy as T;
}

/** A deep copy of a match. Events never change once they are told: the copy shares them. */
export const copyMatch = <G extends Core>(g: G): G => ({ ...copyJson<G>({ ...g, events: [] }), events: [...g.events] });
