import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { INTO_SIGHT } from '../../ui/intoSight';
import { pageScrolls } from '../../ui/pageScrolls';
import { Bounds, freeOf, type Size, type Window } from './bounds';
import { distance, type SheetPoint, type MapSheet } from './geometry';
import { useFingers } from './useFingers';

/** Moves and scales the visible part of a sheet: by wheel, drag, pinch and function calls. */
export function useZoom(sheet: MapSheet) {
  const bounds = useMemo(() => new Bounds(sheet), [sheet]);
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 1000, height: 700 });
  const [chosen, setChosen] = useState<Window | 'whole' | null>(null);
  const shown = chosen === 'whole' ? bounds.whole(size) : (chosen ?? bounds.filling(size));
  const now = useRef({ shown, size });
  /** The reader has moved it: it stays where it was put. */
  const byHand = useRef(false);
  const resting = useRef(false);
  useLayoutEffect(() => {
    now.current = { shown, size };
  });

  /** Scales about a point of the sheet. Returns false at the limit. */
  const zoom = useCallback(
    (by: number, about?: SheetPoint): boolean => {
      const { shown: old, size: frameSize } = now.current;
      const width = Math.max(sheet.closest, Math.min(bounds.most(frameSize), old.width / by));
      if (Math.abs(width - old.width) < 0.5) return false;
      const height = width * (frameSize.height / frameSize.width);
      const { x, y } = about ?? { x: old.x + old.width / 2, y: old.y + old.height / 2 };
      const next = bounds.within(
        {
          x: x - (x - old.x) * (width / old.width),
          y: y - (y - old.y) * (height / old.height),
          width,
          height,
        },
        frameSize,
      );
      now.current.shown = next;
      byHand.current = true;
      setChosen(next);
      return true;
    },
    [bounds, sheet],
  );

  const move = useCallback(
    (dx: number, dy: number): void => {
      const { shown: old, size: frameSize } = now.current;
      const next = bounds.within({ ...old, x: old.x + dx, y: old.y + dy }, frameSize);
      now.current.shown = next;
      setChosen(next);
    },
    [bounds],
  );

  const pan = useCallback(
    (dx: number, dy: number): void => {
      byHand.current = true;
      move(dx, dy);
    },
    [move],
  );

  /** Moves a point into sight. */
  const reveal = useCallback(
    ({ x, y }: SheetPoint, room: number): void => {
      const { shown: s, size: frameSize } = now.current;
      const dx = Math.min(0, x - room - s.x) + Math.max(0, x + room - s.x - s.width * freeOf(frameSize));
      const dy = Math.min(0, y - room - s.y) + Math.max(0, y + room - s.y - s.height);
      if (dx !== 0 || dy !== 0) move(dx, dy);
    },
    [move],
  );

  /** Moves the nearest of these points into sight, unless one of them is; what has been moved by hand as well. */
  const revealAny = useCallback(
    (points: readonly SheetPoint[], room: number): void => {
      const { shown: s, size: frameSize } = now.current;
      const { x, y, height } = s;
      const width = s.width * freeOf(frameSize);
      const isSeen = (point: SheetPoint): boolean =>
        point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
      if (points.some(isSeen)) return;
      const middle = { x: x + width / 2, y: y + height / 2 };
      const [nearest] = [...points].sort((a, b) => distance(a, middle) - distance(b, middle));
      if (nearest) reveal(nearest, room);
    },
    [reveal],
  );

  const whole = useCallback((): void => {
    byHand.current = true;
    setChosen('whole');
  }, []);

  /** A frame that has become another one is filled, also where the whole map was shown. */
  const refill = useCallback((): void => setChosen((old) => (old === 'whole' ? null : old)), []);

  /** Shows all of these points, with room round each, as far as the whole map goes; not to a reader who has moved it. */
  const showAll = useCallback(
    (points: readonly SheetPoint[], room: number): void => {
      const { shown, size: frameSize } = now.current;
      if (byHand.current || points.length === 0) return;
      const s = resting.current ? bounds.filling(frameSize) : shown;
      if (resting.current) setChosen(null);
      resting.current = false;
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
      const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room];
      const [top, bottom] = [Math.min(...ys) - room, Math.max(...ys) + room];
      const free = freeOf(frameSize);
      if (left >= s.x && right <= s.x + s.width * free && top >= s.y && bottom <= s.y + s.height) return;
      const ratio = frameSize.height / frameSize.width;
      const width = Math.min(bounds.most(frameSize), Math.max(s.width, (right - left) / free, (bottom - top) / ratio));
      const height = width * ratio;
      const [x, y] = [(left + right - width * free) / 2, (top + bottom - height) / 2];
      setChosen(bounds.within({ x, y, width, height }, frameSize));
    },
    [bounds],
  );

  /** Shows the whole map until something on it is asked; not to a reader who has moved it. */
  const rest = useCallback((): void => {
    if (byHand.current) return;
    resting.current = true;
    setChosen('whole');
  }, []);

  const toSheet = useCallback((clientX: number, clientY: number): SheetPoint => {
    const { shown: s } = now.current;
    const box = frame.current?.getBoundingClientRect();
    if (!box || box.width === 0) return { x: 0, y: 0 };
    return {
      x: s.x + ((clientX - box.left) / box.width) * s.width,
      y: s.y + ((clientY - box.top) / box.height) * s.height,
    };
  }, []);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = (): void => {
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const aside = parseFloat(getComputedStyle(element).paddingInlineEnd) || 0;
      const next = { width, height, aside };
      // A frame of another shape keeps the same middle.
      setSize((old) =>
        Math.abs(old.width - width) < 1 && Math.abs(old.height - height) < 1 && old.aside === aside ? old : next,
      );
      setChosen((old) =>
        typeof old === 'object' ? old && bounds.within({ ...old, height: old.width * (height / width) }, next) : old,
      );
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [bounds]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // React's wheel listeners are passive and could not stop the page from scrolling.
    const onWheel = (event: WheelEvent): void => {
      // Where the page scrolls the wheel is the page's, unless two fingers pinch or a key says otherwise.
      if (!event.ctrlKey && pageScrolls()) return;
      if (
        zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), toSheet(event.clientX, event.clientY))
      )
        event.preventDefault();
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [zoom, toSheet]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onAsked = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      const box = target.getBoundingClientRect();
      const { size: whole, shown: s } = now.current;
      // A large place need not be seen as a whole.
      const room = Math.min(Math.max(box.width, box.height), whole.width / 2, whole.height / 2) / 2;
      reveal(toSheet(box.left + box.width / 2, box.top + box.height / 2), room * (s.width / whole.width));
    };
    element.addEventListener(INTO_SIGHT, onAsked);
    return () => element.removeEventListener(INTO_SIGHT, onAsked);
  }, [reveal, toSheet]);

  // By the size that is known: a frame is not measured anew with each step of a finger.
  const drag = (dx: number, dy: number): void => {
    const unit = now.current.shown.width / now.current.size.width;
    pan(dx * unit, dy * unit);
  };
  const { dragging, wasDragged, handlers } = useFingers({ zoom, drag, toSheet });

  return {
    frame,
    sheet,
    size,
    shown,
    dragging,
    zoom,
    pan,
    reveal,
    revealAny,
    whole,
    refill,
    showAll,
    rest,
    /** Whether the current click ends a drag. */
    wasDragged,
    /** Pixels per unit of the sheet. */
    scale: size.width / shown.width,
    /** Whether the map is seen in its full height, so that vertical gestures scroll the page. */
    flat: shown.height >= bounds.height - 1,
    handlers,
  };
}

/** The visible part of a map and the functions that move it. */
export type Zoom = ReturnType<typeof useZoom>;
