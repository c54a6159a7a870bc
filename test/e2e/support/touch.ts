import type { Page } from 'playwright-core';

/** What can be pressed at a table. Places of a map grow with it; names within a sentence are read first, and have no box. */
const CONTROLS = 'button, a[href], summary';
/** A finger's tip in pixels, less what is lost where edges lie between two of them. */
const LEAST = 39;

/** The controls that a finger does not hit for long enough, up and down or sideways, with both lengths. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ controls, least }) => {
      const dock = document.querySelector('[data-shell="question"]');
      const found: string[] = [];
      for (const control of document.querySelectorAll<HTMLElement>(controls)) {
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        // Above what is pinned to the window's lower edge.
        const isBelow = dock && control.getBoundingClientRect().bottom > dock.getBoundingClientRect().top - 20;
        if (isBelow && !dock.contains(control)) window.scrollBy({ top: 150, behavior: 'instant' });
        const { left, right, top, bottom } = control.getBoundingClientRect();
        if (right < 0 || bottom < 0) continue;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const reach = (dx: number, dy: number): number => {
          let n = 0;
          while (n < least && control.contains(document.elementFromPoint(x + dx * (n + 1), y + dy * (n + 1)))) n++;
          return n;
        };
        const [wide, high] = [reach(-1, 0) + 1 + reach(1, 0), reach(0, -1) + 1 + reach(0, 1)];
        const name = control.textContent.trim() || control.ariaLabel;
        if (Math.min(wide, high) < least) found.push(`${name}: ${wide} x ${high}`);
      }
      return found;
    },
    { controls: CONTROLS, least: LEAST },
  );
