import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

import type { Settings } from '../../../client/settings';
import { openBrowser } from './browser';
import { TestServer } from './server';
import { PATIENCE } from './until';

/** Pictures and texts of pages on which a test failed. */
const OUTPUT = path.resolve(__dirname, '../output');

/** An address of the server without the client: for pages that only store what they begin with. */
export const EMPTY = '/healthz';

/** Longest that a test may take, in milliseconds: for what hangs, not for what a slow machine takes its time over. */
const LONGEST = 400_000;

/** Who plays in these tests picks and then confirms, also what undo could take back: unless a test says otherwise. */
const USUAL: Partial<Settings> = { confirmAll: true };

/** For tests that pictures are no part of: painted ones cost a page a third of its time. */
export const PLAIN: Partial<Settings> = { plainPictures: true };

/** Keeps these settings in the page's browser, below those that are kept there. */
function prefer(usual: Partial<Settings>): void {
  // A page that has not been loaded yet keeps nothing.
  if (window.location.host === '') return;
  const key = 'civitas.settings';
  const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>;
  localStorage.setItem(key, JSON.stringify({ ...usual, ...stored }));
}

interface GuestOptions extends BrowserContextOptions {
  /** Besides the stage's. */
  settings?: Partial<Settings>;
}

/** The server, and the browsers of the people who take part in one test. */
export interface Stage {
  server: TestServer;
  /** A browser of its own, with nothing stored in it, that has opened an address of the server. */
  guest(address?: string, options?: GuestOptions): Promise<Page>;
  /** Says that the browsers' consoles may complain about this; about nothing else they may. */
  tolerate(complaint: RegExp): void;
}

/**
 * One server and one browser for the tests of a file.
 * @param liked settings of all who take part
 * @returns what makes a test of a scene: `test('...', scene(async ({ guest }) => { ... }))`. Browsers are closed after it,
 *   it fails where a page's console complained, and leaves pictures of its pages where it failed.
 */
export function openStage(
  liked: Partial<Settings> = {},
): (act: (stage: Stage) => Promise<void>) => () => Promise<void> {
  const server = new TestServer();
  let browser: Browser;

  jest.setTimeout(LONGEST + PATIENCE);
  beforeAll(async () => {
    // The framework speaks to the console.
    for (const method of ['log', 'info', 'warn', 'error'] as const)
      jest.spyOn(console, method).mockImplementation(() => {});
    await server.start();
    browser = await openBrowser();
  }, 240_000);
  afterAll(async () => {
    await browser.close();
    await server.remove();
  });

  return (act) => async () => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    const tolerated: RegExp[] = [];
    const guest: Stage['guest'] = async (address = '/', { settings = {}, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: 'en-GB',
        viewport: { width: 1400, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE);
      context.on('console', (message) => {
        const { url } = message.location();
        // Asked for beside what is no page of the client (`EMPTY`).
        if (message.type() === 'error' && !url.endsWith('/favicon.ico')) complaints.push(`${message.text()} (${url})`);
      });
      context.on('weberror', (event) => complaints.push(String(event.error().stack)));
      await context.addInitScript(prefer, { ...USUAL, ...liked, ...settings });
      const page = await context.newPage();
      await page.goto(address);
      return page;
    };
    try {
      await inTime(act({ server, guest, tolerate: (complaint) => tolerated.push(complaint) }));
      expect(complaints.filter((each) => !tolerated.some((pattern) => pattern.test(each)))).toEqual([]);
    } catch (error) {
      await keep(
        contexts.flatMap((context) => context.pages()),
        complaints,
      );
      throw error;
    } finally {
      for (const context of contexts) await context.close();
      await server.start();
    }
  };
}

/** Fails before Jest's own patience is at its end, which would leave no pictures. */
async function inTime(scene: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the scene has taken more than ${LONGEST} ms`)), LONGEST);
  });
  await Promise.race([scene, late]).finally(() => clearTimeout(timer));
}

/** Keeps what the pages of a failed test look like. */
async function keep(pages: readonly Page[], complaints: readonly string[]): Promise<void> {
  const name = (expect.getState().currentTestName ?? 'test').replace(/\W+/g, '-').slice(0, 80);
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(path.join(OUTPUT, `${name}.txt`), complaints.join('\n'));
  for (const [i, page] of pages.entries()) {
    await page.screenshot({ path: path.join(OUTPUT, `${name}-${i}.png`), timeout: 5000 }).catch(() => undefined);
    writeFileSync(path.join(OUTPUT, `${name}-${i}.html`), await page.content().catch(String));
  }
}
