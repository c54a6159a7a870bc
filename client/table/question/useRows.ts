import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A row is no higher than that, in rem: answers of two lines. */
const ROW = 3.25;
/** How answers may stand below a question. */
const BELOW = ['true', 'tight'] as const;
/** The least that is seen of what a pick brings, in rem: a line. */
const TOLD = 1.5;

/**
 * Says of a box (`data-rows`) whether its second part, the answers, stands below the first one, the question of that number: where both
 * have no room in one row, even with words in two lines. `tight` are answers below it whose words take two lines to share one row, `true` those
 * that take more rows: whichever is lowest. Then it keeps the height of what is `asked`, as `--asked`. While an answer is
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
      const holds = (): boolean => box.scrollWidth <= box.clientWidth;
      const inOne = holds()
        ? Math.max(...[sentence, box.children[1]].map((part) => part?.clientHeight ?? 0))
        : Infinity;
      if (inOne > ROW * rem) {
        // A long sentence beside few answers may be no lower above them.
        const heights = BELOW.map((rows) => {
          box.dataset['rows'] = rows;
          return holds() ? box.clientHeight : Infinity;
        });
        const lowest = Math.min(inOne, ...heights);
        const rows = BELOW[heights.indexOf(lowest)];
        if (inOne === lowest || rows === undefined) delete box.dataset['rows'];
        else box.dataset['rows'] = rows;
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
