import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A row is no higher than that, in rem: answers of two lines. */
const ROW = 3.25;
/** The least that is seen of what a pick brings, in rem: a line. */
const TOLD = 1.5;

/**
 * Says of a box (`data-rows`) whether its second part, the answers, stands below the first one, the question of that number: where both
 * have no room in one row, even with words in two lines. Then it keeps the height of what is `asked`, as `--asked`. While an answer is
 * `held` all stays as it was: what is told of it must not move the buttons.
 * @param besides whether what a pick brings is told below the question instead of in its place
 */
export function useRows<T extends HTMLElement, A extends HTMLElement>(
  held: boolean,
  question: number,
  besides: boolean,
): { flow: RefObject<T | null>; asked: RefObject<A | null> } {
  const flow = useRef<T>(null);
  const asked = useRef<A>(null);
  const known = useRef<number | null>(null);
  useLayoutEffect(() => {
    const box = flow.current;
    const sentence = asked.current;
    if (!box || !sentence || (held && known.current === question)) return undefined;
    known.current = question;
    const measure = (): void => {
      delete box.dataset['rows'];
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const inOne = Math.max(...[sentence, box.children[1]].map((part) => part?.clientHeight ?? 0));
      const holds = box.scrollWidth <= box.clientWidth;
      if (!holds || inOne > ROW * rem) {
        box.dataset['rows'] = 'true';
        // A long sentence beside few answers is no lower above them.
        if (holds && box.clientHeight >= inOne) delete box.dataset['rows'];
      }
      box.style.setProperty('--asked', `${sentence.offsetHeight + (held || besides ? TOLD * rem : 0)}px`);
    };
    measure();
    if (held) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  });
  return { flow, asked };
}
