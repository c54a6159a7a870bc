import { faultsOf, sidewaysOf } from './support/axe';
import { goOn, playedUntil, annsTurn } from './support/fixture';
import { openHead } from './support/head';
import { openStage, PLAIN } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage(PLAIN);

const inPlay = playedUntil('reader', annsTurn(2));

const WINDOWS = [
  ['beside the table', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const;

test.each(WINDOWS)('rules and cards are read %s, which stays as it is', (_, viewport) =>
  scene(async ({ guest }) => {
    const page = await guest('/', { viewport });
    await goOn(page, inPlay);
    const table = new Table(page);
    await table.asked();
    const before = [page.url(), await table.sentence()];
    await openHead(page);
    await page.getByRole('link', { name: say('rules.title') }).click();
    const panel = page.getByRole('complementary', { name: say('reader.title') });
    await panel.getByRole('article').first().waitFor();
    expect([page.url(), await table.sentence()]).toEqual(before);
    // Keys belong to what is read.
    await page.keyboard.press('1');
    expect(await table.picked.count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    expect(await sidewaysOf(page)).toEqual([]);

    // From the rules to the cards, and the table is still there.
    await panel.getByRole('link', { name: say('cards.title', { title: 'Imperium' }) }).click();
    await panel.getByRole('searchbox').fill('rome');
    expect([page.url(), await table.sentence()]).toEqual(before);
    await page.keyboard.press('Escape');
    await until('nothing is read any more', async () => (await panel.count()) === 0);
    await table.pickOne(0);
    await until('it can be played on', async () => (await table.picked.count()) > 0);
  })(),
);

test.each(WINDOWS)('G16: the rule that a card names is read %s, in the same window', (_, viewport) =>
  scene(async ({ guest }) => {
    const page = await guest('/', { viewport });
    await goOn(page, inPlay);
    const table = new Table(page);
    await table.asked();
    const sentence = await table.sentence();
    await page.locator('[data-spot^="1"]').first().focus();
    await page.keyboard.press('i');
    const rule = page
      .getByRole('dialog')
      .getByRole('link', { name: /^Rule R/ })
      .first();
    const [, id = ''] = ((await rule.getAttribute('href')) ?? '').split('#');
    await rule.click();
    const panel = page.getByRole('complementary', { name: say('reader.title') });
    const told = panel.locator(`[id="${id}"]`);
    await told.waitFor();
    await until('the rule is in sight', async () =>
      told.evaluate((each) => {
        const [box, around] = [each, each.closest('aside')!].map((one) => one.getBoundingClientRect());
        return box!.top >= around!.top && box!.top < around!.bottom;
      }),
    );
    expect([await page.getByRole('dialog').count(), page.context().pages().length]).toEqual([0, 1]);
    expect(await table.sentence()).toBe(sentence);
  })(),
);
