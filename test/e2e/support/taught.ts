import { rulesetEntry, RULESETS } from '../../../games';
import type { Language } from '../../../games/kit/text/words';
import { faultsOf, sidewaysOf } from './axe';
import { Learner } from './learn';
import { openStage, PLAIN } from './stage';
import { until } from './until';
import { says } from './words';

const DESK = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };
/** Words are longest in Hungarian: what fits then on a tablet fits in the others. */
const windowsOf = (language: Language) => (language === 'hu' ? [DESK, TABLET, PHONE] : [DESK, PHONE]);

const LESSONS = RULESETS.filter(({ lesson }) => lesson).map(({ name }) => name);

/** The tests that all lessons can be played through in a language: a file each, so that they share the machine. */
export function lessonsIn(language: Language): void {
  // As a stranger sees it in one language; in the others it is about the words.
  const scene = openStage(language === 'en' ? {} : PLAIN);

  test.each(LESSONS)(`the lesson of %s is played through: ${language}`, (name) =>
    scene(async ({ guest }) => {
      const lesson = await rulesetEntry(name).lesson?.();
      if (!lesson) throw new Error(`${name} has no lesson`);
      await Promise.all(
        windowsOf(language).map(async (viewport) => {
          const page = await guest('/', { viewport, locale: language });
          await page
            .getByRole('link', { name: new RegExp(`^${rulesetEntry(name).title}: ${says[language]('lesson.learn')}`) })
            .click();
          const learner = new Learner(page, lesson, language);
          const feet = new Set<number>();
          for (const step of lesson.chapters.flatMap(({ steps }) => steps)) {
            await until(`${step.id} is said`, () => learner.says(step));
            // What is pointed at is in sight, and neither it nor an answer nor the log lies under the words.
            await until(`${step.id} lies beside what it speaks of`, async () => {
              const { shown, large, overTarget, overAnswers, overLog, foot } = await learner.lies();
              feet.add(foot);
              return shown && overAnswers + overLog === 0 && (large || overTarget === 0);
            });
            if (step === lesson.chapters[0].steps[0]) {
              expect(await faultsOf(page)).toEqual([]);
              expect(await sidewaysOf(page)).toEqual([]);
            }
            expect([step.id, await learner.met()]).toEqual([step.id, null]);
            await learner.follow(step);
          }
          // They stay at one place from the first to the last; on a phone that is the bar.
          if (viewport !== PHONE) expect(feet.size).toBe(1);
          await until('the lesson is over', async () => (await learner.said()) === '');
          expect(await faultsOf(page)).toEqual([]);
        }),
      );
    })(),
  );
}
