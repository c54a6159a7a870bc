import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * How many of a list's sentences a box shows in its line: as many as are whole there, one at least. Looked up anew when its row gets
 * another width, and when our faces have come: another one was measured before.
 * @param most no more than so many @param of the list; null while all of it, or something else, stands there
 */
export function useAsMany<T extends HTMLElement>(most: number, of: unknown): [box: RefObject<T | null>, n: number] {
  const ref = useRef<T>(null);
  const [found, setFound] = useState<{ of: unknown; n: number }>({ of: null, n: most });
  const n = of !== null && found.of === of ? Math.min(found.n, most) : most;
  useLayoutEffect(() => {
    const box = ref.current;
    if (of === null || n <= 1 || !box || box.dataset['uncut'] !== undefined) return;
    if (box.scrollWidth > box.clientWidth) setFound({ of, n: n - 1 });
  }, [of, n, found]);
  useEffect(() => {
    const row = ref.current?.parentElement;
    if (!row) return undefined;
    const again = (): void => setFound({ of: null, n: 0 });
    let width = row.clientWidth;
    const observer = new ResizeObserver(() => {
      if (row.clientWidth === width) return;
      width = row.clientWidth;
      again();
    });
    observer.observe(row);
    const listening = new AbortController();
    if ('fonts' in document) document.fonts.addEventListener('loadingdone', again, listening);
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, []);
  return [ref, n];
}
