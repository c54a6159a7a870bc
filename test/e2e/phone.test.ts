import type { Locator, Page } from 'playwright-core';

import mythotopia from '../../games/mythotopia';
import newDawn from '../../games/new-dawn';
import settlers from '../../games/settlers';
import type { Settlers } from '../../games/settlers/state';
import { sidewaysOf } from './support/axe';
import { annsTurn, goOn, playedUntil, turnOfAnn, warsOfAnn } from './support/fixture';
import { EMPTY, openStage, type Stage } from './support/stage';
import { DRAWER, Table } from './support/table';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const townOfAnn = (g: Settlers): boolean =>
  g.round >= 3 && g.questions[0]?.seat === 0 && g.questions[0].ask === 'turn' && g.players[0]!.hand.length > 1;

/** A turn of Ann's in each ruleset; what she plays on, and what she holds. */
const TABLES = {
  imperium: [playedUntil('screens', annsTurn(6)), playedUntil('four', annsTurn(5), 4)],
  mythotopia: [playedUntil('realm', warsOfAnn(14), 2, mythotopia), playedUntil('realms', warsOfAnn(16), 4, mythotopia)],
  settlers: [playedUntil('town', townOfAnn, 2, settlers), playedUntil('towns', townOfAnn, 4, settlers)],
  'new-dawn': [playedUntil('atlas', turnOfAnn(16), 2, newDawn), playedUntil('atlas', turnOfAnn(16), 4, newDawn)],
} as const;
type Ruleset = keyof typeof TABLES;
const PLAYED_ON = { imperium: '.market', mythotopia: '.map', settlers: '.mine', 'new-dawn': '.map' };
const EACH = (Object.keys(TABLES) as Ruleset[]).flatMap((ruleset) => [0, 1].map((four) => [ruleset, four] as const));

const drawerOf = (page: Page): Locator => page.locator(DRAWER);
const handleOf = (page: Page): Locator => page.locator('[data-shell="question"] h2 > button[aria-controls]');

async function sit(guest: Stage['guest'], ruleset: Ruleset, four = 0): Promise<Page> {
  const page = await guest(EMPTY, PHONE);
  await goOn(page, TABLES[ruleset][four]!, ruleset);
  await new Table(page).asked();
  // The drawer is fetched when the table stands; the page moves when it comes.
  await handleOf(page).waitFor();
  return page;
}

/** How much of the window an element takes, as far as it is seen: above the drawer, the question, the window's edge. */
const seen = (page: Page, part: string): Promise<number> =>
  page
    .locator(part)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const dock = document.querySelector('[data-shell="question"]')!;
      const end = dock.contains(element) ? innerHeight : dock.getBoundingClientRect().top;
      const [wide, high] = [Math.min(right, innerWidth) - Math.max(left, 0), Math.min(bottom, end) - Math.max(top, 0)];
      return (Math.max(0, wide) * Math.max(0, high)) / (innerWidth * innerHeight);
    });

test.each(EACH)('what I hold and what I play it on share the window (%s %i), my figures stay in it', (ruleset, four) =>
  scene(async ({ guest }) => {
    const page = await sit(guest, ruleset, four);
    const handle = handleOf(page);
    if ((await handle.getAttribute('aria-expanded')) === 'false') await handle.tap();
    expect(await seen(page, DRAWER)).toBeGreaterThan(0.2);
    // The moves of Mythotopia lie above its map.
    expect(await seen(page, PLAYED_ON[ruleset])).toBeGreaterThan(0.2);
    await handle.tap();
    expect(await drawerOf(page).isVisible()).toBe(false);
    for (const top of [0, 100_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      for (const pinned of [page.locator('[data-figures]'), handle, new Table(page).bar]) {
        const box = (await pinned.boundingBox())!;
        expect([box.y >= 0, box.y + box.height <= 844.5]).toEqual([true, true]);
      }
      expect((await page.locator('[data-figures] [data-figure]').count()) > 2).toBe(true);
    }
    expect(await sidewaysOf(page)).toEqual([]);
  })(),
);

/** Whether something that can be picked is in sight; true where the answers are in the bar alone. */
const isInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const spots = [...document.querySelectorAll('main [data-spot][data-selectable="true"]')].filter((spot) =>
      spot.checkVisibility(),
    );
    const dock = document.querySelector('[data-shell="question"]')!;
    const end = dock.getBoundingClientRect().top;
    return (
      spots.length === 0 ||
      spots.some((spot) => {
        const { top, bottom } = spot.getBoundingClientRect();
        return top < (dock.contains(spot) ? innerHeight : end) && bottom > 0;
      })
    );
  });

