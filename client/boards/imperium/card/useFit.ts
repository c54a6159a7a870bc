import { useEffect, useRef, type RefObject } from 'react';

/** How often a text may be set smaller: `data-long` 1 to 5. */
const SMALLEST = 5;

/**
 * Sets a text smaller until its card holds it, in any language and any font: a guess by letters would cut some texts and
 * shrink others for nothing. Measures when the card gets its size, and when that changes.
 * @param wanted not where the card is as tall as its text
 */
export function useFit<T extends HTMLElement>(wanted: boolean): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const text = ref.current;
    const card = text?.parentElement;
    if (!wanted || !text || !card) return undefined;
    const fit = new ResizeObserver(() => {
      for (let level = 0; level <= SMALLEST; level++) {
        text.dataset.long = String(level);
        if (card.scrollHeight <= card.clientHeight) break;
      }
    });
    fit.observe(card);
    return () => fit.disconnect();
  }, [wanted]);
  return ref;
}
