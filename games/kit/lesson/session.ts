import { decide, type Chooser } from '../bots/bot';
import type { Core, Move, Refusal } from '../core';
import { moveFor, questionOf } from '../moves';
import type { Ruleset } from '../ruleset';
import { HeadlessTable } from '../table';
import { atChapter, chapterOf, expected, fits, follow, isDue, onward, stepOf, type Course } from './course';
import type { Lesson } from './lesson';

/** A place in a lesson, as data: how far the learner is, and the position there. */
export interface Place {
  course: Course;
  g: Core;
}

/** A lesson that was left: it goes on from there. */
export interface Kept extends Place {
  /** Where the learner last answered what a step is said at; null in a chapter in which that has not come. */
  before: Place | null;
}

/** More answers than a step takes: a step that is left out and has not come to its end by then never will. */
const MOST = 60;

/** A lesson that is being taken: the real rules at a table of its own, the opponents' part, and how far the learner is. */
export class Session {
  #table: HeadlessTable<Core>;
  #course: Course;
  #before: Place | null;
  /** Whether the last thing that happened was that the learner's answer was taken back. */
  #back = false;

  /** @param random numbers in [0, 1) for the bot */
  constructor(
    readonly rules: Ruleset,
    readonly lesson: Lesson,
    readonly bot: Chooser,
    readonly random: () => number,
    kept?: Kept,
  ) {
    const g = kept?.g ?? lesson.chapters[0].begin?.();
    if (!g) throw new Error('a lesson has to begin somewhere');
    this.#before = kept?.before ?? null;
    this.#table = new HeadlessTable(rules, rules.copy(g), true);
    this.#course = kept?.course ?? atChapter(0, g);
  }

  get course(): Course {
    return this.#course;
  }

  /** What the learner sees. */
  get view(): Core {
    return this.#table.view(this.lesson.seat);
  }

  get back(): boolean {
    return this.#back;
  }

  get over(): boolean {
    return stepOf(this.lesson, this.#course) === null;
  }

  keep(): Kept {
    return { ...this.#place(), before: this.#before };
  }

  #place(): Place {
    return { course: this.#course, g: this.rules.copy(this.#table.g) };
  }

  /** A move of the learner. @returns null, or why it is refused */
  play(move: Move): Refusal | null {
    const step = stepOf(this.lesson, this.#course);
    const before = step && isDue(step, this.view, this.lesson) ? this.#place() : this.#before;
    const refusal = this.#table.play(move);
    if (refusal) return refusal;
    this.#before = before;
    this.#followed();
    return null;
  }

  /** Is it for an opponent to answer? While something is read the table waits. */
  get waits(): boolean {
    const step = stepOf(this.lesson, this.#course);
    const reading = step !== null && step.done === undefined && isDue(step, this.view, this.lesson);
    return !reading && this.#table.g.questions.some(({ seat }) => seat !== this.lesson.seat);
  }

  /** An opponent answers: as the lesson wants, else as the bot thinks best. */
  reply(): void {
    const move = this.#theirs();
    if (!move) return;
    if (this.#table.play(move)) throw new Error(`no answer of ${move.seat}: ${move.name}`);
    this.#followed();
  }

  /** What an opponent answers next; null where none is asked. */
  #theirs(): Move | null {
    const { lesson, rules } = this;
    const q = this.#table.g.questions.find(({ seat }) => seat !== lesson.seat);
    if (!q) return null;
    const written = this.over
      ? undefined
      : lesson.replies
          .filter(({ seat, ask }) => seat === q.seat && ask === q.ask)
          .map(({ picks }) => picks.map((pattern) => q.options.find((option) => fits(pattern, option))))
          .find((picks) => picks.every((pick) => pick !== undefined));
    return written
      ? moveFor(rules, q, written)
      : decide(rules, this.bot, this.#table.view(q.seat), q.seat, this.random);
  }

  /** The step has been read. */
  next(): void {
    this.#course = onward(this.#course, this.#table.g);
    this.#followed();
  }

  /**
   * The step is left out. The table does what it expects in the learner's place, since the steps after it speak of what that
   * has brought; where that cannot be done any more the lesson goes on without it, and never back.
   */
  skip(): void {
    const { chapter, step } = this.#course;
    const stays = (): boolean => this.#course.chapter === chapter && this.#course.step === step;
    for (let i = 0; i < MOST && (stays() || this.#asksBetween); i++) {
      const move = this.#moveInPlace();
      if (!move || this.#table.play(move)) break;
      this.#followed(false);
    }
    if (stays()) this.#leave();
    while (this.#course.chapter === chapter && this.#asksOther) this.#leave();
  }

  #leave(): void {
    this.#course = onward(this.#course, this.#table.g);
    this.#followed(false);
  }

  /** The next move towards the end of the step, whoever's it is; null where none leads there. */
  #moveInPlace(): Move | null {
    const { lesson, rules, view } = this;
    const step = stepOf(lesson, this.#course);
    const question = questionOf(view, lesson.seat);
    if (!question) return this.#theirs();
    if (this.#asksOther) return null;
    if (!step?.expect || !isDue(step, view, lesson)) return decide(rules, this.bot, view, lesson.seat, this.random);
    const picks = expected(step, question);
    return picks && moveFor(rules, question, picks);
  }

  /** Is the learner asked on the way to the next step what is no part of the lesson? */
  get #asksBetween(): boolean {
    return this.#asksUndue(false);
  }

  /** Is the learner asked what another step is said at than the one that is reached? */
  get #asksOther(): boolean {
    return this.#asksUndue(true);
  }

  #asksUndue(taught: boolean): boolean {
    const { lesson, view } = this;
    const step = stepOf(lesson, this.#course);
    const question = questionOf(view, lesson.seat);
    return (
      step !== null &&
      question !== undefined &&
      !isDue(step, view, lesson) &&
      taught === chapterOf(lesson, this.#course).steps.some(({ when }) => when === question.ask)
    );
  }

  /** @param mayReturn whether the learner's answer is taken back where a step's end can no longer come */
  #followed(mayReturn = true): void {
    const { course, back } = follow(this.lesson, this.#course, this.view, mayReturn && this.#before !== null);
    this.#back = back;
    if (back && this.#before)
      this.#goTo({ course: { ...this.#before.course, returned: course.returned + 1 }, g: this.#before.g });
    else {
      this.#course = course;
      if (stepOf(this.lesson, course) === null && course.chapter + 1 < this.lesson.chapters.length) this.#nextChapter();
    }
  }

  #nextChapter(): void {
    const chapter = this.#course.chapter + 1;
    const { g } = this.#table;
    const first = chapterOf(this.lesson, atChapter(chapter, g)).begin?.() ?? g;
    this.#before = null;
    this.#goTo({ course: atChapter(chapter, first), g: first });
    this.#followed();
  }

  #goTo({ course, g }: Place): void {
    const { asked } = this.#table.g;
    const next = this.rules.copy(g);
    // What was done before is not taken back; questions are numbered on, so that no late answer fits one of them.
    next.undo = null;
    for (const question of next.questions) question.n += asked;
    next.asked += asked;
    this.#table = new HeadlessTable(this.rules, next, true);
    this.#course = course;
  }
}
