import type { Locator, Page } from 'playwright-core';

import mythotopia from '../../games/mythotopia';
import type { Mythotopia } from '../../games/mythotopia/state';
import newDawn from '../../games/new-dawn';
import type { NewDawn } from '../../games/new-dawn/state';
import settlers from '../../games/settlers';
import type { Settlers } from '../../games/settlers/state';
import { sidewaysOf } from './support/axe';
import { annsTurn, goOn, lookBack, playedUntil, recorded, turnOfAnn, warsOfAnn } from './support/fixture';
import { EMPTY, openStage, type Stage } from './support/stage';
import { DRAWER, Table } from './support/table';
import { tooSmall } from './support/touch';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const townOfAnn = (g: Settlers): boolean =>
  g.round >= 3 && g.questions[0]?.seat === 0 && g.questions[0].ask === 'turn' && g.players[0]!.hand.length > 1;

/** A turn of Ann's in each ruleset; what she plays on, and what she holds. */
const TABLES = {
  imperium: [playedUntil('screens', annsTurn(6)), playedUntil('four', annsTurn(5), 4)],
  mythotopia: [playedUntil('realm', warsOfAnn(14), 2, mythotopia), playedUntil('realms', warsOfAnn(16), 4, mythotopia)],
  settlers: [playedUntil('town', townOfAnn, 2, settlers), playedUntil('towns', townOfAnn, 4, settlers)],
  'new-dawn': [playedUntil('atlas', turnOfAnn(16), 2, newDawn), playedUntil('atlas', turnOfAnn(16), 4, newDawn)],
} as const;
/** Where Ann is asked something in A New Dawn for the first time. */
const asking = (ask: string) =>
  playedUntil<NewDawn>(
    'atlas',
    ({ questions: [question] }) => question?.seat === 0 && question.ask === ask,
    4,
    newDawn,
  );
const attacking = asking('attack');
const building = asking('build');
/** Where Ann can pay in many ways in Imperium. */
const paying = playedUntil(
  'screens',
  ({ questions: [question] }) => question?.seat === 0 && question.ask === 'pay' && question.options.length >= 5,
);
/** Where Ann has no action left in Mythotopia, and something that is free. */
const spent = playedUntil<Mythotopia>(
  'realm',
  (g) =>
    g.questions[0]?.seat === 0 && g.questions[0].ask === 'turn' && g.actions >= 2 && g.questions[0].options.length > 2,
  2,
  mythotopia,
);

/** Where Ann takes a card at a lookout in Imperial Settlers. */
const drafting = playedUntil<Settlers>(
  'town',
  ({ round, questions: [question] }) => round >= 2 && question?.seat === 0 && question.ask === 'lookout',
  2,
  settlers,
);

type Ruleset = keyof typeof TABLES;
const PLAYED_ON = { imperium: '.market', mythotopia: '.map', settlers: '.mine', 'new-dawn': '.map' };
const EACH = (Object.keys(TABLES) as Ruleset[]).flatMap((ruleset) => [0, 1].map((four) => [ruleset, four] as const));

const drawerOf = (page: Page): Locator => page.locator(DRAWER);
const handleOf = (page: Page): Locator => page.locator('[data-shell="question"] h2 > button[aria-controls]');

async function sit(guest: Stage['guest'], ruleset: Ruleset, four = 0, phone = PHONE): Promise<Page> {
  const page = await guest(EMPTY, phone);
  await goOn(page, TABLES[ruleset][four]!, ruleset);
  await new Table(page).asked();
  // The drawer is fetched when the table stands; the page moves when it comes.
  await handleOf(page).waitFor();
  return page;
}

/** How much of the window an element takes, as far as it is seen: above the drawer, the question, the window's edge. */
const seen = (page: Page, part: string): Promise<number> =>
  page
    .locator(part)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const dock = document.querySelector('[data-shell="question"]')!;
      const end = dock.contains(element) ? innerHeight : dock.getBoundingClientRect().top;
      const [wide, high] = [Math.min(right, innerWidth) - Math.max(left, 0), Math.min(bottom, end) - Math.max(top, 0)];
      return (Math.max(0, wide) * Math.max(0, high)) / (innerWidth * innerHeight);
    });

