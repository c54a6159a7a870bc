import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SheetPoint } from './geometry';
import type { Zoom } from './useZoom';

/** Handlers and state of the place that is pointed at. */
export interface Pointing {
  point(place: string, element: SVGElement, at: 'pointer' | 'focus' | 'touch'): void;
  leave(): void;
  wasDragged(): boolean;
  /** The place beside the one that was touched, where that cannot be picked and this can; null where a touch means what it meets. */
  meant(touched: Element, at: { clientX: number; clientY: number }): Element | null;
  /** The place that the Tab key focuses when none can be picked. */
  home: string;
  enter(place: string): void;
}

/** How far a finger may miss what can be picked, in pixels: no farther than into a third of what it meets instead. */
const MISS = 20;
const WAYS = 12;

/** What can be picked nearest to a point of the window, within a length. */
function pickedNear(frame: Element, x: number, y: number, length: number): Element | null {
  for (let off = 2; off <= length; off += 3)
    for (let way = 0; way < WAYS; way++) {
      const turn = (2 * Math.PI * way) / WAYS;
      const met = document.elementFromPoint(x + off * Math.cos(turn), y + off * Math.sin(turn));
      const place = met?.closest('[data-spot][data-selectable="true"]');
      if (place && frame.contains(place)) return place;
    }
  return null;
}

/** How long the mouse rests on a place before its card opens, in milliseconds. */
const DELAY = 300;

/**
 * The place of a map that is pointed at by mouse, key or finger; its card opens. A place that gets the focus is moved
 * into sight.
 * @param first the place where the keys begin
 * @param placed where a place lies on the sheet and how much room it needs; has to stay the same function
 */
export function usePointing(zoom: Zoom, first: string, placed: (place: string) => { at: SheetPoint; room: number }) {
  const { frame, reveal, wasDragged } = zoom;
  const [card, setCard] = useState<{ place: string; anchor: SVGElement } | null>(null);
  const [home, setHome] = useState(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byFinger = useRef(false);

  const leave = useCallback(() => {
    clearTimeout(timer.current);
    setCard(null);
  }, []);
  const enter = useCallback(
    (place: string) => {
      setHome(place);
      const { at, room } = placed(place);
      reveal(at, room);
    },
    [reveal, placed],
  );
  const pointing = useMemo(
    (): Pointing => ({
      point: (place, anchor, at) => {
        clearTimeout(timer.current);
        const show = (): void => setCard({ place, anchor });
        if (at === 'pointer') timer.current = setTimeout(show, DELAY);
        else show();
      },
      leave,
      wasDragged,
      meant: (touched, { clientX, clientY }) => {
        if (!byFinger.current || !frame.current) return null;
        const { width, height } = touched.getBoundingClientRect();
        return pickedNear(frame.current, clientX, clientY, Math.min(MISS, width / 3, height / 3));
      },
      home,
      enter,
    }),
    [leave, wasDragged, frame, home, enter],
  );

  // A card opened by touch closes with the next touch elsewhere, or when the page scrolls.
  useEffect(() => {
    const outside = (event: PointerEvent): void => {
      byFinger.current = event.pointerType === 'touch';
      if (!(event.target instanceof Node && frame.current?.contains(event.target))) leave();
    };
    document.addEventListener('pointerdown', outside);
    window.addEventListener('scroll', leave, { passive: true, capture: true });
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerdown', outside);
      window.removeEventListener('scroll', leave, { capture: true });
    };
  }, [leave, frame]);

  return { card, pointing };
}
