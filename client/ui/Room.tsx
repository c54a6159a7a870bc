import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SHORT } from '../theme';

/** Why a panel is opened: somebody wants to read it, something in it can be picked, or a lesson points at it. */
type Why = 'read' | 'asked' | 'shown';

/** Which panels of a column (`Folding`) lie folded because it has no room for all. */
interface RoomApi {
  drawn: readonly string[];
  /** One of them is wanted after all; others make room for it, for good where somebody wants to read it. */
  open(name: string, why: Why): void;
  /** What was only opened for a while gives back its room. */
  release(name: string): void;
}

const RoomContext = createContext<RoomApi>({ drawn: [], open: () => {}, release: () => {} });
export const RoomFor = RoomContext.Provider;
/** Which panels of the column are folded for want of room, and how one is opened. */
export const useDrawn = (): RoomApi => useContext(RoomContext);

/**
 * The least height that a panel below the box keeps when one of the box is unfolded again, in pixels: some lines of the log, fewer in a
 * low window; where the page has something to say under them, the last lines have to do.
 */
const BELOW = { usual: 144, low: 112, under: 72 } as const;
/** Between two panels, in pixels. */
const GAP = 8;

/**
 * Nothing of a column shall be out of sight: as long as its box is too small for what is in it, panels are folded one by one, its own
 * from the last up, then those below the box; and after all others those that something can be picked in, which their headings tell.
 * What was opened last to be read stays until something is asked. Those below the box unfold first when there is room again, then its own
 * from the first down, for which those after it are folded that nobody has opened; and so when what was asked in one of them is answered, or a lesson has gone on.
 * @param box what would scroll; its parent is the column. Null where there is none
 */
export function useRoom(box: HTMLElement | null): RoomApi {
  const [drawn, setDrawn] = useState<readonly string[]>([]);
  const now = useRef(drawn);
  const wanted = useRef<string>(undefined);
  /** Those that were opened to be read since something was asked. */
  const read = useRef(new Set<string>());
  /** Those that are open only because something in them can be picked, or a lesson points at it. */
  const lent = useRef(new Set<string>());
  /** How much each takes that was folded. */
  const heights = useRef(new Map<string, number>());
  const put = useCallback((next: readonly string[]): void => {
    now.current = next;
    setDrawn(next);
  }, []);
  useLayoutEffect(() => {
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    const column = box.parentElement ?? box;
    // A single pixel too much would show a scroll bar.
    const lacks = (): boolean => box.scrollHeight > box.clientHeight;
    // At once, so that the box can be measured again, and nothing is seen of it.
    const fold = (name: string): void => {
      heights.current.set(name, heightOf(name, box));
      flushSync(() => put([...now.current, name]));
    };
    const draw = (): void => {
      while (lacks()) {
        const name = nextOf(box, wanted.current);
        if (name === undefined) return;
        fold(name);
      }
      const tried = new Set<string>();
      const nextIn = (): string | undefined => inOrder(now.current, box, column).find((each) => !tried.has(each));
      for (let name = nextIn(); name !== undefined; name = nextIn()) {
        tried.add(name);
        const needs = (heights.current.get(name) ?? Infinity) + GAP;
        const fits = (more = 0): boolean => needs <= spareOf(box, column) + more;
        const after = yielding(box, name, read.current);
        // By a gap too much rather than back and forth.
        const yields = after.reduce((sum, each) => sum + heightOf(each, box), -GAP);
        if (!fits() && !fits(yields)) continue;
        while (!fits() && after.length > 0) fold(after.pop() ?? '');
        if (!fits()) continue;
        const opened = name;
        flushSync(() => put(now.current.filter((each) => each !== opened)));
        if (lacks()) fold(opened);
      }
    };
    const observer = new ResizeObserver(draw);
    const watch = (): void => {
      for (const each of [box, ...box.children]) observer.observe(each);
    };
    // What lies in it comes with the board.
    const coming = new MutationObserver(watch);
    coming.observe(box, { childList: true });
    watch();
    const anew = (): void => {
      flushSync(() => put([]));
      draw();
    };
    window.addEventListener('resize', anew);
    return () => {
      observer.disconnect();
      coming.disconnect();
      window.removeEventListener('resize', anew);
      put([]);
    };
  }, [box, put]);
  const open = useCallback(
    (name: string, why: Why) => {
      const folded = now.current.includes(name);
      // What was read before that makes room for what is asked.
      wanted.current = why === 'asked' ? undefined : name;
      if (why === 'asked') read.current.clear();
      else read.current.add(name);
      if (why === 'read') lent.current.delete(name);
      else if (folded) lent.current.add(name);
      if (folded) put(now.current.filter((each) => each !== name));
    },
    [put],
  );
  const release = useCallback(
    (name: string) => {
      if (!lent.current.delete(name) || !box || now.current.includes(name)) return;
      if (wanted.current === name) wanted.current = undefined;
      read.current.delete(name);
      const height = heightOf(name, box);
      // One that has gone needs none.
      if (height === Infinity) return;
      heights.current.set(name, height);
      put([...now.current, name]);
    },
    [box, put],
  );
  return useMemo(() => ({ drawn, open, release }), [drawn, open, release]);
}

