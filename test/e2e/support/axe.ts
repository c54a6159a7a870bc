import { readFileSync } from 'node:fs';

import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** How often a page with faults is looked at again: what is only just appearing, or being laid out, is no fault. */
const LOOKS = 10;
/** How long to wait before the next look, in milliseconds. */
const PAUSE = 200;

async function lasting(page: Page, look: (page: Page) => Promise<string[]>): Promise<string[]> {
  let faults = await look(page);
  for (let i = 1; i < LOOKS && faults.length > 0; i++) {
    await page.waitForTimeout(PAUSE);
    faults = await look(page);
  }
  return faults;
}

/** Serious and critical faults that axe finds on the page, in a line each. */
export const faultsOf = (page: Page): Promise<string[]> => lasting(page, axeOn);

/** Things that reach out of the window at the sides, with how far; empty where nothing can be scrolled sideways. */
export const sidewaysOf = (page: Page): Promise<string[]> => lasting(page, reachingOutOf);

async function axeOn(page: Page): Promise<string[]> {
  // The pages' policy forbids foreign scripts; what the debugger evaluates is none of its business.
  await page.evaluate(source);
  const { violations } = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    return axe.run({ resultTypes: ['violations'] });
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) =>
          `${id}: ${html.slice(0, 200)} ${failureSummary?.split('\n').slice(1).join(' ') ?? ''}`,
      ),
    );
}

const reachingOutOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((each) => each.getBoundingClientRect().right > clientWidth + 1)
      .map(
        (each) =>
          `${each.tagName.toLowerCase()} ${(each.getAttribute('aria-label') ?? each.textContent ?? '').slice(0, 40)}: ${Math.round(each.getBoundingClientRect().right - clientWidth)} px`,
      );
  });
