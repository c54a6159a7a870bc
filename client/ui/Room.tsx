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
export const useDrawn = (): RoomApi => useContext(RoomContext);

/**
 * In a low window nothing of a column shall be out of sight: as long as its box is too small for what is in it, panels are folded one
 * by one, those below the box first, then its own from the last up, and after all others those that something can be picked in,
 * which their headings tell. What was opened last to be read stays.
 * @param box what would scroll; its parent is the column. Null where there is none
 */
export function useRoom(box: HTMLElement | null): RoomApi {
  const [drawn, setDrawn] = useState<readonly string[]>([]);
  const wanted = useRef<string>(undefined);
  const low = useMedia(SHORT);
  useLayoutEffect(() => {
    if (!box || !low || typeof ResizeObserver === 'undefined') return undefined;
    const draw = (): void => {
      while (box.scrollHeight > box.clientHeight + 1) {
        const name = nextOf(box, wanted.current);
        if (name === undefined) return;
        // Now, so that the box can be measured again, and nothing is seen of it.
        flushSync(() => setDrawn((before) => [...before, name]));
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
      flushSync(() => setDrawn([]));
      draw();
    };
    window.addEventListener('resize', anew);
    return () => {
      observer.disconnect();
      coming.disconnect();
      window.removeEventListener('resize', anew);
      setDrawn([]);
    };
  }, [box, low]);
  const open = useCallback((name: string, read: boolean) => {
    if (read) wanted.current = name;
    setDrawn((before) => before.filter((each) => each !== name));
  }, []);
  return useMemo(() => ({ drawn, open }), [drawn, open]);
}

/** The panel that is folded next. */
function nextOf(box: HTMLElement, wanted: string | undefined): string | undefined {
  const all = (box.parentElement ?? box).querySelectorAll<HTMLElement>('[data-folds][data-folded="false"]');
  const open = [...all].filter(({ dataset }) => dataset['folds'] !== wanted);
  const below = open.find((each) => !box.contains(each));
  const next = below ?? open.findLast(({ dataset }) => dataset['asked'] !== 'true') ?? open.at(-1);
  return next?.dataset['folds'];
}
