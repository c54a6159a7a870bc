import type { Core } from '../core';
import type { Zones } from '.';
import { entriesOf } from './path';

/** The fields of `Core` may name components; the kit declares where. */
const CORE: ReadonlySet<string> = new Set<keyof Core>(['agenda', 'questions', 'events', 'undo', 'result']);

/**
 * Finds where a state names a component of the match, as value or as key, outside of declared zones and lists.
 * @returns one line for developers for each such place
 */
export function undeclared(g: Core, zones: Zones): string[] {
  const ids = new Set(zones.components(g));
  // What is counted at a place may be counted at a component.
  const counted = [...zones.counts.values()];
  const declared = [...[...zones.all, ...counted].map(({ path }) => path), ...zones.naming];
  const wrong: string[] = [];
  const look = (value: unknown, at: readonly string[]): void => {
    if (declared.some((path) => path.leadsTo(at))) return;
    if (typeof value === 'string' && ids.has(value)) wrong.push(`${value} at ${at.join('.')}`);
    for (const [key, inner] of Object.entries(entriesOf(value) ?? {})) {
      if (at.length === 0 && CORE.has(key)) continue;
      // The name of a field of the state is not a component's id.
      if (at.length > 0 && ids.has(key)) wrong.push(`${key} as a key at ${at.join('.')}`);
      look(inner, [...at, key]);
    }
  };
  look(g, []);
  return wrong;
}
