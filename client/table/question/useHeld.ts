import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const itself = (box: HTMLElement): HTMLElement | null => box;

/**
 * Keeps the height that a box had before it was `held`, as `--held` (and `data-held`): what comes into it meanwhile hangs over what lies
 * below instead of moving it.
 * @param held null while the box is another one: what it was before is forgotten
 * @param boxOf the box, from where the reference is; has to stay the same function
 */
export function useHeld<T extends HTMLElement>(held: boolean | null, boxOf = itself): RefObject<T | null> {
  const ref = useRef<T>(null);
  const height = useRef(0);
  useEffect(() => {
    if (held === null) height.current = 0;
    const box = ref.current && boxOf(ref.current);
    if (held !== false || !box || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      height.current = box.offsetHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [held, boxOf]);
  useLayoutEffect(() => {
    const box = ref.current && boxOf(ref.current);
    if (!held || !box || height.current === 0) return undefined;
    box.style.setProperty('--held', `${height.current}px`);
    box.toggleAttribute('data-held', true);
    return () => {
      box.style.removeProperty('--held');
      box.removeAttribute('data-held');
    };
  }, [held, boxOf]);
  return ref;
}
