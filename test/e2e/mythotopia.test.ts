import { gzipSync } from 'node:zlib';

import type { Page } from 'playwright-core';

import type { Words } from '../../games/kit/text/words';
import mythotopia from '../../games/mythotopia';
import { PROVINCES } from '../../games/mythotopia/map';
import { duel } from '../../games/mythotopia/situation';
import type { Mythotopia } from '../../games/mythotopia/state';
import { faultsOf, sidewaysOf } from './support/axe';
import { begunWith, goOn, playedUntil, warsOfAnn } from './support/fixture';
import { join, openMatch, playByMouse } from './support/people';
import { EMPTY, openStage } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage();

let words: Words;
beforeAll(async () => {
  words = await mythotopia.words('en');
});

const match = playedUntil('map', warsOfAnn(12), 2, mythotopia);
/** How many armies go: a long question, whose answers all lie in the bar. */
const armies = playedUntil(
  'map',
  (g: Mythotopia) => g.questions[0]?.seat === 0 && g.questions[0].ask === 'armies' && g.questions[0].options.length > 2,
  2,
  mythotopia,
);

/** Most that a table's scripts may weigh beyond those of the lobby, gzipped, in bytes. */
const MOST = 300 * 1024;

/** What of the sheet is seen: left, top, width, height. */
const seenOf = async (page: Page): Promise<number[]> =>
  ((await page.locator('main .map svg[viewBox]').first().getAttribute('viewBox')) ?? '').split(' ').map(Number);

test(
  'two people meet by a link and play the opening and some turns on the map',
  scene(async ({ guest }) => {
    const ann = await guest();
    const link = await openMatch(ann, 'Ann', 'Mythotopia');
    const bob = await guest(link);
    await join(bob, link, 'Bob');
    const tables = [ann, bob].map((page) => new Table(page));
    await playByMouse(tables, async () => (await tables[0]!.turns()) > 4);
    for (const page of [ann, bob]) {
      expect(await page.locator('main path[data-spot]').count()).toBe(44);
      expect(await page.locator('main [data-place]').count()).toBe(44);
    }
    // Both see the same map; each sees the own hand.
    const [seen, known] = await Promise.all(
      [ann, bob].map((page) => page.locator('main [data-place] > :not(.badge)').allTextContents()),
    );
    expect(known).toEqual(seen);
    const before = [await tables[0]!.settled(), await tables[0]!.sentence()];
    await ann.reload();
    expect([await tables[0]!.settled(), await tables[0]!.sentence()]).toEqual(before);
  }),
);

test(
  'G17: the map stays where it is under a longer question of which nothing lies on it',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY);
    const boxIn = async (stored: typeof match): Promise<readonly unknown[]> => {
      await goOn(page, stored, 'mythotopia');
      await new Table(page).asked();
      const bar = await page.locator('section[data-question]').evaluate((each) => each.getBoundingClientRect().height);
      return [await page.locator('[data-room]').boundingBox(), bar];
    };
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(viewport);
      const [map, low] = await boxIn(match);
      const [then, high] = await boxIn(armies);
      expect(Number(high)).toBeGreaterThan(Number(low));
      expect([viewport, then]).toEqual([viewport, map]);
    }
  }),
);

test.each([
  [1440, 900],
  [1024, 768],
])(
  'what a card is good for lies within the bar, also after a payment that was chosen for me (%i by %i)',
  (width, height) =>
    scene(async ({ guest }) => {
      const { g } = duel({
        provinces: ['palmain', 'nusus', 'fadge', 'kinabra', 'lea'],
        hand: ['starterBuild', 'palmain', 'nusus', 'fadge', 'kinabra', 'lea'],
        reserve: ['mystic', 'starterMarket'],
        discard: ['starterArmy'],
      });
      const page = await guest(EMPTY, { viewport: { width, height }, settings: { confirmAll: false } });
      await goOn(page, Promise.resolve(begunWith(g, mythotopia)), 'mythotopia');
      const table = new Table(page);
      await table.asked();
      await page.locator('[data-move="build"]').click();
      await page.locator('main :is(button, path, circle)[data-spot="nusus-palmain"]').first().press('Enter');
      const paid = table.bar.getByRole('button', { name: say('bar.change') });
      await paid.waitFor();
      await page.locator('[data-spot="mystic-card"]').click();
      const sentence = table.bar.locator('p[aria-live]');
      await sentence.getByText('Mystic').first().waitFor();
      const bar = (await table.bar.boundingBox())!;
      const words = (await sentence.locator('xpath=..').boundingBox())!;
      expect([words.y >= bar.y, words.y + words.height <= bar.y + bar.height]).toEqual([true, true]);
      // The way back to what was paid is there again once the card is let go.
      await page.keyboard.press('Escape');
      await paid.waitFor();
    })(),
);

