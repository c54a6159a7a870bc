import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the height of all that is pinned round an open drawer (`--kept`, `data-kept`) from the first pick until the answer: what a pick
 * brings takes its room from the drawer's lower end, and no card moves under the finger.
 * @param begun something has been picked
 */
export function useKept(drawer: RefObject<HTMLElement | null>, begun: boolean, open: boolean): void {
  const height = useRef(0);
  useEffect(() => {
    const pinned = drawer.current?.closest<HTMLElement>('[data-shell="question"]');
    if (!pinned || begun) return undefined;
    height.current = 0;
    if (!open || typeof ResizeObserver === 'undefined') return undefined;
    const sizes = new ResizeObserver(() => {
      height.current = pinned.offsetHeight;
    });
    sizes.observe(pinned);
    return () => sizes.disconnect();
  }, [drawer, begun, open]);
  useLayoutEffect(() => {
    const pinned = drawer.current?.closest<HTMLElement>('[data-shell="question"]');
    // What is picked before the drawer opens was not picked in it.
    if (!pinned || !begun || !open || height.current === 0) return undefined;
    pinned.style.setProperty('--kept', `${height.current}px`);
    pinned.dataset.kept = '';
    return () => {
      pinned.style.removeProperty('--kept');
      delete pinned.dataset.kept;
    };
  }, [drawer, begun, open]);
}