test.each(EACH)('what I hold and what I play it on share the window (%s %i), my figures stay in it', (ruleset, four) =>
  scene(async ({ guest }) => {
    const page = await sit(guest, ruleset, four);
    const handle = handleOf(page);
    if ((await handle.getAttribute('aria-expanded')) === 'false') await handle.tap();
    expect(await seen(page, DRAWER)).toBeGreaterThan(0.2);
    // The moves of Mythotopia lie below its map.
    expect(await seen(page, PLAYED_ON[ruleset])).toBeGreaterThan(0.2);
    await handle.tap();
    expect(await drawerOf(page).isVisible()).toBe(false);
    for (const top of [0, 100_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      for (const pinned of [page.locator('[data-figures]'), handle, new Table(page).bar]) {
        const box = (await pinned.boundingBox())!;
        expect([box.y >= 0, box.y + box.height <= 844.5]).toEqual([true, true]);
      }
      expect((await page.locator('[data-figures] [data-figure]').count()) > 2).toBe(true);
    }
    expect(await sidewaysOf(page)).toEqual([]);
  })(),
);

/** Whether something that can be picked is in sight; true where the answers are in the bar alone. */
const isInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const spots = [...document.querySelectorAll('main [data-spot][data-selectable="true"]')].filter((spot) =>
      spot.checkVisibility(),
    );
    const dock = document.querySelector('[data-shell="question"]')!;
    const end = dock.getBoundingClientRect().top;
    return (
      spots.length === 0 ||
      spots.some((spot) => {
        const { top, bottom } = spot.getBoundingClientRect();
        return top < (dock.contains(spot) ? innerHeight : end) && bottom > 0;
      })
    );
  });

test(
  'of cards laid out to choose from the first lies whole below the jumps',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, PHONE);
    await goOn(page, drafting, 'settlers');
    const table = new Table(page);
    await table.asked();
    await handleOf(page).waitFor();
    const cards = page.locator('[data-laid] [data-spot][data-selectable="true"]');
    const first = cards.first();
    // Read on, with half of it under the jumps; then another card is taken, and there are others to choose from.
    await first.evaluate((card) => {
      const { top, height } = card.getBoundingClientRect();
      window.scrollBy({ top: top + height / 2 - 60, behavior: 'instant' });
    });
    await table.click(cards.last());
    await table.send();
    await table.asked();
    await until('its upper edge is seen', () =>
      first.evaluate((card) => {
        const { left, top, width } = card.getBoundingClientRect();
        return card.contains(document.elementFromPoint(left + width / 2, top + 4));
      }),
    );
  }),
);

test.each(Object.keys(TABLES) as Ruleset[])('the page goes to what is asked, wherever it was (%s)', (ruleset) =>
  scene(async ({ guest }) => {
    const page = await sit(guest, ruleset);
    const table = new Table(page);
    for (let answers = 0; answers < 6; answers++) {
      await until('something to pick is in sight', () => isInSight(page));
      await page.evaluate((end) => window.scrollTo(0, end ? 100_000 : 0), answers % 2);
      if ((await table.answer({ which: answers })) !== 'asked') await table.asked();
    }
  })(),
);

test(
  'the page goes back to the moves of a turn, also from a map that is in sight',
  scene(async ({ guest }) => {
    const page = await sit(guest, 'mythotopia');
    const moves = page.locator('[data-move]:not([aria-disabled])').first();
    const end = page.getByRole('button', { name: /^End a war/ });
    await end.tap();
    await new Table(page).pickOne(0);
    await page.evaluate(() => {
      const { bottom } = document.querySelector('[data-move]')!.getBoundingClientRect();
      window.scrollBy(0, bottom);
    });
    expect((await moves.boundingBox())!.y).toBeLessThan(0);
    await new Table(page).send();
    await until('the moves are in sight', async () => ((await moves.boundingBox())?.y ?? -1) >= 0);
  }),
);

const aboutMap = ['place', 'attack', 'caravan', 'found'].map((ask) => [ask, asking(ask)] as const);

