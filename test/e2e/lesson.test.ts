import { rulesetEntry, RULESETS } from '../../games';
import { LANGUAGES } from '../../games/kit/text/words';
import { faultsOf, sidewaysOf } from './support/axe';
import { Learner } from './support/learn';
import { openStage } from './support/stage';
import { until } from './support/until';
import { says } from './support/words';

const scene = openStage();

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

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
        for (const step of lesson.chapters.flatMap(({ steps }) => steps)) {
          await until(`${step.id} is said`, () => learner.says(step));
          // What is pointed at is in sight, and neither it nor an answer lies under the words.
          await until(`${step.id} lies beside what it speaks of`, async () => {
            const { shown, large, overTarget, overAnswers } = await learner.lies();
            return shown && overAnswers === 0 && (large || overTarget === 0);
          });
          if (step === lesson.chapters[0].steps[0]) {
            expect(await faultsOf(page)).toEqual([]);
            expect(await sidewaysOf(page)).toEqual([]);
          }
          await learner.follow(step);
        }
        await until('the lesson is over', async () => (await learner.said()) === '');
        expect(await faultsOf(page)).toEqual([]);
      }),
    );
  })(),
);
