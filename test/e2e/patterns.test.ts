import type { Page } from 'playwright-core';

import mythotopia from '../../games/mythotopia';
import newDawn from '../../games/new-dawn';
import settlers from '../../games/settlers';
import type { Settlers } from '../../games/settlers/state';
import { annsTurn, goOn, playedUntil, turnOfAnn, warsOfAnn } from './support/fixture';
import { changed, drawn } from './support/pictures';
import { EMPTY, openStage } from './support/stage';
import { Table } from './support/table';

const scene = openStage();

const inTown = (g: Settlers): boolean =>
  g.round >= 3 && g.questions[0]?.seat === 0 && g.questions[0].ask === 'turn' && g.players[0]!.empire.length >= 3;

/** Turns of Ann's in the middle of a match of each ruleset. */
const MATCHES = {
  imperium: playedUntil('screens', annsTurn(6)),
  mythotopia: playedUntil('realm', warsOfAnn(14), 2, mythotopia),
  settlers: playedUntil('town', inTown, 2, settlers),
  'new-dawn': playedUntil('atlas', turnOfAnn(16), 2, newDawn),
};

test.each(Object.entries(MATCHES))('patterns stand beside the colours of %s', async (ruleset, match) => {
  await scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 1440, height: 900 } });
    await goOn(page, match, ruleset);
    await new Table(page).asked();
    await drawn(page);
    const picture = (): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide' });
    const without = await picture();
    const [again, withThem] = [await picture(), await patterned(page, picture)];
    // Two pictures of the same differ hardly; patterns are seen on at least a five-hundredth of the window.
    expect(await changed(page, without, again)).toBeLessThan(0.001);
    expect(await changed(page, without, withThem)).toBeGreaterThan(0.002);
  })();
});

/** A picture with patterns, as the setting switches them on. */
async function patterned(page: Page, picture: () => Promise<Buffer>): Promise<Buffer> {
  await page.evaluate(() => {
    document.documentElement.dataset.patterns = 'on';
  });
  return picture();
}
