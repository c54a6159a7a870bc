import type { ComponentId } from '../../games/kit/core';
import { loadOnce } from '../loadOnce';
import { nextFrame } from '../ui/nextFrame';
import { bitmapOf, imageOf } from './bitmap';
import type { Cut, Daylight, Scene } from './index';
import { FROM, isLow } from './useCut';

/** Loads what is on the pictures of a ruleset's cards. */
export type LoadScenes = () => Promise<{ sceneOf(id: ComponentId): Scene }>;

/** A picture as it is wanted. `width` is in CSS pixels. */
export interface WantedPicture {
  ruleset: string;
  scenes: LoadScenes;
  id: ComponentId;
  daylight: Daylight;
  /** `wide`: for a stage as wide as the table, with more land on both sides. */
  cut: Cut | 'wide';
  width: number;
}

/** More points than these to a CSS pixel nobody sees in a picture, and they cost memory. */
const FINEST = 2;
/** So many pictures are drawn in the very moment in which they are wanted: a table's first cards come with some, and a few new ones with theirs. */
const AT_ONCE = 4;
/** So many bitmaps are kept that nobody shows just now: a card that comes back has its picture at once. */
const SPARE = 80;
/** How long is waited until what could not be loaded is tried again, in milliseconds: longer each time, up to the second. */
const AGAIN = [3000, 60_000] as const;

/** A picture: what shows it, and how far it is. */
interface Painting {
  wanted: WantedPicture;
  /** Who shows it, or waits for it. */
  asking: Set<() => void>;
  /** Undefined until it can be shown, null where it cannot be drawn, which is not tried again. */
  address: string | null | undefined;
  /** Shown as it was drawn, at this address, and to become a bitmap. */
  sketch: string | null;
}
/** By key: what came first is drawn first, and what was let go last stands last. */
const paintings = new Map<string, Painting>();
let working = false;
/** When those go that nobody has shown for long. */
let tidying: ReturnType<typeof setTimeout> | undefined;
/** How many may still be drawn at once, until nobody waits for one. */
let left = AT_ONCE;

const keyOf = ({ ruleset, id, daylight, cut, width }: WantedPicture): string =>
  `${ruleset} ${id} ${daylight} ${cut} ${width}`;

/** The address of a picture, of its bitmap once there is one; undefined until it is drawn, null where it cannot be. */
export const addressOfPicture = (wanted: WantedPicture): string | null | undefined =>
  paintings.get(keyOf(wanted))?.address;

/**
 * Has a picture drawn, once for all who want it, and kept as long as somebody does.
 * @returns takes the wish back
 */
export function want(wanted: WantedPicture, changed: () => void): () => void {
  const key = keyOf(wanted);
  const painting = paintings.get(key) ?? { wanted, asking: new Set(), address: undefined, sketch: null };
  paintings.set(key, painting);
  painting.asking.add(changed);
  const hand = painting.address === undefined && left > 0 ? hands.get(handOf(wanted)) : undefined;
  if (hand) {
    left--;
    painting.sketch = drawnBy(hand, wanted);
    show(painting, painting.sketch);
  }
  if (painting.address === undefined || painting.sketch) void work();
  return () => {
    painting.asking.delete(changed);
    if (painting.asking.size === 0) letGo(key, painting);
  };
}

/** Nobody shows it any more. Of those that nobody shows the oldest ones go, once all has come that comes with this change. */
function letGo(key: string, painting: Painting): void {
  paintings.delete(key);
  if (painting.address === undefined) return;
  paintings.set(key, painting);
  clearTimeout(tidying);
  tidying = setTimeout(tidy);
}

function tidy(): void {
  const spare = [...paintings].filter(([, { asking, address }]) => asking.size === 0 && address);
  for (const [old, { address }] of spare.slice(0, Math.max(0, spare.length - SPARE))) {
    paintings.delete(old);
    if (address) URL.revokeObjectURL(address);
  }
}

/** Shows a picture at another address to all who asked for it. */
function show(painting: Painting, address: string | null): void {
  painting.address = address;
  // What is shown elsewhere now may ask anew at once.
  for (const changed of [...painting.asking]) changed();
}

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

/** When the next frame is on the screen, before all else that is to be done then. */
const frame = (): Promise<void> =>
  new Promise((done) =>
    nextFrame(() => {
      if ('scheduler' in window) void window.scheduler.postTask(done, { priority: 'user-blocking' });
      else setTimeout(done);
    }),
  );

