import type { ComponentId } from '../../games/kit/core';
import { loadOnce } from '../loadOnce';
import { bitmapOf } from './bitmap';
import type { Daylight, Scene } from './index';

/** Loads what is on the pictures of a ruleset's cards. */
export type LoadScenes = () => Promise<{ sceneOf(id: ComponentId): Scene }>;

/** A picture as it is wanted. `width` is in CSS pixels. */
export interface Wanted {
  ruleset: string;
  scenes: LoadScenes;
  id: ComponentId;
  daylight: Daylight;
  width: number;
}

/** More points than these to a CSS pixel nobody sees in a picture, and they cost memory. */
const FINEST = 2;

/** Addresses of the bitmaps that there are. What could not be drawn has none, and is not tried again. */
const drawn = new Map<string, string | null>();
/** What is to be drawn, by key, and how many wait for it; what came first is drawn first. */
const waiting = new Map<string, { wanted: Wanted; asking: Set<() => void> }>();
let working = false;

const keyOf = ({ ruleset, id, daylight, width }: Wanted): string => `${ruleset} ${id} ${daylight} ${width}`;

/** The address of a picture's bitmap; undefined until it is drawn, null where it cannot be. */
export const addressOfBitmap = (wanted: Wanted): string | null | undefined => drawn.get(keyOf(wanted));

/**
 * Has a picture drawn when the browser has time, once for all who want it.
 * @returns takes the wish back
 */
export function want(wanted: Wanted, changed: () => void): () => void {
  const key = keyOf(wanted);
  if (drawn.has(key)) return () => {};
  const entry = waiting.get(key) ?? { wanted, asking: new Set() };
  entry.asking.add(changed);
  waiting.set(key, entry);
  void work();
  return () => {
    entry.asking.delete(changed);
    if (entry.asking.size === 0) waiting.delete(key);
  };
}

/** The next moment in which the browser has nothing better to do. */
const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => done(), { timeout: 500 });
    else setTimeout(done, 30);
  });

/** Draws one picture after the other. */
async function work(): Promise<void> {
  if (working) return;
  working = true;
  await idle();
  for (let [next] = waiting; next; [next] = waiting) {
    const [key, { wanted }] = next;
    drawn.set(key, await paint(wanted).catch(() => null));
    // Others may have come to ask meanwhile, or all have gone.
    const asking = waiting.get(key)?.asking ?? [];
    waiting.delete(key);
    for (const changed of asking) changed();
    await idle();
  }
  working = false;
}

async function paint({ ruleset, scenes, id, daylight, width }: Wanted): Promise<string> {
  const [kit, { sceneOf }] = await Promise.all([
    loadOnce('pictures', () => import('./index')),
    loadOnce(`${ruleset} scenes`, scenes),
  ]);
  const points = Math.round(width * Math.min(FINEST, Math.max(1, window.devicePixelRatio)));
  return bitmapOf(kit.draw(sceneOf(id), id, daylight), points, Math.round((points * kit.HEIGHT) / kit.WIDTH));
}
