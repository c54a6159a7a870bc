import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SheetPoint } from './geometry';
import type { Zoom } from './useZoom';

/** Handlers and state of the place that is pointed at. */
export interface Pointing {
  point(place: string, element: SVGElement, at: 'pointer' | 'focus' | 'touch'): void;
  leave(): void;
  wasDragged(): boolean;
  /** The place that the Tab key focuses when none can be picked. */
  home: string;
  enter(place: string): void;
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
      home,
      enter,
    }),
    [leave, wasDragged, home, enter],
  );

  // A card opened by touch closes with the next touch elsewhere, or when the page scrolls.
  useEffect(() => {
    const outside = (event: Event): void => {
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