/** How much room what a panel holds takes in the column; of one below the box, what it keeps at least. */
function heightOf(name: string, box: Element): number {
  const held = (box.parentElement ?? box).querySelector(`[data-folds="${name}"] > [data-holding]`);
  const height = held?.getBoundingClientRect().height ?? Infinity;
  return box.contains(held) ? height : Math.min(height, keptBelow(box.parentElement ?? box));
}

/** Panels in the order in which they are unfolded: those below the box, then its own from the first down. */
const inOrder = (names: readonly string[], box: Element, column: Element): string[] =>
  [...column.querySelectorAll<HTMLElement>('[data-folds]')]
    .sort((a, b) => Number(box.contains(a)) - Number(box.contains(b)))
    .map(({ dataset }) => dataset['folds'] ?? '')
    .filter((name) => names.includes(name));

/** The open panels of the box that make room for one before them, in their order: not what is asked, nor what was opened to be read. */
function yielding(box: Element, name: string, read: ReadonlySet<string>): string[] {
  const own = [...box.querySelectorAll<HTMLElement>('[data-folds]')];
  const at = own.findIndex(({ dataset }) => dataset['folds'] === name);
  return own
    .slice(at < 0 ? own.length : at + 1)
    .filter(({ dataset }) => dataset['folded'] === 'false' && dataset['asked'] !== 'true')
    .map(({ dataset }) => dataset['folds'] ?? '')
    .filter((each) => !read.has(each));
}

/** How much of the column nobody needs: what is empty, and what open panels below the box have grown by. */
function spareOf(box: Element, column: Element): number {
  const last = [...column.children].findLast((each) => each.getClientRects().length > 0) ?? box;
  const empty = column.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
  const below = [...column.querySelectorAll('[data-folds][data-folded="false"]')].filter((each) => !box.contains(each));
  const kept = keptBelow(column);
  return below.reduce((sum, each) => sum + Math.max(0, each.getBoundingClientRect().height - kept), empty);
}

const keptBelow = (column: Element): number => {
  if (column.querySelector('[data-under]')) return BELOW.under;
  return window.matchMedia(SHORT).matches ? BELOW.low : BELOW.usual;
};

/** The panel that is folded next. */
function nextOf(box: HTMLElement, wanted: string | undefined): string | undefined {
  const all = (box.parentElement ?? box).querySelectorAll<HTMLElement>('[data-folds][data-folded="false"]');
  const open = [...all].filter(({ dataset }) => dataset['folds'] !== wanted);
  const below = open.find((each) => !box.contains(each));
  const own = open.findLast((each) => box.contains(each) && each.dataset['asked'] !== 'true');
  const next = own ?? below ?? open.at(-1);
  return next?.dataset['folds'];
}
