import type { Page } from 'playwright-core';

import settlers from '../../games/settlers';
import { FACTIONS } from '../../games/settlers/card';
import { faultsOf, sidewaysOf } from './support/axe';
import { crowded, everyKind } from './support/empires';
import { begunWith, goOn, type Stored } from './support/fixture';
import { join, openMatch } from './support/people';
import { EMPTY, openStage } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage();

const CROWDED: Readonly<Record<string, Stored>> = Object.fromEntries(
  [1, 2, 4].map((seats) => [seats, begunWith(crowded(seats), settlers)]),
);

const sit = async (page: Page, seats: number): Promise<Table> => {
  await goOn(page, Promise.resolve(CROWDED[seats]!), 'settlers');
  const table = new Table(page);
  await table.asked();
  return table;
};

const roundOf = async (page: Page): Promise<number> =>
  Number(await page.locator('main [data-round]').first().getAttribute('data-round'));

test(
  'two people meet by a link and play five rounds to the scores',
  scene(async ({ guest }) => {
    const ann = await guest();
    const link = await openMatch(ann, 'Ann', 'Imperial Settlers');
    const bob = await guest(link);
    await join(bob, link, 'Bob');
    const tables = [ann, bob].map((page) => new Table(page));
    const result = ann.getByRole('region', { name: say('result.title') });
    // In the first rounds each does something before passing; what is built then works on.
    const acted = new Map<Table, number>();
    while (!(await result.isVisible())) {
      const asked = await until('somebody is asked, or the match is over', async () => {
        const moods = await Promise.all(tables.map((table) => table.mood()));
        return moods.includes('over') ? 'over' : tables[moods.indexOf('asked')];
      });
      if (asked === 'over') break;
      const isTurn = (await asked.passing.count()) > 0 && (await asked.page.locator('main [data-round]').count()) > 0;
      const round = isTurn ? await roundOf(asked.page) : 0;
      const build = asked.page.locator('button[data-spot^="build "][data-selectable="true"]').first();
      // The board is drawn after the question.
      if (isTurn && acted.get(asked) !== round)
        await until('the board asks too', async () => (await asked.glowing.count()) > 0, 2000).catch(() => undefined);
      const builds = isTurn && acted.get(asked) !== round && (await build.count()) > 0;
      if (builds) {
        await build.click();
        await asked.send();
      } else await asked.answer({ rest: isTurn && (round > 2 || acted.get(asked) === round) });
      if (isTurn) acted.set(asked, round);
    }
    await result.waitFor();
    // Both see the same: points, what they come from, and how the match went, which is fetched after its end.
    const scoresOf = (page: Page): Promise<string[]> =>
      page
        .getByRole('region', { name: say('result.title') })
        .locator('li')
        .allTextContents();
    await until('both see the same', async () => (await scoresOf(ann)).join('\n') === (await scoresOf(bob)).join('\n'));
    expect((await scoresOf(ann)).length).toBeGreaterThan(3);
    const built = await Promise.all([ann, bob].map((page) => page.locator('.mine [data-card][data-spent]').count()));
    expect(Math.max(...built)).toBeGreaterThan(0);
  }),
);

/** Locations of which something is cut: a sign, a name. */
const cutTiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.mine [data-card][data-spent]')]
      .filter(
        (tile) =>
          tile.scrollWidth > tile.clientWidth + 1 ||
          tile.scrollHeight > tile.clientHeight + 1 ||
          // Words of signs are for screen readers only.
          [...tile.querySelectorAll('header, header + div, header + div div')].some(
            (part) => part.textContent !== '' && part.scrollWidth > part.clientWidth + 1,
          ),
      )
      .map(({ dataset }) => dataset.card ?? ''),
  );

/** Deals of which the name is cut, or lies beyond the mat. */
const cutDeals = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.querySelector('.mine')?.getBoundingClientRect().right ?? 0;
    return [...document.querySelectorAll<HTMLElement>('.mine [data-pile^="deals"] [data-card]')]
      .filter(
        (slip) =>
          slip.getBoundingClientRect().right > edge ||
          [slip, ...slip.querySelectorAll('b')].some(
            (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2,
          ),
      )
      .map(({ dataset }) => dataset.card ?? '');
  });

test.each([1, 2, 4])('25 locations, or as many as there are cards, can be read and lie in the window: %i', (seats) =>
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 1400, height: 900 } });
    await sit(page, seats);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(
      0,
    );
    const mat = await page.locator('.mine').evaluate((each) => each.scrollHeight - each.clientHeight);
    expect(mat).toBeLessThanOrEqual(0);
    expect(await page.locator('.mine [data-card][data-spent]').count()).toBe(seats < 4 ? 25 : 15);
    expect(await cutTiles(page)).toEqual([]);
    for (const [width, height] of [
      [1400, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      // Loaded anew: a window made narrower may keep styles of the wider one (Chromium forgets them now and then).
      await page.reload();
      await page.locator('.mine [data-card]').first().waitFor();
      expect([width, ...(await faultsOf(page)), ...(await sidewaysOf(page))]).toEqual([width]);
    }
  })(),
);

test.each(FACTIONS)('every location of a faction shows all its signs, and eight deals their names: %s', (faction) =>
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 1440, height: 900 } });
    await goOn(page, Promise.resolve(begunWith(everyKind(faction), settlers)), 'settlers');
    await page.locator('.mine [data-card][data-spent]').first().waitFor();
    for (const [width, height] of [
      [1440, 900],
      [1400, 900],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await until(
        `nothing is cut at ${width}`,
        async () => [...(await cutTiles(page)), ...(await cutDeals(page))].join() === '',
        3000,
      ).catch(() => undefined);
      expect([width, ...(await cutTiles(page)), ...(await cutDeals(page))]).toEqual([width]);
    }
  })(),
);

test(
  'where there is room, locations stand as houses as high as the mat allows',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 1400, height: 900 } });
    await goOn(page, Promise.resolve(begunWith(crowded(2, 4), settlers)), 'settlers');
    const tiles = page.locator('.mine [data-card][data-spent]');
    await tiles.first().waitFor();
    const drawn = page.locator('.mine [data-spent] [data-picture="drawn"] img');
    await until('each has its picture', async () => (await drawn.count()) === (await tiles.count()));
    const mat = (await page.locator('.mine').boundingBox())!;
    // Three rows, the shelf and the deals.
    expect((await tiles.first().boundingBox())!.height).toBeGreaterThan(mat.height / 5);
  }),
);

test(
  'a card is built by two clicks, and stands in its row; on a phone stacks open',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 1400, height: 900 } });
    const table = await sit(page, 1);
    const tag = page.locator('button[data-spot^="build "][data-selectable="true"]').first();
    const id = (await tag.getAttribute('data-spot'))!.split(' ')[1]!;
    await tag.click();
    if ((await page.locator(`.mine [data-card="${id}"]`).count()) === 0) await tag.click();
    await table.settled();
    await until('it stands in the town', async () => (await page.locator(`.mine [data-card="${id}"]`).count()) > 0);

    const phone = await guest(EMPTY, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await sit(phone, 2);
    const stack = phone.locator('.mine button[aria-expanded="false"]').first();
    const shown = (): Promise<number> => phone.locator('.mine [data-card][data-spent]').count();
    const before = await shown();
    await stack.click();
    expect(await shown()).toBeGreaterThan(before);
    // The other town is one touch away in full.
    await phone.locator('#settlers-empire-1 button[aria-expanded]').first().click();
    expect(await phone.locator('#settlers-empire-1 section button[aria-expanded]').count()).toBe(3);
    expect(await sidewaysOf(phone)).toEqual([]);
  }),
);
