import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Says of a box (`data-rows`) whether its second part, the answers, stands below the first one, the question of that number. While an
 * answer is `held` that stays as it was: what is told of it must not move the buttons.
 */
export function useRows<T extends HTMLElement>(held: boolean, question: number): RefObject<T | null> {
  const ref = useRef<T>(null);
  const known = useRef<number | null>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || (held && known.current === question)) return undefined;
    known.current = question;
    const measure = (): void => {
      delete box.dataset['rows'];
      const [first, answers] = box.children;
      const isBelow = first && answers && answers.getBoundingClientRect().top >= first.getBoundingClientRect().bottom;
      if (isBelow) box.dataset['rows'] = 'true';
    };
    measure();
    if (held) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  });
  return ref;
}
