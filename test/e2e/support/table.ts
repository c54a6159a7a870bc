import type { Locator, Page } from 'playwright-core';

import type { Language } from '../../../games/kit/text/words';
import { PATIENCE, until } from './until';
import { says, type Say } from './words';

/** The drawer's content; panels of the board fold, too. */
export const DRAWER = '[data-shell="question"] [data-holding]';

/** What the question bar says: I am asked, somebody else is, or the match is over. */
export type Mood = 'asked' | 'waiting' | 'over';

/** Where an element can be clicked, from its upper left corner: in a full hand cards lie half under others. */
async function openPoint(spot: Locator): Promise<{ x: number; y: number }> {
  await spot.scrollIntoViewIfNeeded();
  return spot.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [0.5, 0.1, 0.9, 0.3, 0.7].map((part) => ({ x: part * width, y: height / 2 }));
    const [middle = { x: 0, y: 0 }] = points;
    return points.find(({ x, y }) => element.contains(document.elementFromPoint(left + x, top + y))) ?? middle;
  });
}

/** The table of a match as a person sees and uses it. */
export class Table {
  readonly bar: Locator;
  readonly log: Locator;
  /** Cards and places that can be picked. */
  readonly glowing: Locator;
  /** What has been picked: cards, places, buttons. */
  readonly picked: Locator;

  readonly #say: Say;

  constructor(
    readonly page: Page,
    language: Language = 'en',
  ) {
    this.#say = says[language];
    // Asked for many times a second: what is found by role and name costs more than the page itself.
    this.bar = page.locator('section[data-mine]');
    this.log = page.locator('main [role="log"]');
    this.glowing = page.locator('main [data-spot][data-selectable="true"]');
    this.picked = page.locator('main [data-selected="true"]');
  }

  /** The sentence at the top of the bar. */
  async sentence(): Promise<string> {
    return (await this.read()).sentence;
  }

  /** What the bar says just now; null while an answer is on its way. */
  async mood(): Promise<Mood | null> {
    const { mine, sentence } = await this.read();
    if (mine) return 'asked';
    if (sentence === this.#say('bar.over')) return 'over';
    return sentence === this.#say('bar.sending') ? null : 'waiting';
  }

  private read(): Promise<{ mine: boolean; sentence: string }> {
    return this.bar.evaluate(
      (bar) => ({
        mine: bar.getAttribute('data-mine') === 'true',
        sentence: bar.querySelector('p[aria-live]')?.textContent.trim() ?? '',
      }),
      undefined,
      { timeout: PATIENCE },
    );
  }

  /** Waits until no answer is on its way. */
  settled(): Promise<Mood> {
    return until('the table is settled', () => this.mood());
  }

  /** Waits until this player is asked something. */
  async asked(): Promise<void> {
    await until('I am asked', async () => (await this.mood()) === 'asked');
  }

  /** Options that the bar offers as buttons, without those that end something. */
  get offered(): Locator {
    return this.bar.locator('[role="group"] button[aria-pressed]');
  }

  /** Options that end something: they lie apart. */
  get passing(): Locator {
    return this.bar.locator('button[aria-pressed][data-selected]:not([role="group"] *)');
  }

  button(name: string | RegExp): Locator {
    return this.bar.getByRole('button', { name, exact: true });
  }

  get confirm(): Locator {
    // "Confirm", "Confirm 2 of 3": what stands before the numbers.
    return this.bar.getByRole('button', { name: new RegExp(`^${this.#say('bar.confirm')}`) });
  }

  /** How many turns have begun, as the log tells. */
  turns(): Promise<number> {
    return this.log.locator('h3').count();
  }

  /** Picks a glowing card or place by clicking it; where it stands for several options, the first of them. */
  async click(spot: Locator): Promise<void> {
    const several = (await spot.getAttribute('aria-haspopup')) === 'menu';
    // The middle of a shape on a map may lie in another one.
    if (await spot.evaluate((element) => element instanceof SVGElement)) await spot.press('Enter');
    else await spot.click({ position: await openPoint(spot) });
    if (several) await this.page.getByRole('menuitemradio').first().click();
  }

  /** Sends what is picked, and waits until the table has taken it. */
  async send(): Promise<Mood> {
    await this.confirm.click();
    return this.taken();
  }

  /** Waits until what was picked has been sent and answered: a new question begins with nothing picked. */
  async taken(): Promise<Mood> {
    await until('the answer is taken', async () => (await this.picked.count()) === 0);
    return this.settled();
  }

  /**
   * Answers the open question with the mouse: with as few picks as it takes, but at least one.
   * @param rest whether to end rather than to do something, where that can be chosen
   * @param which which of the glowing cards to prefer; beyond the last it is the last
   */
  async answer({ rest = false, which = 0 }: { rest?: boolean; which?: number } = {}): Promise<Mood> {
    if (rest && (await this.passing.count()) > 0) {
      await this.passing.last().click();
      return this.send();
    }
    while (!(await this.confirm.isVisible()) || !(await this.confirm.isEnabled())) await this.pickOne(which);
    return this.send();
  }

  /** Picks one of what is offered, as soon as something is: a phone's drawer may still be on its way. */
  async pickOne(which: number): Promise<void> {
    const unpicked = '[data-selected="false"]';
    const spots = this.glowing.and(this.page.locator(unpicked)).filter({ visible: true });
    const buttons = this.offered.and(this.page.locator(unpicked));
    const pick = await until('something can be picked', async () => {
      const [onBoard, inBar] = [await spots.count(), await buttons.count()];
      if (onBoard > 0) return () => this.click(spots.nth(Math.min(which, onBoard - 1)));
      if (inBar > 0) return () => buttons.nth(Math.min(which, inBar - 1)).click();
      return (await this.passing.count()) > 0 && (() => this.passing.last().click());
    });
    await pick();
  }

  /**
   * Answers the open question with the keyboard: number keys pick, Enter confirms.
   * @param rest whether to end rather than to do something, where that can be chosen
   * @param which number of the key to begin with, 0 being the first
   * @param called something that may come in the table's place after the answer
   */
  async answerByKeys({
    rest = false,
    which = 0,
    called,
  }: { rest?: boolean; which?: number; called?: Locator } = {}): Promise<void> {
    const { keyboard } = this.page;
    const last = this.passing.last();
    // The tenth option is the last one with a key: from there on, and for what lies apart, Tab leads.
    if (rest && (await last.isVisible())) await last.press('Enter');
    else {
      for (let key = which; !(await this.complete()); key = (key + 1) % 10) {
        const before = await this.picked.count();
        await keyboard.press(String((key + 1) % 10));
        await until('the key is taken', async () => (await this.picked.count()) !== before, 250).catch(() => undefined);
      }
    }
    await until('the answer is complete', () => this.complete());
    await keyboard.press('Enter');
    await until('the answer is taken', async () => (await this.picked.count()) === 0);
    if (called)
      await until(
        'the table is settled or covered',
        async () => (await called.isVisible()) || (await this.mood()) !== null,
      );
    else await this.settled();
  }

  private async complete(): Promise<boolean> {
    return (await this.picked.count()) > 0 && (await this.confirm.isVisible()) && this.confirm.isEnabled();
  }
}
