import type { Browser, Page } from 'playwright-core';
import type { Identity } from '../games/kit/ruleset';
import { goOn } from '../test/e2e/support/fixture';
import { Table } from '../test/e2e/support/table';
import { say } from '../test/e2e/support/words';
import { atMost, byNumber, percentile, shown, type Figure, type Line } from './figure';
import { ofFullTables, type FullTable } from './fullTables';

/** How many decisions are measured. */
const DECISIONS = 16;
/** Pause before each click, in milliseconds: long enough for everything that flies to arrive. */
const PACE = 600;

/** Length of a frame at 60 a second, with the clock's jitter, in milliseconds. */
const FRAME = 17.5;
/** The longest time from a click until its effect is seen, in milliseconds. */
const ANSWER = 100;
/** How many times longer than with plain emblems frames and answers may take with pictures. */
const AS_BEFORE = 1.1;

/** What a page notes of itself, in milliseconds. */
interface Noted {
  /** Lengths of the frames in which something changed or moved. */
  frames: number[];
  /** How long each interaction took, from the event to the picture that answers it. */
  answers: number[];
}

/** In the page: notes frames and interactions from now on. What is shorter than 16 ms the browser does not tell. */
function note(): void {
  const noted: Noted = Object.assign(window, { noted: { frames: [], answers: [] } }).noted;
  // An object, not variables: tsx adds a helper to named functions, which the page does not have.
  const clock = {
    last: NaN,
    changed: NaN,
    /** After a change, frames count for as long as things may fly. */
    step(now: number): void {
      if (now - this.changed < 400 && this.last >= this.changed - 400) noted.frames.push(now - this.last);
      this.last = now;
      requestAnimationFrame((next) => this.step(next));
    },
  };
  requestAnimationFrame((now) => clock.step(now));
  new MutationObserver(() => {
    clock.changed = performance.now();
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  const byInteraction = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId)
        byInteraction.set(entry.interactionId, Math.max(entry.duration, byInteraction.get(entry.interactionId) ?? 0));
    }
    noted.answers = [...byInteraction.values()];
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * In the page: waits until an answer is taken and I am asked again, or the match is over. It does not ask the page
 * every few milliseconds, as tests do: that would take a tenth of the page's time.
 */
function asked(over: string): Promise<void> {
  const table = {
    isReady(): boolean {
      const bar = document.querySelector<HTMLElement>('section[data-mine]');
      const mine = bar?.dataset.mine === 'true' && !document.querySelector('main [data-selected="true"]');
      return mine || bar?.querySelector('p')?.textContent.trim() === over;
    },
  };
  return new Promise((resolve) => {
    const look = new MutationObserver(() => {
      if (!table.isReady()) return;
      look.disconnect();
      resolve();
    });
    look.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    if (table.isReady()) resolve();
  });
}

/** Plays on at a table by mouse, three bots on the other seats. @param plain with emblems instead of pictures */
async function play(
  browser: Browser,
  { url, ruleset, match }: FullTable,
  decisions: number,
  plain = false,
): Promise<Noted> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1400, height: 900 },
    reducedMotion: 'no-preference',
  });
  try {
    const page: Page = await context.newPage();
    await page.goto('/about');
    await page.evaluate(
      (chosen) => localStorage.setItem('civitas.settings', chosen),
      JSON.stringify({ plainPictures: plain }),
    );
    await goOn(page, match, ruleset);
    const table = new Table(page);
    await table.asked();
    await page.evaluate(note);
    // The browser's driver looks for the element before it clicks, which takes the page longer while it draws. So the
    // pause comes before the click, as people look first.
    const look = (): Promise<void> => page.waitForTimeout(PACE);
    for (let i = 0; i < decisions && (await table.mood()) === 'asked'; i++) {
      const ends = i % 4 === 3 && (await table.passing.count()) > 0;
      if (ends) {
        await table.passing.last().click();
        await look();
      } else
        while (!(await table.confirm.isVisible()) || !(await table.confirm.isEnabled())) {
          await table.pickOne(i % 3);
          await look();
        }
      // What can be undone is not confirmed.
      if (await table.confirm.isVisible()) await table.confirm.click();
      await page.evaluate(asked, say('bar.over'));
      await look();
    }
    return await page.evaluate(() => Reflect.get(window, 'noted') as Noted);
  } finally {
    await context.close();
  }
}

const ms = (n: number): string => `${shown(n)} ms`;
const times = (n: number): string => `${shown(n)} ×`;
const average = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** Interaction to Next Paint, as browsers' makers define it: the slowest, leaving out one of every fifty. @param answers sorted */
const nextPaint = (answers: readonly number[]): number => answers.at(-1 - Math.floor(answers.length / 50)) ?? 16;

function linesOf({ title, maxSeats }: Identity, painted: Noted, plain: Noted): Line[] {
  for (const numbers of [painted.frames, painted.answers, plain.frames, plain.answers]) numbers.sort(byNumber);
  const { frames, answers } = painted;
  const [p95, inp] = [percentile(frames, 0.95), nextPaint(answers)];
  const smooth = average(frames) / average(plain.frames);
  const prompt = average(answers) / average(plain.answers);
  return [
    {
      what: `${title}, ${maxSeats} players: frames while something changes or moves (${frames.length}), p95`,
      value: ms(p95),
      target: '60 a second',
      met: frames.length > 0 && p95 <= FRAME,
    },
    {
      what: '– median, p99, longest',
      value: [percentile(frames, 0.5), percentile(frames, 0.99), frames.at(-1) ?? NaN].map(ms).join(', '),
    },
    {
      what: '– interactions, from the click to the picture: INP',
      value: ms(inp),
      target: `≤ ${ANSWER} ms`,
      met: inp <= ANSWER,
    },
    {
      what: `– median, p95, slowest of those that took 16 ms or more (${answers.length})`,
      value: [...[0.5, 0.95].map((share) => percentile(answers, share)), answers.at(-1) ?? NaN].map(ms).join(', '),
    },
    {
      what: '– frames with pictures, to those with plain ones, on average',
      value: times(smooth),
      ...atMost(smooth, AS_BEFORE, ' ×'),
    },
    {
      what: '– interactions with pictures, to those with plain ones, on average',
      value: times(prompt),
      ...atMost(prompt, AS_BEFORE, ' ×'),
    },
  ];
}

/** How smoothly a full table of each ruleset moves, and how soon it answers, with pictures and without, in Chromium; null where there is none. */
export const frames: Figure = {
  name: 'frames',
  long: true,
  measure(quick) {
    const decisions = quick ? 3 : DECISIONS;
    return ofFullTables(async (browser, table, identity) =>
      linesOf(identity, await play(browser, table, decisions), await play(browser, table, decisions, true)),
    );
  },
};
