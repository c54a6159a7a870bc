import type { Page } from 'playwright-core';

import mythotopia from '../../games/mythotopia';
import newDawn from '../../games/new-dawn';
import settlers from '../../games/settlers';
import type { Settlers } from '../../games/settlers/state';
import { faintOn } from './support/contrast';
import { annsTurn, goOn, playedUntil, turnOfAnn, warsOfAnn } from './support/fixture';
import { EMPTY, openStage } from './support/stage';
import { Table } from './support/table';

const scene = openStage();

const townOfAnn = (g: Settlers): boolean =>
  g.round >= 3 && g.questions[0]?.seat === 0 && g.questions[0].ask === 'turn' && g.players[0]!.hand.length > 1;

const TABLES = {
  imperium: playedUntil('four', annsTurn(5), 4),
  mythotopia: playedUntil('realms', warsOfAnn(16), 4, mythotopia),
  settlers: playedUntil('towns', townOfAnn, 4, settlers),
  'new-dawn': playedUntil('atlas', turnOfAnn(16), 4, newDawn),
};
const EACH = Object.keys(TABLES).flatMap((ruleset) =>
  (['light', 'dark'] as const).map((theme) => [ruleset as keyof typeof TABLES, theme] as const),
);

/** What answers to pointer and keys. */
const USED = ':is(main, header) :is(button, a, summary, label, select, [tabindex])';

/** Has everything that can be used look as if it was pointed at, had the focus, or was pressed, all at once. @returns takes it back */
async function force(page: Page, states: readonly string[]): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: USED });
  expect(nodeIds.length).toBeGreaterThan(20);
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] });
  return () => session.detach();
}

test.each(EACH)('all that can be used at a table can be read in every state (%s, %s)', (ruleset, theme) =>
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 1440, height: 900 }, colorScheme: theme });
    await goOn(page, TABLES[ruleset], ruleset);
    const table = new Table(page);
    await table.asked();
    // Keys show their caps only to who uses them.
    await page.keyboard.press('Tab');
    for (const states of [[], ['hover'], ['focus', 'focus-visible'], ['hover', 'active']]) {
      const back = await force(page, states);
      expect([states, await faintOn(page, USED)]).toEqual([states, []]);
      await back();
    }
    // The measure finds what is faint, greyed or pointed at.
    const slip = await page.addStyleTag({
      content: 'main button { color: #888 !important; background: #777 !important }',
    });
    expect((await faintOn(page, USED)).length).toBeGreaterThan(3);
    await slip.evaluate((style) => (style as HTMLElement).remove());
    // With something picked, which is pointed at, too.
    await table.pickOne(0);
    await force(page, ['hover']);
    expect(await faintOn(page, USED)).toEqual([]);
  })(),
);
