/** Somebody who wants to decide. */
export interface Thinker {
  /** Whether a person plays in the match. */
  readonly people: boolean;
}

/**
 * Whose decision comes next in a thread. They come one after the other: first where a person plays, in the order in which they were
 * asked; matches of bots alone go on when nothing else is to do. In between the thread hears what has come in.
 */
export class Turns {
  readonly #waiting = new Map<Thinker, () => void>();
  #due = false;

  /** @param decide called when it is the turn of `who`, who waits for one decision at most */
  ask(who: Thinker, decide: () => void): void {
    this.#waiting.delete(who);
    this.#waiting.set(who, decide);
    this.#goOn();
  }

  forget(who: Thinker): void {
    this.#waiting.delete(who);
  }

  #goOn(): void {
    if (this.#due || this.#waiting.size === 0) return;
    this.#due = true;
    setImmediate(() => {
      this.#due = false;
      const waiting = [...this.#waiting];
      const [who, decide] = waiting.find(([{ people }]) => people) ?? waiting[0] ?? [];
      if (who) this.#waiting.delete(who);
      // Those behind it are not to wait for a decision that fails.
      this.#goOn();
      decide?.();
    });
  }
}
