import type { Page } from 'playwright-core';

import { stateOf } from './support/local';
import { openStage, PLAIN } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage(PLAIN);

/** Presses Tab until what has the focus fits. */
async function tabTo(page: Page, what: string, fits: (element: Element) => boolean): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate(`(${String(fits)})(document.activeElement)`)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${what}`);
}

test(
  'a whole match against a bot is played by keyboard alone, from the lobby to the final scores',
  scene(async ({ guest }) => {
    const page = await guest('/');
    await page.getByRole('link', { name: `Imperium: ${say('here.setUp')}` }).waitFor();
    await tabTo(page, 'the set-up', (element) => /\/local\/\w+$/.test(element.getAttribute('href') ?? ''));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: say('local.begin') }).waitFor();
    await tabTo(page, 'the seed', (element) => element instanceof HTMLInputElement && element.maxLength === 64);
    await page.keyboard.type('by keys');
    await page.keyboard.press('Enter');

    const table = new Table(page);
    let played = 0;
    while ((await table.settled()) !== 'over') {
      const g = await stateOf(page);
      const q = g.questions.find(({ seat }) => seat === 0);
      if (!q) continue;
      // A key answers the question that is shown.
      await page.locator(`[data-question="${q.n}"]`).waitFor();
      const asked = () =>
        stateOf(page).then(
          ({ questions, asked: n, result }) =>
            result !== null || n !== g.asked || !questions.some((each) => each.n === q.n),
        );
      // A few cards, then the way to the end.
      const plays = q.stage === 'turn' && played < 4 && q.options.some((option) => option.startsWith('playCard'));
      if (plays) played++;
      if (q.stage === 'cleanUp') await page.keyboard.press('p');
      else {
        if (q.stage === 'turn' && !plays) await page.keyboard.press('p');
        else for (let i = 1; i <= Math.max(1, q.min); i++) await page.keyboard.press(String(i % 10));
        await page.keyboard.press('Enter');
      }
      await until('the answer is taken', asked);
    }
    await page.getByRole('region', { name: say('result.title') }).waitFor();
    expect((await stateOf(page)).result).not.toBeNull();
    expect(played).toBe(4);
  }),
);

test(
  'a card is read by keyboard: i opens it, its rule is a link, Escape closes it and gives the focus back',
  scene(async ({ guest }) => {
    const page = await guest('/local/imperium');
    await page.getByRole('textbox', { name: say('local.seed') }).fill('by keys');
    await page.keyboard.press('Enter');
    const table = new Table(page);
    await table.asked();
    const spot = page.locator('[data-spot^="1"]').first();
    const id = await spot.getAttribute('data-spot');
    await spot.focus();
    await page.keyboard.press('i');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await until('the card is closed', async () => (await dialog.count()) === 0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-spot'))).toBe(id);
  }),
);
