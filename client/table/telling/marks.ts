import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { GameEvent } from '../../../games/kit/core';

/** What marks may lie on: components, places, amounts and figures, as boards name them (`board.ts`). */
const MARKABLE = '[data-card], [data-place], [data-spot], [data-heap], [data-figure]';

/** Components and places that events name. */
export const newsOf = (events: readonly GameEvent[]): ReadonlySet<string> =>
  new Set(events.flatMap(({ cards = [], at }) => (at === undefined ? cards : [...cards, at])));

/** What a figure or an amount says; null for what is no number, and for an amount that a figure tells. */
const saysOf = (element: HTMLElement): string | null => {
  const { figure, n } = element.dataset;
  return figure ?? (n === undefined || element.querySelector('[data-figure]') ? null : n);
};

/**
 * True until the table has been drawn, where it comes to the page with positions that lead to its own, and again for a part of it that
 * comes later: till then it draws the first of them, so that marks find what its numbers said. Before anything is painted it is drawn
 * anew.
 * @param drawn all of the board is in its place @param parts how many parts have come later
 */
export function useBegins(hasEarlier: boolean, drawn: boolean, parts: number): boolean {
  const [begun, setBegun] = useState(hasEarlier ? -1 : parts);
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- once, for all that is drawn by then
    if (drawn) setBegun(parts);
  }, [drawn, parts]);
  return hasEarlier && begun !== parts;
}

/**
 * Marks on the table what is new since I last acted (`data-news`): components and places that events name, and numbers that say
 * something else than they did then. Attributes only, and none that React knows of: nothing is drawn anew for them.
 * @param slots where parts of the board lie; what has come into another place is marked anew @param parts how many parts have come later: so is what is in them
 * @param position the one that is drawn @param first the one that my last act brought; another one clears the marks
 * @param news names of what is new @param now names of what is being told just now
 */
export function useMarks(
  table: RefObject<HTMLElement | null>,
  slots: unknown,
  parts: number,
  position: unknown,
  first: unknown,
  news: ReadonlySet<string>,
  now: ReadonlySet<string>,
): void {
  /** What numbers said when I last acted. */
  const said = useRef(new WeakMap<Element, string>());
  const since = useRef<unknown>(null);
  useLayoutEffect(() => {
    const root = table.current;
    if (!root) return;
    if (since.current !== first) {
      since.current = first;
      said.current = new WeakMap();
    }
    const begins = position === first;
    for (const element of root.querySelectorAll<HTMLElement>(MARKABLE)) {
      const { card, place, spot, news: marked } = element.dataset;
      const says = saysOf(element);
      if (begins && says !== null) said.current.set(element, says);
      const was = said.current.get(element);
      const isIn = (names: ReadonlySet<string>): boolean =>
        [card, place, spot].some((name) => name !== undefined && names.has(name));
      const isNew = (!begins && says !== null && was !== undefined && was !== says) || isIn(news);
      const mark = isIn(now) ? 'now' : isNew ? 'new' : undefined;
      if (mark === marked) continue;
      if (mark === undefined) delete element.dataset.news;
      else element.dataset.news = mark;
    }
  }, [table, slots, parts, position, first, news, now]);
}
