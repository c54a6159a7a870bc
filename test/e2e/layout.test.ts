import type { BrowserContextOptions, Page } from 'playwright-core';

import { sidewaysOf } from './support/axe';
import { annsTurn, goOn, lookBack, playedUntil, recorded } from './support/fixture';
import { openStage, type Stage } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage();

const TABLES = {
  two: playedUntil('screens', annsTurn(6)),
  late: playedUntil('late', annsTurn(11)),
  four: playedUntil('four', annsTurn(5), 4),
};
type TableName = keyof typeof TABLES;

async function sit(guest: Stage['guest'], name: TableName, options: BrowserContextOptions): Promise<Page> {
  const page = await guest('/about', options);
  await goOn(page, TABLES[name]);
  await new Table(page).asked();
  return page;
}

/** How far the page can be scrolled down, in pixels. */
const hidden = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

test.each(['two', 'late', 'four'] as const)('on a desk the whole table (%s) lies in the window', (name) =>
  scene(async ({ guest }) => {
    const page = await sit(guest, name, { viewport: { width: 1400, height: 900 } });
    expect(await hidden(page)).toBeLessThanOrEqual(0);
    for (const part of ['.others', '.market', '.commons', '.mine', '.hand', '[role="log"]']) {
      const box = await page.locator(part).first().boundingBox();
      expect([part, box && box.y >= 0 && box.y + box.height <= 900.5]).toEqual([part, true]);
    }
  })(),
);

/** Matches that end with much on the table. */
const WHOLE = [recorded('s1'), recorded('s2')];
/** Of how many positions one is looked at. */
const STEP = 9;

/** How much of the page, of my mat and of my hand cannot be seen without scrolling, in pixels. */
const unseen = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const [mat, hand] = ['.mine', '.hand ul'].map((part) => document.querySelector(part));
    return [
      document.documentElement.scrollHeight - window.innerHeight,
      ...(mat ? [mat.scrollHeight - mat.clientHeight, mat.scrollWidth - mat.clientWidth] : []),
      ...(hand ? [hand.scrollWidth - hand.clientWidth] : []),
    ];
  });

test.each(['normal', 'large'])('on a desk nothing scrolls at any time of a match of two, with %s cards', (cardSize) =>
  scene(async ({ guest }) => {
    const page = await guest('/about');
    await page.evaluate(
      (chosen) => localStorage.setItem('civitas.settings', chosen),
      JSON.stringify({ language: 'en', cardSize }),
    );
    const scrolling: unknown[] = [];
    for (const [i, match] of WHOLE.entries()) {
      await lookBack(page, match, 0, i);
      const slider = page.getByRole('slider');
      const last = Number(await slider.getAttribute('max'));
      // At the end there are the scores to be read.
      for (let n = i; n < last; n += STEP) {
        await slider.fill(String(n));
        await page.getByText(say('replay.position', { n, last })).waitFor();
        // The board follows the bar.
        await until('all of it is seen', async () => (await unseen(page)).every((pixels) => pixels <= 0), 1500).catch(
          async () => scrolling.push([i, n, ...(await unseen(page))]),
        );
      }
    }
    expect(scrolling).toEqual([]);
  })(),
);

test(
  'on a desk nothing on the table moves for what the question says of a pick',
  scene(async ({ guest }) => {
    const page = await sit(guest, 'four', { viewport: { width: 1400, height: 900 } });
    const table = new Table(page);
    const tops = (): Promise<(number | undefined)[]> =>
      Promise.all(
        ['.others', '.market', '.mine', '.hand'].map(async (part) => (await page.locator(part).boundingBox())?.y),
      );
    const [before, height] = [await tops(), (await table.bar.boundingBox())!.height];
    const heights = [];
    for (const card of await page.locator('#imperium-hand button[data-selectable="true"]').all()) {
      await table.click(card);
      heights.push((await table.bar.boundingBox())!.height);
      expect(await tops()).toEqual(before);
    }
    expect(Math.max(...heights)).toBeGreaterThan(height);
  }),
);

