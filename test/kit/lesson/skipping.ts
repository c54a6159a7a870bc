import { expected, isDue, stepOf, type Course } from '../../../games/kit/lesson/course';
import { sentencesOf, type Lesson } from '../../../games/kit/lesson/lesson';
import type { Session } from '../../../games/kit/lesson/session';
import { LessonText } from '../../../games/kit/lesson/told';
import { randomPicks } from '../../../games/kit/bots/random';
import { moveFor, questionOf } from '../../../games/kit/moves';
import { generator } from '../../../games/kit/random';
import { plain } from '../../../games/kit/text/words';
import { begin, followStep, type Taught } from './taking';

/** How a lesson is taken by somebody who skips steps. */

/** More than a lesson needs. */
const MOST = 2000;

/** What a learner may do at a step that asks for something. */
export type Doing = 'follow' | 'skip' | 'stray';

/** What a lesson is found to do wrong where steps of it are skipped. @param next what the learner does next */
export async function faultsOfSkipping(
  module: Taught,
  lesson: Lesson,
  next: () => Doing,
  random: () => number = generator('skipping'),
): Promise<string[]> {
  const words = await module.words('en');
  const told = new LessonText(module.ruleset, lesson, words, 'en', await sentencesOf(lesson, 'en'));
  const session = begin(module, lesson);
  for (let i = 0; i < MOST && !session.over; i++) {
    const { course, view } = session;
    const step = stepOf(lesson, course);
    if (!step) break;
    const doing = step.done ? next() : 'follow';
    const question = questionOf(view, lesson.seat);
    if (doing === 'skip') {
      session.skip();
      if (session.back || !isLater(session.course, course)) return [`skipped ${step.id}, came to ${nowAt(session)}`];
      const faults = unfit(session, told);
      if (faults.length > 0) return [`skipped ${step.id}`, ...faults];
    } else if (doing === 'stray' && question && !session.waits) {
      session.play(moveFor(session.rules, question, randomPicks(question, random)));
    } else {
      followStep(session, step);
    }
  }
  return session.over ? [] : [`never over: ${nowAt(session)}`];
}

const isLater = (now: Course, before: Course): boolean =>
  now.chapter > before.chapter || (now.chapter === before.chapter && now.step > before.step);

const nowAt = ({ lesson, course }: Session): string => stepOf(lesson, course)?.id ?? 'the end';

/** What is said and does not fit what the learner is asked. */
function unfit({ lesson, course, view }: Session, told: LessonText): string[] {
  const step = stepOf(lesson, course);
  if (!step) return [];
  const question = questionOf(view, lesson.seat);
  if (!isDue(step, view, lesson)) return question ? [`${step.id} is not said at ${question.ask}`] : [];
  const said = plain(told.say(step, view), String);
  return [
    ...(step.done && question && !expected(step, question) ? [`${step.id} cannot be done`] : []),
    ...(/[{}]|undefined|NaN/.test(said) ? [said] : []),
  ];
}
