import type { Page } from 'playwright-core';

/** The letters that can be seen, as a list of sizes in pixels, by what they say, and whether they are fitted; `within` a part of the page. */
export const letters = (
  page: Page,
  within: string,
): Promise<(readonly [text: string, size: number, fitted: boolean])[]> =>
  page.evaluate((selector) => {
    const found: [string, number, boolean][] = [];
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement: holder, textContent } = walker.currentNode;
        if (!holder || textContent?.trim() === '') continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const { width, height } = range.getBoundingClientRect();
        let hidden = !holder.checkVisibility();
        // What is for the ear alone is a box of one pixel.
        for (let box: Element | null = holder; box; box = box.parentElement) hidden ||= box.clientWidth === 1;
        if (width < 2 || height < 2 || hidden) continue;
        const turned = holder instanceof SVGGraphicsElement ? holder.getScreenCTM() : null;
        const scale = turned ? Math.hypot(turned.a, turned.b) : 1;
        const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
        found.push([textContent?.trim() ?? '', size, holder.closest('[data-fit]') !== null]);
      }
    }
    return found;
  }, within);

/** Signs with words of their own that are seen smaller than so many pixels, in both directions; `within` a part of the page. */
export const signsBelow = (page: Page, least: number, within: string): Promise<string[]> =>
  page.locator(within).evaluateAll(
    (roots, size) =>
      roots.flatMap((root) =>
        [...root.querySelectorAll('[title] svg')].flatMap((sign) => {
          const { width, height } = sign.getBoundingClientRect();
          const isSmall = sign.checkVisibility() && width > 0 && Math.max(width, height) < size;
          return isSmall ? [`${sign.closest('[title]')?.getAttribute('title')}: ${width} x ${height}`] : [];
        }),
      ),
    least,
  );

/** Words that a line's end breaks between two letters, without a hyphen; `within` a part of the page. */
export const brokenWords = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const text = node.textContent ?? '';
        const topOf = (i: number): number => {
          range.setStart(node, i);
          range.setEnd(node, i + 1);
          // The first letter after a soft hyphen has that hyphen's box as well, in the line before.
          return [...range.getClientRects()].at(-1)?.top ?? 0;
        };
        for (const { index, 0: pair } of text.matchAll(/\p{L}(?=\p{L})/gu))
          if (topOf(index + pair.length) > topOf(index) + 3) broken.push(text);
      }
    }
    return broken;
  }, within);