test.each(aboutMap)(
  'asked about the map, it has two fifths of the window; my cards are a touch away (%s)',
  (_, match) =>
    scene(async ({ guest }) => {
      const page = await guest(EMPTY, PHONE);
      await goOn(page, match, 'new-dawn');
      await new Table(page).asked();
      const handle = handleOf(page);
      await handle.waitFor();
      const map = page.locator('.map');
      const high = async (): Promise<number> => {
        const [{ y, height }, dock] = await Promise.all([
          map.boundingBox().then((box) => box!),
          page
            .locator('[data-shell="question"]')
            .boundingBox()
            .then((box) => box!),
        ]);
        return (Math.min(y + height, dock.y) - Math.max(y, 0)) / PHONE.viewport.height;
      };
      await until('the map is in sight', async () => (await high()) >= 0.4);
      expect(await handle.getAttribute('aria-expanded')).toBe('false');
      await handle.tap();
      await until('my cards are open', async () => (await drawerOf(page).locator('article').count()) === 5);
      expect(await drawerOf(page).isVisible()).toBe(true);
    })(),
);

test(
  'a focus card is chosen beside a map of two fifths of the window; my leader is a line over it until it is touched',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, PHONE);
    await goOn(page, asking('turn'), 'new-dawn');
    await new Table(page).asked();
    await handleOf(page).waitFor();
    const map = page.locator('.map');
    await until('it is as high', async () => (await map.boundingBox())!.height >= 0.4 * PHONE.viewport.height);
    const note = page.locator('[data-leader]');
    expect((await note.boundingBox())!.height).toBeLessThanOrEqual(48);
    await note.getByRole('button').first().tap();
    expect((await note.boundingBox())!.height).toBeGreaterThan(60);
    await note.locator('article').waitFor();
  }),
);

test(
  'moves that cannot be made come at a touch, and say why at another',
  scene(async ({ guest }) => {
    const page = await sit(guest, 'mythotopia');
    const greyed = page.locator('main [role="toolbar"] [aria-disabled="true"]');
    expect(await greyed.first().isVisible()).toBe(false);
    await page.getByRole('toolbar').getByRole('button', { name: 'More' }).tap();
    await greyed.first().tap({ force: true });
    await until(
      'the reason is said',
      async () => (await page.getByRole('status').filter({ visible: true }).count()) > 0,
    );
  }),
);

test(
  'the drawer opens for what is asked of the hand, folds for what is asked elsewhere, and stays as it is put',
  scene(async ({ guest }) => {
    const page = await sit(guest, 'mythotopia');
    const handle = handleOf(page);
    const isOpen = async (open: boolean) => (await handle.getAttribute('aria-expanded')) === String(open);
    const place = page.getByRole('button', { name: /^Place armies/ });
    expect(await isOpen(true)).toBe(true);
    await place.tap();
    await until('the drawer folds for the map', () => isOpen(false));
    await place.tap();
    await until('the drawer opens for cards that can be played', () => isOpen(true));
    await handle.tap();
    expect(await isOpen(false)).toBe(true);
    expect(await handle.getAttribute('data-asked')).toBe('true');
  }),
);

const SIZES = [PHONE.viewport, { width: 360, height: 740 }].map((viewport) => ({ ...PHONE, viewport }));

test.each(SIZES)('all five focus cards lie in sight, and the flag of each opens it whole ($viewport.width)', (phone) =>
  scene(async ({ guest }) => {
    const page = await sit(guest, 'new-dawn', 1, phone);
    const cards = drawerOf(page).locator('article');
    const names = await cards.locator('strong').allTextContents();
    expect(names).toHaveLength(5);
    const [drawer, { height: high, width: wide }] = [(await drawerOf(page).boundingBox())!, phone.viewport];
    for (const [i, name] of names.entries()) {
      const strip = (await cards.nth(i).boundingBox())!;
      expect(strip.height).toBeGreaterThanOrEqual(40);
      expect([strip.y >= drawer.y, strip.y + strip.height <= drawer.y + drawer.height]).toEqual([true, true]);
      const flag = drawerOf(page).getByRole('button', {
        name: say('spot.option', { name, meaning: say('spot.show') }),
        exact: true,
      });
      const target = (await flag.boundingBox())!;
      expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(40);
      await flag.tap();
      const viewer = page.getByRole('dialog', { name });
      const card = (await viewer.locator('article').boundingBox())!;
      expect([card.x >= 0, card.x + card.width <= wide, card.y >= 0, card.y + card.height <= high]).not.toContain(
        false,
      );
      await viewer.getByRole('button', { name: say('close') }).tap();
      await viewer.waitFor({ state: 'detached' });
    }
    // Nothing has been picked by that.
    expect(await new Table(page).picked.count()).toBe(0);
  })(),
);

