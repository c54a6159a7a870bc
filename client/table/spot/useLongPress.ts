import { useEffect, useRef, type PointerEvent } from 'react';

/** How long a finger rests before it means "show me", in milliseconds. */
const LONG = 450;
/** How far it may move meanwhile, in pixels. */
const NEAR = 10;

/**
 * Calls `action` when a finger rests on the element, with where it rests; `wasLong` tells the click that follows that it has been served,
 * `isLong` what comes before that: on some devices a menu is asked for.
 */
export function useLongPress(action: (on: Element, x: number, y: number) => void) {
  const state = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; x: number; y: number; long: boolean }>({
    timer: undefined,
    x: 0,
    y: 0,
    long: false,
  });
  const stop = (): void => clearTimeout(state.current.timer);
  useEffect(() => stop, []);

  return {
    wasLong: (): boolean => {
      const { long } = state.current;
      state.current.long = false;
      return long;
    },
    isLong: (): boolean => state.current.long,
    handlers: {
      onPointerDown: (event: PointerEvent): void => {
        state.current.long = false;
        if (event.pointerType === 'mouse') return;
        stop();
        const { currentTarget: on, clientX: x, clientY: y } = event;
        Object.assign(state.current, { x, y });
        state.current.timer = setTimeout(() => {
          state.current.long = true;
          action(on, x, y);
        }, LONG);
      },
      onPointerMove: (event: PointerEvent): void => {
        if (Math.hypot(event.clientX - state.current.x, event.clientY - state.current.y) > NEAR) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
  };
}
