import imperium from '../../games/imperium';
import settlers from '../../games/settlers';
import type { Core } from '../../games/kit/core';
import { goOn, playedUntil } from './support/fixture';
import { openStage } from './support/stage';

/** A table's first cards come with a few pictures; the others are asked for by then, and drawn when the cards are seen. */

const scene = openStage();

// Whether what paints is there before the table is up to a machine that does other things meanwhile, too.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

const midway = (g: Core): boolean => g.turn >= 9 && g.questions[0]?.seat === 0;
const MATCHES = {
  imperium: playedUntil('first', midway, 2, imperium),
  settlers: playedUntil('first', midway, 2, settlers),
};

/** What is noted of the first frame with cards (pictures there, and those asked for), and whether a picture has come since. */
interface Noted {
  cards?: { drawn: number; asked: number };
  isDrawn?: boolean;
}

/** In the page, before anything else is in it. */
function note(): void {
  const noted: Noted = Object.assign(window, { noted: {} }).noted;
  // An object, not a function: the compiler gives functions a mark that no page knows.
  const watch = {
    frame(): void {
      const counted = (selector: string): number => document.querySelectorAll(selector).length;
      const drawn = counted('[data-picture="drawn"] img');
      if (!noted.cards && counted('[data-picture]') > 0)
        noted.cards = { drawn, asked: counted('[data-picture][data-cut]') };
      if (drawn > 0) noted.isDrawn = true;
      else requestAnimationFrame(() => this.frame());
    },
  };
  requestAnimationFrame(() => watch.frame());
}

test.each(Object.entries(MATCHES))(
  'on a slow machine the first cards come with a few pictures, and have asked for theirs by then (%s)',
  async (ruleset, match) => {
    await scene(async ({ guest }) => {
      const page = await guest('/about', { viewport: { width: 1440, height: 900 } });
      await page.addInitScript(note);
      const processor = await page.context().newCDPSession(page);
      await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await goOn(page, match, ruleset);
      const taken = await page.waitForFunction(() => {
        const { cards, isDrawn } = Reflect.get(window, 'noted') as Noted;
        return isDrawn && cards;
      });
      const { drawn, asked } = (await taken.jsonValue()) as Required<Noted>['cards'];
      expect(drawn).toBeGreaterThan(0);
      expect(asked).toBeGreaterThan(drawn);
    })();
  },
);