/** Whether the map's own buttons can be pressed where they are seen. */
async function mapButtonsFree(page: Page): Promise<boolean[]> {
  const buttons = (['full', 'closer', 'farther', 'whole'] as const).map((key) =>
    page.getByRole('button', { name: say(`map.${key}`) }),
  );
  const free = (button: Locator): Promise<boolean> =>
    button.evaluate((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const [x, ...ys] = [(left + right) / 2, top + 2, bottom - 2];
      return width >= 40 && ys.every((y) => element.contains(document.elementFromPoint(x, y)));
    });
  return Promise.all(buttons.map(free));
}
const FREE = [true, true, true, true];

test.each(SIZES)("what is told of a pick leaves the map's buttons free ($viewport.width)", (phone) =>
  scene(async ({ guest }) => {
    const page = await sit(guest, 'new-dawn', 1, phone);
    const table = new Table(page);
    const check = async (): Promise<void> => {
      const { height } = (await table.bar.boundingBox())!;
      expect(height / phone.viewport.height).toBeLessThan(0.2);
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await mapButtonsFree(page)).toEqual(FREE);
    };
    await check();
    for (let answers = 0; answers < 6; answers++) {
      while (!(await table.confirm.isVisible()) || !(await table.confirm.isEnabled())) await table.pickOne(answers);
      await check();
      if ((await table.send()) !== 'asked') await table.asked();
    }
  })(),
);

test.each(SIZES)("the odds of an attack leave the map's buttons free ($viewport.width)", (phone) =>
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, phone);
    await goOn(page, attacking, 'new-dawn');
    const table = new Table(page);
    await table.asked();
    await table.pickOne(0);
    await page.locator('.combat').waitFor();
    expect(await mapButtonsFree(page)).toEqual(FREE);
  })(),
);

test.each([
  ['imperium', 0],
  ['imperium', 1],
  ['mythotopia', 0],
  ['settlers', 0],
  ['settlers', 1],
] as const)(
  'while a card of mine is picked the board has 55 % of the window, and no button moves until it is confirmed (%s %i)',
  (ruleset, four) =>
    scene(async ({ guest }) => {
      const page = await guest(EMPTY, PHONE);
      await goOn(page, TABLES[ruleset][four], ruleset);
      const table = new Table(page);
      await table.asked();
      await handleOf(page).waitFor();
      const cards = drawerOf(page).locator('button[data-spot][data-selectable="true"]:not([aria-haspopup])');
      await until('a card can be picked', async () => (await cards.count()) > 0);
      const keys = await cards.evaluateAll((all) => all.map((each) => each.getAttribute('data-spot')));
      const undo = (await table.button(say('bar.undo')).boundingBox())!;
      for (const key of keys) {
        const card = drawerOf(page).locator(`button[data-spot="${key}"]`).first();
        await card.tap();
        const clear = table.button(say('bar.clear'));
        await clear.waitFor();
        const places = () =>
          table.bar
            .getByRole('button')
            .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
        await page.waitForTimeout(100);
        const [before, { y }] = [await places(), (await page.locator('[data-shell="question"]').boundingBox())!];
        expect([key, y >= 0.55 * PHONE.viewport.height - 0.5]).toEqual([key, true]);
        // What is picked is in sight, above the bar.
        const { top, bottom, end } = await card.evaluate((element) => ({
          top: element.getBoundingClientRect().top,
          bottom: element.getBoundingClientRect().bottom,
          end: document.querySelector('[data-shell="question"] [data-mine]')!.getBoundingClientRect().top,
        }));
        expect([key, top >= y, bottom <= end + 1]).toEqual([key, true, true]);
        await page.waitForTimeout(400);
        expect(await places()).toEqual(before);
        expect(await table.button(say('bar.undo')).boundingBox()).toEqual(undo);
        await clear.tap();
        await until('nothing is picked', async () => (await table.picked.count()) === 0);
      }
    })(),
);

