import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { LessonTarget } from '../../games/kit/lesson/lesson';
import { useDrawn } from '../ui/Room';
import { boxOf, bringIntoSight, elementOf, seenOf, sightBetween, threadBetween, type WindowBox } from './place';

/** How often the position of the target is checked, in milliseconds. Scrolling is noticed at once. */
const LOOK = 200;
/** How often it is scrolled into sight where it lies, and a thread leads there; after that it stays where the reader scrolls it. */
const LOOKS = 15;
/** Keys by which a reader scrolls. */
const SCROLLING = ['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' '];

interface Placed {
  panel: RefObject<HTMLElement | null>;
  ring: RefObject<HTMLDivElement | null>;
  /** From the words to the ring, where they are far apart. */
  thread: RefObject<SVGPathElement | null>;
  /** What keeps room for the words where the layout has some for them. */
  room: RefObject<HTMLDivElement | null>;
}

/**
 * Keeps a lesson's words at their one place, what they point at in sight beside them, and the ring round that while it moves, with
 * the thread to it. The words lie in the room that a column has for them; where there is none, at the foot of the window, or in the
 * question's bar.
 */
export function usePlaced(at: LessonTarget | null): Placed {
  const panel = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const thread = useRef<SVGPathElement>(null);
  const room = useRef<HTMLDivElement>(null);
  /** What is scrolled into sight and how often that was checked, until the reader scrolls (`left`). */
  const sought = useRef({ key: '', element: null as Element | null, looks: 0, left: false });
  /** The folded panel that was opened to be pointed at. */
  const shown = useRef<string>(undefined);
  const { drawn, open, release } = useDrawn();
  useEffect(
    () => () => {
      document.documentElement.style.removeProperty('--said');
    },
    [],
  );
  useLayoutEffect(() => {
    const lay = (): void => {
      const words = panel.current;
      const kept = words && room.current && roomFor(words, room.current);
      if (words) {
        words.toggleAttribute('data-kept', kept !== null);
        Object.assign(words.style, kept ? { left: `${kept.left}px`, top: `${kept.top}px` } : { left: '', top: '' });
        leaveRoom(kept ? 0 : boxOf(words).height);
      }
      const target = at && elementOf(at);
      const key = JSON.stringify(at);
      if (sought.current.key !== key) sought.current = { key, element: null, looks: 0, left: false };
      // A card that is told of goes from where it lay to where it lies now.
      const come = target !== null && target !== sought.current.element;
      if (come) Object.assign(sought.current, { element: target, looks: 0 });
      const panelOf = target?.closest<HTMLElement>('[data-folds]')?.dataset['folds'];
      // It gives back its room when the lesson has gone on; where something in it can be picked, after that.
      if ((target || !at) && shown.current !== undefined && shown.current !== panelOf) {
        const { current } = shown;
        shown.current = undefined;
        if (!document.querySelector(`[data-folds="${current}"][data-asked="true"]`)) release(current);
      }
      // The board may be drawn later than the words, and its layout may still move.
      if (target && !sought.current.left && sought.current.looks < LOOKS) {
        // What lies folded only for want of room is opened to be pointed at.
        if (panelOf !== undefined && drawn.includes(panelOf)) {
          open(panelOf, 'shown');
          shown.current = panelOf;
        } else if (panelOf === undefined && come && isFolded(target)) target.click();
        const bar = document.querySelector('[data-shell="question"]');
        bringIntoSight(target, sightBetween(bar && boxOf(bar), words && !kept ? boxOf(words) : null));
      }
      const box = target && seenOf(target);
      if (ring.current) {
        ring.current.hidden = box === null;
        if (box) put(ring.current, box);
        // How high all of the target is: it may reach below the bar.
        ring.current.dataset['height'] = target ? String(Math.round(boxOf(target).height)) : '';
      }
      // Once it has been followed it goes: it crosses what is to be read.
      const leads = words && box && sought.current.looks < LOOKS;
      thread.current?.setAttribute('d', (leads && threadBetween(boxOf(words), box, Boolean(kept))) || '');
    };
    lay();
    const leave = (): void => {
      sought.current.left = true;
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (SCROLLING.includes(key)) leave();
    };
    const timer = setInterval(() => {
      sought.current.looks++;
      lay();
    }, LOOK);
    window.addEventListener('wheel', leave, { passive: true });
    window.addEventListener('touchmove', leave, { passive: true });
    window.addEventListener('keydown', onKey);
    window.addEventListener('scroll', lay, { capture: true, passive: true });
    window.addEventListener('resize', lay);
    return () => {
      clearInterval(timer);
      window.removeEventListener('wheel', leave);
      window.removeEventListener('touchmove', leave);
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', lay, { capture: true });
      window.removeEventListener('resize', lay);
    };
  });
  return { panel, ring, thread, room };
}

/** Whether it is the heading of what a phone has folded, as my hand where nothing in it can be picked. */
const isFolded = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.matches('[aria-controls][aria-expanded="false"]');

/** What lies under the words can be scrolled from under them, and a phone's map is as much lower. */
function leaveRoom(height: number): void {
  const { style } = document.documentElement;
  const said = `${Math.ceil(height)}px`;
  if (style.getPropertyValue('--said') !== said) style.setProperty('--said', said);
}

/** Keeps as much room as the words need. @returns where they lie, at the foot of its column; null where the layout has none now */
function roomFor(words: HTMLElement, room: HTMLElement): WindowBox | null {
  const size = boxOf(words);
  room.style.height = `${size.height}px`;
  // A map may have all of the window.
  if (room.getClientRects().length === 0) return null;
  const { left, top } = boxOf(room);
  const foot = room.closest('[data-column]')?.getBoundingClientRect().bottom ?? 0;
  return { ...size, left, top: Math.min(Math.max(top, foot - size.height), window.innerHeight - size.height) };
}

const put = ({ style }: HTMLElement, { left, top, width, height }: WindowBox): void => {
  Object.assign(style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
};