/** The next moment in which the browser has nothing better to do, which is not waited for longer than that, in milliseconds. */
const idle = (timeout: number): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => done(), { timeout });
    else setTimeout(done, 30);
  });

/**
 * Draws one picture after the other. First each is shown as it was drawn, which is sooner there than its bitmap; while nobody waits for one,
 * bitmaps are made, so that what moves over a picture does not draw it anew.
 */
async function work(): Promise<void> {
  if (working) return;
  working = true;
  // Cards come first, and all that one drawing of the table wants has asked by then.
  await frame();
  let again: number = AGAIN[0];
  for (let next = nextOne(); next; next = nextOne()) {
    if (next.sketch) {
      left = AT_ONCE;
      await keep(next, next.sketch);
    } else if (!(await sketch(next))) {
      await pause(again);
      again = Math.min(again * 2, AGAIN[1]);
      continue;
    }
    again = AGAIN[0];
    // While things move there is no such moment, and cards that come in are to have pictures.
    await idle(nextOne()?.sketch ? 500 : 100);
  }
  working = false;
  left = AT_ONCE;
}

/** What is to be drawn next, else what is to become a bitmap. */
function nextOne(): Painting | undefined {
  const all = [...paintings.values()];
  return (
    all.find(({ address }) => address === undefined) ?? all.find(({ sketch, asking }) => sketch && asking.size > 0)
  );
}

/** Draws a picture and shows it. @returns whether what it takes could be loaded */
async function sketch(painting: Painting): Promise<boolean> {
  const hand = await load(painting.wanted).catch(() => null);
  if (!hand) return false;
  const address = drawnBy(hand, painting.wanted);
  // Whoever shows it has it at once.
  const loads = address !== null && (await imageOf(address).catch(() => null)) !== null;
  painting.sketch = loads ? address : null;
  show(painting, painting.sketch);
  return true;
}

/** The address of a picture as it is drawn; null where it cannot be. */
function drawnBy([kit, { sceneOf }]: Hand, { id, daylight, cut }: WantedPicture): string | null {
  try {
    return kit.addressOf(kit.draw(sceneOf(id), id, daylight, cut));
  } catch {
    return null;
  }
}

/** Makes a bitmap of a drawn picture; where that cannot be, the drawing stays. */
async function keep(painting: Painting, sketch: string): Promise<void> {
  const { width: wide, cut } = painting.wanted;
  painting.sketch = null;
  const drawn = await imageOf(sketch).catch(() => null);
  if (!drawn) {
    show(painting, null);
    return;
  }
  // Boxes show all of the height of what is lower than a whole picture, and as much of its width as there is room for.
  const least = isLow(cut) ? FROM[cut] : Infinity;
  const wider = Math.max(1, drawn.width / drawn.height / least);
  const width = Math.round(wide * wider * Math.min(FINEST, Math.max(1, window.devicePixelRatio)));
  const address = await bitmapOf(drawn, width, Math.round((width * drawn.height) / drawn.width)).catch(() => null);
  if (!address) return;
  // Others may have come to ask meanwhile, or all have gone.
  if (paintings.get(keyOf(painting.wanted)) === painting) show(painting, address);
  else URL.revokeObjectURL(address);
}

/** What paints a picture. */
interface Kit {
  draw(scene: Scene, seed: string, daylight: Daylight, cut?: WantedPicture['cut']): string;
  addressOf(svg: string): string;
}
/** The kit, and what is on the cards of a ruleset. */
type Hand = [Kit, Awaited<ReturnType<LoadScenes>>];
/** Those that have been loaded. */
const hands = new Map<string, Hand>();
const handOf = ({ ruleset, cut }: Pick<WantedPicture, 'ruleset' | 'cut'>): string =>
  cut === 'wide' ? `${ruleset} wide` : ruleset;

async function load(wanted: Pick<WantedPicture, 'ruleset' | 'scenes' | 'cut'>): Promise<Hand> {
  const { ruleset, scenes, cut } = wanted;
  const hand = await Promise.all([
    cut === 'wide' ? loadOnce('panoramas', () => import('./panorama')) : loadOnce('pictures', () => import('./index')),
    loadOnce(`${ruleset} scenes`, scenes),
  ]);
  hands.set(handOf(wanted), hand);
  return hand;
}

/** Has the kit and the scenes of a ruleset loaded, for pictures that will be wanted soon. */
export const prepare = (ruleset: string, scenes: LoadScenes): void =>
  void load({ ruleset, scenes, cut: 'whole' }).catch(() => null);