test(
  'a tablet shows market and hand without scrolling',
  scene(async ({ guest }) => {
    const page = await sit(guest, 'two', { viewport: { width: 1024, height: 768 } });
    for (const part of ['section[data-mine]', '.market', '.hand']) {
      const box = await page.locator(part).first().boundingBox();
      expect([part, box && box.y >= 0 && box.y + box.height <= 768]).toEqual([part, true]);
    }
  }),
);

describe('on the narrowest phone', () => {
  const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  /** Where a thumb reaches without the other hand: not the upper third. */
  const REACH = 740 / 3;
  /** Least height of what a thumb has to hit, in pixels. */
  const THUMB = 40;

  test.each(['two', 'four'] as const)('nothing of the table (%s) scrolls sideways', (name) =>
    scene(async ({ guest }) => {
      const page = await sit(guest, name, PHONE);
      expect(await sidewaysOf(page)).toEqual([]);
      // Not even the hand: its cards are strips, one below the other.
      expect(
        await page.locator('#imperium-hand ul').evaluate((list) => list.scrollWidth - list.clientWidth),
      ).toBeLessThanOrEqual(0);
    })(),
  );

  test(
    "every answer of the bar, and every card that can be picked, is within the thumb's reach",
    scene(async ({ guest }) => {
      const page = await sit(guest, 'four', PHONE);
      const table = new Table(page);
      for (const button of await table.bar.locator('button[aria-pressed]').all()) {
        const box = (await button.boundingBox())!;
        expect(box.y).toBeGreaterThan(REACH);
        expect(box.height).toBeGreaterThanOrEqual(THUMB);
      }
      for (const spot of await table.glowing.filter({ visible: true }).all()) {
        await spot.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        const box = (await spot.boundingBox())!;
        expect(box.height).toBeGreaterThanOrEqual(THUMB);
        const bar = (await table.bar.boundingBox())!;
        expect(box.y + box.height / 2).toBeLessThan(bar.y);
        expect([box.x >= 0, box.x + box.width <= 360]).toEqual([true, true]);
      }
    }),
  );
});

describe('motion', () => {
  /** Notes which cards fly: likenesses are laid over the table. */
  const watch = (): void => {
    Object.assign(window, { flown: 0 });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.style.willChange === 'transform')
            Object.assign(window, { flown: Number(Reflect.get(window, 'flown')) + 1 });
      }
    }).observe(document.body, { childList: true, subtree: true });
  };
  const flown = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'flown') as unknown);

  /** Plays the first card in hand that can be played, and waits until it lies in the play area. */
  async function play(page: Page): Promise<void> {
    const table = new Table(page);
    const card = page.locator('#imperium-hand button[data-selectable="true"]').first();
    const id = await card.getAttribute('data-spot');
    await table.click(card);
    if ((await table.picked.count()) > 0) await table.confirm.click();
    await until(
      'the card has left the hand',
      async () => (await page.locator(`#imperium-hand [data-spot="${id}"]`).count()) === 0,
    );
  }

  const lively = { reducedMotion: 'no-preference' as const };

  test(
    'a played card goes from the hand to where it lies, and leaves nothing behind',
    scene(async ({ guest }) => {
      const page = await sit(guest, 'two', lively);
      await page.evaluate(watch);
      await play(page);
      await until('something has flown', async () => Number(await flown(page)) > 0);
      await until(
        'all have landed',
        async () => (await page.locator('[style*="will-change: transform"]').count()) === 0,
      );
    }),
  );

  test.each([
    ['the device wishes less motion', { reducedMotion: 'reduce' as const }, {}],
    ['the setting says so', lively, { motion: false }],
  ])('nothing moves where %s', (_why, options, settings) =>
    scene(async ({ guest }) => {
      const page = await guest('/about', options);
      await page.evaluate(
        (chosen) => localStorage.setItem('civitas.settings', chosen),
        JSON.stringify({ language: 'en', ...settings }),
      );
      await goOn(page, TABLES.two);
      await new Table(page).asked();
      await page.evaluate(watch);
      await play(page);
      expect(await flown(page)).toBe(0);
    })(),
  );
});