test.each([1440, 1280])('G17: a hand of six lies whole in sight beside a full reserve (%s pixels wide)', (width) =>
  scene(async ({ guest }) => {
    const { g } = duel({
      provinces: ['palmain', 'custus', 'lea', 'fadge', 'sorner', 'nusus'],
      hand: ['palmain', 'custus', 'lea', 'fadge', 'sorner', 'nusus'],
      reserve: ['levies', 'queen', 'starterBuild', 'portal'],
    });
    const page = await guest(EMPTY, { viewport: { width, height: width === 1440 ? 900 : 720 } });
    await goOn(page, Promise.resolve(begunWith(g, mythotopia)), 'mythotopia');
    await new Table(page).asked();
    const hand = page.locator('.mine ul').first();
    const cut = await hand.evaluate(
      (row) =>
        [...row.children].filter((card) => card.getBoundingClientRect().right > row.getBoundingClientRect().right + 1)
          .length,
    );
    expect([await hand.locator('> li').count(), cut]).toEqual([6, 0]);
  })(),
);

test(
  'the map answers mouse, wheel and keys, and fits its window',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY);
    await goOn(page, match, 'mythotopia');
    const table = new Table(page);
    await table.asked();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(
      0,
    );

    // A province that glows is picked where its name stands; menus list what can be done there.
    const glowing = page.locator('main path[data-spot][data-selectable="true"]');
    const place = await glowing.first().getAttribute('data-spot');
    const name = await page.locator(`[data-place="${place}"] :is(.name, .sea)`).first().boundingBox();
    await page.mouse.click(name!.x + name!.width / 2, name!.y + name!.height / 2);
    const menu = page.getByRole('menuitemradio');
    await until(
      'the place is picked, or asks what for',
      async () => (await menu.count()) > 0 || (await table.picked.count()) > 0,
    );
    if ((await menu.count()) > 0) await menu.first().click();
    await until(
      'the place is picked',
      async () => (await page.locator(`path[data-spot="${place}"]`).getAttribute('data-selected')) === 'true',
    );
    await page.keyboard.press('Escape');

    // The wheel scales about the pointer, the buttons about the middle; dragging moves what is seen and picks nothing.
    const whole = await seenOf(page);
    const box = (await page.locator('main .map').boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.wheel(0, -600);
    await until('the map is nearer', async () => (await seenOf(page))[2]! < whole[2]! * 0.8);
    const near = await seenOf(page);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 90, box.y + box.height / 2 - 40, { steps: 5 });
    await page.mouse.up();
    expect((await seenOf(page))[0]!).toBeGreaterThan(near[0]!);
    expect(await table.picked.count()).toBe(0);
    await page.getByRole('button', { name: say('map.whole') }).click();
    await until(
      'all of the map is seen',
      async () => (await seenOf(page))[2]! >= 1000 && (await seenOf(page))[3]! >= 700,
    );

    // Arrow keys go from place to place.
    await page.locator('path[data-spot="talion"]').focus();
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-spot'))).toBe('mome');
    await page.keyboard.press('+');
    await until('keys scale, too', async () => (await seenOf(page))[2]! < whole[2]!);

    expect([...(await faultsOf(page)), ...(await sidewaysOf(page))]).toEqual([]);
  }),
);

test(
  'a place that is pointed at, by mouse or by key, shows its card: neighbours, what the way costs, and who would win there',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY);
    await goOn(page, match, 'mythotopia');
    await new Table(page).asked();
    const card = page.locator('body > aside');
    await page.locator('path[data-spot="talion"]').focus();
    await page.keyboard.press('ArrowUp');
    await until('its neighbours are told', async () => (await card.textContent())!.includes(say('map.neighbours')));
    expect(await card.locator('header').textContent()).toContain('Mome');
    // Over plain ground a way costs 1 food (M6.1.3).
    expect(await card.locator('li small').allTextContents()).toContainEqual(expect.stringMatching(/1.*food/i));

    const war = page.locator('main [data-place]:has(.war .leads)').first();
    const place = await war.getAttribute('data-place');
    const strengths = await war.locator('.war .strength').allTextContents();
    const { x, y } = await page.locator(`path[data-spot="${place}"]`).evaluate((shape: SVGPathElement) => {
      // A point of the shape that nothing else covers.
      const box = shape.getBoundingClientRect();
      for (let i = 1; i < 400; i++) {
        const at = {
          x: box.x + (((i * 37) % 100) / 100) * box.width,
          y: box.y + (((i * 61) % 100) / 100) * box.height,
        };
        if (document.elementFromPoint(at.x, at.y) === shape) return at;
      }
      throw new Error('all of it is covered');
    });
    await page.mouse.move(x, y);
    await until('the war is told', async () => (await card.textContent())!.includes(words.term('leader')));
    expect(await card.locator('b').allTextContents()).toEqual(strengths);
    expect(await page.locator(`path[data-spot="${place}"]`).getAttribute('aria-label')).toContain(words.term('leader'));
  }),
);

