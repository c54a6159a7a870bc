import type { Page } from 'playwright-core';
import mythotopia from '../../games/mythotopia';
import newDawn from '../../games/new-dawn';
import settlers from '../../games/settlers';
import type { Settlers } from '../../games/settlers/state';
import { annsTurn, goOn, playedUntil, turnOfAnn, warsOfAnn } from './support/fixture';
import { setUp, stateOf } from './support/local';
import { join, openMatch, playByMouse } from './support/people';
import { EMPTY, openStage, PLAIN } from './support/stage';
import { Table } from './support/table';
import { until } from './support/until';
import { say } from './support/words';

const scene = openStage(PLAIN);

const lookoutOfAnn = (g: Settlers): boolean =>
  g.round === 2 && g.questions[0]?.seat === 0 && g.questions[0].ask !== 'turn';

/** Matches in which a bot acts soon, and what is said of that. */
const OTHERS = {
  settlers: { match: playedUntil('town', lookoutOfAnn, 2, settlers), told: /Production of/ },
  'new-dawn': { match: playedUntil('atlas', turnOfAnn(16), 2, newDawn), told: /resolves .*\(slot \d\)/ },
} as const;

/** What is new to the reader: what is marked and how, each turn's line with its points, and the digest. */
async function newsIn(page: Page) {
  const line = page.getByRole('region', { name: say('telling.title') });
  const earlier = line.getByRole('button', { name: say('telling.earlier') });
  const later = line.getByRole('button', { name: say('telling.later') });
  const turns = [await line.locator('p, b').allInnerTexts()];
  while ((await earlier.count()) > 0 && (await earlier.isEnabled())) {
    await earlier.click();
    turns.push(await line.locator('p, b').allInnerTexts());
  }
  for (let n = 1; n < turns.length; n++) await later.click();
  const marks = page
    .locator('[data-news]')
    .evaluateAll((all) =>
      all.map(({ dataset: { news, card, place, spot, figure, n } }) => [news, card, place, spot, figure, n]),
    );
  const digest = page.getByRole('group', { name: say('log.since') });
  return { turns, marks: await marks, digest: await digest.allInnerTexts() };
}

test(
  'what is new stays when the page is loaded anew: marks, points of each turn, and what concerns me',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 1440, height: 900 } });
    await goOn(page, playedUntil('anew', warsOfAnn(9), 4, mythotopia), 'mythotopia');
    const table = new Table(page);
    const line = page.getByRole('region', { name: say('telling.title') });
    await table.asked();
    await until(
      'the others have acted, and something was about me',
      async () => {
        await table.answer({ rest: true });
        await table.asked();
        return (
          (await line.locator('b').count()) > 0 &&
          (await page.getByRole('group', { name: say('log.since') }).count()) > 0
        );
      },
      60_000,
    );
    await page.keyboard.press('Shift');
    await page.locator('[data-telling]').waitFor({ state: 'detached' });
    const news = await newsIn(page);
    expect(news.marks.length).toBeGreaterThan(10);
    expect(news.turns.some(([, points]) => /\d+ points \([+−]\d+\)/.test(points ?? ''))).toBe(true);
    expect(news.digest).toHaveLength(1);
    await page.reload();
    await table.asked();
    expect(await newsIn(page)).toEqual(news);
  }),
);

test(
  'on a phone my numbers, which are fetched last, stay marked as well',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await goOn(page, OTHERS.settlers.match, 'settlers');
    const table = new Table(page);
    const mine = page.locator('[data-figures] [data-news]');
    const marked = (): Promise<(string | undefined)[][]> =>
      mine.evaluateAll((all) =>
        all.map((each) => {
          const { news, figure, n } = (each as HTMLElement).dataset;
          return [news, figure, n];
        }),
      );
    await table.asked();
    await until(
      'one of my numbers is marked',
      async () => {
        await table.answer();
        await table.asked();
        return (await marked()).length > 0;
      },
      60_000,
    );
    await page.locator('[data-telling]').waitFor({ state: 'detached' });
    const before = await marked();
    // They come when the table has long been drawn.
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const isDock = (await response.text()).includes('data-figures');
      if (isDock) await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.fulfill({ response });
    });
    await page.reload();
    await table.asked();
    expect(await page.locator('[data-figures]').count()).toBe(0);
    await page.locator('[data-figures]').waitFor();
    await until('they are so still', async () => String(await marked()) === String(before));
  }),
);

