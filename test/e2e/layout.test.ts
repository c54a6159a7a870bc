import type { BrowserContextOptions, Locator, Page } from 'playwright-core';

import imperium from '../../games/imperium';
import { situation } from '../../games/imperium/situation';
import type { Imperium } from '../../games/imperium/state';
import mythotopia from '../../games/mythotopia';
import newDawn from '../../games/new-dawn';
import settlers from '../../games/settlers';
import type { Settlers } from '../../games/settlers/state';
import { sidewaysOf } from './support/axe';
import { switchTo } from './support/language';
import { letters, signsBelow } from './support/letters';
import { annsTurn, begunWith, goOn, lookBack, playedUntil, recorded, turnOfAnn, warsOfAnn } from './support/fixture';
import { EMPTY, openStage, type Stage } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage();

/** A turn of Ann's in Imperial Settlers, with a few locations there. */
const turnInTown = (g: Settlers): boolean =>
  g.round >= 4 && g.questions[0]?.seat === 0 && g.questions[0].ask === 'turn' && g.players[0]!.empire.length >= 4;

const TABLES = {
  two: playedUntil('screens', annsTurn(6)),
  late: playedUntil('late', annsTurn(11)),
  four: playedUntil('four', annsTurn(5), 4),
  realm: playedUntil('realm', warsOfAnn(14), 2, mythotopia),
  realms: playedUntil('realms', warsOfAnn(16), 4, mythotopia),
  town: playedUntil('town', turnInTown, 2, settlers),
  towns: playedUntil('towns', turnInTown, 4, settlers),
  atlas: playedUntil('atlas', turnOfAnn(16), 2, newDawn),
  atlases: playedUntil('atlas', turnOfAnn(16), 4, newDawn),
};
type TableName = keyof typeof TABLES;
const RULESET_OF = { realm: 'mythotopia', town: 'settlers', atlas: 'new-dawn' } as const;
const rulesetOf = (name: TableName) =>
  Object.entries(RULESET_OF).find(([beginning]) => name.startsWith(beginning))?.[1] ?? 'imperium';

async function sit(guest: Stage['guest'], name: TableName, options: BrowserContextOptions): Promise<Page> {
  const page = await guest(EMPTY, options);
  await goOn(page, TABLES[name], rulesetOf(name));
  await new Table(page).asked();
  return page;
}

/** How far the page can be scrolled down, in pixels. */
const hidden = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

/** Parts that do not lie wholly in the window. */
async function outside(page: Page, parts: readonly string[]): Promise<string[]> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const boxes = await Promise.all(parts.map((part) => page.locator(part).first().boundingBox()));
  return parts.filter((_, i) => {
    const box = boxes[i];
    return !box || box.x < 0 || box.y < 0 || box.x + box.width > width + 0.5 || box.y + box.height > height + 0.5;
  });
}

const DESKS = (['two', 'late', 'four'] as const).flatMap((name) =>
  (
    [
      [1400, 900],
      [1280, 720],
    ] as const
  ).map(([width, height]) => [name, width, height] as const),
);

test.each(DESKS)('on a desk the whole table (%s, %i by %i) lies in the window', (name, width, height) =>
  scene(async ({ guest }) => {
    const page = await sit(guest, name, { viewport: { width, height } });
    expect(await hidden(page)).toBeLessThanOrEqual(0);
    // In a low window the others' mats lie beside the table.
    const others = height < 800 ? 'div:has(> section > [data-folds])' : '.others';
    expect(await outside(page, [others, '.market', '.commons', '.mine', '.hand', '[data-shell="log"]'])).toEqual([]);
  })(),
);

/** Matches that end with much on the table. */
const WHOLE = [recorded('s1'), recorded('s2')];
/** Of how many positions one is looked at. */
const STEP = 9;

/** How much of the page, of my mat and of my hand cannot be seen without scrolling, in pixels. */
const unseen = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const [mat, hand] = ['.mine', '.hand ul'].map((part) => document.querySelector(part));
    return [
      document.documentElement.scrollHeight - window.innerHeight,
      ...(mat ? [mat.scrollHeight - mat.clientHeight, mat.scrollWidth - mat.clientWidth] : []),
      ...(hand ? [hand.scrollWidth - hand.clientWidth] : []),
    ];
  });

