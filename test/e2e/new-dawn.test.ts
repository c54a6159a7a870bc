import type { BrowserContextOptions, Page } from 'playwright-core';

import newDawn from '../../games/new-dawn';
import { atlasOf } from '../../games/new-dawn/atlas';
import { focusCards } from '../../games/new-dawn/cards/focus';
import { firstGame } from '../../games/new-dawn/cards/layouts';
import { duel, ROW } from '../../games/new-dawn/situation';
import type { NewDawn } from '../../games/new-dawn/state';
import { LANGUAGES } from '../../games/kit/text/words';
import { faultsOf, sidewaysOf } from './support/axe';
import { begunWith, goOn, playedUntil, turnOfAnn } from './support/fixture';
import { brokenWords, letters } from './support/letters';
import { join, openMatch, playByMouse } from './support/people';
import { EMPTY, openStage } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage();

const WINDOWS: Readonly<Record<string, BrowserContextOptions>> = {
  'a desk': { viewport: { width: 1400, height: 900 } },
  'a tablet': { viewport: { width: 1024, height: 768 } },
  'a telephone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

const two = playedUntil('atlas', turnOfAnn(16), 2, newDawn);
const four = playedUntil('atlas', turnOfAnn(16), 4, newDawn);

test(
  'two people meet by a link, build the map tile by tile, and begin to play on it',
  scene(async ({ guest }) => {
    const ann = await guest();
    const link = await openMatch(ann, 'Ann', 'Civilization: A New Dawn', ['Built by the players']);
    const bob = await guest(link);
    await join(bob, link, 'Bob');
    const tables = [ann, bob].map((page) => new Table(page));
    const spaces = (page: Page) => page.locator('main path[data-spot][role="button"]');
    const tilesOf = async (page: Page): Promise<number> => (await spaces(page).count()) / 10;
    await playByMouse(tables, async () => (await tables[0]!.turns()) > 1);
    // The core of four tiles, and three of each player's (C14.3); gaps that they enclose are water.
    for (const page of [ann, bob]) expect(await tilesOf(page)).toBeGreaterThanOrEqual(10);
    const capitals = (page: Page) => page.locator('main path[aria-label*="Capital"]').count();
    expect(await Promise.all([ann, bob].map(capitals))).toEqual([2, 2]);
    const [seen, known] = await Promise.all(
      [ann, bob].map((page) => spaces(page).evaluateAll((all) => all.map((each) => each.getAttribute('data-spot')))),
    );
    expect(known).toEqual(seen);
    await ann.reload();
    await tables[0]!.settled();
    expect(await tilesOf(ann)).toBeGreaterThanOrEqual(10);
  }),
);

test(
  'on a tablet a wonder that can be built comes into sight in the column beside the map',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, WINDOWS['a tablet']);
    await goOn(
      page,
      playedUntil<NewDawn>('n4', ({ questions: [q] }) => q?.seat === 0 && q.ask === 'build', 2, newDawn),
      'new-dawn',
    );
    await new Table(page).asked();
    const wonder = page.locator('.aside [data-spot][data-selectable="true"]').first();
    await until('it is in sight', () =>
      wonder.evaluate((each) => {
        const [own, column] = [each, each.closest('[data-scrolls]')!].map((one) => one.getBoundingClientRect());
        return own!.top >= column!.top && own!.bottom <= column!.bottom && column!.bottom <= window.innerHeight;
      }),
    );
  }),
);

/** Nothing that the military card could attack or reinforce. */
const harmless = begunWith(duel({ row: [...ROW.filter((card) => card !== 'masonry'), 'masonry'] }).g, newDawn);

test.each(Object.keys(WINDOWS))('on %s a card that would do nothing says why before it is chosen', (window) =>
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, WINDOWS[window]);
    await goOn(page, Promise.resolve(harmless), 'new-dawn');
    const table = new Table(page);
    await table.asked();
    await table.click(page.locator('[data-spot="masonry-red"]'));
    await table.bar.getByText('You have no control token on the map.').waitFor();
    expect(await table.bar.innerText()).toMatch(/No barbarian, city-state or rival can be attacked within 2 spaces/);
    expect(await table.confirm.isEnabled()).toBe(true);
  })(),
);

/** Ann is attacked, and may spend tokens in defence. */
const attacked = playedUntil<NewDawn>(
  'f1',
  ({ questions: [question], current }) =>
    question?.seat === 0 && question.ask === 'spend' && question.params?.['at'] !== undefined && current !== 0,
  2,
  { ...newDawn, bots: { random: newDawn.bots['random']! } },
);

