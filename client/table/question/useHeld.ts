import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the height that a box had before it was `held`, as `--held`: what comes into it meanwhile hangs over what lies below
 * instead of moving it.
 */
export function useHeld<T extends HTMLElement>(held: boolean): RefObject<T | null> {
  const ref = useRef<T>(null);
  const height = useRef(0);
  useEffect(() => {
    const box = ref.current;
    if (held || !box) return undefined;
    const observer = new ResizeObserver(() => {
      height.current = box.offsetHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [held]);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!held || !box || height.current === 0) return undefined;
    box.style.setProperty('--held', `${height.current}px`);
    return () => {
      box.style.removeProperty('--held');
    };
  }, [held]);
  return ref;
}