test(
  'on a desk nothing scrolls at any time of a match of two',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY);
    const scrolling: unknown[] = [];
    for (const [i, match] of WHOLE.entries()) {
      await lookBack(page, match, 0, i);
      const slider = page.getByRole('slider');
      const last = Number(await slider.getAttribute('max'));
      // At the end there are the scores to be read.
      for (let n = i; n < last; n += STEP) {
        await slider.fill(String(n));
        await page.getByText(say('replay.position', { n, last })).waitFor();
        // The board follows the bar.
        await until('all of it is seen', async () => (await unseen(page)).every((pixels) => pixels <= 0), 1500).catch(
          async () => scrolling.push([i, n, ...(await unseen(page))]),
        );
      }
    }
    expect(scrolling).toEqual([]);
  }),
);

test(
  'on a desk nothing on the table moves for what the question says of a pick',
  scene(async ({ guest }) => {
    const page = await sit(guest, 'four', { viewport: { width: 1400, height: 900 } });
    const table = new Table(page);
    const tops = (): Promise<(number | undefined)[]> =>
      Promise.all(
        ['.others', '.market', '.mine', '.hand'].map(async (part) => (await page.locator(part).boundingBox())?.y),
      );
    const before = await tops();
    const heights = [(await table.bar.boundingBox())!.height];
    const longer: boolean[] = [];
    for (const card of await page.locator('#imperium-hand button[data-selectable="true"]').all()) {
      await table.click(card);
      heights.push((await table.bar.boundingBox())!.height);
      expect(await tops()).toEqual(before);
      const told = table.bar.locator('[data-told="true"]');
      longer.push(await told.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight));
      // What has no room lies over the table while it is pointed at.
      await told.hover();
      expect(await told.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(false);
    }
    expect(new Set(heights).size).toBe(1);
    expect(longer).toContain(true);
  }),
);

/** Romans with all that can lie on a mat late in a match, who choose among their discard pile when they play Floodplain. */
const LATE = situation({
  players: [
    {
      nation: 'romans',
      state: 'empire',
      hand: ['1REG5', '1UNC21', '1CIV2', '1UNC20', '1REG11', '1REG12'],
      play: ['1REG4', '1REG1', '1UNC15', '1REG3', '1CIV10', '1UNC19', '1REG6', '1REG7', '1CIV9', '1UNC14'],
      development: ['1ROM3', '1ROM4', '1ROM5', '1ROM6', '1ROM7', '1ROM8', '1ROM9', '1ROM10'],
      discard: ['1ROM14', '1ROM15', '1ROM16', '1ROM17', '1ROM18', '1ROM20', '1ROM21', '1ROM22'],
      deck: ['1UNC13'],
      material: 9,
      population: 8,
      progress: 12,
    },
    { nation: 'vikings', state: 'empire', hand: ['1VIK18'], play: ['1REG8', '1REG9', '1UNC1', '1UNC2', '1CIV5'] },
  ],
  market: ['1REG10', '1UNC6', '1CIV6', '1TRI8', '1REG2'],
  round: 9,
  ample: true,
}).g;

/** A nation with few cards of long names, before a player with few. */
const EARLY = situation({
  players: [
    {
      nation: 'carthaginians',
      hand: ['1REG5', '1UNC21', '1CIV2'],
      play: ['1UNC10', '1CIV6', '2CIV8', '2REG12'],
      development: ['1ROM3', '1ROM4'],
    },
    { nation: 'vikings', hand: ['1VIK18'], play: ['1REG8'] },
  ],
  market: ['1REG10', '1UNC6', '1REG3', '1TRI8', '1REG2'],
  round: 4,
  ample: true,
}).g;

