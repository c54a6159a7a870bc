import { HIDDEN, type ComponentId, type Core } from '../../../games/kit/core';
import type { CountRef, ZoneRef, Zones } from '../../../games/kit/zones';
import { isRecord } from '../../storage';

/** One of a zone's places as text: the components that the viewer sees, and how many there are besides. */
export interface Lying {
  at: ZoneRef;
  cards: readonly ComponentId[];
  hidden: number;
}

/** Something that is counted, and what stands in the view besides: its name is the way there. */
export type ShownFigure = { at: CountRef; n: number } | { name: readonly string[]; value: string };

/** What every ruleset has, and the shell shows by itself. */
const FRAME: ReadonlySet<string> = new Set<keyof Core>([
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

/** Where components lie in a view: every place that has some. */
export const lyingIn = (view: Core, zones: Zones): Lying[] =>
  zones.held(view).flatMap(({ cards, sight: _, ...at }) => {
    const seen = cards.filter((id) => id !== HIDDEN);
    return cards.length > 0 ? [{ at, cards: seen, hidden: cards.length - seen.length }] : [];
  });

/** What a view counts, and every other word and number in it beyond the frame and the zones. */
export function figuresIn(view: Core, zones: Zones): ShownFigure[] {
  const found: ShownFigure[] = [];
  for (const count of zones.counts.values()) count.forEach(view, (at, n) => n !== 0 && found.push({ at, n }));
  const told = [
    ...zones.all.map(({ path }) => path),
    ...[...zones.counts.values()].map(({ path }) => path),
    ...zones.naming,
  ];
  const look = (name: readonly string[], value: unknown): void => {
    if (told.some((path) => path.leadsTo(name))) return;
    if (Array.isArray(value)) value.forEach((each, i) => look([...name, String(i)], each));
    else if (isRecord(value)) for (const [key, each] of Object.entries(value)) look([...name, key], each);
    else if (typeof value === 'number' || (typeof value === 'string' && value !== ''))
      found.push({ name, value: String(value) });
  };
  for (const [key, value] of Object.entries(view)) if (!FRAME.has(key)) look([key], value);
  return found;
}
