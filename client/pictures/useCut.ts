import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Cut } from './index';

/** Narrower boxes show no more than the middle. */
const TALL_TO = 4 / 3;
/** Boxes wider than this by their height get that cut, and than the last one no picture: a slice would be left of it. */
export const FROM = { low: 7 / 4, band: 13 / 5, slit: 30 / 7 };
const SLIT_TO = 9;
/** Whether a cut is for boxes that are lower than a whole picture. */
export const isLow = (cut: string): cut is keyof typeof FROM => cut in FROM;

type Size = Pick<DOMRectReadOnly, 'width' | 'height'>;

/** Who waits for the size of which box. */
const asking = new Map<Element, (cut: Cut | null) => void>();
const observer =
  typeof ResizeObserver === 'undefined'
    ? null
    : new ResizeObserver((entries) => {
        for (const { target, contentRect } of entries) tell(target, contentRect);
      });

function tell(box: Element, size: Size): void {
  asking.get(box)?.(cutFor(size));
}

function cutFor({ width, height }: Size): Cut | null {
  if (width === 0 || width > height * SLIT_TO) return null;
  if (width > height * FROM.slit) return 'slit';
  if (width > height * FROM.band) return 'band';
  if (width > height * FROM.low) return 'low';
  return width < height * TALL_TO ? 'tall' : 'whole';
}

/** What of a picture a box has room for, kept up to date; null while it has none, or is not known. */
export function useCut(box: RefObject<Element | null>): Cut | null {
  const [cut, setCut] = useState<Cut | null>(observer ? null : 'whole');
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    asking.set(element, setCut);
    // At once: the observer tells the first size late, behind all that a table does when it is first shown.
    if (observer) tell(element, { width: element.clientWidth, height: element.clientHeight });
    observer?.observe(element);
    return () => {
      asking.delete(element);
      observer?.unobserve(element);
    };
  }, [box]);
  return cut;
}
