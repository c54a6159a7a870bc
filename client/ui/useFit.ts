import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A box, how small what is in it may be set at most, the size for which that was looked up (to a fraction of a pixel: less
 * breaks a line), and how high what is in it was then: as long as it is no lower, it need not be tried larger. What fills
 * its box is always as high: that says nothing.
 */
interface Box {
  element: HTMLElement;
  smallest: number;
  fills: boolean;
  width: number;
  height: number;
  inside: number;
  /** Whether one of our faces was still on its way then: another one was measured. */
  early: boolean;
}

/**
 * Sets what is in a box smaller, step by step, until the box holds it, in any language and any font: `data-fit`, from 0 to
 * `smallest`, says how much. Measures when the box gets its size, and when that changes.
 * @param wanted not where the box is as large as what is in it
 * @param inside when this is another one, there is something else in the box
 * @param fills whether what is in the box grows into all of it
 */
export function useFit<T extends HTMLElement>(
  smallest: number,
  wanted = true,
  inside?: unknown,
  fills = false,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  const box = useRef<Box>(undefined);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!wanted || !element) return undefined;
    const mine: Box = { element, smallest, fills, width: NaN, height: NaN, inside: NaN, early: true };
    box.current = mine;
    boxes.set(element, mine);
    observer?.observe(element);
    return () => {
      boxes.delete(element);
      observer?.unobserve(element);
    };
  }, [smallest, wanted, fills]);
  // At once, before motion looks where everything has come to lie.
  useLayoutEffect(() => {
    if (wanted && inside !== undefined && box.current) refit(box.current);
  }, [smallest, wanted, inside]);
  return ref;
}

/** Those that are drawn. */
const boxes = new Map<Element, Box>();
const observer =
  typeof ResizeObserver === 'undefined'
    ? null
    : new ResizeObserver((entries) => {
        const resized = entries.flatMap(({ target, contentRect: { width, height } }) => {
          const box = boxes.get(target);
          if (!box || (box.width === width && box.height === height)) return [];
          return [Object.assign(box, { width, height })];
        });
        fit(resized);
      });

const faces = typeof document !== 'undefined' && 'fonts' in document ? document.fonts : null;
faces?.addEventListener('loadingdone', () => fit([...boxes.values()].filter(({ early }) => early)));

const holds = ({ element }: Box): boolean => element.scrollHeight <= element.clientHeight;

/** All boxes together, step by step: each step costs one layout, not one for each box. */
function fit(list: readonly Box[]): void {
  for (const { element } of list) set(element, 0);
  for (let step = 1, full = list; full.length > 0; step++) {
    full = full.filter((box) => step <= box.smallest && !holds(box));
    for (const { element } of full) set(element, step);
  }
  const early = faces !== null && [...faces].some(({ status }) => status === 'loading');
  for (const box of list) Object.assign(box, { inside: insideOf(box), early });
}

const insideOf = ({ element }: Box): number => element.firstElementChild?.clientHeight ?? 0;

/** The content of a box has changed. Mostly the size that fitted before still fits: then one layout is enough. */
function refit(box: Box): void {
  const larger = box.element.dataset.fit !== '0' && (box.fills || !(insideOf(box) >= box.inside));
  if (larger || !holds(box)) fit([box]);
}

function set({ dataset }: HTMLElement, step: number): void {
  if (dataset.fit !== String(step)) dataset.fit = String(step);
}
