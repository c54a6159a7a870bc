import type { Option, Seat } from '../../games/kit/core';
import type { LessonTarget } from '../../games/kit/lesson/lesson';
import type { Token } from '../../games/kit/text/words';

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
  if ('spot' in target)
    return document.querySelector(`[data-spot=${quoted(target.spot)}], [data-option=${quoted(target.spot)}]`);
  if ('pile' in target) return document.querySelector(`[data-pile=${quoted(target.pile)}]`);
  if ('zone' in target) return document.getElementById(target.zone);
  const part = document.querySelector(`[data-shell=${quoted(target.shell)}]`);
  // An element may be larger or smaller than what it draws.
  return target.shell === 'question' ? (part?.querySelector('[data-mine]') ?? part) : part;
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
  const { top, height } = boxOf(element);
  const lowest = bar && bar.top > window.innerHeight / 2 ? bar.top : window.innerHeight;
  if (top < 0 || top + height > lowest)
    element.scrollIntoView({ block: height > window.innerHeight / 3 ? 'start' : 'center' });
}

const common = (a: WindowBox, b: WindowBox): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/**
 * The box for words that covers least; beside the target if they fit there.
 * @param keep what must stay visible, such as the answers
 * @param spoken what the words speak of besides the target
 * @param rather what should stay visible
 */
export function besideBox(
  size: Pick<WindowBox, 'width' | 'height'>,
  window: Pick<WindowBox, 'width' | 'height'>,
  target: WindowBox | null,
  keep: readonly WindowBox[],
  spoken: readonly WindowBox[],
  rather: readonly WindowBox[],
): WindowBox {
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
  const places = [...near, ...far].map(([x = 0, y = 0]): WindowBox => ({ ...size, left: across(x), top: down(y) }));
  const covered = (place: WindowBox, boxes: readonly WindowBox[]): number =>
    boxes.reduce((sum, box) => sum + common(place, box), 0);
  const cost = (place: WindowBox): number =>
    1000 * covered(place, keep) +
    300 * (target ? common(place, target) : 0) +
    100 * covered(place, spoken) +
    covered(place, rather) +
    (target ? FAR * apart(place, target) : 0);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** How many covered pixels one pixel of distance outweighs. */
const FAR = 20;

/** The distance between the sides of two boxes. */
const apart = (a: WindowBox, b: WindowBox): number =>
  Math.max(0, b.left - (a.left + a.width), a.left - (b.left + b.width)) +
  Math.max(0, b.top - (a.top + a.height), a.top - (b.top + b.height));
