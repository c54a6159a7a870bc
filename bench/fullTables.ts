import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { RULESETS } from '../games';
import type { Core } from '../games/kit/core';
import type { Identity } from '../games/kit/ruleset';
import { CHROMIUM, openBrowser } from '../test/e2e/support/browser';
import { playedUntil, type Stored } from '../test/e2e/support/fixture';
import { TestServer } from '../test/e2e/support/server';
import type { Line } from './figure';

/** Turns that are played before measuring: by then the table is full. */
const TURNS = 17;

/** The stored match of a full table, and the server at which it is opened. */
export interface FullTable {
  url: string;
  ruleset: string;
  match: Promise<Stored>;
}

/** The first seat's turn at a full table, with nothing done yet. */
const annsTurn = (g: Core): boolean =>
  g.turn >= TURNS && g.current === 0 && g.questions[0]?.seat === 0 && g.undo?.count === 0;

/** Measures a full table of each ruleset in Chromium. @returns all lines; null where there is no Chromium */
export async function ofFullTables(
  measure: (browser: Browser, table: FullTable, identity: Identity) => Promise<Line[]>,
): Promise<Line[] | null> {
  if (!existsSync(CHROMIUM)) return null;
  const server = new TestServer();
  await server.start();
  const browser = await openBrowser();
  try {
    const lines: Line[] = [];
    for (const entry of RULESETS) {
      const match = playedUntil('frames', annsTurn, entry.maxSeats, await entry.load());
      lines.push(...(await measure(browser, { url: server.url, ruleset: entry.name, match }, entry)));
    }
    return lines;
  } finally {
    await browser.close();
    await server.remove();
  }
}
