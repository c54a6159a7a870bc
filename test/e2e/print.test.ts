import type { Page } from 'playwright-core';

import mythotopia from '../../games/mythotopia';
import { annsTurn, goOn, playedUntil, warsOfAnn } from './support/fixture';
import { EMPTY, openStage } from './support/stage';
import { Table } from './support/table';

const scene = openStage();

const played = playedUntil('four', annsTurn(5), 4);
const warring = playedUntil('realm', warsOfAnn(14), 2, mythotopia);

/** The sheets of paper that a page takes, as its browser prints it. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf()).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** What the page has below all else. */
const groundOf = (page: Page): Promise<{ ground: string; top: string }> =>
  page.evaluate(() => ({
    ground: getComputedStyle(document.body).backgroundColor,
    top: getComputedStyle(document.body, '::before').content,
  }));

const WHITE = { ground: 'rgba(0, 0, 0, 0)', top: 'none' };

/** Opens a table by night, on a desk, when Ann is asked. */
const byNight = async (page: Page, open: () => Promise<void>): Promise<void> => {
  await page.evaluate(() =>
    localStorage.setItem('civitas.settings', JSON.stringify({ language: 'en', theme: 'dark' })),
  );
  await open();
  await new Table(page).asked();
};

test(
  'a card that is open is printed alone, as a card on white paper',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 1440, height: 900 } });
    await byNight(page, () => goOn(page, played));
    await page.locator('#imperium-hand button[data-spot]').first().press('i');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const card = dialog.locator('[data-card]').first();
    await page.emulateMedia({ media: 'print' });

    expect(await groundOf(page)).toEqual(WHITE);
    const look = await dialog.evaluate((element) => {
      const { backgroundColor, borderTopWidth, boxShadow } = getComputedStyle(element);
      const { display } = getComputedStyle(element, '::backdrop');
      return { backgroundColor, borderTopWidth, boxShadow, display };
    });
    expect(look).toEqual({
      backgroundColor: WHITE.ground,
      borderTopWidth: '0px',
      boxShadow: 'none',
      display: 'none',
    });
    // Nothing of the table, and nothing to press.
    expect(await page.locator('[data-shell="board"]').isVisible()).toBe(false);
    expect(await dialog.getByRole('button').count()).toBe(0);
    expect(await card.isVisible()).toBe(true);
    expect(await sheetsOf(page)).toBe(1);
  }),
);

test(
  'a table is printed by day on white paper, with no head',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 1440, height: 900 } });
    await byNight(page, () => goOn(page, warring, 'mythotopia'));
    await page.emulateMedia({ media: 'print' });
    expect(await groundOf(page)).toEqual(WHITE);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
    expect(await page.locator('body header').first().isVisible()).toBe(false);
    expect(await page.locator('[data-place]').first().isVisible()).toBe(true);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
  }),
);
