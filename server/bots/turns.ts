/** Somebody who wants to decide. */
export interface Thinker {
  /** Whether a person plays in the match. */
  readonly people: boolean;
}

/**
 * Whose decision comes next in a thread. They come one after the other: first where a person plays, in the order in which they were
 * asked; matches of bots alone go on when nothing else is to do, and one at a time: what the last decision there led to has to be
 * seen before the next, so that the server never has more than one such move to make before somebody's who waits.
 * In between the thread hears what has come in.
 */
export class Turns {
  readonly #waiting = new Map<Thinker, () => void>();
  #due = false;
  /** Who has decided in a match of bots alone, and does not know yet what came of it. */
  #underWay: Thinker | undefined;

  /** @param decide called when it is the turn of `who`, who waits for one decision at most */
  ask(who: Thinker, decide: () => void): void {
    this.#waiting.delete(who);
    this.#waiting.set(who, decide);
    this.#goOn();
  }

  /** What came of the decision of `who` is seen, or will not be. */
  seen(who: Thinker): void {
    if (this.#underWay !== who) return;
    this.#underWay = undefined;
    this.#goOn();
  }

  forget(who: Thinker): void {
    this.#waiting.delete(who);
    this.seen(who);
  }

  #goOn(): void {
    if (this.#due || !this.#next()) return;
    this.#due = true;
    setImmediate(() => {
      this.#due = false;
      const [who, decide] = this.#next() ?? [];
      if (who) this.#waiting.delete(who);
      if (who?.people === false) this.#underWay = who;
      // Those behind it are not to wait for a decision that fails.
      this.#goOn();
      decide?.();
    });
  }

  #next(): [Thinker, () => void] | undefined {
    const waiting = [...this.#waiting];
    return waiting.find(([{ people }]) => people) ?? (this.#underWay ? undefined : waiting[0]);
  }
}
