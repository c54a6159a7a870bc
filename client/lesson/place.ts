import type { Target } from '../../games/kit/lesson/lesson';

/** Where what is pointed at lies in the window, and where the words fit beside it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Distance to what is pointed at and to the window's edge, in pixels. */
const GAP = 10;

const quoted = (name: string): string => JSON.stringify(name);

/** The element that is pointed at; null while it is not drawn. */
export function elementOf(target: Target): Element | null {
  if ('spot' in target)
    return document.querySelector(`[data-spot=${quoted(target.spot)}], [data-option=${quoted(target.spot)}]`);
  if ('pile' in target) return document.querySelector(`[data-pile=${quoted(target.pile)}]`);
  if ('zone' in target) return document.getElementById(target.zone);
  const part = document.querySelector(`[data-shell=${quoted(target.shell)}]`);
  // What keeps a place in the layout may be larger, or smaller, than what is drawn in it.
  return target.shell === 'question' ? (part?.querySelector('[data-mine]') ?? part) : part;
}

export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/**
 * Brings it into sight where the page scrolls: into the middle, or, what is large, to the top, so that words fit below it.
 * @param bar what lies over the page
 */
export function bringIntoSight(element: Element, bar: Box | null): void {
  const { top, height } = boxOf(element);
  const lowest = bar && bar.top > window.innerHeight / 2 ? bar.top : window.innerHeight;
  if (top < 0 || top + height > lowest)
    element.scrollIntoView({ block: height > window.innerHeight / 3 ? 'start' : 'center' });
}

const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/**
 * Where words of a size hide least: beside what is pointed at if they fit there.
 * @param keep what must stay in sight, such as the answers @param rather what should
 */
export function besideBox(
  size: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
  target: Box | null,
  keep: readonly Box[],
  rather: readonly Box[],
): Box {
  const right = window.width - size.width - GAP;
  const bottom = window.height - size.height - GAP;
  const across = (x: number): number => Math.max(GAP, Math.min(x, right));
  const down = (y: number): number => Math.max(GAP, Math.min(y, bottom));
  const near = target
    ? [
        [target.left + target.width + GAP, target.top],
        [target.left - size.width - GAP, target.top],
        [target.left + (target.width - size.width) / 2, target.top + target.height + GAP],
        [target.left + (target.width - size.width) / 2, target.top - size.height - GAP],
      ]
    : [];
  const lowest = Math.min(...keep.map(({ top }) => top).filter((top) => top > window.height / 2), window.height);
  const far = [
    [right, lowest - size.height - GAP],
    [GAP, lowest - size.height - GAP],
    [right, bottom],
    [GAP, bottom],
    [right, GAP],
    [GAP, GAP],
    [right, (window.height - size.height) / 2],
    [GAP, (window.height - size.height) / 2],
  ];
  const places = [...near, ...far].map(([x = 0, y = 0]): Box => ({ ...size, left: across(x), top: down(y) }));
  const cost = (place: Box): number =>
    1000 * keep.reduce((sum, box) => sum + common(place, box), 0) +
    100 * (target ? common(place, target) : 0) +
    rather.reduce((sum, box) => sum + common(place, box), 0) +
    (target ? FAR * apart(place, target) : 0);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** What a pixel of distance is worth in pixels that are hidden. */
const FAR = 20;

/** How far apart two boxes are, side to side. */
const apart = (a: Box, b: Box): number =>
  Math.max(0, b.left - (a.left + a.width), a.left - (b.left + b.width)) +
  Math.max(0, b.top - (a.top + a.height), a.top - (b.top + b.height));
