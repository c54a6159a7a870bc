import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'playwright-core';

import { LANGUAGES } from '../../games/kit/text/words';
import mythotopia from '../../games/mythotopia';
import newDawn from '../../games/new-dawn';
import settlers from '../../games/settlers';
import { ROOT } from './support/build';
import { annsTurn, goOn, playedUntil, turnOfAnn, warsOfAnn } from './support/fixture';
import { EMPTY, openStage } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { says } from './support/words';

const scene = openStage();

/** Most that the faces may weigh, in bytes: all of them, and what the lobby's first load brings. */
const ALL = 120 * 1024;
const LOBBY = 60 * 1024;

/** Seats, what is chosen, folded and counted. */
const SIGNS = '■▲▸▾◆○●★✓✚✶';
const FAMILIES = ['Commissioner', 'Alegreya', 'Alegreya SC'];

/** Every letter and figure that stands in our texts: the interface's, the games' and their rules'. */
function lettersOfOurTexts(): string {
  const text = ['client/words', 'docs/rules', 'games']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(ROOT, folder, name),
      ),
    )
    .filter((file) => /\b(en|hu|cs|names|words)\b.*\.(ts|md)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  return [...new Set(text)].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).join('') + SIGNS;
}

/** The faces in which a text is drawn, as the browser tells it. */
async function drawnIn(page: Page, family: string, text: string): Promise<string[]> {
  await page.evaluate(
    async ([name, letters]) => {
      document.body.innerHTML = '<p id="sample"></p>';
      const sample = document.body.querySelector('p');
      if (!sample) return;
      sample.style.fontFamily = `'${name}'`;
      sample.textContent = letters;
      await document.fonts.ready;
    },
    [family, text] as const,
  );
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#sample' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => `${isCustomFont ? 'ours' : 'the machine’s'}: ${familyName}`);
}

test(
  'every letter of our texts, in Hungarian and Czech too, is one of our faces',
  scene(async ({ guest }) => {
    const page = await guest();
    const letters = `${lettersOfOurTexts()}–„”“’…×áéíóöőúüűÁÉÍÓÖŐÚÜŰáčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ`;
    expect(letters.length).toBeGreaterThan(100);
    for (const family of FAMILIES) {
      const faces = await drawnIn(page, family, letters);
      expect([family, faces.filter((face) => !face.startsWith('ours'))]).toEqual([family, []]);
    }
  }),
);

test(
  'figures are of one width, whatever the weight',
  scene(async ({ guest }) => {
    const page = await guest();
    for (const family of FAMILIES)
      for (const weight of [400, 700]) {
        await drawnIn(page, family, '0');
        const widths = await page.locator('#sample').evaluate((sample, heavy) => {
          sample.style.cssText += `;display:inline-block;font-weight:${heavy};font-variant-numeric:lining-nums tabular-nums`;
          return [...'0123456789'].map((figure) => {
            sample.textContent = figure.repeat(20);
            return Math.round(sample.getBoundingClientRect().width);
          });
        }, weight);
        expect([family, weight, new Set(widths).size]).toEqual([family, weight, 1]);
      }
  }),
);

test.each(LANGUAGES)('the lobby loads few faces, and looks for none elsewhere: %s', (language) =>
  scene(async ({ guest }) => {
    const page = await guest('about:blank', { locale: language });
    const faces = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font')
        faces.set(
          response.url(),
          response.body().then(({ length }) => length),
        );
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: says[language]('create.title') }).waitFor();
    const weight = (await Promise.all(faces.values())).reduce((a, b) => a + b, 0);
    process.stdout.write(
      `faces of the lobby in ${language}: ${(weight / 1024).toFixed(1)} KB in ${faces.size} files\n`,
    );
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThanOrEqual(LOBBY);
    expect(new Set([...faces.keys()].map((url) => new URL(url).origin))).toEqual(new Set([new URL(page.url()).origin]));
    // What English needs is asked for with the page itself, and nothing in vain.
    const ahead = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(ahead.length).toBeGreaterThan(0);
    expect(ahead.filter((url) => !faces.has(url))).toEqual([]);
    if (language === 'en') expect([...faces.keys()].filter((url) => !ahead.includes(url))).toEqual([]);
  })(),
);

test(
  'all faces together are light',
  scene(async () => {
    const folder = path.join(ROOT, 'dist/client/assets');
    const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
    expect(files.length).toBeGreaterThan(0);
    expect(files.reduce((sum, name) => sum + readFileSync(path.join(folder, name)).length, 0)).toBeLessThanOrEqual(ALL);
  }),
);

test(
  'no page waits for a face: without any the lobby is there',
  scene(async ({ guest, tolerate }) => {
    tolerate(/woff2|Failed to load resource/);
    const page = await guest('about:blank');
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('heading', { name: says.en('create.title') }).waitFor();
  }),
);

test(
  'a text that was fitted before its face came is fitted again',
  scene(async ({ guest }) => {
    const [early, late] = [await guest('about:blank'), await guest('about:blank')];
    let open = (): void => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    await late.route('**/*.woff2', async (route) => {
      await opened;
      await route.continue();
    });
    const fitted = (page: Page) =>
      page.locator('[data-fit]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['fit']));
    for (const page of [early, late]) {
      await page.goto('/cards/imperium', { waitUntil: 'domcontentloaded' });
      await page.locator('[data-fit]').first().waitFor();
    }
    open();
    await late.evaluate(() => document.fonts.ready);
    await early.waitForLoadState('networkidle');
    await late.waitForLoadState('networkidle');
    const count = Math.min((await fitted(early)).length, (await fitted(late)).length);
    expect(count).toBeGreaterThan(5);
    expect((await fitted(late)).slice(0, count)).toEqual((await fitted(early)).slice(0, count));
  }),
);

const TABLES = {
  imperium: playedUntil('four', annsTurn(5), 4),
  mythotopia: playedUntil('realms', warsOfAnn(16), 4, mythotopia),
  settlers: playedUntil('towns', (g) => g.questions[0]?.seat === 0 && g.questions[0].ask === 'turn', 4, settlers),
  'new-dawn': playedUntil('atlas', turnOfAnn(16), 4, newDawn),
};

/** By so much, in pixels, words in a face that stands in are longer or shorter than in ours. */
const HAIR = 3;

test.each(Object.entries(TABLES))('nothing on a table jumps when its faces come late: %s', (name, match) =>
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 1440, height: 900 } });
    await goOn(page, match, name);
    let open = (): void => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    await page.route('**/*.woff2', async (route) => {
      await opened;
      await route.continue();
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await new Table(page).asked();
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
    /** Where the parts of the table lie, and what can be picked. */
    const places = () =>
      page
        .locator('[data-shell], section[data-mine], .map, .market, .mine, .hand, .others, .aside, button[data-spot]')
        .evaluateAll((all) =>
          all.map((each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return { name: each.getAttribute('data-spot') ?? each.className, box: [x, y, width, height] };
          }),
        );
    const before = await places();
    open();
    await page.evaluate(() => document.fonts.ready);
    await until('they have come', () => page.evaluate(() => document.fonts.status === 'loaded'));
    expect(before.length).toBeGreaterThan(10);
    const after = await places();
    expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
    const moved = before.filter(({ box }, i) => box.some((at, side) => Math.abs(at - after[i]!.box[side]!) > HAIR));
    expect(moved).toEqual([]);
  })(),
);
