import type { Option } from '../../games/kit/core';
import type { LessonTarget } from '../../games/kit/lesson/lesson';
import { askIntoSight } from '../ui/intoSight';

/** Where a target lies in the window, and how it comes into sight. */

export interface WindowBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Distance of a target from the edge of what is in sight, in pixels. */
const GAP = 10;
/** From what distance on one does not see that two boxes belong together, in pixels. */
const APART = 48;
/** How far beside its column a thread runs, in pixels. */
const EDGE = 6;

const quoted = (name: string): string => JSON.stringify(name);

/** The target's element, or the folded part that contains it; null while neither is drawn. */
export function elementOf(target: LessonTarget): Element | null {
  const element = drawn(target);
  const drawer = element?.closest('[data-holding]');
  if (!drawer) return element;
  if (!drawer.checkVisibility()) return document.querySelector(`[aria-controls=${quoted(drawer.id)}]`);
  // Of a whole zone only what its drawer shows can be seen.
  return 'zone' in target ? drawer : element;
}

function drawn(target: LessonTarget): Element | null {
  if ('spot' in target) {
    const spot = document.querySelector(`[data-spot=${quoted(target.spot)}], [data-option=${quoted(target.spot)}]`);
    return spot && (uncovered(spot, target.spot) ?? spot);
  }
  if ('pile' in target) return document.querySelector(`[data-pile=${quoted(target.pile)}]`);
  if ('zone' in target) return document.getElementById(target.zone);
  const part = document.querySelector(`[data-shell=${quoted(target.shell)}]`);
  // An element may be larger or smaller than what it draws.
  return target.shell === 'question' ? (part?.querySelector('[data-mine]') ?? part) : part;
}

/** Where what a card asks lies over an option, as on a phone: the option's button in it. Else null. */
function uncovered(spot: Element, option: Option): Element | null {
  const asker = document.querySelector('[data-asker]');
  if (!asker || asker.contains(spot) || common(boxOf(asker), boxOf(spot)) === 0) return null;
  return asker.querySelector(`[data-way=${quoted(option)}]`);
}

/** Where an element is in the window, in pixels. */
export const boxOf = (element: Element): WindowBox => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** How far from the window's edge a ring stays, so that all of it is seen, in pixels. */
const RIM = 5;

/** Whether it lies in the window's lower half, as a phone's bar does, however high it is. */
const isLow = ({ top, height }: WindowBox): boolean => top + height / 2 > window.innerHeight / 2;

/** What can be seen of a target in the window, and above a phone's bar, which has the words in it; null where nothing can. */
export function seenOf(target: Element): WindowBox | null {
  const { left, top, width, height } = boxOf(target);
  const bar = document.querySelector('[data-shell="question"]');
  const over = bar && !bar.contains(target) ? boxOf(bar) : null;
  const from = { x: Math.max(left, RIM), y: Math.max(top, RIM) };
  const to = {
    x: Math.min(left + width, window.innerWidth - RIM),
    y: Math.min(top + height, (over && isLow(over) ? over.top : window.innerHeight) - RIM),
  };
  return to.x > from.x && to.y > from.y
    ? { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y }
    : null;
}

/** The part of the window between what lies over its edges. */
export interface Sight {
  top: number;
  bottom: number;
}

/** How far the page has to be scrolled so that a box is in sight: in its middle, or a large one from its upper edge on. */
export function scrollTo({ top, height }: Pick<WindowBox, 'top' | 'height'>, sight: Sight): number {
  const room = sight.bottom - sight.top;
  const large = height > room;
  if (top >= sight.top && (large ? top < sight.top + room / 2 : top + height <= sight.bottom)) return 0;
  return large ? top - sight.top - GAP : top + height / 2 - (sight.top + sight.bottom) / 2;
}

const sightOf = ({ top, height }: WindowBox): Sight => ({ top, bottom: top + height });

/** Scrolls an element into sight. What is pinned to the window is scrolled in its own box at most. */
export function bringIntoSight(element: Element, sight: Sight): void {
  askIntoSight(element);
  const box = boxOf(element);
  if (element.closest('[data-shell="question"]')) {
    const drawer = element.closest('[data-holding]');
    if (drawer && drawer !== element && scrollTo(box, sightOf(boxOf(drawer))) !== 0)
      element.scrollIntoView({ block: 'nearest' });
    return;
  }
  // A column that scrolls by itself goes first, and the page as far as is still to go.
  const column = element.closest('[data-scrolls]');
  if (column) scroll(column, scrollTo(box, sightOf(boxOf(column))));
  scroll(window, scrollTo(boxOf(element), sight));
}

const scroll = (what: Element | Window, by: number): void => {
  if (Math.abs(by) >= 1) what.scrollBy(0, by);
};

/** What is in sight between the question's bar and the words of the lesson. */
export function sightBetween(bar: WindowBox | null, words: WindowBox | null): Sight {
  const sight = { top: 0, bottom: window.innerHeight };
  for (const box of [bar, words].filter((each) => each !== null)) {
    if (box.height === 0) continue;
    if (isLow(box)) sight.bottom = Math.min(sight.bottom, box.top);
    else sight.top = Math.max(sight.top, box.top + box.height);
  }
  // Once the page is scrolled a phone's jumps lie over its upper edge.
  const jumps = document.querySelector('[data-jumps]')?.getBoundingClientRect().height ?? 0;
  return { ...sight, top: Math.max(sight.top, jumps > 0 ? jumps + GAP : 0) };
}

/**
 * The way from one box to another as SVG; null where they are beside each other. It is straight, between where they come nearest; within a
 * column it goes round by its edge, as it would strike out words.
 * @param column whether the first box is part of a column
 */
export function threadBetween(from: WindowBox, to: WindowBox, column = false): string | null {
  const [x, y] = nearest(from, to.left + to.width / 2, to.top + to.height / 2);
  const [atX, atY] = nearest(to, x, y);
  if (Math.hypot(atX - x, atY - y) < APART) return null;
  if (!column || to.left < from.left || to.left + to.width > from.left + from.width) return `M${x} ${y}L${atX} ${atY}`;
  const middle = ({ top, height }: WindowBox): number => top + height / 2;
  return `M${from.left} ${middle(from)}H${from.left - EDGE}V${middle(to)}H${to.left}`;
}

/** The point of a box that is nearest to another point. */
const nearest = ({ left, top, width, height }: WindowBox, x: number, y: number): readonly [x: number, y: number] => [
  Math.min(Math.max(x, left), left + width),
  Math.min(Math.max(y, top), top + height),
];

const common = (a: WindowBox, b: WindowBox): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));
