import type { Page } from 'playwright-core';

/** The letters that can be seen, as a list of sizes in pixels, by what they say; `within` a part of the page. */
export const letters = (page: Page, within: string): Promise<(readonly [text: string, size: number])[]> =>
  page.evaluate((selector) => {
    const found: [string, number][] = [];
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
        found.push([textContent?.trim() ?? '', parseFloat(getComputedStyle(holder).fontSize) * scale]);
      }
    }
    return found;
  }, within);

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
          return range.getBoundingClientRect().top;
        };
        for (const { index, 0: pair } of text.matchAll(/\p{L}(?=\p{L})/gu))
          if (topOf(index + pair.length) > topOf(index) + 3) broken.push(text);
      }
    }
    return broken;
  }, within);
