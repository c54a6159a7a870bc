import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How far from its end a box still counts as being there, in pixels. */
const NEAR = 24;

/** Keys that scroll a box, and where to. */
const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'back',
  PageUp: 'back',
  Home: 'back',
  ArrowDown: 'on',
  PageDown: 'on',
  End: 'on',
};

type Direction = 'back' | 'on';

const isAtEnd = (box: HTMLElement): boolean => box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR;

interface Follow {
  ref: RefObject<HTMLDivElement | null>;
  /** Whether the box stays at its end; not once a person has scrolled back. */
  following: boolean;
  /** Goes to the end, and stays there again. */
  toEnd(): void;
}

/**
 * Keeps a box that grows scrolled to its end. Only a person's hand stops it (wheel, finger, keys, a pressed pointer, the
 * keyboard's focus), never a scrolling by itself: on a slow machine that is told long after the box has grown on.
 * @param newest changes when there is something new @param inside changes when the box may have another height
 */
export function useFollow(newest: unknown, inside?: unknown): Follow {
  const ref = useRef<HTMLDivElement>(null);
  const [following, setFollowing] = useState(true);
  const follows = useRef(true);
  const follow = useCallback((on: boolean): void => {
    follows.current = on;
    setFollowing(on);
    if (on && ref.current) ref.current.scrollTop = ref.current.scrollHeight;
  }, []);

  useLayoutEffect(() => {
    if (ref.current && follows.current) ref.current.scrollTop = ref.current.scrollHeight;
  }, [newest, inside]);

  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const listening = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void): void =>
      box.addEventListener(kind, act, { passive: true, signal: listening.signal });
    /** Where the hand has last scrolled to. */
    let way: Direction = 'back';
    let held = false;
    let top = box.scrollTop;
    let finger = 0;
    const moves = (to: Direction): void => {
      way = to;
      if (to === 'back' && box.scrollTop > 0) follow(false);
    };
    on('wheel', ({ deltaY }) => {
      if (deltaY !== 0) moves(deltaY < 0 ? 'back' : 'on');
    });
    on('keydown', ({ key, shiftKey }) => {
      const to = key === ' ' ? (shiftKey ? 'back' : 'on') : KEYS[key];
      if (to) moves(to);
    });
    on('touchstart', ({ touches }) => {
      finger = touches[0]?.clientY ?? 0;
    });
    on('touchmove', ({ touches }) => {
      const y = touches[0]?.clientY ?? finger;
      if (y !== finger) moves(y > finger ? 'back' : 'on');
      finger = y;
    });
    // A pressed pointer drags the scrollbar, or selects text beyond the edge.
    on('pointerdown', ({ pointerType }) => {
      held = pointerType === 'mouse';
    });
    on('focusin', ({ target }) => {
      if (target !== box && target instanceof Element && target.matches(':focus-visible') && !isAtEnd(box))
        follow(false);
    });
    on('scroll', () => {
      if (held && box.scrollTop !== top) moves(box.scrollTop < top ? 'back' : 'on');
      top = box.scrollTop;
      if (!follows.current && way === 'on' && isAtEnd(box)) follow(true);
    });
    const release = (): void => {
      held = false;
    };
    for (const kind of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(kind, release, { signal: listening.signal });
    // A box that has become lower no longer shows its end.
    const observer =
      typeof ResizeObserver === 'undefined'
        ? null
        : new ResizeObserver(() => {
            if (follows.current) box.scrollTop = box.scrollHeight;
          });
    observer?.observe(box);
    return () => {
      listening.abort();
      observer?.disconnect();
    };
  }, [follow]);

  return { ref, following, toEnd: useCallback(() => follow(true), [follow]) };
}