/** In how many lines names stand, and whether one begins within a word. */
const linesOf = (names: Locator): Promise<{ name: string; lines: number; parted: boolean }[]> =>
  names.evaluateAll((all) =>
    all.map(({ firstChild: text }) => {
      const name = text?.textContent ?? '';
      let [lines, parted, last] = [0, false, NaN];
      for (let i = 0; text && i < name.length; i++) {
        const range = document.createRange();
        range.setStart(text, i);
        range.setEnd(text, i + 1);
        const { top, width } = range.getBoundingClientRect();
        if (width === 0 || top === last) continue;
        if (lines++ > 0 && !/[\s-]/.test(name[i - 1] ?? '')) parted = true;
        last = top;
      }
      return { name, lines, parted };
    }),
  );

/** That position with so many cards before the other player, and what the market's places hold. */
const before = (cards: number, market: Imperium['market']): Imperium => {
  const g = structuredClone(LATE);
  const [mine, theirs] = g.players;
  if (mine && theirs) theirs.play = [...theirs.play, ...mine.development].slice(0, cards);
  return { ...g, market };
};

test.each([
  [1440, 900],
  [1280, 720],
])(
  'on a desk (%i by %i) nothing moves for a card more before another player, or a place without a card',
  (width, height) =>
    scene(async ({ guest }) => {
      const empty = LATE.market.map((place, i) => (i < 1 ? { ...place, card: null } : place));
      const bare = LATE.market.map((place) => ({ ...place, card: null }));
      const places = [];
      for (const g of [before(1, LATE.market), before(10, LATE.market), before(5, empty), before(5, bare)]) {
        const page = await guest(EMPTY, { viewport: { width, height } });
        await goOn(page, Promise.resolve(begunWith(g, imperium)));
        await new Table(page).asked();
        const boxes = ['.market', '.market li', '.commons', '.mine', '.hand'].map(async (part) => {
          const { y = 0, height: high = 0 } = (await page.locator(part).first().boundingBox()) ?? {};
          return [part, Math.round(y), Math.round(high)];
        });
        places.push(await Promise.all(boxes));
      }
      const [first] = places;
      for (const each of places) expect(each).toEqual(first);
    })(),
);

test(
  'on a desk what is in play and eight developments lie apart, each with its name in two lines at most and nothing on it',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 1440, height: 900 } });
    await goOn(page, Promise.resolve(begunWith(LATE, imperium)));
    await new Table(page).asked();
    await until('it is drawn together', async () => (await unseen(page)).every((pixels) => pixels <= 0));
    const faults = await page.evaluate(() => {
      const found: unknown[] = [];
      const zone = document.getElementById('imperium-development');
      const play = document.querySelectorAll('.mine [data-size="small"]');
      if (!zone || play.length === 0) return ['nothing there'];
      const right = Math.max(...[...play].map((card) => card.getBoundingClientRect().right));
      if (zone.getBoundingClientRect().left - right < 8) found.push('zones run together');
      for (const row of zone.querySelectorAll('[data-card]')) {
        const [shield, name, cost] = [...row.children];
        const box = (each: Element | undefined) => each?.getBoundingClientRect() ?? new DOMRect();
        const all = [shield, name, cost].filter((each) => each !== undefined).map(box);
        const inside = box(row);
        if (all.some(({ right, bottom }) => right > inside.right + 1 || bottom > inside.bottom + 1))
          found.push([name?.textContent, 'cut']);
        for (const [i, a] of all.entries())
          for (const b of all.slice(i + 1))
            if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
              found.push([name?.textContent, 'covered']);
      }
      return found;
    });
    expect(faults).toEqual([]);
    const names = await linesOf(page.locator('#imperium-development [data-card] > :nth-child(2)'));
    expect(names.filter(({ lines, parted }) => lines > 2 || parted)).toEqual([]);
  }),
);

test(
  'on a desk cards in play take the height that is free, and no name of theirs breaks within a word',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 1440, height: 900 }, locale: 'hu-HU' });
    await goOn(page, Promise.resolve(begunWith(EARLY, imperium)));
    await new Table(page, 'hu').asked();
    const cards = page.locator('.mine [data-size="small"]');
    const { width, height } = (await cards.last().boundingBox())!;
    expect(height).toBeGreaterThan(width);
    expect((await unseen(page)).filter((pixels) => pixels > 0)).toEqual([]);
    const names = await linesOf(cards.locator('strong'));
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter(({ parted }) => parted)).toEqual([]);
  }),
);

