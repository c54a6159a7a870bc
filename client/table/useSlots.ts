import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { DESK, PHONE } from '../theme';
import { useRoom } from '../ui/Room';
import { useMedia } from '../ui/useMedia';

/** The places that the window has for parts of the board, and the page's head out of the table's way. */
export function useSlots() {
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  const [pinned, setPinned] = useState<HTMLElement | null>(null);
  // What a phone fetches for itself counts as come once, however often it is drawn: its dock, and what I hold.
  const [hasDock, meetDock] = useState(false);
  const [hasDrawer, meetDrawer] = useState(false);
  const arrive = useCallback(() => meetDrawer(true), []);
  const dock = useCallback((element: HTMLElement | null) => {
    setPinned(element);
    if (element) meetDock(true);
  }, []);
  const desk = useMedia(DESK);
  const phone = useMedia(PHONE);
  useLayoutEffect(() => {
    document.documentElement.dataset.table = '';
    return () => {
      delete document.documentElement.dataset.table;
    };
  }, []);
  const there = useMemo(
    () => ({ beside: desk ? beside : null, pinned: pinned ?? (phone ? ('coming' as const) : null), arrive }),
    [desk, phone, beside, pinned, arrive],
  );
  const drawn = beside !== null || !desk;
  const parts = Number(hasDock) + Number(hasDrawer);
  return { there, phone, drawn, parts, room: useRoom(there.beside), setBeside, dock };
}
