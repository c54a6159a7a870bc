import { useCallback, useRef, useState, type PointerEvent } from 'react';
import type { SheetPoint } from './geometry';

/** How far a pointer may move before it drags the map, in pixels. */
const NEAR = 6;

interface Moved {
  /** Scales about a point of the sheet. */
  zoom(by: number, about: SheetPoint): boolean;
  /** Moves what is seen, in pixels. */
  drag(dx: number, dy: number): void;
  /** The point of the sheet below a point of the window. */
  toSheet(clientX: number, clientY: number): SheetPoint;
}

/** A map under mouse and fingers: one drags it, two pinch it. */
export function useFingers({ zoom, drag, toSheet }: Moved) {
  const fingers = useRef(new Map<number, SheetPoint>());
  const moved = useRef(false);
  const [dragging, setDragging] = useState(false);

  const wasDragged = useCallback((): boolean => moved.current, []);

  const release = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) setDragging(false);
  };

  return {
    dragging,
    /** Whether the current click ends a drag. */
    wasDragged,
    handlers: {
      onPointerDown: (event: PointerEvent): void => {
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        if (fingers.current.size === 0) moved.current = false;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: (event: PointerEvent): void => {
        const old = fingers.current.get(event.pointerId);
        if (!old) return;
        const to = { x: event.clientX, y: event.clientY };
        if (!moved.current && Math.hypot(to.x - old.x, to.y - old.y) < NEAR) return;
        if (!moved.current) {
          moved.current = true;
          setDragging(true);
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        if (other) {
          const apart = Math.hypot(old.x - other.x, old.y - other.y) || 1;
          zoom(Math.hypot(to.x - other.x, to.y - other.y) / apart, toSheet((to.x + other.x) / 2, (to.y + other.y) / 2));
        }
        const share = other ? 0.5 : 1;
        drag((old.x - to.x) * share, (old.y - to.y) * share);
        fingers.current.set(event.pointerId, to);
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
