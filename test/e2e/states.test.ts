import type { Locator, Page } from 'playwright-core';

import mythotopia from '../../games/mythotopia';
import newDawn from '../../games/new-dawn';
import settlers from '../../games/settlers';
import type { Settlers } from '../../games/settlers/state';
import { faintOn } from './support/contrast';
import { annsTurn, goOn, playedUntil, turnOfAnn, warsOfAnn } from './support/fixture';
import { changed, drawn } from './support/pictures';
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
const LIGHTS = ['light', 'dark'] as const;
const EACH = Object.keys(TABLES).flatMap((ruleset) =>
  LIGHTS.map((theme) => [ruleset as keyof typeof TABLES, theme] as const),
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
  await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] })),
  );
  return () => session.detach();
}

test.each(Object.entries(TABLES))(
  'all that can be used at a table can be read in every state, by day and by night: %s',
  (ruleset, match) =>
    scene(async ({ guest }) => {
      const page = await guest(EMPTY, { viewport: { width: 1440, height: 900 } });
      await goOn(page, match, ruleset);
      const table = new Table(page);
      await table.asked();
      // Keys show their caps only to who uses them.
      await page.keyboard.press('Tab');
      for (const colorScheme of LIGHTS) {
        await page.emulateMedia({ colorScheme });
        for (const states of [[], ['hover'], ['focus', 'focus-visible'], ['hover', 'active']]) {
          const back = await force(page, states);
          expect([colorScheme, states, await faintOn(page, USED)]).toEqual([colorScheme, states, []]);
          await back();
        }
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
      for (const colorScheme of LIGHTS) {
        await page.emulateMedia({ colorScheme });
        expect([colorScheme, await faintOn(page, USED)]).toEqual([colorScheme, []]);
      }
    })(),
);

/** How far round a thing its rings reach, in CSS pixels. */
const RING = 12;
/** The least share of the picture of a thing and its ring by which two states are told apart. */
const APART = 0.01;

/** A thing and what is drawn round it, as it looks now to who sees no colours. */
async function greyPicture(page: Page, thing: Locator): Promise<Buffer> {
  const box = (await thing.boundingBox())!;
  const clip = {
    x: box.x - RING,
    y: box.y - RING,
    width: box.width + 2 * RING,
    height: box.height + 2 * RING,
  };
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
}

test.each(EACH)(
  'what has the focus, can be picked and has been look different without colours (%s, %s)',
  (ruleset, theme) =>
    scene(async ({ guest }) => {
      const page = await guest(EMPTY, { viewport: { width: 1440, height: 900 }, colorScheme: theme });
      await goOn(page, TABLES[ruleset], ruleset);
      await new Table(page).asked();
      await drawn(page);
      await page.addStyleTag({ content: 'html { filter: grayscale(1) }' });
      const key = await page.locator('main [data-glow="true"] > button[data-spot]').first().getAttribute('data-spot');
      const button = page.locator(`main button[data-spot="${key}"]`).first();
      const frame = button.locator('xpath=..');
      const picture = (): Promise<Buffer> => greyPicture(page, frame);

      const choosable = await picture();
      expect(await changed(page, choosable, await picture())).toBeLessThan(APART);
      await page.keyboard.press('Tab');
      await button.focus();
      const focused = await picture();
      await page.mouse.move(0, 0);
      await button.press('Enter');
      await page.locator(`main button[data-spot="${key}"][data-selected="true"]`).first().waitFor();
      const chosen = await picture();
      await frame.evaluate((element) => delete element.dataset['glow']);
      const states = { choosable, focused, chosen, neither: await picture() };
      for (const [i, [one, before]] of Object.entries(states).entries())
        for (const [other, now] of Object.entries(states).slice(i + 1))
          expect([one, other, (await changed(page, before, now)) >= APART]).toEqual([one, other, true]);
    })(),
);
