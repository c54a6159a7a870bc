import type { Core } from '../../games/kit/core';
import type { Session } from '../../games/kit/lesson/session';
import { ANSWER } from '../../games/kit/moves';
import type { MatchClient } from '../net/clientStore';
import type { Rejected } from '../net/transport';

/** How long an opponent takes for an answer, in milliseconds: long enough to be followed. */
const PAUSE = 900;

const UNDO = 'undo';

/** The learner's client at the table of a lesson. The opponents answer by themselves, after a pause. */
export class LessonClient implements MatchClient {
  readonly playerID: string;
  readonly moves: MatchClient['moves'];
  #told: () => void = () => {};
  #stateID = 0;
  #chapter: number;
  #anew = false;
  #view: Core;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #started = false;

  /**
   * @param changed is called after every change, to store it
   * @param refused is told, as by a server, of a move that was not made
   */
  constructor(
    readonly session: Session,
    readonly changed: () => void,
    readonly refused: (rejected: Rejected) => void,
    readonly pause = PAUSE,
  ) {
    const { rules, lesson, course, view } = session;
    this.playerID = String(lesson.seat);
    this.#chapter = course.chapter;
    this.#view = view;
    const names = [...Object.values(rules.stages).flatMap(({ moves }) => moves), ANSWER, UNDO];
    this.moves = Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => this.#play(name, args)]));
  }

  subscribe(told: () => void): void {
    this.#told = told;
  }

  start(): void {
    this.#started = true;
    this.#told();
    this.#wait();
  }

  stop(): void {
    this.#started = false;
    clearTimeout(this.#timer);
  }

  getState(): ReturnType<MatchClient['getState']> {
    return { G: this.#view, _stateID: this.#stateID, isConnected: true, anew: this.#anew };
  }

  /** Ends the current step, which has been read. */
  next = (): void => {
    this.session.next();
    this.#changed();
  };

  /** Leaves the current step out: the table does it. */
  skip = (): void => {
    this.session.skip();
    this.#changed(true);
  };

  #play(name: string, args: unknown[]): void {
    const refusal = this.session.play({ seat: this.session.lesson.seat, name, args });
    if (!refusal) return this.#changed();
    const [question] = args;
    this.refused({ code: 'invalid', move: name, question: typeof question === 'number' ? question : null });
  }

  /** @param known whether what has changed is no news, as what the learner does is none */
  #changed(known = false): void {
    const { course, back, view } = this.session;
    // Nothing is animated from one prepared position to another: a gap in the numbers tells the shell that positions
    // were skipped.
    const prepared = back || course.chapter !== this.#chapter;
    this.#anew = prepared || known;
    this.#stateID += prepared ? 2 : 1;
    this.#chapter = course.chapter;
    this.#view = view;
    this.changed();
    this.#told();
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#started && this.session.waits)
      this.#timer = setTimeout(() => {
        this.session.reply();
        this.#changed();
      }, this.pause);
  }
}
