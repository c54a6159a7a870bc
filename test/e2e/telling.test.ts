import { setUp, stateOf } from './support/local';
import { openStage } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage();

test(
  'what a bot did is told over the newest position, summed up beside the question, and ends with any key',
  scene(async ({ guest }) => {
    const page = await guest();
    await setUp(page, { people: ['Ann', null], seed: 'telling', dealt: true });
    const table = new Table(page);
    const line = page.getByRole('region', { name: say('telling.title') });
    const told = page.locator('[data-telling]');
    await table.asked();
    // Fast, then calm.
    await page.getByRole('button', { name: say('telling.speed', { speed: say('telling.fast') }) }).click();
    await page.getByRole('button', { name: say('telling.speed', { speed: say('telling.calm') }) }).waitFor();
    // Until the bot has had a turn and Ann is asked again.
    await until(
      'the bot has acted',
      async () => {
        await table.answerByKeys({ rest: true });
        await table.asked();
        return (await told.count()) > 0;
      },
      60_000,
    );
    // The question stands at the newest position while the telling goes on.
    const g = await stateOf(page);
    expect(g.questions[0]?.seat).toBe(0);
    await told.waitFor();
    expect(await line.innerText()).toContain(say('bot.steward'));
    expect(await page.locator('[data-news]').count()).toBeGreaterThan(0);
    await page.keyboard.press('Shift');
    await told.waitFor({ state: 'detached' });

    // Step by step, in one's own time.
    await line.getByRole('button', { name: say('telling.step') }).click();
    await told.waitFor();
    const first = await told.getAttribute('data-telling');
    await page.keyboard.press('ArrowRight');
    const last = (await told.getByRole('status').innerText()).trim();
    if (!last.startsWith('1')) expect(await told.getAttribute('data-telling')).not.toBe(first);
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'detached' });

    // After the page was loaded anew it stands there still, and nothing is told a second time; once Ann has acted it goes.
    await page.reload();
    await table.asked();
    await until('the line is there again', async () => (await line.getAttribute('data-told')) === 'true');
    expect(await told.count()).toBe(0);
    await table.answerByKeys();
    await until('the line is gone', async () => (await line.getAttribute('data-told')) === 'false');
    expect(await page.locator('[data-news]').count()).toBe(0);
  }),
);
