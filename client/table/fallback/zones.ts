import { HIDDEN, type ComponentId, type Core } from '../../../games/kit/core';
import { isRecord } from '../../storage';

/** A part of a view as text: components that lie somewhere, or a plain figure. */
export type Zone =
  | { name: readonly string[]; cards: readonly ComponentId[]; hidden: number }
  | { name: readonly string[]; value: string };

/** What every ruleset has, and the shell shows by itself. */
const FRAME = new Set<keyof Core>([
  'ruleset',
  'version',
  'seats',
  'turn',
  'current',
  'agenda',
  'questions',
  'asked',
  'events',
  'logged',
  'rng',
  'seed',
  'undo',
  'result',
]);

/**
 * Everything a view holds beyond the frame, found by shape alone: lists of components are zones, words and numbers are
 * figures, the rest is looked into. `name` is the path of keys.
 */
export function zonesOf(view: Core, components: ReadonlySet<ComponentId>): Zone[] {
  const found: Zone[] = [];
  const isCard = (value: unknown): value is string =>
    typeof value === 'string' && (value === HIDDEN || components.has(value));
  const look = (name: readonly string[], value: unknown): void => {
    if (isCard(value)) found.push(zone(name, [value]));
    else if (Array.isArray(value) && value.every(isCard)) found.push(zone(name, value));
    else if (Array.isArray(value)) value.forEach((each, i) => look([...name, String(i + 1)], each));
    else if (isRecord(value)) for (const [key, each] of Object.entries(value)) look([...name, key], each);
    else if (typeof value === 'number' || (typeof value === 'string' && value !== ''))
      found.push({ name, value: String(value) });
  };
  for (const [key, value] of Object.entries(view)) if (!FRAME.has(key as keyof Core)) look([key], value);
  return found;
}

const zone = (name: readonly string[], ids: readonly string[]): Zone => {
  const cards = ids.filter((id) => id !== HIDDEN);
  return { name, cards, hidden: ids.length - cards.length };
};
