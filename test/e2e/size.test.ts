import { gzipSync } from 'node:zlib';

import type { Page } from 'playwright-core';

import { RULESETS } from '../../games';
import { openMatch } from './support/people';
import { openStage } from './support/stage';
import { say } from './support/words';

const scene = openStage();

/** Most that the scripts of the lobby's first load may weigh, and what a table loads besides, gzipped, in bytes. */
const LOBBY = 200 * 1024;
const TABLE = 300 * 1024;
/** Most that the kit of pictures and the scenes of a ruleset may weigh: what painted cards load besides plain ones. */
const PICTURES = 60 * 1024;

/** In the page: pictures are plain, and what paints them is not loaded. */
const plainPictures = (): void => localStorage.setItem('civitas.settings', JSON.stringify({ plainPictures: true }));

/** Collects the scripts that a page loads: what they weigh by address. */
function scriptsOf(page: Page): () => Promise<Map<string, number>> {
  const loaded = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.add(response.url());
  });
  // A page that has gone on has no bodies any more: they are asked for again.
  const weigh = async (url: string) => gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length;
  return async () => new Map(await Promise.all([...loaded].map(async (url) => [url, await weigh(url)] as const)));
}

const sum = (sizes: ReadonlyMap<string, number>): number => [...sizes.values()].reduce((a, b) => a + b, 0);

const tell = (what: string, sizes: ReadonlyMap<string, number>): void =>
  void process.stdout.write(
    `${what}: ${(sum(sizes) / 1024).toFixed(1)} KB of scripts gzipped, in ${sizes.size} files\n`,
  );

test(
  'the first load of the lobby is light, and so is what a table loads besides',
  scene(async ({ guest }) => {
    const page = await guest('about:blank');
    await page.addInitScript(plainPictures);
    const scripts = scriptsOf(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: say('create.title') }).waitFor();
    const lobby = await scripts();
    tell('first load of the lobby', lobby);
    expect(sum(lobby)).toBeGreaterThan(0);
    expect(sum(lobby)).toBeLessThanOrEqual(LOBBY);

    // Bots think in a worker of their own, which only a table with bots loads: with people alone it is the table's weight.
    await page.goto(await openMatch(page, 'Ann'), { waitUntil: 'networkidle' });
    await page.locator('section[data-mine]').waitFor();
    const besides = new Map([...(await scripts())].filter(([url]) => !lobby.has(url)));
    tell('a table besides', besides);
    expect(sum(besides)).toBeGreaterThan(0);
    expect(sum(besides)).toBeLessThanOrEqual(TABLE);
  }),
);

test.each(RULESETS.map(({ name }) => name))('pictures of %s are light, and not loaded where they are plain', (name) =>
  scene(async ({ guest }) => {
    const cards = async (init?: () => void): Promise<ReadonlyMap<string, number>> => {
      const page = await guest('about:blank');
      if (init) await page.addInitScript(init);
      const scripts = scriptsOf(page);
      await page.goto(`/cards/${name}`, { waitUntil: 'networkidle' });
      await page.getByRole('searchbox').waitFor();
      if (!init) await page.locator('main article img').first().waitFor();
      return scripts();
    };
    const [plain, painted] = [await cards(plainPictures), await cards()];
    const besides = new Map([...painted].filter(([url]) => !plain.has(url)));
    tell(`pictures of ${name} besides`, besides);
    expect(sum(besides)).toBeGreaterThan(0);
    expect(sum(besides)).toBeLessThanOrEqual(PICTURES);
  })(),
);

test(
  'the pictures on the boxes in the lobby are light, and come after it',
  scene(async ({ guest }) => {
    const page = await guest('about:blank');
    const scripts = scriptsOf(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.locator('[data-picture="drawn"]').first().waitFor();
    const all = await scripts();
    tell('the lobby with its pictures', all);
    expect(sum(all)).toBeLessThanOrEqual(LOBBY);
  }),
);
