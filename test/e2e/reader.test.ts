import { faultsOf, sidewaysOf } from './support/axe';
import { goOn, playedUntil, annsTurn } from './support/fixture';
import { openHead } from './support/head';
import { openStage } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage();

const inPlay = playedUntil('reader', annsTurn(2));

test.each([
  ['beside the table', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
])('rules and cards are read %s, which stays as it is', (_, viewport) =>
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