test(
  'on a telephone nothing is pushed sideways, and two fingers scale the map',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await goOn(page, match, 'mythotopia');
    await new Table(page).asked();
    expect([...(await faultsOf(page)), ...(await sidewaysOf(page))]).toEqual([]);
    const before = await seenOf(page);
    const { x, y, width, height } = (await page.locator('main .map').boundingBox())!;
    const [cx, cy] = [x + width / 2, y + height / 2];
    const session = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [-1, 1].map((side, id) => ({ x: cx + side * apart, y: cy, id }));
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (const apart of [40, 55, 70, 90])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await until('the map is nearer', async () => (await seenOf(page))[2]! < before[2]! * 0.8);
  }),
);

test.each([
  [390, 844],
  [360, 740],
])('on a telephone of %i × %i map, points and improvements are one touch away', (width, height) =>
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width, height }, hasTouch: true, isMobile: true });
    await goOn(page, match, 'mythotopia');
    const table = new Table(page);
    await table.asked();
    const jumps = page.locator('main ul > li > button[data-asked]');
    expect(await jumps.allTextContents()).toEqual(['Map', 'Points', 'Improvements']);
    const parts = ['map', 'points', 'offer'].map((name) => page.locator(`#mythotopia-${name}`));
    const current = () =>
      jumps.evaluateAll((all) => all.flatMap((jump, i) => (jump.hasAttribute('aria-current') ? i : [])));
    // There and back again, from wherever one is; the way on stays in sight above what was jumped to.
    for (const i of [1, 2, 0, 1, 0]) {
      await jumps.nth(i).tap();
      await until('what was jumped to lies below the jumps, above the question', async () => {
        const [jump, part, bar] = await Promise.all(
          [jumps.nth(i), parts[i]!, table.bar].map((each) => each.boundingBox()),
        );
        return jump!.y >= 0 && part!.y >= jump!.y + jump!.height - 1 && part!.y < bar!.y - 40;
      });
      expect(await current()).toEqual([i]);
    }
    // Whoever scrolls by hand is told where they are, too.
    await page.mouse.wheel(0, 5000);
    await until('the map is no longer marked', async () => Number((await current()).join()) > 0);
    // Marked where something can be picked, and nowhere else.
    for (const [i, part] of parts.entries()) {
      const on = i === 0 ? page.locator('main .map') : part;
      if (i !== 1)
        expect([i, await jumps.nth(i).getAttribute('data-asked')]).toEqual([
          i,
          String((await on.locator('[data-selectable="true"]').count()) > 0),
        ]);
      expect((await jumps.nth(i).boundingBox())!.height).toBeGreaterThanOrEqual(40);
    }
    expect(await sidewaysOf(page)).toEqual([]);
  })(),
);

test(
  'a table loads little more than the lobby',
  scene(async ({ guest }) => {
    const page = await guest('about:blank');
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(response.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: say('create.title') }).waitFor();
    const ofLobby = new Set(scripts);
    await goOn(page, match, 'mythotopia');
    await new Table(page).asked();
    // Asked for anew: of a page that has been left the browser keeps no bodies.
    const more = await Promise.all(
      [...scripts].filter((url) => !ofLobby.has(url)).map(async (url) => (await page.request.get(url)).body()),
    );
    const sum = more.reduce((all, script) => all + gzipSync(script, { level: 9 }).length, 0);
    process.stdout.write(
      `a table of Mythotopia: ${(sum / 1024).toFixed(1)} KB of scripts gzipped beyond the lobby's, in ${more.length} files\n`,
    );
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(MOST);
  }),
);