test(
  'where a painted picture is drawn the flat emblem lies under it, also on cards with little room',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 1440, height: 900 } });
    await goOn(page, Promise.resolve(begunWith(LATE, imperium)));
    await new Table(page).asked();
    const cards = page.locator(':is(.mine [data-size="small"], .hand [data-size], .market [data-size])');
    await until('all pictures are drawn', async () => (await cards.locator('[data-picture="coming"]').count()) === 0);
    const seen = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const [img, emblem] = [
          card.querySelector('[data-picture="drawn"] img'),
          card.querySelector('[data-picture] ~ svg'),
        ];
        if (!img || !emblem) return [];
        const { left, top, width, height } = emblem.getBoundingClientRect();
        const there = document.elementsFromPoint(left + width / 2, top + height / 2);
        const at = there.findIndex((each) => emblem.contains(each));
        return [[card.querySelector('strong')?.textContent, at < 0 || there.indexOf(img) < at] as const];
      }),
    );
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.filter(([, under]) => !under)).toEqual([]);
  }),
);

test(
  'on a desk eight cards to choose among have the page as high as it is, and leave what I have and the others in sight',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 1440, height: 900 } });
    await goOn(page, Promise.resolve(begunWith(LATE, imperium)));
    const table = new Table(page);
    await table.asked();
    await table.click(page.locator('[data-spot="1REG5"]'));
    await table.confirm.click();
    await page.locator('.tray [data-spot="1ROM14"]').waitFor();
    expect(await hidden(page)).toBe(0);
    const box = async (part: string) => (await page.locator(part).first().boundingBox())!;
    const tray = await box('.tray');
    for (const part of ['#imperium-goods', '.others', '.hand']) {
      const { x, y, width, height } = await box(part);
      const covered = x < tray.x + tray.width && tray.x < x + width && y < tray.y + tray.height && tray.y < y + height;
      expect([part, covered]).toEqual([part, false]);
    }
    // Of the market no more than its lower half.
    const market = await box('.market');
    expect(tray.y).toBeGreaterThan(market.y + market.height / 2);
  }),
);

/** What must be seen together of a table: the question, what it is about, and what is mine. */
const PLAYED = {
  imperium: ['.market', '.mine', '.hand'],
  mythotopia: ['.map', '.mine'],
  settlers: ['.mine', '.hand'],
  'new-dawn': ['.map', '.mine'],
};
const SMALL = { viewport: { width: 1024, height: 768 } };
/** Tables that are looked at in longer languages, too. */
const FULLEST: readonly TableName[] = ['four', 'realms', 'towns', 'atlases'];

test.each(['two', 'four', 'realm', 'realms', 'town', 'towns', 'atlas', 'atlases'] as const)(
  'a tablet shows all that one plays with at once (%s)',
  (name) =>
    scene(async ({ guest }) => {
      const page = await sit(guest, name, SMALL);
      const shared = /realm|atlas/.test(name) ? ['.aside'] : [];
      const parts = ['section[data-mine]', ...PLAYED[rulesetOf(name)], ...shared];
      expect(await outside(page, parts)).toEqual([]);
      if (!FULLEST.includes(name)) return;
      for (const [from, to] of [
        ['en', 'hu'],
        ['hu', 'cs'],
      ] as const) {
        await switchTo(page, from, to);
        await new Table(page, to).asked();
        expect([to, await outside(page, parts)]).toEqual([to, []]);
      }
    })(),
);

/** Mats of Legends with more in play than a tablet has room for; a name of three lines over its signs. */
const CROWDED = {
  olmecs: {
    play: ['2OLM16', '2REG2', '2REG4', '2REG6', '2REG9', '2REG11', '2REG13', '2REG14', '2OLM10', '2OLM11', '2OLM14'],
    garrison: { '2REG4': ['2OLM18', '2OLM19'] },
    development: ['2OLM3', '2OLM4'],
  },
  atlanteans: { development: Array.from({ length: 10 }, (_, i) => `2ATL${i + 2}`) },
};