test(
  'no card moves while several are picked, and each is picked by a touch where it lay',
  scene(async ({ guest }) => {
    const page = await sit(guest, 'mythotopia');
    await page.getByRole('button', { name: /^Put cards into reserve/ }).tap();
    await new Table(page).send();
    const cards = drawerOf(page).locator('[data-spot][data-selectable="true"]');
    await until('cards can be picked', async () => (await cards.count()) > 1 && (await cards.first().isVisible()));
    await page.waitForTimeout(300);
    const places = (): Promise<number[]> =>
      cards.evaluateAll((all) => all.slice(0, 2).map((each) => Math.round(each.getBoundingClientRect().top)));
    const before = await places();
    for (const n of [1, 2]) {
      await cards.nth(n - 1).tap();
      await until(`${n} picked`, async () => (await drawerOf(page).locator('[data-selected="true"]').count()) === n);
      await page.waitForTimeout(300);
      expect(await places()).toEqual(before);
    }
  }),
);

test(
  'the question lies at the edge of the window also where the page ends',
  scene(async ({ guest }) => {
    const page = await sit(guest, 'mythotopia');
    for (const top of [0, 100_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      const { y, height } = (await page.locator('[data-shell="question"]').boundingBox())!;
      expect([top, Math.round(y + height)]).toEqual([top, PHONE.viewport.height]);
    }
  }),
);

test(
  'with each question the map of which it asks is seen whole, wherever the page was',
  scene(async ({ guest }) => {
    const page = await sit(guest, 'mythotopia');
    const map = page.locator('.map');
    await page.evaluate(() => window.scrollBy(0, document.querySelector('.map')!.getBoundingClientRect().bottom - 160));
    expect((await map.boundingBox())!.y).toBeLessThan(0);
    await page.getByRole('button', { name: /^Place armies/ }).tap();
    await until('the map is whole', async () => (await map.boundingBox())!.y >= 59);
  }),
);

test(
  'a finger that just misses a province that is asked for means it; one that does not is told of what it meets',
  scene(async ({ guest }) => {
    const page = await sit(guest, 'mythotopia');
    await page.getByRole('button', { name: /^Place armies/ }).tap();
    const asked = page.locator('.map [data-spot][data-selectable="true"]');
    await until('provinces can be picked', async () => (await asked.count()) > 0);
    /** A point of what cannot be picked, so far from what can. */
    const point = (least: number, most: number): Promise<{ x: number; y: number } | null> =>
      page.locator('.map').evaluate(
        (map, [from, to]) => {
          const { left, right, top, bottom } = map.getBoundingClientRect();
          const askedAt = (x: number, y: number): boolean =>
            document.elementFromPoint(x, y)?.closest('.map [data-selectable="true"]') !== null;
          const near = (x: number, y: number, length: number): boolean =>
            Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8).some((a) =>
              askedAt(x + length * Math.cos(a), y + length * Math.sin(a)),
            );
          for (let y = top + 30; y < bottom - 30; y += 3)
            for (let x = left + 30; x < right - 90; x += 3) {
              const here = document.elementFromPoint(x, y)?.closest('[data-spot][data-selectable="false"]');
              const box = here?.getBoundingClientRect();
              if (!box || Math.min(box.width, box.height) < 30) continue;
              if (near(x, y, to) && !Array.from({ length: from }, (_, i) => i).some((d) => near(x, y, d)))
                return { x, y };
            }
          return null;
        },
        [least, most] as const,
      );
    const far = await point(22, 40);
    expect(far).not.toBeNull();
    await page.touchscreen.tap(far!.x, far!.y);
    expect(await page.getByRole('menu').count()).toBe(0);
    const beside = await point(3, 6);
    await page.touchscreen.tap(beside!.x, beside!.y);
    await until(
      'it is picked',
      async () =>
        (await page.getByRole('menu').count()) + (await page.locator('.map [data-selected="true"]').count()) > 0,
    );
  }),
);

