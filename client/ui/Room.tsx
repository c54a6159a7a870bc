import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SHORT } from '../theme';
import { useMedia } from './useMedia';

/** Which panels of a column (`Folding`) lie folded because it has no room for all. */
interface RoomApi {
  drawn: readonly string[];
  /** One of them is wanted after all; others make room for it, for good where somebody wants to read it. */
  open(name: string, read: boolean): void;
}

const RoomContext = createContext<RoomApi>({ drawn: [], open: () => {} });
export const RoomFor = RoomContext.Provider;
/** Which panels of the column are folded for want of room, and how one is opened. */
export const useDrawn = (): RoomApi => useContext(RoomContext);

/** The least height that a panel below the box keeps when one of the box is unfolded again, in pixels: some lines of the log. */
const BELOW = 192;
/** Between two panels, in pixels. */
const GAP = 8;

/**
 * Nothing of a column shall be out of sight: as long as its box is too small for what is in it, panels are folded one by one, its own
 * from the last up, then those below the box, which come first in a low window; and after all others those that something can be
 * picked in, which their headings tell. What was opened last to be read stays. They unfold when there is room again.
 * @param box what would scroll; its parent is the column. Null where there is none
 */
export function useRoom(box: HTMLElement | null): RoomApi {
  const [drawn, setDrawn] = useState<readonly string[]>([]);
  const now = useRef(drawn);
  const wanted = useRef<string>(undefined);
  const low = useMedia(SHORT);
  const put = useCallback((next: readonly string[]): void => {
    now.current = next;
    setDrawn(next);
  }, []);
  useLayoutEffect(() => {
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    const column = box.parentElement ?? box;
    /** How much each takes that was folded. */
    const heights = new Map<string, number>();
    const lacks = (): boolean => box.scrollHeight > box.clientHeight + 1;
    // At once, so that the box can be measured again, and nothing is seen of it.
    const fold = (name: string): void => {
      const held = column.querySelector(`[data-folds="${name}"] > [data-holding]`);
      const height = held?.getBoundingClientRect().height ?? Infinity;
      heights.set(name, box.contains(held) ? height : Math.min(height, BELOW));
      flushSync(() => put([...now.current, name]));
    };
    const draw = (): void => {
      while (lacks()) {
        const name = nextOf(box, wanted.current, low);
        if (name === undefined) return;
        fold(name);
      }
      for (const name of now.current.toReversed()) {
        if ((heights.get(name) ?? Infinity) + GAP > spareOf(box, column)) continue;
        flushSync(() => put(now.current.filter((each) => each !== name)));
        if (lacks()) fold(name);
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
  }, [box, low, put]);
  const open = useCallback(
    (name: string, read: boolean) => {
      if (read) wanted.current = name;
      if (now.current.includes(name)) put(now.current.filter((each) => each !== name));
    },
    [put],
  );
  return useMemo(() => ({ drawn, open }), [drawn, open]);
}

/** How much of the column nobody needs: what is empty, and what open panels below the box have grown by. */
function spareOf(box: Element, column: Element): number {
  const last = [...column.children].findLast((each) => each.getClientRects().length > 0) ?? box;
  const empty = column.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
  const below = [...column.querySelectorAll('[data-folds][data-folded="false"]')].filter((each) => !box.contains(each));
  return below.reduce((sum, each) => sum + Math.max(0, each.getBoundingClientRect().height - BELOW), empty);
}

/** The panel that is folded next. */
function nextOf(box: HTMLElement, wanted: string | undefined, low: boolean): string | undefined {
  const all = (box.parentElement ?? box).querySelectorAll<HTMLElement>('[data-folds][data-folded="false"]');
  const open = [...all].filter(({ dataset }) => dataset['folds'] !== wanted);
  const below = open.find((each) => !box.contains(each));
  const own = open.findLast((each) => box.contains(each) && each.dataset['asked'] !== 'true');
  const next = (low ? (below ?? own) : (own ?? below)) ?? open.at(-1);
  return next?.dataset['folds'];
}