test.each(Object.entries(CROWDED))('a tablet hides nothing of a crowded mat (%s)', (nation, has) =>
  scene(async ({ guest }) => {
    const { g } = situation({
      players: [{ nation, ...has }, { nation: 'qin' }],
      box: 'legends',
      ample: true,
      market: ['2REG3', '2UNC6', '2CIV6', '2TRI8', '2UNC3'],
    });
    const page = await guest(EMPTY, { viewport: { width: 1024, height: 768 } });
    await goOn(page, Promise.resolve(begunWith(g, imperium)));
    await new Table(page).asked();
    expect((await unseen(page)).slice(1)).toEqual([0, 0, 0]);
    // No sign is cut by its card's edge.
    const cut = await page.locator('.mine [data-size="small"]').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const edge = card.getBoundingClientRect().bottom;
        const signs = [...card.querySelectorAll('[title]')];
        return signs.some((sign) => sign.getBoundingClientRect().bottom > edge) ? [card.textContent] : [];
      }),
    );
    expect(cut).toEqual([]);
  })(),
);

test(
  'beside the table the log is read, and the table goes on',
  scene(async ({ guest }) => {
    const page = await sit(guest, 'two', SMALL);
    await page.getByRole('button', { name: say('log.open') }).click();
    const panel = page.getByRole('complementary', { name: say('log.title') });
    await panel.getByRole('log').waitFor();
    // Where the bar's buttons are is not where one reads.
    const [bar, read] = [(await new Table(page).bar.boundingBox())!, (await panel.boundingBox())!];
    expect(bar.x + bar.width).toBeLessThanOrEqual(read.x);
    await new Table(page).click(page.locator('#imperium-hand button[data-selectable="true"]').first());
    expect(await new Table(page).picked.count()).toBeGreaterThan(0);
    await panel.getByRole('button', { name: say('close') }).click();
    expect(await panel.count()).toBe(0);
  }),
);

/** The map itself, without the buttons that may lie beside it. */
const MAP = '.map > [data-dragging]';

/** How much of the window an element takes. */
async function shareOf(page: Page, part: string): Promise<number> {
  const { width, height } = page.viewportSize()!;
  const box = (await page.locator(part).boundingBox())!;
  return (box.width * box.height) / (width * height);
}

test.each([
  ['realm', 1440, 900, 0.45],
  ['realms', 1440, 900, 0.45],
  ['realm', 1280, 720, 0.4],
  ['realms', 1280, 720, 0.4],
  ['atlas', 1440, 900, 0.45],
  ['atlases', 1440, 900, 0.45],
  ['atlas', 1280, 720, 0.4],
  ['atlases', 1280, 720, 0.4],
] as const)(
  'the map of %s has its share of a window of %i by %i, and all of it at a key',
  (name, width, height, share) =>
    scene(async ({ guest }) => {
      const page = await sit(guest, name, { viewport: { width, height } });
      expect(await shareOf(page, MAP)).toBeGreaterThanOrEqual(share);
      const beside = name.startsWith('realm') ? ['.actions'] : [];
      expect(await outside(page, ['section[data-mine]', ...beside, ...PLAYED[rulesetOf(name)]])).toEqual([]);
      await page.keyboard.press('f');
      expect(await shareOf(page, MAP)).toBeGreaterThanOrEqual(0.8);
      expect(await outside(page, ['section[data-mine]', '.map'])).toEqual([]);
      await page.keyboard.press('f');
      expect(await shareOf(page, MAP)).toBeLessThan(0.6);
    })(),
);

