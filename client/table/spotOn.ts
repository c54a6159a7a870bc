/** The first of several named things that is drawn on the table; null where none is. */
export function elementOn(table: HTMLElement | null, selectors: readonly (string | false)[]): Element | null {
  for (const selector of selectors) {
    const found = selector ? table?.querySelector(selector) : null;
    if (found && found.getBoundingClientRect().width > 0) return found;
  }
  return null;
}

/** Where something named lies on the table; null where it is not drawn. */
export const spotOn = (table: HTMLElement | null, selectors: readonly (string | false)[]): DOMRect | null =>
  elementOn(table, selectors)?.getBoundingClientRect() ?? null;

/** A selector for what marks itself with a name (`board.ts`). */
export const named = (name: string, value: string | number | undefined): string | false =>
  value !== undefined && `[data-${name}="${CSS.escape(String(value))}"]`;
