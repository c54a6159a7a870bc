import type { Locator } from 'playwright-core';

import mythotopia from '../../games/mythotopia';
import newDawn from '../../games/new-dawn';
import settlers from '../../games/settlers';
import type { Settlers } from '../../games/settlers/state';
import { annsTurn, goOn, playedUntil, turnOfAnn, warsOfAnn } from './support/fixture';
import { EMPTY, openStage, PLAIN } from './support/stage';
import { Table } from './support/table';
import { say } from './support/words';

const scene = openStage(PLAIN);

const turnAt =
  (round: number) =>
  (g: Settlers): boolean =>
    g.round >= round && g.questions[0]?.seat === 0 && g.questions[0].ask === 'turn';

const TABLES = {
  imperium: playedUntil('two', annsTurn(5)),
  mythotopia: playedUntil('sea', warsOfAnn(12), 2, mythotopia),
  settlers: playedUntil('town', turnAt(3), 2, settlers),
  'new-dawn': playedUntil('atlas', turnOfAnn(16), 2, newDawn),
};
/** A payment that can be made in several ways. */
const payment = playedUntil(
  'price',
  (g) => g.questions[0]?.seat === 0 && g.questions[0].ask === 'pay' && g.questions[0].card === '1CAR17',
);
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** Where something's right and lower edges lie in the window, in whole pixels. */
const cornerOf = (spot: Locator): Promise<readonly [right: number, bottom: number]> =>
  spot.evaluate((element) => {
    const { right, bottom } = element.getBoundingClientRect();
    return [Math.round(right), Math.round(bottom)] as const;
  });

test.each(Object.keys(TABLES) as (keyof typeof TABLES)[])(
  'G9: buttons of the bar do not move at a pick (%s)',
  (ruleset) =>
    scene(async ({ guest }) => {
      const page = await guest(EMPTY);
      await goOn(page, TABLES[ruleset], ruleset);
      const table = new Table(page);
      const undo = table.button(say('bar.undo'));
      for (const viewport of WINDOWS) {
        await page.setViewportSize(viewport);
        await table.asked();
        const before = await cornerOf(undo);
        // A New Dawn's turn has nothing that passes.
        const end = (await table.passing.count()) > 0 ? await cornerOf(table.passing.last()) : null;
        await table.pickOne(0);
        await table.confirm.waitFor();
        expect([viewport, await cornerOf(undo)]).toEqual([viewport, before]);
        if (end) expect([viewport, await cornerOf(table.confirm)]).toEqual([viewport, end]);
        await table.button(say('bar.clear')).click();
      }
    })(),
);

test('G9: what a payment brings, told below a long question, lies within the bar', () =>
  scene(async ({ guest }) => {
    const page = await guest(EMPTY);
    await goOn(page, payment, 'imperium');
    const table = new Table(page);
    for (const viewport of WINDOWS.slice(0, 2)) {
      await page.setViewportSize(viewport);
      await table.asked();
      await table.pickOne(0);
      await table.confirm.waitFor();
      const beyond = await page.locator('section[data-question]').evaluate((bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return [...bar.querySelectorAll('p, [data-told="true"]')]
          .filter((part) => !part.parentElement?.closest('[data-told]'))
          .map((part) => part.getBoundingClientRect())
          .filter((part) => part.height > 2 && (part.top < top || part.bottom > bottom));
      });
      expect([viewport, beyond]).toEqual([viewport, []]);
      await table.button(say('bar.clear')).click();
    }
  })());
