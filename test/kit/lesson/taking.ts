import { rulesetEntry } from '../../../games';
import type { Core } from '../../../games/kit/core';
import { expected, isDue, stepOf } from '../../../games/kit/lesson/course';
import { sentencesOf, type Lesson, type Step } from '../../../games/kit/lesson/lesson';
import { Session } from '../../../games/kit/lesson/session';
import { LessonText } from '../../../games/kit/lesson/told';
import { moveFor, questionOf } from '../../../games/kit/moves';
import type { Chooser } from '../../../games/kit/bots/bot';
import { randomPicks } from '../../../games/kit/bots/random';
import { generator } from '../../../games/kit/random';
import type { RulesetModule } from '../../../games/kit/register';
import type { Ruleset } from '../../../games/kit/ruleset';
import { plain, type Language } from '../../../games/kit/text/words';

/** How lessons are taken in tests: as they expect it, and otherwise. */

/** More answers than any lesson needs. */
const MOST = 3000;

/** A ruleset, and the bot that plays its part in the lesson. */
export interface Taught {
  ruleset: Ruleset;
  words: RulesetModule['words'];
  bot: Chooser;
}

/** A ruleset with its lesson, as the register has them. */
export async function loadLesson(name: string): Promise<{ module: Taught; lesson: Lesson }> {
  const entry = rulesetEntry(name);
  const lesson = await entry.lesson?.();
  if (!lesson) throw new Error(`${name} has no lesson`);
  const module = await entry.load();
  const bot = await module.bots[lesson.bot]?.();
  if (!bot) throw new Error(`there is no bot ${lesson.bot}`);
  return { module: { ruleset: module.ruleset, words: module.words, bot }, lesson };
}

/** A session at the first step of a lesson, with the ruleset's bot on the other seats. */
export const begin = ({ ruleset, bot }: Taught, lesson: Lesson, seed = 'lesson'): Session =>
  new Session(ruleset, lesson, bot, generator(seed));

/** Answers what a learner is asked that does not deviate. @throws Error where what is expected is not offered, or is refused */
export function followStep(session: Session, step: Step): void {
  const { lesson, rules, view } = session;
  if (!step.done && isDue(step, view, lesson)) return session.next();
  if (session.waits) return session.reply();
  const question = questionOf(view, lesson.seat);
  if (!question) throw new Error(`${step.id}: nobody is asked`);
  const told = step.expect && isDue(step, view, lesson);
  const picks = told ? expected(step, question) : question.options.slice(0, question.min);
  if (!picks) throw new Error(`${step.id}: not offered: ${question.options.join(' | ')}`);
  const refusal = session.play(moveFor(rules, question, picks));
  if (refusal) throw new Error(`${step.id}: refused: ${JSON.stringify(refusal)}`);
  return undefined;
}

/**
 * Takes the lesson as it expects it. @param seen looks at each step when it is said
 * @returns what is said, in a line each @throws Error where a step is lost, or never ends
 */
export async function expectedWay(
  module: Taught,
  lesson: Lesson,
  language: Language,
  seen: (step: Step, view: Core) => void | Promise<void> = () => {},
): Promise<string[]> {
  const words = await module.words(language);
  const told = new LessonText(module.ruleset, lesson, words, language, await sentencesOf(lesson, language));
  const session = begin(module, lesson);
  const lines: string[] = [];
  const all = lesson.chapters.flatMap(({ steps }) => steps.map(({ id }) => id));
  const said: string[] = [];
  const given = new Set<string>();
  for (let i = 0; !session.over; i++) {
    const step = stepOf(lesson, session.course);
    if (!step || i > MOST) throw new Error(`${step?.id} has no end`);
    const { view } = session;
    if (step.id !== said.at(-1) && isDue(step, view, lesson)) {
      said.push(step.id);
      lines.push(`${step.id}: ${plain(told.say(step, view), (seat) => `Player ${seat + 1}`)}`);
      await seen(step, view);
    }
    // A learner is not told to do the same again.
    if (step.done && !session.waits && isDue(step, view, lesson)) {
      if (given.has(step.id)) throw new Error(`${step.id}: what is expected did not end it`);
      given.add(step.id);
    }
    followStep(session, step);
    if (session.back) throw new Error(`${step.id} was lost`);
  }
  if (String(said) !== String(all)) throw new Error(`said ${said.join()} of ${all.join()}`);
  return lines;
}

/** Takes the lesson and strays: answers at random now and then, skips, takes back. @returns how many answers it took */
export function strayed(module: Taught, lesson: Lesson, seed: string): number {
  const random = generator(seed);
  const session = begin(module, lesson, seed);
  const strays = random();
  for (let i = 0; i < MOST; i++) {
    const step = stepOf(lesson, session.course);
    if (!step || session.over) return i;
    const question = questionOf(session.view, lesson.seat);
    if (random() < strays && question && !(session.waits || !step.done)) {
      const chance = random();
      if (chance < 0.05) session.next();
      else if (chance < 0.15) session.play({ seat: lesson.seat, name: 'undo', args: [question.n] });
      else session.play(moveFor(session.rules, question, randomPicks(question, random)));
    } else {
      try {
        followStep(session, step);
      } catch {
        // What is expected is not offered any more: somebody who has strayed does something else.
        if (question) session.play(moveFor(session.rules, question, randomPicks(question, random)));
      }
    }
  }
  throw new Error(`the lesson has no end: ${seed} at ${stepOf(lesson, session.course)?.id}`);
}
