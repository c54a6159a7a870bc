import { createContext, lazy, Suspense, useContext, useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePlace } from './question/places';
import { useView } from './TableContext';

const Drawer = lazy(() => import('./phone/Drawer'));

/** Places of the shell that a board may put parts of itself into, where the window has them. */
export interface SlotsThere {
  /** Beside the table, over the log: on a desk. */
  beside: HTMLElement | null;
  /** Over the question, always in sight: on a phone, where it comes a moment after the board. */
  pinned: HTMLElement | 'coming' | null;
  /** Is told when a part that was fetched for a place has been drawn there. */
  arrive(): void;
}

export const SlotsContext = createContext<SlotsThere>({ beside: null, pinned: null, arrive: () => {} });

/** On a desk these lie beside the table, over the log; elsewhere where they are written. */
export function Beside({ children }: { children: ReactNode }) {
  const { beside } = useContext(SlotsContext);
  return beside ? createPortal(children, beside) : children;
}

export interface PinnedProps {
  title: ReactNode;
  /** The components in it. */
  keys: readonly string[];
  /** Whether it is as high as what it holds, as long as a map has room beside it; else it is always as high as `DRAWER` at most. */
  tall?: boolean;
  children: ReactNode;
}

/**
 * What I hold: on a phone a drawer over the question, which shares the window with the rest; elsewhere, and once nothing is to be done
 * with it any more, it lies where it is written.
 */
export function Pinned(props: PinnedProps) {
  const { pinned } = useContext(SlotsContext);
  const over = useView().result !== null;
  if (pinned === null || over) return props.children;
  // Nothing is laid out where it would not stay, nor offered in the bar meanwhile.
  const coming = props.keys.map((key) => <Kept key={key} at={key} />);
  if (pinned === 'coming') return coming;
  return (
    <Suspense fallback={coming}>
      {createPortal(<Drawer {...props} />, pinned)}
      <Arrived />
    </Suspense>
  );
}

/** Tells that what it stands beside has been drawn. */
function Arrived() {
  const { arrive } = useContext(SlotsContext);
  useLayoutEffect(arrive, [arrive]);
  return null;
}

/** The place of a component that is about to be drawn. */
function Kept({ at }: { at: string }) {
  usePlace(at);
  return null;
}
