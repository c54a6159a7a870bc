import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Browser, Page } from 'playwright-core';
import { GiGreekTemple, GiTable } from 'react-icons/gi';

import { loadCover, loadScenes } from '../../client/boards';
import { addressOf, draw, type Cut, type Daylight, type Palette, type Scene } from '../../client/pictures';
import { figure, pathsOf } from '../../client/pictures/figure';
import { COLOURS } from '../../client/theme';
import { rulesetEntry, RULESETS } from '../../games';
import { openBrowser } from './support/browser';
import { ROOT } from './support/build';
import { changed } from './support/pictures';

/** Pictures that the kit paints for others than the page: examples in docs/design.md, what a shared link shows, the icon, the lobby where nobody plays. */

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

jest.setTimeout(200_000);

const picture = (scene: Scene, seed: string, daylight: Daylight, width: number, cut: Cut = 'whole'): string =>
  `<img width="${width}" src="${addressOf(draw(scene, seed, daylight, cut))}" alt="">`;

/** Takes a page of so many points; one that looks like the file that is there already leaves it as it is. */
async function take(file: string, [width, height]: readonly [number, number], html: string): Promise<number> {
  const type = file.endsWith('.png') ? 'png' : 'jpeg';
  const page: Page = await browser.newPage({ viewport: { width, height } });
  try {
    await page.setContent(`<style>body{margin:0}img{display:block}</style>${html}`, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const taken = await page.screenshot({ type, ...(type === 'jpeg' ? { quality: 78 } : {}) });
    const to = path.join(ROOT, file);
    mkdirSync(path.dirname(to), { recursive: true });
    if (!existsSync(to) || (await changed(page, readFileSync(to), taken)) > 0.002) writeFileSync(to, taken);
    return readFileSync(to).length;
  } finally {
    await page.close();
  }
}

/** Of each ruleset, cards of different kinds: the upper rows by day, the last one by night. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  imperium: ['1GRE11', '2EGY21', '1CEL18', '2ART3', '1CAR10', '2REG5', '2QIN10', '1REG2', '1VIK1A', '2MIN7', '1CIV12', '1CAR22', '1GRE9', '2UTO3B', '1ROM4', '1REG6'], // prettier-ignore
  mythotopia: ['remise-card', 'nesh-card', 'starterShip-red-1', 'hereBeDragons', 'cavalry-card', 'fadge-card', 'runestones', 'queen-card', 'lea-card', 'goldMine-card', 'masterOfTheSeas', 'portal-card', 'darb-card', 'mystic-card', 'roads', 'hero-card'], // prettier-ignore
  settlers: ['BAR001', 'ROM023', 'EGY009', 'JAP011', 'COM042', 'ROM012', 'BAR027', 'EGY005', 'JAP004', 'COM033', 'ROM027', 'EGY019', 'BAR004', 'JAP006', 'ROM019', 'EGY013'], // prettier-ignore
  'new-dawn': ['sydney-opera-house-card', 'petra-card', 'egypt', 'mass-media-red', 'pyramids-card', 'torres-del-paine', 'currency-red', 'brussels-1', 'kremlin-card', 'japan', 'embassy-red', 'explorer', 'big-ben-card', 'iron-working-red', 'aztec', 'galapagos-islands'], // prettier-ignore
};

test.each(RULESETS.map(({ name }) => name))('a sheet of examples: %s', async (name) => {
  const { browse } = await rulesetEntry(name).load();
  const sceneOf = (await loadScenes(name))!;
  const known = new Set(browse().map(({ id }) => id));
  const ids = EXAMPLES[name]!;
  // Natural wonders are no cards.
  expect(ids.filter((id) => !known.has(id)).length).toBeLessThanOrEqual(name === 'new-dawn' ? 2 : 0);
  const [width, gap] = [232, 8];
  const height = Math.round((width * 230) / 360);
  const shown = ids.map((id, i) => picture(sceneOf(id), id, i < 12 ? 'light' : 'dark', width)).join('');
  const size = await take(
    `docs/plates/${name}.jpg`,
    [4 * width + 5 * gap, 4 * height + 5 * gap],
    `<div style="display:grid;grid-template-columns:repeat(4,${width}px);gap:${gap}px;padding:${gap}px;background:${COLOURS.ground[0]}">${shown}</div>`,
  );
  expect(size).toBeGreaterThan(20_000);
  expect(size).toBeLessThan(160_000);
});

/** What the house has in common. */
const PALETTE: Palette = { tone: ['#7d1c26', '#f2929a'], land: ['#7f9447', '#3a4a26'] };
const ICON: Scene = {
  hour: 'dusk',
  palette: PALETTE,
  layers: ['rays', 'hills'],
  ornament: 'meander',
  figure: figure(pathsOf(GiGreekTemple), 'stone'),
};
const EMPTY_TABLE: Scene = {
  hour: 'dawn',
  palette: PALETTE,
  layers: ['birds', 'hills', 'woods', 'grass'],
  figure: figure(pathsOf(GiTable), 'wood'),
};

test.each(['light', 'dark'] as const)('what the lobby shows where nobody plays, %s', async (daylight) => {
  const size = await take(
    `client/lobby/empty-${daylight}.jpg`,
    [288, 184],
    picture(EMPTY_TABLE, 'civitas', daylight, 288),
  );
  expect(size).toBeGreaterThan(2_000);
  expect(size).toBeLessThan(20_000);
});

test('what a shared link shows, and the icon of a phone', async () => {
  const face = readFileSync(
    path.join(ROOT, 'node_modules/@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2'),
  ).toString('base64');
  const covers = await Promise.all(
    RULESETS.map(async ({ name }) => {
      const { sceneOf } = await loadCover(name)!();
      return `<div style="overflow:hidden;height:313px">${picture(sceneOf(name), name, 'light', 598)}</div>`;
    }),
  );
  const share = await take(
    'client/share.jpg',
    [1200, 630],
    `<style>@font-face{font-family:Alegreya;font-weight:400 900;src:url(data:font/woff2;base64,${face})}</style>` +
      `<div style="display:grid;grid-template-columns:598px 598px;gap:4px;background:#4a2c10;height:630px">${covers.join('')}</div>` +
      '<div style="position:absolute;inset:0;display:grid;place-items:center"><b style="font:800 92px Alegreya;color:#4a2c10;background:#f7ecd2;padding:6px 54px 18px;border:6px double #75430f;border-radius:14px">Civitas</b></div>',
  );
  // A phone rounds the corners itself.
  const touch = await take(
    'client/touch.png',
    [180, 180],
    `<style>img{height:180px;object-fit:cover}</style>${picture(ICON, 'civitas', 'light', 180, 'tall')}`,
  );
  expect(share).toBeGreaterThan(20_000);
  expect(share).toBeLessThan(300_000);
  expect(touch).toBeGreaterThan(1000);
});
