import { rulesetEntry, RULESETS } from '../../games';
import { LANGUAGES } from '../../games/kit/text/words';
import { faultsOf, sidewaysOf } from './support/axe';
import { Learner } from './support/learn';
import { openStage } from './support/stage';
import { until } from './support/until';
import { says } from './support/words';

const scene = openStage();

const DESK = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const WINDOWS = [DESK, TABLET, { width: 390, height: 844 }];

const LESSONS = RULESETS.filter(({ lesson }) => lesson).flatMap(({ name }) =>
  LANGUAGES.map((language) => [name, language] as const),
);

test.each(LESSONS)('the lesson of %s is played through: %s', (name, language) =>
  scene(async ({ guest }) => {
    const lesson = await rulesetEntry(name).lesson?.();
    if (!lesson) throw new Error(`${name} has no lesson`);
    await Promise.all(
      WINDOWS.map(async (viewport) => {
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
        if (viewport === DESK || viewport === TABLET) expect(feet.size).toBe(1);
        await until('the lesson is over', async () => (await learner.said()) === '');
        expect(await faultsOf(page)).toEqual([]);
      }),
    );
  })(),
);
