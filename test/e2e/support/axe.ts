import { readFileSync } from 'node:fs';

import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Serious and critical faults that axe finds on the page as it is now, in a line each. */
export async function faultsOf(page: Page): Promise<string[]> {
  // The pages' policy forbids foreign scripts; what the debugger evaluates is none of its business.
  await page.evaluate(source);
  const { violations } = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    return axe.run({ resultTypes: ['violations'] });
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary?.split('\n').slice(1).join(' ') ?? ''}`));
}

/** Things that reach out of the window at the sides, with how far; empty where nothing can be scrolled sideways. */
export const sidewaysOf = (page: Page): Promise<string[]> => page.evaluate(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((each) => each.getBoundingClientRect().right > clientWidth + 1)
    .map((each) => `${each.tagName.toLowerCase()} ${(each.getAttribute('aria-label') ?? each.textContent ?? '').slice(0, 40)}: ${Math.round(each.getBoundingClientRect().right - clientWidth)} px`);
});
