/** Somebody who wants to decide. */
export interface Thinker {
  /** Whether a person plays in the match. */
  readonly people: boolean;
}

/**
 * The order in which the bots of a thread decide, one at a time. Bots at a table with people come first, in the order in which
 * they were asked. Matches of bots alone go on when nothing else is to do, and only after the outcome of the last decision there
 * has been seen: so at most one such move stands before a person's on the server. Between decisions the thread reads its
 * messages.
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
