import { gzipSync } from 'node:zlib';

import type { Page } from 'playwright-core';

import { goOn, type Stored } from './fixture';
import { Table } from './table';
import { say } from './words';

/** Scripts by their address, each with what it weighs gzipped, in bytes. */
export type Weights = ReadonlyMap<string, number>;

/** What scripts weigh together, in bytes. */
export const sum = (weights: Weights): number => [...weights.values()].reduce((a, b) => a + b, 0);

/** The scripts that are not among others. */
export const besides = (all: Weights, others: Weights): Weights =>
  new Map([...all].filter(([url]) => !others.has(url)));

/** In the page: pictures are plain, and what paints them is not loaded. */
const plainPictures = (): void => localStorage.setItem('civitas.settings', JSON.stringify({ plainPictures: true }));

/** All scripts that a new page loads. @param open opens what is measured, and returns when it stands */
async function loadedBy(page: Page, plain: boolean, open: () => Promise<unknown>): Promise<Weights> {
  const loaded = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.add(response.url());
  });
  if (plain) await page.addInitScript(plainPictures);
  await open();
  await page.waitForLoadState('networkidle');
  // A page that has gone on has no bodies any more: they are asked for again.
  const weigh = async (url: string) => gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length;
  return new Map(await Promise.all([...loaded].map(async (url) => [url, await weigh(url)] as const)));
}

const painted = (page: Page): Promise<void> => page.locator('[data-picture="drawn"]').first().waitFor();

/** The scripts of the lobby's first load. @param plain without what paints the boxes */
export const scriptsOfLobby = (page: Page, plain: boolean): Promise<Weights> =>
  loadedBy(page, plain, async () => {
    await page.goto('/');
    await page.getByRole('heading', { name: say('create.title') }).waitFor();
    if (!plain) await painted(page);
  });

/** The scripts of a stored match's table. @param plain without what paints the cards */
export const scriptsOfTable = (page: Page, plain: boolean, ruleset: string, match: Promise<Stored>): Promise<Weights> =>
  loadedBy(page, plain, async () => {
    await goOn(page, match, ruleset);
    await new Table(page).asked();
    if (!plain) await painted(page);
  });
