import { pageScrolls } from '../../ui/pageScrolls';

/** How much of a phone's board the jumps cover at its upper edge, in pixels. */
const EDGE = 60;
/** Room above what a wider page has gone to, in pixels. */
const GAP = 16;

export const scrollBy = (top: number): void => window.scrollBy({ top, behavior: 'instant' });

/**
 * Where the table is higher than the window, the page goes to the first of some things on it, unless one of them is in sight.
 * @param find the things; not looked for where the page does not scroll
 */
export function goToFirst(table: HTMLElement, find: () => readonly Element[]): void {
  const bar = table.querySelector('[data-shell="question"]');
  if (!bar || !pageScrolls()) return;
  const question = bar.getBoundingClientRect();
  // On a phone the question lies below the board, elsewhere above it.
  const isBelow = question.top + question.bottom > window.innerHeight;
  const [begin, end] = isBelow ? [EDGE, question.top] : [question.bottom + GAP, window.innerHeight];
  const isSeen = (thing: Element): boolean => {
    const { top, bottom } = thing.getBoundingClientRect();
    return bar.contains(thing) || (top >= begin && bottom <= end);
  };
  const things = find();
  const [first] = things;
  if (!first || things.some(isSeen)) return;
  // A map is seen whole.
  const part = first.closest('svg')?.parentElement ?? first;
  scrollBy(part.getBoundingClientRect().top - begin);
}
