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
 * @param settle whether a phone shows as much as it can of the map or the row of moves that they are on, or the first of cards laid out,
 *   although one of them is in sight
 * @returns whether there are any of them, and the page may have gone there
 */
export function goToFirst(table: HTMLElement, find: () => readonly Element[], settle = false): boolean {
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
  if (!first) return false;
  const topOf = (thing: Element): number => thing.getBoundingClientRect().top;
  const seen = things.filter(isSeen);
  // Cards that have been laid out are read from the first.
  const fromFirst = settle && isBelow && first.closest('[data-laid]') !== null;
  if (fromFirst ? isSeen(first) : seen.length > 0) {
    if (settle && isBelow)
      scrollBy(toSettle(seen, topOf(table.querySelector('[data-shell="board"]') ?? table), begin, end));
    return true;
  }
  const column = columnOf(first);
  column?.scrollBy({ top: topOf(first) - topOf(column) - HEADING, behavior: 'instant' });
  if (column && isSeen(first)) return true;
  // A map is seen whole; a row of moves as well, and no further up than that takes: what they are done with lies before it.
  const row = rowOf(first)?.getBoundingClientRect();
  const upTo = row ? row.bottom - end : Infinity;
  scrollBy(Math.min(upTo, topOf(mapOf(first) ?? first) - begin));
  return true;
}

const rowOf = (thing: Element): Element | null => thing.closest('[role="toolbar"]');
const mapOf = (thing: Element): Element | null | undefined => thing.closest('svg')?.parentElement;

/**
 * How far a phone's page goes so that the map on which all of some things lie is seen whole, or the row of moves that they are in, with as
 * much of the board before it as there is room for. Not at all where some of them lie elsewhere.
 */
function toSettle(things: readonly Element[], board: number, begin: number, end: number): number {
  const [part, ...others] = new Set(things.map((thing) => rowOf(thing) ?? mapOf(thing) ?? thing));
  if (!part || part === things[0] || others.length > 0) return 0;
  const { top, bottom } = part.getBoundingClientRect();
  if (bottom > end) return Math.min(bottom - end, top - begin);
  return rowOf(part) ? Math.min(0, Math.max(bottom - end, board)) : Math.min(0, top - begin);
}
