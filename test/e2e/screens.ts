import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'playwright-core';

import { ROOT } from './support/build';
import { annsTurn, goOn, playedUntil } from './support/fixture';
import { join, openMatch } from './support/people';
import type { Stage } from './support/stage';
import { Table } from './support/table';
import { say } from './support/words';

const SCREENS = path.join(ROOT, 'docs/screens');

/** The pictures of the documentation. Seeds and ids are fixed: the same program takes the same pictures. */
export async function takeScreens({ guest }: Stage): Promise<void> {
  mkdirSync(SCREENS, { recursive: true });
  const match = playedUntil('screens', annsTurn(6));
  const sizes = { 1400: { viewport: { width: 1400, height: 900 } }, 390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } };
  for (const [width, size] of Object.entries(sizes)) {
    const page = await guest('/about', { ...size, colorScheme: 'light' });
    await goOn(page, match);
    await new Table(page).asked();
    await take(page, `imperium-${width}`);
  }
  await take(await lobby(guest), 'lobby-1400');
}

/** The lobby with a few tables. */
async function lobby(guest: Stage['guest']): Promise<Page> {
  const ids: string[] = [];
  for (const people of [['Bea', 'Cyril'], ['Dora'], ['Emil']]) {
    const page = await guest();
    const link = await openMatch(page, people[0]!);
    ids.push(link.slice(link.lastIndexOf('/') + 1));
    if (people[1]) await join(await guest(), link, people[1]);
  }
  const page = await guest('/about', { viewport: { width: 1400, height: 900 }, colorScheme: 'light' });
  // Real tables, but by names that do not change from run to run, in the order in which they were opened.
  await page.route('**/games/imperium', async (route) => {
    const response = await route.fetch();
    const { matches } = (await response.json()) as { matches: { matchID: string; createdAt: number; updatedAt: number }[] };
    await route.fulfill({ response, json: { matches: matches.filter(({ matchID }) => ids.includes(matchID))
      .map((each) => ({ ...each, matchID: `Table-${ids.indexOf(each.matchID) + 1}`, createdAt: ids.indexOf(each.matchID), updatedAt: ids.indexOf(each.matchID) })) } });
  });
  await page.goto('/');
  await page.getByText('Emil').waitFor();
  await page.getByRole('heading', { name: say('create.title') }).waitFor();
  return page;
}

/** Takes a picture; one that looks like the picture that is there already leaves it as it is. */
async function take(page: Page, name: string): Promise<void> {
  const file = path.join(SCREENS, `${name}.png`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  if (existsSync(file) && (await lookAlike(page, readFileSync(file), picture))) return;
  writeFileSync(file, picture);
}

/** Whether two pictures show the same: shades at edges differ a little from run to run. */
function lookAlike(page: Page, ...pictures: [Buffer, Buffer]): Promise<boolean> {
  return page.evaluate(async (texts) => {
    const [before, now] = await Promise.all(texts.map(async (text) => {
      const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    }));
    return before!.length === now!.length && now!.every((value, i) => Math.abs(value - before![i]!) < 16);
  }, pictures.map((picture) => picture.toString('base64')));
}
