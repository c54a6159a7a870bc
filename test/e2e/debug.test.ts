import type { Page } from 'playwright-core';

import { openStage } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';

const scene = openStage();

/** What only the debug panel's script says. */
const MARK = 'debug-panel';

test(
  'the debug panel plays, steps back and lets its bot play; no other page loads it',
  scene(async ({ guest }) => {
    const page = await guest('about:blank');
    const loaded = scriptsOf(page);
    for (const address of ['/', '/local/imperium?now']) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
    }
    expect((await loaded()).filter((script) => script.includes(MARK))).toEqual([]);
    await page.goto('/debug/imperium');
    const panel = page.locator('.debug-panel');
    await panel.waitFor();
    expect((await loaded()).filter((script) => script.includes(MARK))).toHaveLength(1);

    const table = new Table(page);
    await table.asked();
    const nations = await table.sentence();
    const tab = (name: string) => panel.getByRole('button', { name, exact: true }).click();

    // A move by its name and arguments, evaluated by the panel.
    await panel.getByText('chooseNation', { exact: true }).click();
    await page.keyboard.type('1, "1ROM1A"');
    await page.keyboard.press('Enter');
    await table.log.getByRole('listitem').first().waitFor();

    // The AI pane's bot, move by move.
    const play = async () => {
      await tab('AI');
      await panel.getByRole('combobox').selectOption('Random');
      await panel.getByRole('button', { name: 'play' }).click();
    };
    await play();
    await until('the bot has chosen the other nation', async () => (await table.turns()) === 1);

    // Back to the first move, forward to the latest, back to the beginning.
    await tab('Log');
    await panel.locator('.log-event').first().click();
    await until('the first move is shown', async () => (await table.turns()) === 0);
    expect(await table.sentence()).toBe(nations);
    await page.keyboard.press('Escape');
    await until('the latest move is shown', async () => (await table.turns()) === 1);
    await tab('Main');
    await panel.getByRole('button', { name: 'reset' }).click();
    await until(
      'the match begins anew',
      async () => (await table.turns()) === 0 && (await table.log.getByRole('listitem').count()) === 0,
    );

    // The bot on its own. It goes on until the page is closed.
    await play();
    await panel.getByRole('button', { name: 'simulate' }).click();
    await until('the bots play', async () => (await table.turns()) > 2);
  }),
);

/** Collects the scripts that a page is sent from now on. */
function scriptsOf(page: Page): () => Promise<string[]> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  return () => Promise.all(scripts);
}
