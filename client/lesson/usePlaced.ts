import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { LessonTarget } from '../../games/kit/lesson/lesson';
import { useDrawn } from '../ui/Room';
import { boxOf, bringIntoSight, calmBox, elementOf, type WindowBox } from './place';

/** How often the position of the target is checked, in milliseconds. Scrolling is noticed at once. */
const LOOK = 200;
/** How often the target is scrolled into sight; after that it stays where the reader scrolls it. */
const LOOKS = 15;

/** What stays in sight if it can. */
const OPEN = ['[data-spot]', '[data-pile]', 'h1', 'h2', 'button'].map((it) => `${it}:not([data-lesson] *)`).join();

interface Placed {
  panel: RefObject<HTMLElement | null>;
  ring: RefObject<HTMLDivElement | null>;
  /** What keeps room for the words where the layout has some for them. */
  room: RefObject<HTMLDivElement | null>;
}

/**
 * Keeps a lesson's words at one place as long as they cover nothing that they speak of, and the ring round their target, while that
 * moves.
 * @param spoken what else the words speak of
 */
export function usePlaced(at: LessonTarget | null, spoken: () => Element[]): Placed {
  const panel = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  /** Where the words were laid over the table. */
  const before = useRef<WindowBox>(null);
  /** The target that was scrolled into sight, and how often that was tried. */
  const sought = useRef({ key: '', looks: 0 });
  const { drawn, open } = useDrawn();
  useLayoutEffect(() => {
    const lay = (): void => {
      const target = at && elementOf(at);
      const bar = elementOf({ shell: 'question' });
      const key = JSON.stringify(at);
      if (sought.current.key !== key) sought.current = { key, looks: 0 };
      // The board may be drawn later than the words, and its layout may still move.
      if (target && sought.current.looks++ < LOOKS) {
        // What lies folded only for want of room is opened to be pointed at.
        const panelOf = target.closest<HTMLElement>('[data-folds]')?.dataset['folds'];
        if (panelOf !== undefined && drawn.includes(panelOf)) open(panelOf, true);
        bringIntoSight(target, bar && boxOf(bar));
      }
      const box = target && boxOf(target);
      if (ring.current) {
        ring.current.hidden = box === null;
        if (box) put(ring.current, box);
      }
      const words = panel.current;
      if (!words) return;
      const kept = room.current && roomFor(words, room.current);
      before.current = kept
        ? null
        : calmBox(
            boxOf(words),
            // Without the page's scroll bar.
            { width: document.documentElement.clientWidth, height: window.innerHeight },
            {
              keep: bar ? [boxOf(bar)] : [],
              target: box,
              spoken: spoken().map(boxOf),
              rather: [...document.querySelectorAll(OPEN)].map(boxOf),
            },
            before.current,
          );
      const place = kept ?? before.current;
      if (place) Object.assign(words.style, { left: `${place.left}px`, top: `${place.top}px` });
    };
    lay();
    const leave = (): void => {
      sought.current.looks = LOOKS;
    };
    const timer = setInterval(lay, LOOK);
    window.addEventListener('wheel', leave, { passive: true });
    window.addEventListener('touchmove', leave, { passive: true });
    window.addEventListener('scroll', lay, { capture: true, passive: true });
    window.addEventListener('resize', lay);
    return () => {
      clearInterval(timer);
      window.removeEventListener('wheel', leave);
      window.removeEventListener('touchmove', leave);
      window.removeEventListener('scroll', lay, { capture: true });
      window.removeEventListener('resize', lay);
    };
  });
  return { panel, ring, room };
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