test(
  'the list of all answers steps back for what is picked from it, with the hand open as well',
  scene(async ({ guest }) => {
    const page = await sit(guest, 'mythotopia');
    const table = new Table(page);
    if (!(await drawerOf(page).isVisible())) await handleOf(page).tap();
    await table.bar.locator('button[aria-expanded="false"]').tap();
    await table.offered.and(page.locator('[data-option^="endWar"]')).first().tap();
    await table.confirm.waitFor();
    const [confirm, told, hand] = await Promise.all(
      [table.confirm, table.bar.locator('[data-told="true"]'), drawerOf(page)].map((part) => part.boundingBox()),
    );
    expect(confirm!.y + confirm!.height).toBeLessThanOrEqual(PHONE.viewport.height);
    expect(told!.y).toBeGreaterThanOrEqual(hand!.y + hand!.height);
    expect(told!.y + told!.height).toBeLessThanOrEqual(confirm!.y);
    expect(await table.offered.filter({ visible: true }).count()).toBe(0);
  }),
);

test(
  'who looks back has the slider and all its buttons in the window, below an open hand as well',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, PHONE);
    await lookBack(page, recorded('screens'), 57);
    await drawerOf(page).waitFor();
    const bar = page.getByRole('region', { name: say('replay.title', { title: 'Imperium' }) });
    const buttons = await bar.getByRole('button').all();
    expect(buttons.length).toBeGreaterThan(5);
    for (const each of [bar.getByRole('slider'), ...buttons]) {
      const { y, height } = (await each.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(PHONE.viewport.height);
    }
    const [first, last] = await Promise.all([buttons[0]!.boundingBox(), buttons[4]!.boundingBox()]);
    expect(first!.y).toBe(last!.y);
  }),
);

test(
  'a long word on where I am in my turn makes no page wider than the window',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, PHONE);
    await goOn(page, spent, 'mythotopia');
    await new Table(page).asked();
    await page.locator('[data-course]').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
  }),
);

test.each(SIZES)(
  'a payment in many ways takes a fifth of a usual window, and tells all of them ($viewport.width)',
  (phone) =>
    scene(async ({ guest }) => {
      const page = await guest(EMPTY, phone);
      await goOn(page, paying);
      const table = new Table(page);
      await table.asked();
      const part = async (): Promise<number> => (await table.bar.boundingBox())!.height / PHONE.viewport.height;
      const inBar = (button: Locator): Promise<boolean> =>
        button.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        });
      const check = async (): Promise<void> => {
        expect(await part()).toBeLessThanOrEqual(0.2);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
        for (const button of [table.confirm, table.button(say('bar.clear'))]) expect(await inBar(button)).toBe(true);
      };
      const ways = await table.offered.all();
      expect(ways.length).toBeGreaterThanOrEqual(5);
      for (const way of ways) {
        if ((await way.getAttribute('aria-pressed')) === 'false') await way.tap();
        await check();
      }
      await table.button(say('bar.clear')).tap();
      for (const way of ways) expect(await inBar(way)).toBe(true);
    })(),
);

test.each(EACH)('all that can be pressed is as large as a finger (%s %i)', (ruleset, four) =>
  scene(async ({ guest }) => {
    const page = await sit(guest, ruleset, four);
    for (const state of ['as it was', 'turned']) {
      expect([state, await tooSmall(page)]).toEqual([state, []]);
      await handleOf(page).tap();
    }
  })(),
);

test(
  "cards in one line, and the way back, are as large as a finger's tip",
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, PHONE);
    await goOn(page, building, 'new-dawn');
    const table = new Table(page);
    await table.asked();
    const wonders = await table.glowing.filter({ visible: true }).all();
    expect(wonders.length).toBeGreaterThan(1);
    for (const target of [...wonders, table.button(say('bar.undo'))]) {
      const { width, height } = (await target.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
    }
  }),
);