test.each(['a desk', 'a tablet'])(
  'on %s a defender sees the place that is attacked beside what each answer does',
  (window) =>
    scene(async ({ guest }) => {
      const page = await guest(EMPTY, WINDOWS[window]);
      await goOn(page, attacked, 'new-dawn');
      const answer = page
        .getByRole('complementary')
        .filter({ has: page.getByRole('button', { name: '0', exact: true }) });
      await answer.waitFor();
      const name = await page
        .getByRole('region', { name: say('bar.title') })
        .locator('[data-names]')
        .first()
        .textContent();
      const place = page.locator(`main path[role="button"][aria-label^="${name}"]`);
      await until('neither lies over the other', async () => {
        const [a, b] = await Promise.all([answer.boundingBox(), place.boundingBox()]);
        return (
          a!.x >= b!.x + b!.width || a!.x + a!.width <= b!.x || a!.y >= b!.y + b!.height || a!.y + a!.height <= b!.y
        );
      });
    })(),
);

test.each(Object.keys(WINDOWS))('on %s nothing is pushed out, and axe finds no fault', (window) =>
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, WINDOWS[window]);
    for (const match of [two, four]) {
      await goOn(page, match, 'new-dawn');
      await new Table(page).asked();
      expect([...(await faultsOf(page)), ...(await sidewaysOf(page))]).toEqual([]);
      if (window !== 'a desk') continue;
      const hidden = await page.evaluate(() => document.documentElement.scrollHeight - globalThis.innerHeight);
      expect(hidden).toBeLessThanOrEqual(0);
      // What all share scrolls in its own box beside the table.
      for (const part of ['.map', '.mine', 'div:has(> .aside)', '[role="log"]']) {
        const box = await page.locator(part).first().boundingBox();
        expect([part, box && box.y >= 0 && box.y + box.height <= 900.5]).toEqual([part, true]);
      }
    }
  })(),
);

test(
  'a space that is pointed at tells what stands there; where barbarians would go is drawn at a touch',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY);
    await goOn(page, two, 'new-dawn');
    await new Table(page).asked();
    const { q, r } = firstGame[4]!;
    const capital = atlasOf({ map: firstGame.slice(4, 5) }).spaces.find((space) => space === `${q},${r}`)!;
    await page.locator(`path[data-spot="${capital}"]`).focus();
    await page.keyboard.press('ArrowRight');
    const card = page.locator('body > aside');
    await until('its difficulty is told', async () => ((await card.textContent()) ?? '').includes('Difficulty'));
    await page.getByRole('button', { name: 'Barbarians’ ways' }).click();
    expect(await page.locator('.ways circle').count()).toBeGreaterThan(5);
  }),
);

test(
  'a space that the log names lights up while its name is pointed at, and a click brings there; what a city lacks is marked',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, WINDOWS['a desk']);
    await goOn(page, two, 'new-dawn');
    await new Table(page).asked();
    const chip = page.locator('[role="log"] [data-names*=","]').first();
    const space = await chip.getAttribute('data-names');
    await chip.hover();
    const lit = page.locator(`g[data-place="${space}"][data-lit]`);
    await until('the space is lit', async () => (await lit.count()) === 1);
    await page.mouse.move(0, 0);
    await until('it is lit no longer', async () => (await lit.count()) === 0);
    await chip.click();
    await until('it has the focus', () =>
      page.evaluate(() => document.activeElement?.getAttribute('data-spot') ?? '').then((spot) => spot === space),
    );
    await page.locator('main path[aria-label*="Ann: Capital"]').hover();
    await until('the spaces that keep the capital from maturity are marked', async () =>
      ((await page.locator('.lacking').getAttribute('d')) ?? '').startsWith('M'),
    );
  }),
);

const DESK = { viewport: { width: 1440, height: 900 } };

