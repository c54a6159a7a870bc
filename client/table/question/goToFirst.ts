import { pageScrolls } from '../../ui/pageScrolls';

/** How much of a phone's board the jumps cover at its upper edge, in pixels. */
const EDGE = 60;
/** Room above what a wider page has gone to, in pixels. */
const GAP = 16;

export const scrollBy = (top: number): void => window.scrollBy({ top, behavior: 'instant' });

/** Room above what a column that scrolls by itself has gone to, in pixels: for a heading. */
const HEADING = 40;

/**
 * Where the table is higher than the window, or a column of it higher than its place (`data-scrolls`), page and column go to the first of
 * some things on it, unless one of them is in sight.
 * @param find the things; not looked for where nothing scrolls
 * @returns whether there are any of them, and the page may have gone there
 */
export function goToFirst(table: HTMLElement, find: () => readonly Element[]): boolean {
  const bar = table.querySelector('[data-shell="question"]');
  const columns = [...table.querySelectorAll('[data-scrolls]')].filter((each) => each.scrollHeight > each.clientHeight);
  if (!bar || (columns.length === 0 && !pageScrolls())) return false;
  const question = bar.getBoundingClientRect();
  // On a phone the question lies below the board, elsewhere above it.
  const isBelow = question.top + question.bottom > window.innerHeight;
  const [begin, end] = isBelow ? [EDGE, question.top] : [question.bottom + GAP, window.innerHeight];
  const columnOf = (thing: Element): Element | undefined => columns.find((each) => each.contains(thing));
  const isSeen = (thing: Element): boolean => {
    const { top, bottom } = thing.getBoundingClientRect();
    const column = columnOf(thing)?.getBoundingClientRect();
    const clear = !column || (top >= column.top && bottom <= column.bottom);
    return bar.contains(thing) || (clear && top >= begin && bottom <= end);
  };
  const things = find();
  const [first] = things;
  if (!first || things.some(isSeen)) return first !== undefined;
  const topOf = (thing: Element): number => thing.getBoundingClientRect().top;
  const column = columnOf(first);
  column?.scrollBy({ top: topOf(first) - topOf(column) - HEADING, behavior: 'instant' });
  if (column && isSeen(first)) return true;
  // A map is seen whole; a row of moves as well, and no further up than that takes: what they are done with lies before it.
  const row = first.closest('[role="toolbar"]')?.getBoundingClientRect();
  const upTo = row ? row.bottom - end : Infinity;
  scrollBy(Math.min(upTo, topOf(first.closest('svg')?.parentElement ?? first) - begin));
  return true;
}
