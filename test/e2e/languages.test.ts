import { RULESETS } from '../../games';
import { onlyEnglish } from '../words/english';
import { englishOn } from './support/english';
import { annsTurn, goOn, playedUntil } from './support/fixture';
import { switchTo } from './support/language';
import { EMPTY, openStage, PLAIN } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { NAMES, says } from './support/words';

const scene = openStage(PLAIN);

for (const language of ['hu', 'cs'] as const) {
  test(
    `${NAMES[language]}: no English is left in the lobby, the set-up and at the table`,
    scene(async ({ guest }) => {
      const english = await onlyEnglish(language);
      const page = await guest();
      await switchTo(page, 'en', language);
      for (const title of ['create.title', 'recovery.back'] as const)
        await page.getByRole('heading', { name: says[language](title) }).click();
      expect(await englishOn(page, english)).toEqual([]);
      await page.goto('/local/imperium');
      await page.getByRole('button', { name: says[language]('local.begin') }).waitFor();
      expect(await englishOn(page, english)).toEqual([]);

      // All cards, and one of them explained.
      await page.goto('/cards/imperium?nation=romans');
      await page.getByRole('searchbox').waitFor();
      expect(await englishOn(page, english)).toEqual([]);
      await page.getByRole('listitem').getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
      expect(await englishOn(page, english)).toEqual([]);

      // Nations are chosen, a turn is played; every question on the way is looked at.
      await goOn(page, playedUntil(language, annsTurn(3)));
      const table = new Table(page, language);
      for (let i = 0; i < 6; i++) {
        await table.asked();
        expect(await englishOn(page, english)).toEqual([]);
        await table.answerByKeys({ which: i, rest: i === 5 });
      }
    }),
  );

  test(
    `${NAMES[language]}: no English is left on the pages of the rules`,
    scene(async ({ guest }) => {
      const english = await onlyEnglish(language);
      const page = await guest(EMPTY, { locale: language });
      for (const { name } of RULESETS) {
        await page.goto(`/rules/${name}`);
        await page.locator(`article[lang="${language}"]`).waitFor();
        // The cards it is explained with come after the text.
        await page.locator('main [data-card]').first().waitFor();
        expect(await englishOn(page, english)).toEqual([]);
      }
    }),
  );
}

test(
  'the language changes at once and in place, also at the table',
  scene(async ({ guest }) => {
    const page = await guest('about:blank');
    await goOn(page, playedUntil('switch', annsTurn(2)));
    await new Table(page).asked();
    await switchTo(page, 'en', 'hu');
    await new Table(page, 'hu').asked();
    await switchTo(page, 'hu', 'cs');
    await new Table(page, 'cs').asked();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('cs');
    await page.reload();
    await new Table(page, 'cs').asked();
  }),
);

test(
  'the rules change their language, and the rule of the address is shown again',
  scene(async ({ guest }) => {
    const page = await guest('/rules/imperium#R11.2');
    const rule = page.locator('#R11\\.2');
    const height = async () => (await rule.boundingBox())?.y ?? NaN;
    await page.locator('article[lang="en"]').waitFor();
    await until('the rule is shown', async () => Math.abs(await height()) < 20);
    // The settings are at the top of the page.
    await switchTo(page, 'en', 'hu');
    await page.locator('article[lang="hu"]').waitFor();
    await until('the rule is shown', async () => Math.abs(await height()) < 20);
    expect(new URL(page.url()).hash).toBe('#R11.2');
  }),
);