test.each([
  ['realm', 1280, 720],
  ['realms', 1280, 720],
  ['atlases', 1280, 720],
  ['realms', 1440, 900],
  ['atlases', 1440, 900],
] as const)(
  'nothing beside the table is out of sight (%s, %i by %i): panels lie folded, and one that is opened has room',
  (name, width, height) =>
    scene(async ({ guest }) => {
      const page = await sit(guest, name, { viewport: { width, height } });
      const box = page.locator('div:has(> .aside)');
      const unseenBeside = () => box.evaluate((each) => each.scrollHeight - each.clientHeight);
      await until('there is room', async () => (await unseenBeside()) <= 1);
      expect(await outside(page, ['[data-shell="players"]', 'div:has(> .aside)', '[data-shell="log"]'])).toEqual([]);
      const log = page.getByRole('log');
      // What others do is read at a glance, but for a table on which two panels are needed for an answer.
      if (name !== 'realms') await until('the log is open', () => log.isVisible());
      const heading = await box.locator('[aria-expanded="false"]').last().getAttribute('id');
      await page.locator(`[id="${heading}"]`).click();
      await page.locator(`[id="${heading}"][aria-expanded="true"]`).waitFor();
      // All others give way to it.
      const unfolded = page.locator('[data-folds][data-folded="false"]');
      await until('it has the room', async () => (await unseenBeside()) <= 1 || (await unfolded.count()) === 1);
      expect(await outside(page, [`[id="${heading}"]`, '[data-shell="log"]'])).toEqual([]);
      // The log is one click away, too; what is folded for it stays on the table, not in the bar.
      if (!(await log.isVisible())) await page.getByRole('button', { name: say('log.title') }).click();
      await log.waitFor();
      await until('there is room for the log', async () => (await unseenBeside()) <= 1);
      expect(await outside(page, ['[data-shell="log"]'])).toEqual([]);
      expect(await new Table(page).offered.count()).toBe(0);
    })(),
);

test(
  'all nations to choose from lie in the window, and rules that are read beside them cover no answer of the bar',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 1440, height: 900 } });
    await goOn(
      page,
      playedUntil('screens', (g) => g.questions[0]?.seat === 0),
    );
    await new Table(page).asked();
    expect(await hidden(page)).toBeLessThanOrEqual(0);
    const nations = page.locator('main [data-card]');
    for (const nation of [nations.first(), nations.last()]) {
      const box = (await nation.boundingBox())!;
      expect([box.y >= 0, box.y + box.height <= 900]).toEqual([true, true]);
    }
    expect((await letters(page, 'main')).filter(([, size]) => size < 11.95)).toEqual([]);
    await page.getByRole('link', { name: say('rules.title') }).click();
    const [bar, read] = await Promise.all(
      [new Table(page).bar, page.getByRole('complementary', { name: say('reader.title') })].map((each) =>
        each.boundingBox(),
      ),
    );
    expect(bar!.x + bar!.width).toBeLessThanOrEqual(read!.x);
  }),
);

const FULL = { viewport: { width: 1440, height: 900 } };
/** A hand's words, without its heading, and those of the question. */
const IN_HAND =
  '#imperium-hand article, #mythotopia-hand article, #settlers-hand article, #new-dawn-row article, section[data-mine]';

test.each(Object.keys(TABLES) as TableName[])(
  'letters can be read (%s): 12 pixels, signs too, of the question and what I hold 14; for who wants it a fifth larger, but for a few that are fitted, and nothing sideways',
  (name) =>
    scene(async ({ guest }) => {
      const page = await sit(guest, name, FULL);
      const table = await letters(page, 'main');
      expect(table.length).toBeGreaterThan(100);
      expect(table.filter(([, size]) => size < 11.95)).toEqual([]);
      expect(await signsBelow(page, 11.95, 'main')).toEqual([]);
      // The measure finds what is small.
      expect((await signsBelow(page, 1000, 'main')).length).toBeGreaterThan(3);
      const question = await letters(page, 'section[data-mine]');
      const hand = await letters(page, IN_HAND);
      expect([...question, ...hand].filter(([, size]) => size < 13.95)).toEqual([]);
      expect(hand.length).toBeGreaterThan(5);
      await page.evaluate(() => (document.documentElement.dataset.cardSize = 'large'));
      await page.evaluate(() => new Promise(requestAnimationFrame));
      // Panels for which larger letters leave no room fold: what a text says finds it again, not its place in the list.
      const after = await letters(page, 'main');
      const sizesOf = (text: string, of: typeof table) => of.flatMap(([each, size]) => (each === text ? [size] : []));
      // What is there another number of times than before does not tell which of it was which.
      const grown = [...new Set(after.map(([text]) => text))].flatMap((text) => {
        const [was, is] = [sizesOf(text, table), sizesOf(text, after)];
        const fitted = after.some(([each, , fits]) => each === text && fits);
        return was.length === is.length ? is.map((size, i) => ({ text, was: was[i] ?? 0, size, fitted })) : [];
      });
      expect(grown.length).toBeGreaterThan(table.length * 0.3);
      const others = grown.filter(({ was, size }) => size / was < 1.19);
      // Words that are set smaller to fit may fit at another step.
      expect(others.filter(({ size, fitted }) => !fitted || size < 13.95)).toEqual([]);
      expect(others.length).toBeLessThan(grown.length * 0.06);
      expect(await sidewaysOf(page)).toEqual([]);
    })(),
);

