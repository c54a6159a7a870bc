import type { Core, GameEvent, Option, Question } from '../core';
import { questionOf } from '../moves';
import type { Chapter, Occurrence, Lesson, Step } from './lesson';

/**
 * How far a learner has come, worked out from what is seen and what has happened: pure functions, plain data. Steps are never counted
 * by moves: each ends by what happens, as long as that can come.
 */
export interface Course {
  chapter: number;
  /** Within the chapter; past its last step at the end of the lesson. */
  step: number;
  /** Number of the event at which the chapter began. */
  since: number;
  /** Numbers of events at which its steps began. What is taken back ends none of them. */
  begun: readonly number[];
  /** How often an answer of the chapter was taken back. */
  returned: number;
}

/** What follows from what happened. */
export interface Followed {
  course: Course;
  /** Its end can no longer come: the learner's answer that led there is taken back. */
  back: boolean;
}

/** How often a chapter takes an answer back before it goes on without what it wanted to show. */
const RETURNS = 2;

/** A chapter from its first step on. */
export const atChapter = (chapter: number, { logged }: Core): Course => ({
  chapter,
  step: 0,
  since: logged,
  begun: [logged],
  returned: 0,
});

/** The chapter that the learner is in. */
export const chapterOf = (lesson: Lesson, { chapter }: Course): Chapter =>
  lesson.chapters[chapter] ?? lesson.chapters[0];

/** The step that is reached; null once the chapter has no more. */
export const stepOf = (lesson: Lesson, course: Course): Step | null =>
  chapterOf(lesson, course).steps[course.step] ?? null;

/** Is the step said now, or does it wait for its question? */
export const isDue = ({ when }: Step, view: Core, { seat }: Lesson): boolean =>
  when === undefined || view.result !== null || questionOf(view, seat)?.ask === when;

/** Goes to the next step, as the learner wants: one has been read, or cannot be done. */
export const onward = (course: Course, { logged }: Core): Course => ({
  ...course,
  step: course.step + 1,
  begun: [...course.begun, logged],
});

/**
 * Follows what has happened: on over all steps whose end has come, back over those whose beginning has been taken back.
 * @param view the learner's view
 * @param mayReturn whether the learner's answer may be taken back where that can no longer come; else it goes on
 */
export function follow(lesson: Lesson, before: Course, view: Core, mayReturn = true): Followed {
  let course = rewound(before, view);
  for (;;) {
    const step = stepOf(lesson, course);
    if (!step?.done) return { course, back: false };
    if (!has(step.done, lesson, course, view)) {
      if (!isLost(step, lesson, course, view)) return { course, back: false };
      if (mayReturn && returns(step, course, view)) return { course, back: true };
    }
    course = onward(course, view);
  }
}

/** The picks of a question that are expected in a step: for each pattern the first option that fits. Null where one fits none. */
export function expected({ expect }: Step, { options }: Question): Option[] | null {
  const picks = (expect ?? []).map((pattern) => options.find((option) => fits(pattern, option)));
  return picks.every((pick) => pick !== undefined) ? picks : null;
}

/** Does an option fit a pattern, in which `*` stands for anything? */
export function fits(pattern: Option, option: Option): boolean {
  const [head = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return option === pattern;
  if (!option.startsWith(head)) return false;
  const tail = rest.pop() ?? '';
  let at = head.length;
  for (const part of rest) {
    const found = option.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return option.length - tail.length >= at && option.endsWith(tail);
}

const rewound = (course: Course, { logged }: Core): Course => {
  const begun = course.begun.filter((at, i) => i === 0 || at <= logged);
  return begun.length === course.begun.length ? course : { ...course, begun, step: begun.length - 1 };
};

/** Has it happened since the chapter began? */
function has(what: Occurrence, lesson: Lesson, { since }: Course, view: Core): boolean {
  if ('over' in what) return view.result !== null;
  if ('asked' in what) return questionOf(view, lesson.seat)?.ask === what.asked;
  const news = view.logged > since ? view.events.slice(since - view.logged) : [];
  return news.some((event) => isSuch(event, what.event));
}

const isSuch = (event: GameEvent, pattern: Partial<GameEvent>): boolean =>
  (Object.keys(pattern) as (keyof GameEvent)[]).every((key) => String(event[key]) === String(pattern[key]));

/** Nothing is gained by taking back where nothing has happened yet, or all is over. */
const returns = ({ lost }: Step, { returned, since }: Course, { logged, result }: Core): boolean =>
  lost !== 'on' && returned < RETURNS && logged > since && result === null;

function isLost(step: Step, lesson: Lesson, course: Course, view: Core): boolean {
  if (view.result !== null) return true;
  if (step.gone && has(step.gone, lesson, course, view)) return true;
  const question = questionOf(view, lesson.seat);
  return question !== undefined && question.ask === step.when && expected(step, question) === null;
}
