import type { Page } from 'playwright-core';

import { RULESETS } from '../../games';
import { LANGUAGES } from '../../games/kit/text/words';
import { faultsOf, sidewaysOf } from './support/axe';
import { playOn } from './support/bots';
import { annsTurn, goOn, lookBack, playedUntil, recorded } from './support/fixture';
import { stateOf } from './support/local';
import { join, openMatch, seatsOf } from './support/people';
import { EMPTY, openStage, type Stage } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { NAMES, say } from './support/words';

const scene = openStage();

const PHONE = { viewport: { width: 390, height: 844 } };
const NARROWEST = { width: 360, height: 740 };

const inPlay = playedUntil('access', annsTurn(5));
const over = playedUntil('access', (g) => g.result !== null);

const record = recorded('access');

/** Every kind of page, and how to get there. */
const PAGES: Readonly<Record<string, (page: Page, guest: Stage['guest']) => Promise<void>>> = {
  'the lobby': async (page) => {
    await page.goto('/');
    // What lies folded is looked at as well.
    for (const title of ['create.title', 'recovery.back'] as const)
      await page.getByRole('heading', { name: say(title) }).click();
    await page.getByRole('button', { name: say('create.go') }).waitFor();
  },
  'the settings': async (page) => {
    await page.goto('/about');
    await page.getByRole('button', { name: say('settings.title') }).click();
    await page.getByRole('dialog').waitFor();
  },
  'the arrival by a link': async (page, guest) => {
    await page.goto(await openMatch(await guest(), 'Ann'));
    await page.getByRole('button', { name: say('match.sit') }).waitFor();
  },
  'the choice of a nation': async (page, guest) => {
    await page.goto('/');
    const link = await openMatch(page, 'Ann');
    await join(await guest(), link, 'Bob');
    await new Table(page).asked();
  },
  'the set-up on this device': async (page) => {
    await page.goto('/local/imperium');
    await page.getByRole('button', { name: say('local.begin') }).waitFor();
  },
  'the table with a card open': async (page) => {
    await goOn(page, inPlay);
    const table = new Table(page);
    await table.asked();
    const [card] = (await stateOf(page)).players[0]!.hand;
    await page.locator(`[data-spot="${card}"]`).press('i');
    await page.getByRole('dialog').waitFor();
  },
  'the cards': async (page) => {
    await page.goto('/cards/imperium?suit=REG');
    await page.getByRole('searchbox').waitFor();
  },
  'a card explained': async (page) => {
    await page.goto('/cards/imperium?q=advance');
    await page.getByRole('listitem').getByRole('button').first().click();
    await page.getByRole('dialog').waitFor();
  },
  'looking back': async (page) => {
    await lookBack(page, record, 57);
    await page.getByLabel(say('replay.as')).waitFor();
  },
  'looking back at a match of the server': async (page, guest) => {
    await page.goto('/');
    const link = await openMatch(page, 'Ann');
    const bob = await guest();
    await join(bob, link, 'Bob');
    await until('Bob has his seat', async () => (await seatsOf(bob)).length > 0);
    const seats = [...(await seatsOf(page)), ...(await seatsOf(bob))];
    for (const each of [page, bob]) await each.goto('/');
    await playOn(new URL(link).origin, seats, (g) => g.round > 3);
    await page.goto(`${link}?at=57`);
    await page.getByText(say('replay.link')).waitFor();
  },
  'the final scores': async (page) => {
    await goOn(page, over);
    await page.getByRole('region', { name: say('result.title') }).waitFor();
  },
};

const NO_FAULTS = Object.fromEntries(Object.keys(PAGES).map((name) => [name, []]));

test(
  'axe finds no serious fault on a wide screen, and nothing reaches out at the sides',
  scene(async ({ guest }) => {
    const page = await guest();
    const faults: Record<string, string[]> = {};
    for (const [name, open] of Object.entries(PAGES)) {
      await open(page, guest);
      faults[name] = [...(await faultsOf(page)), ...(await sidewaysOf(page))];
    }
    expect(faults).toEqual(NO_FAULTS);
  }),
);

test(
  'axe finds no serious fault on a telephone, and nothing reaches out at the sides of the narrowest',
  scene(async ({ guest }) => {
    const page = await guest('/', { ...PHONE, hasTouch: true, isMobile: true });
    const faults: Record<string, string[]> = {};
    for (const [name, open] of Object.entries(PAGES)) {
      await open(page, guest);
      const onPhone = await faultsOf(page);
      await page.setViewportSize(NARROWEST);
      faults[name] = [...onPhone, ...(await sidewaysOf(page))];
      await page.setViewportSize(PHONE.viewport);
    }
    expect(faults).toEqual(NO_FAULTS);
  }),
);

for (const language of LANGUAGES) {
  test(
    `${NAMES[language]}: nor do the rules, however wide the window`,
    scene(async ({ guest }) => {
      const page = await guest(EMPTY, { locale: language });
      for (const { name } of RULESETS) {
        await rulesIn(page, name, { width: 1400, height: 900 });
        expect([...(await faultsOf(page)), ...(await sidewaysOf(page))]).toEqual([]);
        // The page is the same in narrower windows, where only the room is another.
        for (const size of [PHONE.viewport, NARROWEST]) {
          await rulesIn(page, name, size);
          expect(await sidewaysOf(page)).toEqual([]);
        }
      }

      /** Loaded anew: a window made narrower may keep styles of the wider one (Chromium forgets them now and then). */
      async function rulesIn(page: Page, name: string, size: { width: number; height: number }): Promise<void> {
        await page.setViewportSize(size);
        await page.goto(`/rules/${name}`);
        await page.locator(`article[lang="${language}"]`).waitFor();
      }
    }),
  );
}

test.each(RULESETS.map(({ name }) => name))('on paper the cards are all that is left of their page: %s', (name) =>
  scene(async ({ guest }) => {
    const page = await guest(`/cards/${name}`);
    const card = page.locator('main [data-card]').first();
    await card.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await card.isVisible()).toBe(true);
    for (const gone of ['body > * header', 'main [role="search"]', 'main summary'])
      expect([gone, await page.locator(gone).first().isVisible()]).toEqual([gone, false]);
    expect(await page.evaluate(() => getComputedStyle(document.body, '::before').content)).toBe('none');
  })(),
);
