/**
 * Equal questions at the same time share an answer. What is being looked up may be older than a question that comes now:
 * it waits for the next look, with all that come until then. So no answer is older than its question, and of each question
 * there is one look at a time, however many ask.
 */
export class SingleFlight<T> {
  readonly #looks = new Map<string, Promise<T>>();
  readonly #next = new Map<string, Promise<T>>();

  /** @param look begins to look up the answer when it is called */
  ask(question: string, look: () => Promise<T>): Promise<T> {
    const running = this.#looks.get(question);
    if (!running) return this.#begin(question, look);
    let next = this.#next.get(question);
    if (!next) {
      const begin = (): Promise<T> => {
        this.#next.delete(question);
        return this.ask(question, look);
      };
      next = running.then(begin, begin);
      this.#next.set(question, next);
    }
    return next;
  }

  #begin(question: string, look: () => Promise<T>): Promise<T> {
    const running = look().finally(() => this.#looks.delete(question));
    this.#looks.set(question, running);
    return running;
  }
}
