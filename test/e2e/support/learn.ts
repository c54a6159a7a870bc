import type { Page } from 'playwright-core';

import { fits } from '../../../games/kit/lesson/course';
import type { Lesson, Step } from '../../../games/kit/lesson/lesson';
import type { Language } from '../../../games/kit/text/words';
import { Table } from './table';
import { until } from './until';
import { says } from './words';

/** How often an asked table is looked at before a question is taken for one that is no part of the lesson. */
const LOOKS = 8;

/** Somebody who takes a lesson, and does what it says. */
export class Learner {
  readonly panel;
  /** Where “Go on” was clicked last. */
  #clicked: { x: number; y: number } | null = null;

  constructor(
    readonly page: Page,
    readonly lesson: Lesson,
    readonly language: Language = 'en',
  ) {
    this.panel = page.locator('[data-lesson]');
  }

  /** The step that the lesson is at. */
  said(): Promise<string | null> {
    return this.panel.getAttribute('data-lesson');
  }

  /** Is the step said now? */
  async says(step: Step): Promise<boolean> {
    return (await this.said()) === step.id && (await this.panel.getAttribute('data-due')) !== null;
  }

  /**
   * Where the words lie: how much of what they point at, of the answers and of the log is under them, in square pixels, and how
   * far down their lower edge is.
   */
  lies(): Promise<{
    shown: boolean;
    large: boolean;
    overTarget: number;
    overAnswers: number;
    overLog: number;
    foot: number;
  }> {
    return this.page.evaluate(() => {
      const box = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
      const [words, target, bar, log] = [
        box('[data-lesson]'),
        box('[data-ring]:not([hidden])'),
        box('[data-shell="question"] [data-mine]'),
        box('[data-shell="log"]'),
      ];
      const areas = [target, bar, log].map((other) =>
        words && other
          ? // Less than a pixel hides nothing.
            Math.max(0, Math.min(words.right, other.right) - Math.max(words.left, other.left) - 1) *
            Math.max(0, Math.min(words.bottom, other.bottom) - Math.max(words.top, other.top) - 1)
          : 0,
      );
      // The ring stays above a phone's bar; what of the target lies below is under the words, or under the answers.
      const whole = Number(document.querySelector<HTMLElement>('[data-ring]')?.dataset['height']);
      const below = target && whole - target.height > 12 ? (whole - target.height) * target.width : 0;
      return {
        shown:
          target !== undefined &&
          target.bottom > 0 &&
          target.top < innerHeight &&
          target.right > 0 &&
          target.left < innerWidth,
        // A part of the board that no words fit beside: they can be folded away.
        large: target !== undefined && whole > innerHeight / 3,
        overTarget: Math.round((areas[0] ?? 0) + below),
        overAnswers: Math.round(areas[1] ?? 0),
        overLog: Math.round(areas[2] ?? 0),
        foot: Math.round(words?.bottom ?? 0),
      };
    });
  }

  /** Reads it, or picks what it expects, and waits for what is said next. */
  async follow(step: Step): Promise<void> {
    if (!step.done) {
      const next = this.panel.getByRole('button', { name: says[this.language]('lesson.next'), exact: true });
      const box = await next.boundingBox();
      await next.click();
      this.#clicked = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await this.gone(step);
      return;
    }
    for (const pattern of step.expect ?? []) await this.pick(pattern);
    // None is an answer, too.
    if (step.expect?.length === 0) await this.page.keyboard.press('p');
    const table = new Table(this.page, this.language);
    let looks = 0;
    await until(`${step.id} is done`, async () => {
      const [id, due] = [await this.said(), await this.panel.getAttribute('data-due')];
      if (id !== step.id) return true;
      if ((await table.confirm.isVisible()) && (await table.confirm.isEnabled())) await table.confirm.click();
      // What is asked on the way, and is no part of the lesson.
      else if (due === null && (await table.mood()) === 'asked' && ++looks % LOOKS === 0) await table.answer();
      return false;
    });
  }

  /** What a click out of habit would meet of the lesson where “Go on” was, but for that itself; null for nothing. */
  async met(): Promise<string | null> {
    if (!this.#clicked) return null;
    return this.page.evaluate(({ x, y }) => {
      const button = document.elementFromPoint(x, y)?.closest('[data-lesson] :is(a, button):not([data-next])');
      return button?.textContent ?? null;
    }, this.#clicked);
  }

  private gone(step: Step): Promise<unknown> {
    return until(`${step.id} is over`, async () => (await this.said()) !== step.id);
  }

  /** Picks the option where it lies: on the board, in a menu of several, or in the bar. */
  private async pick(pattern: string): Promise<void> {
    const words = pattern.split(' ');
    const fitting = (key: string): boolean => fits(pattern, key) || words.slice(1).includes(key);
    // The board is drawn after the question; and a payment the table may have chosen already.
    const chosen = await until(`${pattern} can be picked`, async () => {
      const keys = (from: string) =>
        this.page
          .locator(from)
          .evaluateAll((all) =>
            all.map((each) => each.getAttribute('data-spot') ?? each.getAttribute('data-option') ?? ''),
          );
      if ((await keys('[data-selected="true"]')).some(fitting)) return 'already';
      const open = '[data-option], [data-spot][data-selectable="true"][data-selected="false"]';
      if ((await keys(open)).some(fitting)) return 'now';
      // Its kind of move is chosen first where places are clear only then.
      const kind = this.page.locator(`[data-move="${words[0]}"][aria-pressed="false"]`);
      if ((await kind.count()) > 0) await kind.first().click();
      return false;
    });
    if (chosen === 'already') return;
    const button = this.page.locator('[data-option]');
    const spots = this.page.locator('[data-spot][data-selectable="true"][data-selected="false"]');
    const [inBar, onBoard] = [
      await button.evaluateAll((all) => all.map((each) => each.getAttribute('data-option') ?? '')),
      await spots.evaluateAll((all) => all.map((each) => each.getAttribute('data-spot') ?? '')),
    ];
    const at = inBar.findIndex((option) => fits(pattern, option));
    if (at >= 0) {
      await button.nth(at).click();
      return;
    }
    const spot = onBoard.findIndex(fitting);
    await spots.nth(spot).evaluate((element) => element.focus());
    await this.page.keyboard.press('Enter');
    const menu = this.page.getByRole('menuitemradio');
    const inMenu = await menu.evaluateAll((all) => all.map((each) => each.getAttribute('data-option') ?? ''));
    const one = inMenu.findIndex((option) => fits(pattern, option));
    if (one >= 0) await menu.nth(one).click();
  }
}
