import type { Locator } from 'playwright-core';

import mythotopia from '../../games/mythotopia';
import newDawn from '../../games/new-dawn';
import settlers from '../../games/settlers';
import type { Settlers } from '../../games/settlers/state';
import { annsTurn, goOn, playedUntil, turnOfAnn, warsOfAnn } from './support/fixture';
import { EMPTY, openStage } from './support/stage';
import { Table } from './support/table';
import { say } from './support/words';

const scene = openStage();

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
