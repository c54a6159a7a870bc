import { createContext, useContext, useLayoutEffect, useSyncExternalStore } from 'react';

/**
 * What the board shows just now: components and places by key. The question bar offers a button for every option
 * that nothing on the board stands for, so an option can always be chosen, however much a board draws.
 */
export class Places {
  #counts = new Map<string, number>();
  #listeners = new Set<() => void>();
  #snapshot: ReadonlySet<string> = new Set();
  #told = true;

  /** A key is shown; the function returned takes it away again. */
  add(key: string): () => void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    this.#tell();
    return () => {
      const left = (this.#counts.get(key) ?? 1) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
      this.#tell();
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): ReadonlySet<string> => this.#snapshot;

  /** A board comes and goes with dozens of keys at once: listeners hear of them together. */
  #tell(): void {
    if (!this.#told) return;
    this.#told = false;
    queueMicrotask(() => {
      this.#told = true;
      this.#snapshot = new Set(this.#counts.keys());
      for (const listener of this.#listeners) listener();
    });
  }
}

export const PlacesContext = createContext<Places>(new Places());

/** The place of a kind of actions that the board has a button for: until that is pressed its options need none in the bar. */
export const placeOfKind = (kind: string): string => `kind ${kind}`;

/** Says that the board shows `key` as long as the component lives. A Spot does it by itself. */
export function usePlace(key: string): void {
  const places = useContext(PlacesContext);
  // Before the browser paints: else the bar would offer every card for a moment.
  useLayoutEffect(() => places.add(key), [places, key]);
}

/** The keys that the board shows now. */
export function usePlaces(): ReadonlySet<string> {
  const places = useContext(PlacesContext);
  return useSyncExternalStore(places.subscribe, places.snapshot);
}