test.each(LANGUAGES)('focus cards of every level can be read on a desk, and no word is broken: %s', (language) =>
  scene(async ({ guest }) => {
    for (const level of ['I', 'II', 'III', 'IV']) {
      const page = await guest('/about', { ...DESK, settings: { language } });
      const row = focusCards.filter((card) => card.level === level).map(({ id }) => `${id}-red`);
      const holding = playedUntil<NewDawn>('atlas', turnOfAnn(16), 4, newDawn, (g) => {
        g.questions = [];
        Object.assign(g.players[0] ?? {}, { row });
      });
      await goOn(page, holding, 'new-dawn');
      const cards = '.mine article';
      await page.locator(cards).last().waitFor();
      await until('faces have come', () => page.evaluate(() => document.fonts.status === 'loaded'));
      const found = await letters(page, cards);
      expect(found.length).toBeGreaterThan(row.length);
      expect(found.filter(([, size]) => size < 11.95)).toEqual([]);
      expect(await brokenWords(page, cards)).toEqual([]);
      expect(
        await page
          .locator(cards)
          .evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight + 2).length),
      ).toBe(0);
      await page.context().close();
    }
  })(),
);

test.each([
  ['two', two],
  ['four', four],
])('what is written on the map can be read at rest on a desk (%s players)', (_seats, match) =>
  scene(async ({ guest }) => {
    const page = await guest('/about', DESK);
    await goOn(page, match, 'new-dawn');
    await new Table(page).asked();
    await page.getByRole('button', { name: 'Barbarians’ ways' }).click();
    // Whose a piece is, too: without colours it is known by nothing else.
    const written = await letters(page, '.map');
    expect(written.map(([text]) => text)).toEqual(expect.arrayContaining(['●', '▲']));
    expect(written.length).toBeGreaterThan(40);
    expect(written.filter(([, size]) => size < 11.95)).toEqual([]);
  })(),
);

test.each([1440, 1024, 390])('letters and numbers of the grid stand whole beside the land (%s pixels wide)', (width) =>
  scene(async ({ guest }) => {
    const page = await guest('/about', { viewport: { width, height: width === 1024 ? 768 : 900 } });
    await goOn(page, two, 'new-dawn');
    await new Table(page).asked();
    const [marks, astray] = await page.evaluate(() => {
      const boxes = (which: string) =>
        [...document.querySelectorAll(which)].map((each) => ({
          text: each.textContent,
          box: each.getBoundingClientRect(),
        }));
      const [map] = boxes('.map');
      const land = boxes('.map [data-spot]').map(({ box }) => box);
      const [west, east] = [Math.min(...land.map(({ left }) => left)), Math.max(...land.map(({ right }) => right))];
      const [north, south] = [Math.min(...land.map(({ top }) => top)), Math.max(...land.map(({ bottom }) => bottom))];
      const grid = boxes('.margins text');
      const isAstray = ({ left, right, top, bottom }: DOMRect) => {
        const within = left >= map!.box.left && right <= map!.box.right;
        const middle = (top + bottom) / 2;
        // Of a letter's box the lowest part is empty: what counts is its middle.
        const off = right <= west + 1 || left >= east - 1 || middle < north - 3 || middle > south + 3;
        return !within || !off || middle < map!.box.top || middle > map!.box.bottom;
      };
      return [grid.length, grid.filter(({ box }) => isAstray(box)).map(({ text }) => text)] as const;
    });
    expect(marks).toBeGreaterThan(20);
    expect(astray).toEqual([]);
  })(),
);

/** A turn of Ann's in which long texts stand beside short ones, and the card of the last slot is about to be resolved. */
const uneven = playedUntil<NewDawn>('atlas', turnOfAnn(16), 2, newDawn, (g) => {
  const row = ['nuclear-power-red', 'astrology-red', 'flight-red', 'masonry-red', 'early-empire-red'];
  const [ann] = g.players;
  const [turn] = g.questions;
  if (!ann || !turn) throw new Error('nobody is asked');
  ann.focusDeck = [...ann.focusDeck, ...ann.row].filter((id) => !row.includes(id));
  ann.row = row;
  turn.options = row.map((id, i) => `focus ${i + 1} ${id}`);
});

test(
  'C3: a card that has come into another slot shows all its words there',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, DESK);
    await goOn(page, uneven, 'new-dawn');
    const table = new Table(page);
    await table.asked();
    const cards = page.locator('.mine article');
    const inRow = (): Promise<(string | undefined)[]> =>
      page
        .locator('.mine li [data-card]:has(article)')
        .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['card']));
    const before = await inRow();
    await table.click(page.locator('.mine [data-spot="early-empire-red"]'));
    await table.send();
    await until('the row has moved', async () => {
      if ((await inRow())[1] === before[0]) return true;
      if ((await table.mood()) === 'asked') await table.answer({ rest: true });
      return false;
    });
    await table.asked();
    const cut = (): Promise<number> =>
      cards.evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight + 2).length);
    await until('nothing is cut', async () => (await cut()) === 0);
  }),
);
