import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Sets what is in a box smaller, step by step, until the box holds it, in any language and any font: `data-fit`, from 0 to
 * `smallest`, says how much. Measures when the box gets its size, and when that changes.
 * @param wanted not where the box is as large as what is in it
 * @param inside when this is another one, there is something else in the box
 */
export function useFit<T extends HTMLElement>(smallest: number, wanted = true, inside?: unknown): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!wanted || !box) return undefined;
    const observer = new ResizeObserver(() => fit(box, smallest));
    observer.observe(box);
    return () => observer.disconnect();
  }, [smallest, wanted]);
  // At once, before motion looks where everything has come to lie.
  useLayoutEffect(() => {
    if (wanted && inside !== undefined && ref.current) fit(ref.current, smallest);
  }, [smallest, wanted, inside]);
  return ref;
}

function fit(box: HTMLElement, smallest: number): void {
  for (let step = 0; step <= smallest; step++) {
    box.dataset.fit = String(step);
    if (box.scrollHeight <= box.clientHeight) break;
  }
}