test(
  'a map seen whole on a telephone leaves away names, resources and strengths of none, and says whose all is; nearer all is back',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await goOn(page, match, 'mythotopia');
    await new Table(page).asked();
    const contents = page.locator('.contents');
    const count = (selector: string): Promise<number> => contents.locator(selector).filter({ visible: true }).count();
    await contents.locator('.shield').first().waitFor();
    const resources = '.disc, .good';
    expect(await count(`.name, ${resources}, [data-none="true"]`)).toBe(0);
    expect(await count('.at:has(.piece.owned):not(:has(.sign))')).toBe(0);
    const small = (await contents.locator('.war').first().boundingBox())!.height;
    for (let n = 0; n < 2; n++) await page.getByRole('button', { name: say('map.closer') }).tap();
    await until('all is said', async () => (await count('.name')) > 0);
    expect(await count(resources)).toBeGreaterThan(0);
    expect(await count('[data-none="true"]')).toBeGreaterThan(0);
    expect((await contents.locator('.war').first().boundingBox())!.height).toBeGreaterThan(small * 1.2);
  }),
);

test.each([
  [1280, 720],
  [1024, 768],
])(
  'on a small map what is said of a place stands in one line above its name, whole, and below names there is room for the next (%i)',
  (width, height) =>
    scene(async ({ guest }) => {
      const page = await guest(EMPTY, { viewport: { width, height } });
      await goOn(page, match, 'mythotopia');
      await new Table(page).asked();
      const contents = page.locator('.contents');
      await contents.locator('.shield').first().waitFor();
      const provinces = contents.locator('[data-place]:has(.above)');
      expect(await provinces.count()).toBe(PROVINCES.length);
      // What it gives, and of what is held, too, whose it is.
      expect(await contents.locator('.above .good').count()).toBe(PROVINCES.length);
      expect(await contents.locator('.at:has(.piece.owned):not(:has(.above .sign))').count()).toBe(0);
      const low = await provinces.evaluateAll((all) =>
        all
          .filter((each) => !each.querySelector('.war, .flag'))
          .filter((each) => {
            const [above, name] = ['.above', '.name'].map((part) => each.querySelector(part)!.getBoundingClientRect());
            return each.getBoundingClientRect().bottom > name!.bottom + 1 || above!.bottom > name!.bottom;
          })
          .map((each) => each.getAttribute('data-place')),
      );
      expect(low).toEqual([]);
      // Nearer there is room for all in its usual place.
      for (let n = 0; n < 2; n++) await page.getByRole('button', { name: say('map.closer') }).click();
      await until('what a place gives lies below its name', async () => (await contents.locator('.disc').count()) > 0);
    })(),
);

test.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
])('the strength of every province at peace is read, none too where names are (%i)', (width, height) =>
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width, height } });
    await goOn(page, match, 'mythotopia');
    await new Table(page).asked();
    await page.locator('.contents .shield').first().waitFor();
    const { shown, none, left, hidden } = await page.evaluate((desk) => {
      const all = (selector: string): Element[] => [...document.querySelectorAll(`.contents ${selector}`)];
      const numbers = all('.shield + .strength');
      const placeOf = (each: Element) => each.closest('[data-place]')?.getAttribute('data-place');
      // A letter's box has room above and below that nothing is written in.
      const written = (each: Element) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const rim = each.tagName === 'text' ? (bottom - top) / 4 : 0;
        return { left, right, top: top + rim, bottom: bottom - rim };
      };
      const cover = (a: Element, b: Element): boolean => {
        const [one, other] = [written(a), written(b)];
        return (
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
        );
      };
      // A war is larger than its province: where the map is small, its plaque may lie over what others count.
      const others = [...numbers, ...all('.name'), ...all('.shield'), ...(desk ? all('.war') : [])];
      return {
        shown: numbers.length + all('.war').length,
        none: numbers.filter((each) => each.textContent === '0').length,
        left: all('.at:has(.piece.owned):not(:has(.shield, .war))').length,
        hidden: numbers.flatMap((number) =>
          others
            .filter((each) => each !== number && each !== number.previousElementSibling && cover(number, each))
            .map((each) => `${placeOf(number)}: ${each.getAttribute('class')} of ${placeOf(each)}`),
        ),
      };
    }, width >= 1200);
    // Where names are left away, nothing but none is.
    const isSmall = width === 390;
    expect(shown + left).toBe(PROVINCES.length);
    expect(isSmall ? none : left).toBe(0);
    expect(isSmall ? left : none).toBeGreaterThan(0);
    expect(hidden).toEqual([]);
  })(),
);
