import type { Option, Seat } from '../../games/kit/core';
import type { LessonTarget } from '../../games/kit/lesson/lesson';
import type { Token } from '../../games/kit/text/words';
import { askIntoSight } from '../ui/intoSight';

/** Where a target lies in the window, and where words fit beside it. */

export interface WindowBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Distance from the target and from the window's edge, in pixels. */
const GAP = 10;

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

/**
 * What a step's words speak of: the components and the learner's amounts that they name, and what the expected picks are
 * chosen by.
 */
export function spokenOf(tokens: readonly Token[], picks: readonly Option[], learner: Seat): Element[] {
  const spots = [
    ...tokens.flatMap((token) => (token.kind === 'card' ? [token.id] : [])),
    ...picks.flatMap((pick) => [pick, ...pick.split(' ')]),
  ];
  const heaps = tokens.flatMap((token) => (token.kind === 'icon' ? [`${token.key} ${learner}`] : []));
  return [
    ...spots.map((spot) => drawn({ spot })),
    ...heaps.map((heap) => document.querySelector(`[data-heap=${quoted(heap)}]`)),
  ].filter((element) => element !== null);
}

/** Where an element is in the window, in pixels. */
export const boxOf = (element: Element): WindowBox => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/**
 * Scrolls an element into sight: into the middle, or a large one to the top, so that words fit below it.
 * @param bar what covers a part of the page
 */
export function bringIntoSight(element: Element, bar: WindowBox | null): void {
  askIntoSight(element);
  const { top, height } = boxOf(element);
  const lowest = bar && bar.top > window.innerHeight / 2 ? bar.top : window.innerHeight;
  if (top < 0 || top + height > lowest)
    element.scrollIntoView({ block: height > window.innerHeight / 3 ? 'start' : 'center' });
}

const common = (a: WindowBox, b: WindowBox): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** What words should leave open, the most important first. */
export interface Open {
  /** What must stay visible, such as the answers. */
  keep: readonly WindowBox[];
  target: WindowBox | null;
  /** What the words speak of besides the target. */
  spoken: readonly WindowBox[];
  /** What should stay visible. */
  rather: readonly WindowBox[];
}

/**
 * The box for words that float over the table. They stay where they were as long as they cover nothing that they speak of, and
 * keep their lower edge, where their buttons are. Else they go where they cover least: to an edge of the window if that
 * leaves all open, since there they are seldom in the way again, or beside the target.
 * @param before where they were
 */
export function calmBox(
  size: Pick<WindowBox, 'width' | 'height'>,
  window: Pick<WindowBox, 'width' | 'height'>,
  { keep, target, spoken, rather }: Open,
  before: WindowBox | null = null,
): WindowBox {
  const right = window.width - size.width - GAP;
  const bottom = window.height - size.height - GAP;
  const at = ([x, y]: readonly [number, number]): WindowBox => ({
    ...size,
    left: Math.max(GAP, Math.min(x, right)),
    top: Math.max(GAP, Math.min(y, bottom)),
  });
  const covered = (place: WindowBox, boxes: readonly WindowBox[]): number =>
    boxes.reduce((sum, box) => sum + common(place, box), 0);
  const spokenOf = (place: WindowBox): number =>
    1000 * covered(place, keep) + 300 * (target ? common(place, target) : 0) + 100 * covered(place, spoken);
  const isOpen = (place: WindowBox): boolean => spokenOf(place) === 0;
  if (before) {
    const stays = at([before.left, before.top + before.height - size.height]);
    if (isOpen(stays)) return stays;
  }
  const lowest = Math.min(...keep.map(({ top }) => top).filter((top) => top > window.height / 2), window.height);
  const edges = [
    at([right, lowest - size.height - GAP]),
    at([GAP, lowest - size.height - GAP]),
    at([right, bottom]),
    at([GAP, bottom]),
    at([right, GAP]),
    at([GAP, GAP]),
    at([right, (window.height - size.height) / 2]),
    at([GAP, (window.height - size.height) / 2]),
  ];
  const open = edges.filter(isOpen);
  const near = target ? besides(target, size).map(at) : [];
  const cost = (place: WindowBox): number =>
    spokenOf(place) + covered(place, rather) + (target ? FAR * apart(place, target) : 0);
  const least = (places: readonly WindowBox[], of: (place: WindowBox) => number): WindowBox =>
    places.reduce((best, place) => (of(place) < of(best) ? place : best));
  return open.length > 0 ? least(open, (place) => covered(place, rather)) : least([...near, ...edges], cost);
}

/** The places right, left, under and over a box. */
const besides = (
  { left, top, width, height }: WindowBox,
  size: Pick<WindowBox, 'width' | 'height'>,
): (readonly [number, number])[] => [
  [left + width + GAP, top],
  [left - size.width - GAP, top],
  [left + (width - size.width) / 2, top + height + GAP],
  [left + (width - size.width) / 2, top - size.height - GAP],
];

/** How many covered pixels one pixel of distance outweighs. */
const FAR = 20;

/** The distance between the sides of two boxes. */
const apart = (a: WindowBox, b: WindowBox): number =>
  Math.max(0, b.left - (a.left + a.width), a.left - (b.left + b.width)) +
  Math.max(0, b.top - (a.top + a.height), a.top - (b.top + b.height));
