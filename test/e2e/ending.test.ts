import type { Page } from 'playwright-core';

import mythotopia from '../../games/mythotopia';
import { faultsOf, sidewaysOf } from './support/axe';
import { goOn, playedUntil, type Stored } from './support/fixture';
import { join, openMatch, openMenu, playByMouse } from './support/people';
import { EMPTY, openStage, PLAIN } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage(PLAIN);

/** Whether the headline of the scores is in sight, and not under the question's bar. */
const headlineSeen = (page: Page): Promise<boolean> =>
  page.locator('[data-shell="scores"] h2').evaluate((headline) => {
    const { left, right, top, bottom } = headline.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return top >= 0 && bottom <= window.innerHeight && document.elementFromPoint(x, y) === headline;
  });

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

test(
  'an offer to end the match stands until the other is asked, who may play on or agree',
  scene(async ({ guest }) => {
    const [ann, bob] = [await guest(), await guest('/', { viewport: { width: 390, height: 844 } })];
    await join(bob, await openMatch(ann, 'Ann'), 'Bob');
    const tables = [new Table(ann), new Table(bob)] as const;
    await tables[0].asked();
    await openMenu(ann);
    await press(ann, say('end.offer'));
    await ann.getByText(say('end.offered')).waitFor();
    await bob
      .getByRole('region', { name: say('end.title') })
      .getByText(say('end.asks', { names: 'Ann' }))
      .waitFor();
    expect(await bob.getByRole('button', { name: say('end.agree') }).count()).toBe(0);
    await playByMouse([tables[0]], async () => (await tables[1].mood()) === 'asked');
    expect(await faultsOf(bob)).toEqual([]);
    await press(bob, say('end.playOn'));
    await ann.getByText(say('end.offered')).waitFor({ state: 'hidden' });

    await openMenu(bob);
    await press(bob, say('end.offer'));
    await playByMouse([tables[1]], async () => (await tables[0].mood()) === 'asked');
    await press(ann, say('end.agree'));
    for (const page of [ann, bob])
      await page
        .getByRole('heading', { name: say('result.title') })
        .or(page.getByText(say('bar.over')))
        .first()
        .waitFor();
    for (const page of [ann, bob]) await until('the headline is seen', () => headlineSeen(page));
  }),
);

test(
  'a match against a bot can be given up, which is asked once more',
  scene(async ({ guest }) => {
    const ann = await guest('/', { viewport: { width: 1024, height: 768 } });
    await press(ann, `Imperium: ${say('here.now')}`);
    const table = new Table(ann);
    await table.asked();
    await openMenu(ann);
    await ann.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    // A bot agrees to nothing.
    expect(await ann.getByRole('button', { name: say('end.offer') }).count()).toBe(0);
    await press(ann, say('end.giveUp'));
    await ann.getByText(say('end.giveUpTwo', { name: say('bot.steward') })).waitFor();
    expect(await faultsOf(ann)).toEqual([]);
    await ann
      .getByRole('dialog')
      .getByRole('button', { name: say('end.giveUp') })
      .last()
      .click();
    await ann.getByRole('heading', { name: say('result.win', { names: say('bot.steward'), n: 1 }) }).waitFor();
    // Who has given up stands in the headline, too.
    expect(await ann.locator('[data-shell="scores"] header').first().textContent()).toContain('gives up');
    await until('the headline is seen', () => headlineSeen(ann));
  }),
);

const conquered = playedUntil('realms', (g) => g.result !== null, 4, mythotopia);

/** The same match among people of these names. */
const among = (match: Stored, names: readonly string[]): Stored =>
  Object.fromEntries(
    Object.entries(match).map(([key, value]) => {
      const kept = JSON.parse(value) as object;
      return [
        key,
        'sitters' in kept
          ? JSON.stringify({ ...kept, sitters: names.map((name) => ({ kind: 'human', name })) })
          : value,
      ];
    }),
  );

/** Four that are as long as names are, where a telephone is as narrow as they come, and a long one among short ones. */
const FOURS = [
  [390, 844, ['Ann', 'Steward 2', 'Steward 3', 'Steward 4']],
  [390, 844, ['Bertalan', 'Maximilian', 'Zdeněk', 'Drahomíra']],
  [390, 844, ['Ann', 'Kleopatra Selene', 'Bob', 'Eva']],
  [360, 740, ['Bertalan', 'Maximilian', 'Zdeněk', 'Drahomíra']],
] as const;

test.each(FOURS)(
  'on a telephone of %i × %i four names stand whole on the podium, each in one line: %p',
  (width, height, names) =>
    scene(async ({ guest }) => {
      const page = await guest(EMPTY, { viewport: { width, height }, hasTouch: true, isMobile: true });
      await goOn(
        page,
        conquered.then((match) => among(match, names)),
        'mythotopia',
      );
      await page.locator('[data-podium]').waitFor();
      await page.evaluate(() => document.fonts.ready);
      const shown = await page.locator('[data-podium] [data-name]').evaluateAll((all) =>
        all.map((each) => {
          const { left, right, top, height: high } = each.getBoundingClientRect();
          const { fontSize } = getComputedStyle(each);
          const words = document.createRange();
          words.selectNodeContents(each);
          return {
            name: each.textContent,
            whole: each.scrollWidth <= each.clientWidth,
            lines: words.getClientRects().length,
            size: parseFloat(fontSize),
            box: { left, right, top, bottom: top + high },
          };
        }),
      );
      expect(shown.map(({ name }) => name).sort()).toEqual([...names].sort());
      for (const each of shown) expect(each).toMatchObject({ whole: true, lines: 1 });
      expect(Math.min(...shown.map(({ size }) => size))).toBeGreaterThanOrEqual(12);
      const inOrder = shown.map(({ box }) => box).sort((a, b) => a.left - b.left);
      for (const [i, { right }] of inOrder.entries()) expect(right).toBeLessThanOrEqual(inOrder[i + 1]?.left ?? width);
      expect(await sidewaysOf(page)).toEqual([]);
    })(),
);