test(
  'what a bot did is told over the newest position, summed up beside the question, and ends with any key',
  scene(async ({ guest }) => {
    const page = await guest();
    await setUp(page, { people: ['Ann', null], seed: 'telling', dealt: true });
    const table = new Table(page);
    const line = page.getByRole('region', { name: say('telling.title') });
    const told = page.locator('[data-telling]');
    await table.asked();
    // Fast, then calm.
    await page.getByRole('button', { name: say('telling.speed', { speed: say('telling.fast') }) }).click();
    await page.getByRole('button', { name: say('telling.speed', { speed: say('telling.calm') }) }).waitFor();
    // Until the bot has had a turn and Ann is asked again.
    await until(
      'the bot has acted',
      async () => {
        await table.answerByKeys({ rest: true });
        await table.asked();
        return (await told.count()) > 0;
      },
      60_000,
    );
    // The question stands at the newest position while the telling goes on.
    const g = await stateOf(page);
    expect(g.questions[0]?.seat).toBe(0);
    await told.waitFor();
    // Nothing that Ann can choose lies below it.
    const board = (await page.locator('[data-shell="board"]').boundingBox())!;
    expect((await told.boundingBox())!.x).toBeGreaterThanOrEqual(board.x + board.width);
    expect(await line.innerText()).toContain(say('bot.steward'));
    expect(await page.locator('[data-news]').count()).toBeGreaterThan(0);
    await page.keyboard.press('Shift');
    await told.waitFor({ state: 'detached' });

    // Step by step, in one's own time.
    await line.getByRole('button', { name: say('telling.step') }).click();
    await told.waitFor();
    const first = await told.getAttribute('data-telling');
    await page.keyboard.press('ArrowRight');
    const last = (await line.getByRole('status').innerText()).trim();
    if (!last.startsWith('1')) expect(await told.getAttribute('data-telling')).not.toBe(first);
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'detached' });

    // After the page was loaded anew all that is new is so still, and nothing is told a second time; once Ann has acted it goes.
    const news = await newsIn(page);
    await page.reload();
    await table.asked();
    expect(await newsIn(page)).toEqual(news);
    expect(await told.count()).toBe(0);
    await table.answerByKeys();
    await until('the line is gone', async () => (await line.getAttribute('data-told')) === 'false');
    expect(await page.locator('[data-news]').count()).toBe(0);
  }),
);

test(
  'nothing is told behind another tab, what another takes back leaves nothing, and over a gap all is summed up',
  scene(async ({ guest, tolerate }) => {
    const [ann, bob] = [await guest('about:blank'), await guest()];
    // Ann's line can be cut.
    tolerate(/WebSocket|ERR_/);
    let cut = false;
    const lines: { close(): Promise<void> }[] = [];
    await ann.routeWebSocket(/socket\.io/, (socket) => {
      if (cut) return void socket.close();
      socket.connectToServer();
      lines.push(socket);
    });
    await ann.goto('/');
    await join(bob, await openMatch(ann, 'Ann', undefined, ['Dealt at random']), 'Bob');
    const [hers, his] = [new Table(ann), new Table(bob)];
    const told = ann.locator('[data-telling]');
    const heard = (table: Table) => table.log.getByRole('listitem').count();
    const same = async () => (await heard(hers)) === (await heard(his));
    await playByMouse([hers, his], async () => (await his.turns()) > 1 && (await his.mood()) === 'asked' && same());
    await told.waitFor({ state: 'detached' });

    // What happens while she looks elsewhere is in the log, and is not told when she comes back.
    const look = (away: boolean) =>
      ann.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, away);
    await look(true);
    const before = await heard(hers);
    await his.answer();
    await until('the log has it', async () => (await heard(hers)) > before && same());
    expect(await told.count()).toBe(0);
    await look(false);
    expect(await told.count()).toBe(0);

    // What he takes back is gone.
    const undo = his.button(say('bar.undo'));
    const withIt = await heard(his);
    if ((await undo.count()) > 0 && (await undo.isEnabled())) {
      await undo.click();
      await until('his log is shorter', async () => (await heard(his)) < withIt);
      await until('hers is, too', same);
      await told.waitFor({ state: 'detached' });
    }

    // He ends his turn while her line is cut: once she is back, the question stands at once, and beside it what he did.
    cut = true;
    for (const each of lines) await each.close();
    await until('he has ended his turn', async () => {
      if ((await his.mood()) === 'asked') await his.answer({ rest: true });
      return (await his.mood()) === 'waiting';
    });
    cut = false;
    await ann.getByRole('button', { name: say('connection.retry') }).click();
    await hers.asked();
    const line = ann.getByRole('region', { name: say('telling.title') });
    await until('the line says what he did', async () => (await line.innerText()).includes('Bob'));
    await until('nothing is missing', same);
  }),
);

