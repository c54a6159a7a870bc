import type { Page } from 'playwright-core';

import { openHead } from './head';
import { until } from './until';
import { NAMES, says } from './words';

/** Chooses another language in the settings. */
export async function switchTo(page: Page, from: keyof typeof says, to: keyof typeof says): Promise<void> {
  await openHead(page);
  await page.getByRole('button', { name: says[from]('settings.title') }).click();
  await page.getByRole('radio', { name: NAMES[to] }).click();
  await page.getByRole('dialog', { name: says[to]('settings.title') }).waitFor();
  await page.getByRole('button', { name: says[to]('close') }).click();
  await until('the settings are closed', async () => (await page.getByRole('dialog').count()) === 0);
  // A table is hidden until the words of its game have come.
  await until('the words are there', async () => (await page.locator('[aria-busy="true"]').count()) === 0);
}
