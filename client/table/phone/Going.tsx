import { useEffect, type RefObject } from 'react';
import { useQuestion } from '../TableContext';

/** How much of the board's upper edge the jumps cover, in pixels. */
const EDGE = 60;

/**
 * On a phone the page goes to what is asked: past its own head to the board, and there to the first of what can be picked, unless some
 * of that is in sight.
 * @param at the position that is drawn: what can be picked is there only then
 */
export default function Going({ at, table }: { at: unknown; table: RefObject<HTMLElement | null> }) {
  const { question, armed, held } = useQuestion();
  const n = question?.n;
  useEffect(() => {
    if (n === undefined) return;
    // The drawer has followed the question by then.
    const frame = requestAnimationFrame(() => {
      if (table.current) go(table.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [n, armed, held, at, table]);
  return null;
}

function go(table: HTMLElement): void {
  const [board, bar] = ['board', 'question'].map((part) => table.querySelector(`[data-shell="${part}"]`));
  if (!board || !bar) return;
  const past = board.getBoundingClientRect().top;
  if (past > 0) window.scrollBy({ top: past, behavior: 'instant' });

  const end = bar.getBoundingClientRect().top;
  const spots = [...table.querySelectorAll('[data-spot][data-selectable="true"]')].filter((spot) =>
    spot.checkVisibility(),
  );
  const isSeen = (spot: Element): boolean => {
    const { top, bottom } = spot.getBoundingClientRect();
    return bar.contains(spot) || (top >= EDGE && bottom <= end);
  };
  const [first] = spots;
  if (!first || spots.some(isSeen)) return;
  // A map is seen whole.
  const part = first.closest('svg')?.parentElement ?? first;
  window.scrollBy({ top: part.getBoundingClientRect().top - EDGE, behavior: 'instant' });
}