test.each(['settlers', 'new-dawn'] as const)(
  'on a phone a turn of the others is stepped through above all that is pinned (%s)',
  (ruleset) =>
    scene(async ({ guest }) => {
      const page = await guest(EMPTY, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
      await goOn(page, OTHERS[ruleset].match, ruleset);
      const table = new Table(page);
      await table.asked();
      const line = page.getByRole('region', { name: say('telling.title') });
      const press = async (key: 'telling.earlier' | 'telling.on'): Promise<boolean> => {
        const button = page.getByRole('button', { name: say(key) });
        if ((await button.count()) === 0 || (await button.isDisabled())) return false;
        await button.tap();
        return true;
      };
      await until(
        'the bot has acted, and the line tells it',
        async () => {
          await table.answer({ rest: true });
          await table.asked();
          if ((await line.getAttribute('data-told')) !== 'true') return false;
          do if (OTHERS[ruleset].told.test(await line.innerText())) return true;
          while (await press('telling.earlier'));
          return false;
        },
        60_000,
      );
      expect(await line.innerText()).toContain(say('bot.steward'));
      const [over, bar] = [(await line.boundingBox())!, (await table.bar.boundingBox())!];
      expect((over.height + bar.height) / 844).toBeLessThan(0.2);
      for (const button of await line.getByRole('button').locator('visible=true').all())
        if ((await button.getAttribute('data-names')) === null)
          expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(40);

      await line.getByRole('button', { name: say('telling.step') }).tap();
      const told = page.locator('[data-telling]');
      const caption = told.getByRole('group');
      const dock = page.locator('[data-shell="question"]');
      const said: string[] = [];
      do {
        await caption.waitFor();
        const pinned = (await dock.boundingBox())!;
        // The sentence, and the card with all its words.
        for (const part of [caption, ...(await told.locator('article').all())]) {
          const { x, y, width, height } = (await part.boundingBox())!;
          expect([x >= 0, x + width <= 390, y >= 0, y + height <= pinned.y]).not.toContain(false);
          expect(await part.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
        }
        said.push(await caption.locator('p').first().innerText());
      } while (await press('telling.on'));
      expect(said.some((sentence) => OTHERS[ruleset].told.test(sentence))).toBe(true);
      expect(new Set(said).size).toBe(said.length);
      await page.getByRole('button', { name: say('telling.close') }).tap();
      await caption.waitFor({ state: 'detached' });
    })(),
);

test(
  'what a button would do is told where it is pointed at',
  scene(async ({ guest }) => {
    const page = await guest(EMPTY, { viewport: { width: 1400, height: 900 } });
    await goOn(page, playedUntil('pointing', annsTurn(3)));
    await new Table(page).asked();
    const before = await stateOf(page);
    await page.locator('[data-option="innovate"]').hover();
    const told = page.locator('aside[aria-hidden="true"]').filter({ hasText: 'Discards' });
    await told.waitFor();
    // Below the button, so that it covers no other.
    const [box, button] = await Promise.all([
      told.boundingBox(),
      page.locator('[data-option="innovate"]').boundingBox(),
    ]);
    expect(box!.y).toBeGreaterThanOrEqual(button!.y + button!.height);
    await page.mouse.move(5, 895);
    await told.waitFor({ state: 'detached' });
    expect((await stateOf(page)).questions[0]?.n).toBe(before.questions[0]?.n);
  }),
);