test.each(['two', 'realm', 'town', 'atlas'] as const)('in the viewer no letter is below 14 pixels (%s)', (name) =>
  scene(async ({ guest }) => {
    const page = await sit(guest, name, FULL);
    const cards = page.locator('main button[data-spot]').filter({ visible: true });
    const viewer = page.getByRole('dialog');
    const opened = [];
    // A few of each table: what lies on it, and what I hold.
    const step = Math.max(1, Math.floor((await cards.count()) / 12));
    for (let i = 0; i < (await cards.count()); i += step) {
      await cards.nth(i).focus();
      await page.keyboard.press('i');
      // What stands for a place or a move is no card.
      if (
        !(await viewer.waitFor({ timeout: 1000 }).then(
          () => true,
          () => false,
        ))
      )
        continue;
      expect((await letters(page, '[role="dialog"], dialog')).filter(([, size]) => size < 13.95)).toEqual([]);
      opened.push(i);
      await page.keyboard.press('Escape');
      await viewer.waitFor({ state: 'detached' });
    }
    expect(opened.length).toBeGreaterThan(3);
  })(),
);

describe('on the narrowest phone', () => {
  const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  /** Where a thumb reaches without the other hand: not the upper third. */
  const REACH = 740 / 3;
  /** Least height of what a thumb has to hit, in pixels. */
  const THUMB = 40;

  test.each(['two', 'four'] as const)('nothing of the table (%s) scrolls sideways', (name) =>
    scene(async ({ guest }) => {
      const page = await sit(guest, name, PHONE);
      expect(await sidewaysOf(page)).toEqual([]);
      // Not even the hand: its cards are strips, one below the other.
      expect(
        await page.locator('#imperium-hand ul').evaluate((list) => list.scrollWidth - list.clientWidth),
      ).toBeLessThanOrEqual(0);
    })(),
  );

  test(
    "every answer of the bar, and every card that can be picked, is within the thumb's reach",
    scene(async ({ guest }) => {
      const page = await sit(guest, 'four', PHONE);
      const table = new Table(page);
      for (const button of await table.bar.locator('button[aria-pressed]').all()) {
        const box = (await button.boundingBox())!;
        expect(box.y).toBeGreaterThan(REACH);
        expect(box.height).toBeGreaterThanOrEqual(THUMB);
      }
      for (const spot of await table.glowing.filter({ visible: true }).all()) {
        await spot.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        const box = (await spot.boundingBox())!;
        expect(box.height).toBeGreaterThanOrEqual(THUMB);
        const bar = (await table.bar.boundingBox())!;
        expect(box.y + box.height / 2).toBeLessThan(bar.y);
        expect([box.x >= 0, box.x + box.width <= 360]).toEqual([true, true]);
      }
    }),
  );
});

