import type { ComponentId } from '../../games/kit/core';
import { loadOnce } from '../loadOnce';
import { nextFrame } from '../ui/nextFrame';
import { bitmapOf } from './bitmap';
import type { Cut, Daylight, Scene } from './index';

/** Loads what is on the pictures of a ruleset's cards. */
export type LoadScenes = () => Promise<{ sceneOf(id: ComponentId): Scene }>;

/** A picture as it is wanted. `width` is in CSS pixels. */
export interface Wanted {
  ruleset: string;
  scenes: LoadScenes;
  id: ComponentId;
  daylight: Daylight;
  cut: Cut;
  width: number;
}

/** More points than these to a CSS pixel nobody sees in a picture, and they cost memory. */
const FINEST = 2;
/** So many bitmaps are kept that nobody shows just now: a card that comes back has its picture at once. */
const SPARE = 80;
/** How long is waited until what could not be loaded is tried again, in milliseconds: longer each time, up to the second. */
const AGAIN = [3000, 60_000] as const;

/** A bitmap, and how many show it. What cannot be drawn has no address, and is not tried again. */
interface Bitmap {
  address: string | null;
  shown: number;
}
/** By key; what was let go last stands last. */
const drawn = new Map<string, Bitmap>();
/** What is to be drawn, by key, and who waits for it; what came first is drawn first. */
const waiting = new Map<string, { wanted: Wanted; asking: Set<() => void> }>();
let working = false;

const keyOf = ({ ruleset, id, daylight, cut, width }: Wanted): string => `${ruleset} ${id} ${daylight} ${cut} ${width}`;

/** The address of a picture's bitmap; undefined until it is drawn, null where it cannot be. */
export const addressOfBitmap = (wanted: Wanted): string | null | undefined => drawn.get(keyOf(wanted))?.address;

/**
 * Has a picture drawn, once for all who want it, and kept as long as somebody does.
 * @returns takes the wish back
 */
export function want(wanted: Wanted, changed: () => void): () => void {
  const key = keyOf(wanted);
  const known = drawn.get(key);
  if (known) known.shown++;
  else {
    const entry = waiting.get(key) ?? { wanted, asking: new Set() };
    entry.asking.add(changed);
    waiting.set(key, entry);
    void work();
  }
  return () => {
    const entry = waiting.get(key);
    entry?.asking.delete(changed);
    if (entry?.asking.size === 0) waiting.delete(key);
    const bitmap = drawn.get(key);
    if (!entry && bitmap) letGo(key, bitmap);
  };
}

/** One fewer shows the bitmap. Of those that nobody shows the oldest ones go. */
function letGo(key: string, bitmap: Bitmap): void {
  bitmap.shown--;
  if (bitmap.shown > 0) return;
  drawn.delete(key);
  drawn.set(key, bitmap);
  const spare = [...drawn].filter(([, { shown, address }]) => shown === 0 && address !== null);
  for (const [old, { address }] of spare.slice(0, Math.max(0, spare.length - SPARE))) {
    drawn.delete(old);
    if (address !== null) URL.revokeObjectURL(address);
  }
}

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

/** When the next frame is on the screen. */
const frame = (): Promise<void> => new Promise((done) => nextFrame(() => setTimeout(done)));

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
  // Cards come first, and all that one drawing of the table wants has asked by then.
  await frame();
  let again: number = AGAIN[0];
  for (let [next] = waiting; next; [next] = waiting) {
    const [key, { wanted }] = next;
    const hand = await load(wanted).catch(() => null);
    if (hand) {
      again = AGAIN[0];
      const address = await paint(hand, wanted).catch(() => null);
      // Others may have come to ask meanwhile, or all have gone.
      const asking = waiting.get(key)?.asking ?? new Set();
      waiting.delete(key);
      drawn.set(key, { address, shown: asking.size });
      for (const changed of asking) changed();
      await idle();
    } else {
      await pause(again);
      again = Math.min(again * 2, AGAIN[1]);
    }
  }
  working = false;
}

/** The kit, and what is on the cards of a ruleset. */
const load = ({ ruleset, scenes }: Pick<Wanted, 'ruleset' | 'scenes'>) =>
  Promise.all([loadOnce('pictures', () => import('./index')), loadOnce(`${ruleset} scenes`, scenes)]);

/** Has the kit and the scenes of a ruleset loaded, for pictures that will be wanted soon. */
export const prepare = (ruleset: string, scenes: LoadScenes): void => void load({ ruleset, scenes }).catch(() => null);

async function paint([kit, { sceneOf }]: Awaited<ReturnType<typeof load>>, wanted: Wanted): Promise<string> {
  const { id, daylight, cut, width } = wanted;
  const points = Math.round(width * Math.min(FINEST, Math.max(1, window.devicePixelRatio)));
  const svg = kit.draw(sceneOf(id), id, daylight, cut);
  return bitmapOf(svg, points, Math.round((points * kit.HEIGHTS[cut]) / kit.WIDTH));
}
