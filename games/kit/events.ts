import type { Core, GameEvent } from './core';

/** How many of the latest events G keeps, so that it stays small. */
export const EVENTS_KEPT = 160;

/** Adds an event to the log. */
export function say(g: Core, event: GameEvent): void {
  g.events.push(event);
  g.logged++;
  if (g.events.length > EVENTS_KEPT) g.events.splice(0, g.events.length - EVENTS_KEPT);
}