describe('motion', () => {
  /** Notes which cards fly: likenesses are laid over the table. */
  const watch = (): void => {
    Object.assign(window, { flown: 0 });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.style.willChange === 'transform')
            Object.assign(window, { flown: Number(Reflect.get(window, 'flown')) + 1 });
      }
    }).observe(document.body, { childList: true, subtree: true });
  };
  const flown = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'flown') as unknown);

  /** Plays the first card in hand that can be played, and waits until it lies in the play area. */
  async function play(page: Page): Promise<void> {
    const table = new Table(page);
    const card = page.locator('#imperium-hand button[data-selectable="true"]').first();
    const id = await card.getAttribute('data-spot');
    await table.click(card);
    if ((await table.picked.count()) > 0) await table.confirm.click();
    await until(
      'the card has left the hand',
      async () => (await page.locator(`#imperium-hand [data-spot="${id}"]`).count()) === 0,
    );
  }

  const lively = { reducedMotion: 'no-preference' as const };

  test(
    'a played card goes from the hand to where it lies, and leaves nothing behind',
    scene(async ({ guest }) => {
      const page = await sit(guest, 'two', lively);
      await page.evaluate(watch);
      await play(page);
      await until('something has flown', async () => Number(await flown(page)) > 0);
      await until(
        'all have landed',
        async () => (await page.locator('[style*="will-change: transform"]').count()) === 0,
      );
    }),
  );

  test.each([
    ['the device wishes less motion', { reducedMotion: 'reduce' as const }, {}],
    ['the setting says so', lively, { motion: false }],
  ])('nothing moves where %s', (_why, options, settings) =>
    scene(async ({ guest }) => {
      const page = await guest(EMPTY, { ...options, settings });
      await goOn(page, TABLES.two);
      await new Table(page).asked();
      await page.evaluate(watch);
      await play(page);
      expect(await flown(page)).toBe(0);
    })(),
  );
});

test(
  'a card that rises under the pointer stays there, at its lowest edge, too',
  scene(async ({ guest }) => {
    const page = await sit(guest, 'two', {});
    const card = page.locator('#imperium-hand button[data-selectable="true"]').first();
    const { x, width, y, height } = (await card.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height - 1);
    await until('it has risen', async () => (await card.boundingBox())!.y < y);
    const tops = await card.evaluate(async (element) => {
      const seen = new Set<number>();
      for (let frame = 0; frame < 30; frame++) {
        await new Promise(requestAnimationFrame);
        seen.add(element.getBoundingClientRect().y);
      }
      return [...seen];
    });
    expect(tops).toEqual([y - 3]);
  }),
);

/** Buttons and links of the shell at whose middle something else would be clicked. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header :is(a, button), [data-shell] button, [aria-keyshortcuts]')]
      .filter((each) => {
        const { left, right, top, bottom, width } = each.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (width === 0 || !each.checkVisibility({ visibilityProperty: true })) return false;
        const there = document.elementFromPoint(x, y);
        // A column may have been scrolled past it, as the page may.
        const column = each.closest('[data-scrolls]')?.getBoundingClientRect();
        if (column && (y < column.top || y > column.bottom)) return false;
        return there !== null && !each.contains(there);
      })
      .map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''),
  );

test.each([
  [1440, 900],
  [1280, 720],
  [1024, 768],
])('what the shell offers can be clicked, the player’s aid among it (%i by %i)', (width, height) =>
  scene(async ({ guest }) => {
    for (const name of ['two', 'realm', 'town', 'atlas'] as const) {
      const page = await sit(guest, name, { viewport: { width, height } });
      expect([name, ...(await covered(page))]).toEqual([name]);
      await page.getByRole('button', { name: say('aid.open') }).click();
      await page.getByRole('dialog').waitFor();
    }
  })(),
);

/** Cards whose effects hold for a while lie in the line that says whose turn it is. */
const lasting = playedUntil('two', (g) => g.questions[0]?.seat === 0 && g.lasting.length > 0);

test(
  'whose turn it is stands beside the card of a lasting effect, on a line that ends within the table',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 1440, height: 900 } });
    await goOn(page, lasting, 'imperium');
    await new Table(page).asked();
    const line = page.locator('[data-shell="board"] p', { has: page.locator('[data-names]') }).first();
    expect(await line.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
    expect(await line.textContent()).toMatch(/^Round \d+/);
    expect((await line.locator('> :nth-child(2)').boundingBox())?.width).toBeGreaterThan(20);
  }),
);
