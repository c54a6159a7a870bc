import type { Locator, Page } from 'playwright-core';

import mythotopia from '../../games/mythotopia';
import newDawn from '../../games/new-dawn';
import settlers from '../../games/settlers';
import type { Settlers } from '../../games/settlers/state';
import { annsTurn, goOn, playedUntil, turnOfAnn, warsOfAnn } from './support/fixture';
import { EMPTY, openStage, PLAIN } from './support/stage';
import { DRAWER, Table } from './support/table';
import { until } from './support/until';

const scene = openStage(PLAIN);

/** Signs on cards say what they stand for: to who points at them, rests a finger on them, or has the focus on their card. */

const townOfAnn = (g: Settlers): boolean =>
  g.round >= 4 && g.questions[0]?.seat === 0 && g.questions[0].ask === 'turn' && g.players[0]!.empire.length >= 4;

const TABLES = {
  imperium: playedUntil('screens', annsTurn(6)),
  mythotopia: playedUntil('realm', warsOfAnn(14), 2, mythotopia),
  settlers: playedUntil('town', townOfAnn, 2, settlers),
  'new-dawn': playedUntil('atlas', turnOfAnn(16), 2, newDawn),
};
const EACH = Object.keys(TABLES) as (keyof typeof TABLES)[];

/** What lies open of each table as cards: all of it, and what I hold. */
const CARDS = 'main :has(> button[data-spot]) [data-card], main [data-card]:has(> button[data-spot])';
const HELD: Readonly<Record<keyof typeof TABLES, string>> = {
  imperium: '#imperium-hand',
  mythotopia: '#mythotopia-hand',
  settlers: '#settlers-hand',
  'new-dawn': '#new-dawn-row',
};

/** A sign in the window that nothing but its card's button lies over. */
interface Sign {
  word: string;
  x: number;
  y: number;
  /** The place of its button among all. */
  button: number;
}

/** The signs on cards within something, as they are seen in the window. */
const signsIn = (within: Locator): Promise<Sign[]> =>
  within.evaluate((root) => {
    const buttons = [...document.querySelectorAll('button[data-spot]')];
    return [...root.querySelectorAll<HTMLElement>('[title]:not(button, [title=""])')].flatMap((sign) => {
      const { left, top, width, height } = sign.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      return width > 0 &&
        hit?.matches('button[data-spot]') &&
        hit.parentElement !== sign &&
        hit.parentElement?.contains(sign)
        ? [{ word: sign.title, x, y, button: buttons.indexOf(hit) }]
        : [];
    });
  });

const titleOf = (page: Page, { button }: Sign): Promise<string> =>
  page
    .locator('button[data-spot]')
    .nth(button)
    .evaluate((each) => (each as HTMLElement).title);

test.each(EACH)('pointed at, every sign on an open card has its word (%s)', (ruleset) =>
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 1440, height: 900 } });
    await goOn(page, TABLES[ruleset], ruleset);
    await new Table(page).asked();
    expect((await signsIn(page.locator(HELD[ruleset]))).length).toBeGreaterThan(3);
    const signs = await signsIn(page.locator('main'));
    expect(await page.locator(CARDS).count()).toBeGreaterThan(3);
    const silent: string[] = [];
    for (const sign of signs) {
      await page.mouse.move(sign.x, sign.y);
      // What is drawn inside another sign may be pointed at through it.
      const said = await titleOf(page, sign);
      if (said !== sign.word) silent.push(`${sign.word}: ${said}`);
    }
    expect(silent).toEqual([]);
  })(),
);

test.each(EACH)('with the focus on a card of mine, its signs are told and shown with their words (%s)', (ruleset) =>
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 1440, height: 900 } });
    await goOn(page, TABLES[ruleset], ruleset);
    await new Table(page).asked();
    const words = (await signsIn(page.locator(HELD[ruleset])))[0]!;
    const button = page.locator('button[data-spot]').nth(words.button);
    await page.keyboard.press('Tab');
    await button.focus();
    const described = await button.getAttribute('aria-description');
    expect(described).toContain(words.word);
    const preview = page.locator('aside[aria-hidden]');
    await preview.waitFor();
    const shown = await preview.evaluate((each) => (each as HTMLElement).innerText.replaceAll('\u00ad', ''));
    expect(shown.toLowerCase()).toContain(words.word.toLowerCase());
    await page.keyboard.press('Tab');
    expect(await button.getAttribute('aria-description')).not.toBe(described);
  })(),
);

test.each(EACH)('under a finger that rests on it a sign has its word, and a tap still picks the card (%s)', (ruleset) =>
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await goOn(page, TABLES[ruleset], ruleset);
    const table = new Table(page);
    await table.asked();
    await page.locator(DRAWER).waitFor();
    const held = page.locator(HELD[ruleset]);
    await until('what I hold lies open', async () => (await signsIn(held)).length > 0);
    const [sign] = await signsIn(held);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd') =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [sign!] });
    await touch('touchStart');
    const hint = page.locator('[data-sign-hint]');
    await hint.waitFor();
    expect(await hint.innerText()).toContain(sign!.word);
    await touch('touchEnd');
    await page.waitForTimeout(200);
    // It stays to be read, and neither picks nor opens the card.
    expect(await hint.isVisible()).toBe(true);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await table.picked.count()).toBe(0);
    await page.touchscreen.tap(sign!.x, sign!.y);
    await hint.waitFor({ state: 'hidden' });
    await until(
      'the card has been picked, or its uses are asked',
      async () =>
        (await page.locator('[data-spot][data-selected="true"], [data-held], [role="menu"], [role="dialog"]').count()) >
        0,
    );
  })(),
);
