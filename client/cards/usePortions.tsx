import { useState, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { useUi } from '../words';

interface Portions<T> {
  /** The items to draw, from the start of the list. */
  shown: readonly T[];
  /** The button for another portion; null when all items are shown. */
  more: ReactNode;
  /** Back to one portion, for a new search. */
  restart(): void;
}

/**
 * Shows a long list in portions.
 * @param size how many items are shown at first, and how many each click adds
 */
export function usePortions<T>(all: readonly T[], size: number): Portions<T> {
  const { say } = useUi();
  const [portions, setPortions] = useState(1);
  const shown = all.slice(0, portions * size);
  const rest = all.length - shown.length;
  const more = rest > 0 && (
    <div data-screen>
      <Button onClick={() => setPortions(portions + 1)}>{say('cards.more', { n: rest })}</Button>
    </div>
  );
  return { shown, more: more || null, restart: () => setPortions(1) };
}
