import type { Core, GameEvent } from '../../../games/kit/core';

/**
 * What happens at a table as one short gesture: cards are dealt or drawn, something is acquired, built, captured, a war decided, a
 * wonder built, unrest spreads, the last round is announced. Which kind of event is which, a ruleset's board says (`GesturesOf`).
 */
export type Gesture =
  'deal' | 'draw' | 'acquire' | 'build' | 'capture' | 'decide' | 'wonder' | 'unsettle' | 'last' | 'roll';

/** What the dice of a throw show. */
export interface Throw {
  dice: readonly number[];
}

/** What an event is, where its kind alone does not say it; the position is the one after it. */
type Reading<G extends Core> = (event: GameEvent, view: G) => Gesture | Throw | null;

/** The gestures of a ruleset by its kinds of events. What has none just happens. */
export type GesturesOf<G extends Core> = {
  readonly [K in G['events'][number]['k']]?: Gesture | Reading<G>;
};

/** A gesture that is due, with the event that it tells of. */
export interface Due {
  gesture: Gesture;
  event: GameEvent;
  dice?: readonly number[];
}

/** More than this at once says nothing. */
const MOST = 3;

/** The gestures of what has happened, in its order: of the same kind and place the last. */
export function duesOf(gestures: GesturesOf<Core>, events: readonly GameEvent[], view: Core): Due[] {
  const dues = new Map<string, Due>();
  for (const event of events) {
    const found = Object.hasOwn(gestures, event.k) ? gestures[event.k] : undefined;
    const what = typeof found === 'function' ? found(event, view) : found;
    if (!what) continue;
    const due = typeof what === 'string' ? { gesture: what, event } : { gesture: 'roll' as const, event, ...what };
    dues.set(`${due.gesture} ${event.at ?? ''}`, due);
  }
  return [...dues.values()].slice(-MOST);
}
