import mythotopia from '../../games/mythotopia';
import newDawn from '../../games/new-dawn';
import settlers from '../../games/settlers';
import type { Settlers } from '../../games/settlers/state';
import type { Language } from '../../games/kit/text/words';
import { faultsOf, sidewaysOf } from './support/axe';
import { annsTurn, goOn, playedUntil, turnOfAnn, warsOfAnn } from './support/fixture';
import { switchTo } from './support/language';
import { brokenWords, letters } from './support/letters';
import { EMPTY, openStage } from './support/stage';
import { Table } from './support/table';

const scene = openStage();

const townOfAnn = (g: Settlers): boolean =>
  g.round >= 4 && g.questions[0]?.seat === 0 && g.questions[0].ask === 'turn' && g.players[0]!.empire.length >= 4;

/** The fullest tables. */
const TABLES = {
  imperium: playedUntil('four', annsTurn(5), 4),
  mythotopia: playedUntil('realms', warsOfAnn(16), 4, mythotopia),
  settlers: playedUntil('towns', townOfAnn, 4, settlers),
  'new-dawn': playedUntil('atlas', turnOfAnn(16), 4, newDawn),
};

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

type Light = 'light' | 'dark';
/** Each language by day in one of the windows, by night in the other. */
const ON_DESK: readonly (readonly [Language, Light])[] = [
  ['en', 'light'],
  ['hu', 'dark'],
  ['cs', 'light'],
];
const ON_PHONE = ON_DESK.map(([language, light]) => [language, light === 'light' ? 'dark' : 'light'] as const);

test.each(Object.keys(TABLES).flatMap((name) => [[name, 'desk'] as const, [name, 'phone'] as const]))(
  'in every language, by day and by night, the table has no fault and no word is broken: %s, %s',
  (name, place) =>
    scene(async ({ guest }) => {
      const desk = place === 'desk';
      const page = await guest(EMPTY, desk ? DESK : PHONE);
      await goOn(page, TABLES[name as keyof typeof TABLES], name);
      await new Table(page).asked();
      let spoken: Language = 'en';
      for (const [language, colorScheme] of desk ? ON_DESK : ON_PHONE) {
        await page.emulateMedia({ colorScheme });
        if (language !== spoken) await switchTo(page, spoken, language);
        spoken = language;
        await new Table(page, language).asked();
        const found = {
          faults: await faultsOf(page),
          sideways: await sidewaysOf(page),
          broken: await brokenWords(page, 'main'),
          small: desk ? (await letters(page, 'main')).filter(([, size]) => size < 11.95) : [],
          below: desk ? await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight) : 0,
        };
        expect([language, found]).toEqual([language, { faults: [], sideways: [], broken: [], small: [], below: 0 }]);
      }
    })(),
);
