import type { Page } from 'playwright-core';

import { playOn } from './support/bots';
import { join, openMatch, seatsOf } from './support/people';
import { openStage } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage();

/** How far the log is from its end, in pixels. */
const behind = (page: Page): Promise<number> =>
  new Table(page).log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);

/**
 * Marks the line at the log's upper edge, and tells how far it stands below that edge, in pixels. Not how far the log is
 * scrolled: a line above that goes ("since your last decision") leaves the reader's lines where they are.
 */
async function readersLine(page: Page): Promise<() => Promise<number>> {
  const { log } = new Table(page);
  const line = await log.evaluateHandle(
    (box) =>
      [...box.querySelectorAll('li:not([aria-hidden])')].find(
        (item) => item.getBoundingClientRect().top >= box.getBoundingClientRect().top,
      ) ?? box,
  );
  return () => log.evaluate((box, item) => item.getBoundingClientRect().top - box.getBoundingClientRect().top, line);
}

/** Lines are as high as their letters, which is no whole number of pixels, but a box scrolls by whole ones. */
const samePlace = (now: number, then: number): boolean => Math.abs(now - then) <= 1;

/** A place once it no longer changes: the wheel's way takes its time. */
async function atRest(page: Page, place: () => Promise<number>): Promise<number> {
  let stopped = await place();
  await until('the log has come to rest', async () => {
    const before = stopped;
    await page.waitForTimeout(300);
    stopped = await place();
    return stopped === before;
  });
  return stopped;
}

test(
  'the log follows a whole match on a slow machine; only a hand stops it, and then it says how to go on',
  scene(async ({ server, guest }) => {
    const ann = await guest();
    const link = await openMatch(ann, 'Ann', undefined, ['Dealt at random']);
    const bob = await guest();
    await join(bob, link, 'Bob');
    const seats = [...(await seatsOf(ann)), ...(await seatsOf(bob))];
    await bob.goto('/');
    const table = new Table(ann);
    await table.settled();
    const processor = await ann.context().newCDPSession(ann);
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const newest = ann.getByRole('button', { name: say('log.newest') });

    // As far as the middle of the match nobody touches it.
    await playOn(server.url, seats, (g) => g.turn > 8);
    await until('the log has come to its end', async () => (await table.turns()) > 8 && (await behind(ann)) < 24);
    expect(await newest.count()).toBe(0);

    // A hand stops it, and what comes leaves it where it is.
    await table.log.hover();
    await ann.mouse.wheel(0, -400);
    await newest.waitFor();
    const place = await readersLine(ann);
    const stopped = await atRest(ann, place);
    await playOn(server.url, seats, (g) => g.turn > 11);
    await until('the log has grown', async () => (await table.turns()) > 11);
    expect(samePlace(await place(), stopped)).toBe(true);

    // On again, to the end of the match.
    await newest.click();
    const end = await playOn(server.url, seats, (g) => g.result !== null);
    await until('the log has every turn', async () => (await table.turns()) === end.turn, 60_000);
    await until('the log has come to its end', async () => (await behind(ann)) < 24);
    expect(await newest.count()).toBe(0);

    // Scrolled there by hand it follows as well.
    await table.log.press('PageUp');
    await newest.waitFor();
    await table.log.press('End');
    await newest.waitFor({ state: 'hidden' });
  }),
);

// Mythotopia's digest moves the log under the pointer.
test.each(['settlers', 'new-dawn'])('so it does at other tables (%s)', (ruleset) =>
  scene(async ({ guest }) => {
    const page = await guest(`/debug/${ruleset}`, { viewport: { width: 1400, height: 1100 } });
    // The framework's panel lies over the log.
    await page.addStyleTag({ content: '.debug-panel { display: none !important }' });
    const table = new Table(page);
    await table.settled();
    const lines = () => table.log.getByRole('listitem').count();
    const newest = page.getByRole('button', { name: say('log.newest') });
    await page.getByRole('button', { name: say('debug.playOn') }).click();
    const overflows = () => table.log.evaluate((box) => box.scrollHeight > box.clientHeight + 500);
    await until('there is more than can be seen', overflows, 60_000);
    expect(await newest.count()).toBe(0);
    await until('it is at its end', async () => (await behind(page)) < 24);
    // The column beside the table grows and shrinks meanwhile, so that the pointer may miss.
    await until('a hand has stopped it', async () => {
      await table.log.hover();
      await page.mouse.wheel(0, -400);
      await page.waitForTimeout(200);
      return newest.isVisible();
    });
    // Even where the line that will go ("since your last decision") is the first that is seen.
    await table.log.evaluate((box) => {
      const since = [...box.querySelectorAll('p[aria-hidden], li[aria-hidden]')].at(-1);
      if (since) box.scrollTop += since.getBoundingClientRect().top - box.getBoundingClientRect().top + 6;
    });
    const place = await readersLine(page);
    const stopped = await atRest(page, place);
    const told = await lines();
    await until('the log has grown', async () => (await lines()) > told);
    expect(samePlace(await place(), stopped)).toBe(true);
    await newest.click();
    await until('it is at its end again', async () => (await behind(page)) < 24);
  })(),
);
