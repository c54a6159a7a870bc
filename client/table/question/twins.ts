import type { ComponentId } from '../../../games/kit/core';

/**
 * Of equal components an option names one; whichever is clicked stands for it. `for` are components that no option names, with those
 * named that they may stand for; `swapped` says which of them does, by the component that is shown in its place.
 */
export interface Twins {
  for: ReadonlyMap<ComponentId, readonly ComponentId[]>;
  swapped: Readonly<Record<ComponentId, ComponentId>>;
}

/** Components that do as well as one that is named. @param named those that options name @param twins equal ones of each */
export function twinsOf(
  named: Iterable<ComponentId>,
  twins: (id: ComponentId) => readonly ComponentId[],
): ReadonlyMap<ComponentId, readonly ComponentId[]> {
  const all = new Set(named);
  const found = new Map<ComponentId, ComponentId[]>();
  for (const id of all)
    for (const twin of twins(id)) if (!all.has(twin)) found.set(twin, [...(found.get(twin) ?? []), id]);
  return found;
}

/** The component for which one that is shown stands just now: itself, as long as it stands for no other. */
export const standsIn = ({ swapped }: Twins, id: ComponentId): ComponentId => swapped[id] ?? id;

/** The components for which one would stand after a click, and does not now: those that it is equal to, or itself where another took its place. */
export function couldStandFor(twins: Twins, id: ComponentId): readonly ComponentId[] {
  const back = Object.entries(twins.swapped).find(([, named]) => named === id);
  return back ? [id] : twins.swapped[id] === undefined ? (twins.for.get(id) ?? []) : [];
}

/** Puts a component in the place of a named one, or a named one back in its own. */
export function swap({ swapped }: Twins, id: ComponentId, named: ComponentId): Twins['swapped'] {
  const others = Object.entries(swapped).filter(([, each]) => each !== named);
  return Object.fromEntries(id === named ? others : [...others, [id, named]]);
}