test.each(Object.keys(TABLES) as Ruleset[])('the page goes to what is asked, wherever it was (%s)', (ruleset) =>
  scene(async ({ guest }) => {
    const page = await sit(guest, ruleset);
    const table = new Table(page);
    for (let answers = 0; answers < 6; answers++) {
      await until('something to pick is in sight', () => isInSight(page));
      await page.evaluate((end) => window.scrollTo(0, end ? 100_000 : 0), answers % 2);
      if ((await table.answer({ which: answers })) !== 'asked') await table.asked();
    }
  })(),
);

test(
  'the drawer opens for what is asked of the hand, folds for what is asked elsewhere, and stays as it is put',
  scene(async ({ guest }) => {
    const page = await sit(guest, 'mythotopia');
    const handle = handleOf(page);
    const isOpen = async (open: boolean) => (await handle.getAttribute('aria-expanded')) === String(open);
    const place = page.getByRole('button', { name: /^Place armies/ });
    expect(await isOpen(true)).toBe(true);
    await place.tap();
    await until('the drawer folds for the map', () => isOpen(false));
    await place.tap();
    await until('the drawer opens for cards that can be played', () => isOpen(true));
    await handle.tap();
    expect(await isOpen(false)).toBe(true);
    expect(await handle.getAttribute('data-asked')).toBe('true');
  }),
);

test.each(['mythotopia', 'new-dawn'] as const)('the whole map is whole (%s)', (ruleset) =>
  scene(async ({ guest }) => {
    const page = await sit(guest, ruleset);
    const cut = (): Promise<number> =>
      page.locator('.map').evaluate((map) => {
        const frame = map.getBoundingClientRect();
        return [...map.querySelectorAll('path[data-place], [data-place] path, path[data-spot]')].filter((place) => {
          const { left, right, top, bottom } = place.getBoundingClientRect();
          return left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
        }).length;
      });
    await page.getByRole('button', { name: say('map.closer') }).tap();
    expect(await cut()).toBeGreaterThan(0);
    for (const turn of [1, 2]) {
      await page.getByRole('button', { name: say('map.whole') }).tap();
      await until(`nothing is cut off (${turn})`, async () => (await cut()) === 0);
      // Also in a frame of another shape.
      await handleOf(page).tap();
    }
  })(),
);

/** With the page where it lies: what is told goes when that is scrolled. */
async function focus(spot: Locator): Promise<void> {
  await spot.scrollIntoViewIfNeeded();
  await spot.page().waitForTimeout(150);
  await spot.evaluate((element: HTMLElement | SVGElement) => element.focus({ preventScroll: true }));
}

test(
  'what tells of a place, or why something cannot be, covers no answer',
  scene(async ({ guest }) => {
    const page = await sit(guest, 'mythotopia');
    const { bar } = new Table(page);
    const above = async (box: Locator): Promise<boolean> => {
      const [over, answers] = [(await box.boundingBox())!, (await bar.boundingBox())!];
      return over.y >= 0 && over.y + over.height <= answers.y;
    };
    const places = page.locator('.map [data-spot]');
    for (let i = 0; i < (await places.count()); i += 5) {
      await focus(places.nth(i));
      const told = page.locator('body > aside[aria-hidden]');
      await told.waitFor();
      expect([i, await above(told)]).toEqual([i, true]);
    }
    const other = await sit(guest, 'settlers');
    const greyed = other.locator('[data-moves] [aria-disabled="true"]');
    await greyed.first().waitFor();
    for (let i = 0; i < (await greyed.count()); i++) {
      await focus(greyed.nth(i));
      const why = other.locator('body > [role="status"]');
      await why.waitFor();
      const [over, answers] = [(await why.boundingBox())!, (await new Table(other).bar.boundingBox())!];
      expect(over.y + over.height).toBeLessThanOrEqual(answers.y);
    }
  }),
);