test(
  'dice do not fall on the words that tell what has come of them',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, PHONE);
    await goOn(page, attacking, 'new-dawn');
    const table = new Table(page);
    await table.asked();
    await table.pickOne(0);
    await table.confirm.click();
    const [dice, told] = await until('the fight is told', () =>
      page.evaluate(() => {
        const parts = ['[data-gesture="roll"]', '[data-telling]'].map((part) => document.querySelector(part));
        const boxes = parts.map((part) => part?.lastElementChild?.getBoundingClientRect());
        return boxes.every((box) => box !== undefined) && boxes.map(({ top, bottom }) => ({ top, bottom }));
      }),
    );
    expect(told!.bottom).toBeLessThanOrEqual(dice!.top);
    expect(dice!.bottom).toBeLessThanOrEqual((await page.locator('[data-shell="question"]').boundingBox())!.y);
  }),
);

test.each([0, 1])(
  'the map beside open cards lies in sight, no button on its spaces, no name on its cities (%i)',
  (four) =>
    scene(async ({ guest }) => {
      const page = await sit(guest, 'new-dawn', four);
      await until('my cards are open', () => drawerOf(page).isVisible());
      const [map, dock] = [page.locator('.map'), page.locator('[data-shell="question"]')];
      await until('the map ends above them', async () => {
        const [{ y, height }, { y: end }] = [(await map.boundingBox())!, (await dock.boundingBox())!];
        return y >= 0 && y + height <= end + 1;
      });
      const covered = (): Promise<number> =>
        map.evaluate((element) => {
          const boxes = [...element.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
          return [...element.querySelectorAll('path[data-spot]')].filter((space) => {
            const { left, right, top, bottom } = space.getBoundingClientRect();
            return boxes.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
          }).length;
        });
      await until('all spaces are free', async () => (await covered()) === 0);
      const names = map.locator('.name').filter({ visible: true });
      expect(await names.count()).toBe(0);
      for (let n = 0; n < 2; n++) await page.getByRole('button', { name: say('map.closer') }).tap();
      await until('names are back', async () => (await names.count()) > 0);
    })(),
);

test.each(['mythotopia', 'new-dawn'] as const)('the whole map is whole (%s)', (ruleset) =>
  scene(async ({ guest }) => {
    const page = await sit(guest, ruleset);
    const cut = (): Promise<number> =>
      page.locator('.map').evaluate((map) => {
        const frame = map.getBoundingClientRect();
        return [...map.querySelectorAll('path[data-place], [data-place] path, path[data-spot]')].filter((place) => {
          const { left, right, top, bottom } = place.getBoundingClientRect();
          return left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
        }).length;
      });
    await page.getByRole('button', { name: say('map.closer') }).tap();
    expect(await cut()).toBeGreaterThan(0);
    for (const turn of [1, 2]) {
      await page.getByRole('button', { name: say('map.whole') }).tap();
      await until(`nothing is cut off (${turn})`, async () => (await cut()) === 0);
      // Also in a frame of another shape.
      await handleOf(page).tap();
    }
  })(),
);

/** With the page where it lies: what is told goes when that is scrolled. */
async function focus(spot: Locator): Promise<void> {
  await spot.scrollIntoViewIfNeeded();
  await spot.page().waitForTimeout(150);
  await spot.evaluate((element: HTMLElement | SVGElement) => element.focus({ preventScroll: true }));
}

test(
  'what tells of a place, or why something cannot be, covers no answer',
  scene(async ({ guest }) => {
    const page = await sit(guest, 'mythotopia');
    const { bar } = new Table(page);
    const above = async (box: Locator): Promise<boolean> => {
      const [over, answers] = [(await box.boundingBox())!, (await bar.boundingBox())!];
      return over.y >= 0 && over.y + over.height <= answers.y;
    };
    const places = page.locator('.map [data-spot]');
    for (let i = 0; i < (await places.count()); i += 5) {
      await focus(places.nth(i));
      const told = page.locator('body > aside[aria-hidden]');
      await told.waitFor();
      expect([i, await above(told)]).toEqual([i, true]);
    }
    const other = await sit(guest, 'settlers');
    const greyed = other.locator('[data-moves] [aria-disabled="true"]');
    await greyed.first().waitFor();
    for (let i = 0; i < (await greyed.count()); i++) {
      await focus(greyed.nth(i));
      const why = other.locator('body > [role="status"]');
      await why.waitFor();
      const [over, answers] = [(await why.boundingBox())!, (await new Table(other).bar.boundingBox())!];
      expect(over.y + over.height).toBeLessThanOrEqual(answers.y);
    }
  }),
);
