import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Places of the shell that a board may put parts of itself into, where the window has them. */
export interface SlotsThere {
  /** Beside the table, over the log: on a desk. */
  beside: HTMLElement | null;
  /** Over the question, always in sight: on a phone. */
  pinned: HTMLElement | null;
}

export const SlotsContext = createContext<SlotsThere>({ beside: null, pinned: null });

function useSlot(slot: keyof SlotsThere, children: ReactNode): ReactNode {
  const place = useContext(SlotsContext)[slot];
  return place ? createPortal(children, place) : children;
}

/** On a desk these lie beside the table, over the log; elsewhere where they are written. */
export const Beside = ({ children }: { children: ReactNode }) => useSlot('beside', children);

/** On a phone these lie over the question and stay in sight; elsewhere where they are written. */
export const Pinned = ({ children }: { children: ReactNode }) => useSlot('pinned', children);
