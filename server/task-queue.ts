/** Runs tasks one after the other, in the order in which they came. */
export class TaskQueue {
  /** Resolves when the last task that came is done; never rejects. */
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #lastUse = Date.now();

  /** Tasks that are not done yet. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Milliseconds since a task came last. */
  get quietFor(): number {
    return Date.now() - this.#lastUse;
  }

  /** Runs a task when all that came before are done, whether they failed or not. @returns what it returns; @throws what it throws */
  async run<T>(task: () => Promise<T> | T): Promise<T> {
    this.#waiting++;
    this.#lastUse = Date.now();
    const before = this.#last;
    let done: () => void = () => {};
    this.#last = new Promise((resolve) => {
      done = resolve;
    });
    await before;
    try {
      return await task();
    } finally {
      this.#waiting--;
      done();
    }
  }

  /** Resolves when all tasks that have come so far are done. */
  settled(): Promise<void> {
    return this.#last;
  }
}
