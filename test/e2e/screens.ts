import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { BrowserContextOptions, Page } from 'playwright-core';

import mythotopia from '../../games/mythotopia';
import settlers from '../../games/settlers';
import type { Settlers } from '../../games/settlers/state';
import newDawn from '../../games/new-dawn';
import { ROOT } from './support/build';
import { annsTurn, goOn, lookBack, playedUntil, recorded, turnOfAnn, warsOfAnn, type Stored } from './support/fixture';
import { join, openMatch } from './support/people';
import { changed, drawn } from './support/pictures';
import { EMPTY, type Stage } from './support/stage';
import { DRAWER, Table } from './support/table';
import { say } from './support/words';

const SCREENS = path.join(ROOT, 'docs/screens');

/** Windows that pictures are taken in, by their width. */
const WINDOWS: Readonly<Record<string, BrowserContextOptions>> = {
  1440: { viewport: { width: 1440, height: 900 } },
  1280: { viewport: { width: 1280, height: 720 } },
  1024: { viewport: { width: 1024, height: 768 } },
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

type Settings = Partial<{ theme: 'light' | 'dark'; patterns: boolean }>;
type Open = (page: Page) => Promise<void>;
interface Scene {
  name: string;
  windows: readonly string[];
  open: Open;
  settings?: Settings;
}

const two = playedUntil('screens', annsTurn(6));
const four = playedUntil('four', annsTurn(5), 4);
const late = playedUntil('late', annsTurn(11));
const over = playedUntil('screens', (g) => g.result !== null);
const record = recorded('screens');

const realm = playedUntil('realm', warsOfAnn(14), 2, mythotopia);
const realms = playedUntil('realms', warsOfAnn(16), 4, mythotopia);
const conquered = playedUntil('realms', (g) => g.result !== null, 4, mythotopia);

/** A turn of Ann's in Imperial Settlers, in this round or later, with a few locations there. */
const townOfAnn =
  (round: number, locations: number) =>
  (g: Settlers): boolean =>
    g.round >= round &&
    g.questions[0]?.seat === 0 &&
    g.questions[0].ask === 'turn' &&
    g.players[0]!.empire.length >= locations;
const town = playedUntil('town', townOfAnn(4, 4), 2, settlers);
const towns = playedUntil('towns', townOfAnn(4, 4), 4, settlers);
const alone = playedUntil('alone', townOfAnn(4, 4), 1, settlers);
const drafted = playedUntil(
  'towns',
  (g: Settlers) => g.round >= 3 && g.questions[0]?.ask === 'lookout' && g.questions[0].seat === 0,
  4,
  settlers,
);
const atlas = playedUntil('atlas', turnOfAnn(16), 2, newDawn);
const atlases = playedUntil('atlas', turnOfAnn(16), 4, newDawn);

/** The table when Ann is asked. */
const asked =
  (match: Promise<Stored>, ruleset?: string): Open =>
  async (page) => {
    await goOn(page, match, ruleset);
    await new Table(page).asked();
  };

/** The final scores. */
const scores =
  (match: Promise<Stored>, ruleset?: string): Open =>
  async (page) => {
    await goOn(page, match, ruleset);
    await page.getByRole('region', { name: say('result.title') }).waitFor();
  };

/** What is shown of each ruleset. */
const SCENES: readonly Scene[] = [
  { name: 'imperium', windows: ['1440', '1280', '1024', '390'], open: asked(two) },
  { name: 'imperium-four', windows: ['1440', '1024', '390'], open: asked(four) },
  { name: 'imperium-dark', windows: ['1440', '390'], open: asked(late), settings: { theme: 'dark' } },
  { name: 'imperium-patterns', windows: ['1440'], open: asked(two), settings: { patterns: true } },
  { name: 'imperium-card', windows: ['1440', '390'], open: openCard },
  { name: 'imperium-scores', windows: ['1440', '390'], open: scores(over) },
  { name: 'imperium-replay', windows: ['1440', '390'], open: (page) => lookBack(page, record, 57) },
  { name: 'mythotopia', windows: ['1440', '1280', '1024', '390'], open: asked(realm, 'mythotopia') },
  { name: 'mythotopia-four', windows: ['1440', '390'], open: asked(realms, 'mythotopia') },
  { name: 'mythotopia-dark', windows: ['1440'], open: asked(realms, 'mythotopia'), settings: { theme: 'dark' } },
  { name: 'mythotopia-place', windows: ['1440'], open: pointAtPlace },
  { name: 'mythotopia-scores', windows: ['1440', '390'], open: scores(conquered, 'mythotopia') },
  { name: 'settlers', windows: ['1440', '1280', '1024', '390'], open: asked(town, 'settlers') },
  { name: 'settlers-four', windows: ['1440'], open: asked(towns, 'settlers') },
  { name: 'settlers-dark', windows: ['1440'], open: asked(alone, 'settlers'), settings: { theme: 'dark' } },
  { name: 'settlers-lookout', windows: ['1440'], open: asked(drafted, 'settlers') },
  { name: 'new-dawn', windows: ['1440', '1280', '1024', '390'], open: asked(atlas, 'new-dawn') },
  { name: 'new-dawn-four', windows: ['1440'], open: asked(atlases, 'new-dawn') },
  {
    name: 'new-dawn-dark',
    windows: ['1440'],
    open: asked(atlases, 'new-dawn'),
    settings: { theme: 'dark', patterns: true },
  },
  { name: 'cards', windows: ['1440', '390'], open: browse },
  { name: 'gallery', windows: ['1440', '390'], open: lookAtPictures },
  { name: 'rules', windows: ['1440', '390'], open: (page) => readRule(page, 'R11.2') },
];

/** Pictures by name, without their ending, and who takes them. Seeds and ids are fixed: the same program takes the same ones. */
export const PICTURES: readonly { names: readonly string[]; take(stage: Stage): Promise<void> }[] = [
  ...SCENES.flatMap((scene) =>
    scene.windows.map((window) => ({
      names: [`${scene.name}-${window}`],
      take: (stage: Stage) => takeScene(stage, scene, window),
    })),
  ),
  { names: ['lobby-1440', 'lobby-390'], take: takeLobby },
];

async function takeScene({ guest }: Stage, { name, open, settings = {} }: Scene, window: string): Promise<void> {
  const page = await guest(EMPTY, { ...WINDOWS[window], colorScheme: 'light' });
  await page.evaluate(
    (chosen) => localStorage.setItem('civitas.settings', chosen),
    JSON.stringify({ language: 'en', ...settings }),
  );
  await open(page);
  await take(page, `${name}-${window}`);
}

async function takeLobby({ guest }: Stage): Promise<void> {
  const ids = await openTables(guest);
  for (const window of ['1440', '390']) await take(await lobby(guest, ids, WINDOWS[window]), `lobby-${window}`);
}

/** Opens the first card in hand. */
async function openCard(page: Page): Promise<void> {
  await asked(late)(page);
  await page.locator('#imperium-hand button[data-spot]').first().press('i');
  await page.getByRole('dialog').waitFor();
}

/** Shows the card of a province in the middle of the map. */
async function pointAtPlace(page: Page): Promise<void> {
  await asked(realm, 'mythotopia')(page);
  await page.locator('[data-place="remise"] .name').hover({ force: true });
  await page.getByText(say('map.neighbours')).waitFor();
}

/** The cards that say something of history. */
async function browse(page: Page): Promise<void> {
  await page.goto('/cards/imperium?q=history');
  await page.getByRole('searchbox').waitFor();
  await page.locator('[data-card]').first().waitFor();
}

/** The pictures of mountains, drawn. */
async function lookAtPictures(page: Page): Promise<void> {
  await page.goto('/gallery/imperium?q=mountain');
  await page.getByRole('listitem').locator('img').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** The rules, at one of them. */
async function readRule(page: Page, rule: string): Promise<void> {
  await page.goto(`/rules/imperium#${rule}`);
  await page.locator(`[id="${rule}"]`).waitFor();
}

/** Opens a few tables, for a lobby with something in it. */
async function openTables(guest: Stage['guest']): Promise<string[]> {
  const ids: string[] = [];
  for (const people of [['Bea', 'Cyril'], ['Dora'], ['Emil']]) {
    const page = await guest();
    const link = await openMatch(page, people[0]!);
    ids.push(link.slice(link.lastIndexOf('/') + 1));
    if (people[1]) await join(await guest(), link, people[1]);
  }
  return ids;
}

/** The lobby with the tables of these ids. */
async function lobby(guest: Stage['guest'], ids: readonly string[], window: BrowserContextOptions = {}): Promise<Page> {
  const page = await guest(EMPTY, { ...window, colorScheme: 'light' });
  // Real tables, but by names that do not change from run to run, in the order in which they were opened.
  await page.route('**/games/imperium', async (route) => {
    const response = await route.fetch();
    const { matches } = (await response.json()) as {
      matches: { matchID: string; createdAt: number; updatedAt: number }[];
    };
    await route.fulfill({
      response,
      json: {
        matches: matches
          .filter(({ matchID }) => ids.includes(matchID))
          .map((each) => ({
            ...each,
            matchID: `Table-${ids.indexOf(each.matchID) + 1}`,
            createdAt: ids.indexOf(each.matchID),
            updatedAt: ids.indexOf(each.matchID),
          })),
      },
    });
  });
  await page.goto('/');
  await page.getByText('Emil').waitFor();
  await page.getByRole('heading', { name: say('create.title') }).waitFor();
  return page;
}

/** Takes a picture; one that looks like the picture that is there already leaves it as it is. */
async function take(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENS, { recursive: true });
  const file = path.join(SCREENS, `${name}.png`);
  // On a phone the drawer comes a moment after the board, until the match is over.
  const phone = (page.viewportSize()?.width ?? 0) < 640;
  const shown = async (part: string): Promise<boolean> => (await page.locator(`[data-shell="${part}"]`).count()) > 0;
  if (phone && (await shown('board')) && !(await shown('scores')))
    await page.locator(DRAWER).waitFor({ state: 'attached' });
  await drawn(page);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  if (existsSync(file) && (await changed(page, readFileSync(file), picture)) === 0) return;
  writeFileSync(file, picture);
}
