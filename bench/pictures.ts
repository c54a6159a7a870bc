import { existsSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../test/e2e/support/browser';
import { goOn } from '../test/e2e/support/fixture';
import { atMost, median, shown, type Figure } from './figure';
import { ofFullTables, type FullTable } from './fullTables';

/** How often each table is opened. */
const ROUNDS = 5;
/** How many times slower than this machine's the page's processor is. */
const THROTTLE = 4;
/** The longest time from a table's first cards to its first picture, in milliseconds. */
const FIRST = 100;
/** How long nothing may be drawn before memory is looked at, in milliseconds. */
const QUIET = 4000;

/** When frames came, in milliseconds: the first with cards, and the first with a drawn picture. */
interface Noted {
  cards?: number;
  picture?: number;
}

/** In the page, before anything else is in it. */
function note(): void {
  const noted: Noted = Object.assign(window, { noted: {} }).noted;
  // An object, not a function: tsx adds a helper to named functions, which the page does not have.
  const watch = {
    frame(now: number): void {
      if (document.querySelector('[data-picture]')) noted.cards ??= now;
      const drawn = [...document.querySelectorAll<HTMLImageElement>('[data-picture="drawn"] img')];
      if (drawn.some(({ complete, naturalWidth }) => complete && naturalWidth > 0)) noted.picture = now;
      else requestAnimationFrame((next) => this.frame(next));
    },
  };
  requestAnimationFrame((now) => watch.frame(now));
}

/**
 * Opens the table of a stored match.
 * @param plain with emblems instead of pictures
 * @param throttle how many times slower the page's processor is
 */
async function open(browser: Browser, { url, ruleset, match }: FullTable, plain: boolean, throttle = 1): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1400, height: 900 } });
  const page = await context.newPage();
  await page.goto('/about');
  await page.evaluate(
    (chosen) => localStorage.setItem('civitas.settings', chosen),
    JSON.stringify({ language: 'en', plainPictures: plain }),
  );
  await page.addInitScript(note);
  const processor = await context.newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await goOn(page, match, ruleset);
  await page.locator('main button[data-spot]').first().waitFor();
  return page;
}

/** From a table's first frame with cards to its first with a picture, in milliseconds. */
async function firstPicture(browser: Browser, table: FullTable): Promise<number> {
  const page = await open(browser, table, false, THROTTLE);
  try {
    const taken = await page.waitForFunction(() => {
      const { cards, picture } = Reflect.get(window, 'noted') as Noted;
      return cards !== undefined && picture !== undefined && { waited: picture - cards };
    });
    return ((await taken.jsonValue()) as { waited: number }).waited;
  } finally {
    await page.context().close();
  }
}

/** What a browser takes of the machine's memory with a table open, shared parts divided among those who share them; in bytes. */
async function memory(table: FullTable, plain: boolean): Promise<number> {
  const browser = await openBrowser();
  try {
    const page = await open(browser, table, plain);
    await page.waitForFunction(() => !document.querySelector('[data-picture="coming"]'));
    await page.waitForTimeout(QUIET);
    // What nobody holds any more is no memory that a table takes.
    const held = await page.context().newCDPSession(page);
    await held.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(QUIET);
    const machine = await browser.newBrowserCDPSession();
    const { processInfo } = await machine.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { id }) => sum + memoryOf(id), 0);
  } finally {
    await browser.close();
  }
}

/** A process's memory, in bytes, as Linux counts it; 0 for one that has ended. */
function memoryOf(pid: number): number {
  const file = `/proc/${pid}/smaps_rollup`;
  if (!existsSync(file)) return 0;
  return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) * 1024;
}

/** How soon a full table of each ruleset has pictures, and the memory that they take, in Chromium; null where there is none. */
export const pictures: Figure = {
  name: 'pictures',
  long: true,
  measure(quick) {
    const rounds = quick ? 1 : ROUNDS;
    return ofFullTables(async (browser, table, { title, maxSeats }) => {
      const waits: number[] = [];
      for (let i = 0; i < rounds; i++) waits.push(await firstPicture(browser, table));
      const [drawn, plain] = [await memory(table, false), await memory(table, true)];
      return [
        {
          what: `${title}, ${maxSeats} players: first picture after the first cards, processor ${THROTTLE} times slower`,
          value: `${shown(median(waits))} ms`,
          ...atMost(median(waits), FIRST, ' ms'),
        },
        {
          what: '– the browser’s memory with pictures, with plain ones',
          value: [drawn, plain].map((bytes) => `${shown(bytes / 1e6)} MB`).join(', '),
        },
      ];
    });
  },
};
