import type { ComponentId, Seat } from './core';

/**
 * Thrown while the rules look ahead from a view (foresee.ts) and need something that the viewer cannot know: the face
 * of a hidden component, another player's secret answer, chance. The look ahead ends there.
 */
export class Unknown extends Error {
  /** @param answerOf the seat whose answer it is that is not known */
  constructor(
    message: string,
    readonly answerOf?: Seat,
  ) {
    super(message);
  }
}

/** Stands for the nth hidden component of a view while the rules look ahead; no catalogue has such an id. */
export const unknownId = (n: number): ComponentId => `?${n}`;

/** Whether the viewer does not know a component, or an option that names one. */
export const isUnknown = (id: ComponentId): boolean => id.length > 1 && id.startsWith('?');

/** @throws Unknown for a component, or an option that names one, which the viewer does not know */
export function mustBeKnown(id: ComponentId): void {
  if (isUnknown(id)) throw new Unknown(`component ${id} is hidden`);
}
