import { useLayoutEffect, useRef, type RefObject } from 'react';

/** How long a card is under way, in milliseconds. */
const TIME = 340;
/** Shorter ways are not worth a flight, in pixels. */
const NEAR = 12;

interface Place { x: number; y: number; width: number; element: HTMLElement }

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where every card of the board lies, from the board's own corner: scrolling moves nothing. */
function places(root: HTMLElement): Map<string, Place> {
  const corner = root.getBoundingClientRect();
  const found = new Map<string, Place>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const { left, top, width } = element.getBoundingClientRect();
    const id = element.dataset.card ?? '';
    // What is folded away lies nowhere.
    if (width > 0 && !found.has(id)) found.set(id, { x: left - corner.left, y: top - corner.top, width, element });
  }
  return found;
}

/** Sends a likeness of the card over everything else; the card itself shows when it has arrived. */
function fly(root: HTMLElement, from: Place, to: Place): void {
  const likeness = to.element.cloneNode(true) as HTMLElement;
  delete likeness.dataset.card;
  likeness.setAttribute('aria-hidden', 'true');
  Object.assign(likeness.style, {
    position: 'absolute', left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, zIndex: '5', pointerEvents: 'none', transformOrigin: '0 0', animation: 'none',
  });
  root.append(likeness);
  to.element.animate([{ opacity: 0 }, { opacity: 0 }], TIME);
  likeness.animate(
    [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})` }, { transform: 'none' }],
    { duration: TIME, easing: 'cubic-bezier(0.3, 0.6, 0.2, 1)' },
  ).onfinish = () => likeness.remove();
}

/** Lets cards move from where they were to where they are whenever the position changes. */
export function useFlights(board: RefObject<HTMLElement | null>, position: unknown): void {
  const before = useRef<ReadonlyMap<string, Place>>(new Map());
  useLayoutEffect(() => {
    const root = board.current;
    const now = root ? places(root) : new Map<string, Place>();
    const then = before.current;
    before.current = now;
    if (!root || then.size === 0 || isStill()) return;
    for (const [id, to] of now) {
      const from = then.get(id);
      if (from && Math.hypot(from.x - to.x, from.y - to.y) > NEAR) fly(root, from, to);
    }
  }, [board, position]);
}
