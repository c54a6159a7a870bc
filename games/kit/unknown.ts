import type { ComponentId } from './core';

/**
 * Looking ahead from a view (foresee.ts), the rules may come to something that the viewer cannot know: the face of a hidden
 * component, an answer that another player has given in secret, chance. Then they end here.
 */
export class Unknown extends Error {}

/** Stands for the nth hidden component of a view while the rules look ahead; no catalogue has such an id. */
export const unknownId = (n: number): ComponentId => `?${n}`;

/** @throws Unknown for a component that is not known, or an answer that is. */
export function mustBeKnown(id: ComponentId): void {
  if (id.length > 1 && id.startsWith('?')) throw new Unknown(`component ${id} is hidden`);
}
