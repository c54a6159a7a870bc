import type { Page } from 'playwright-core';

import { openStage, PLAIN } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage(PLAIN);

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

    // The bots on their own, the panel's and ours: Reset ends both, and what begins anew is the same match.
    const simulate = async () => {
      await play();
      await panel.getByRole('button', { name: 'simulate' }).click();
    };
    const playOn = () => page.getByRole('button', { name: say('debug.playOn') }).click();
    for (const begin of [simulate, playOn]) {
      await begin();
      await until('the bots play', async () => (await table.turns()) > 2);
      await tab('Main');
      await panel.getByRole('button', { name: 'reset' }).click();
      await until('the match begins anew', async () => (await table.log.getByRole('listitem').count()) === 0);
      // Longer than both wait between two moves.
      await page.waitForTimeout(1500);
      expect(await table.log.getByRole('listitem').count()).toBe(0);
      expect(await table.sentence()).toBe(nations);
      expect(await page.getByRole('button', { name: say('debug.playOn') }).getAttribute('aria-pressed')).toBe('false');
    }
    await playOn();
    await until('our bots play again', async () => (await table.turns()) > 0);
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
