/** How long work goes on before it lets everything else have its turn, in milliseconds. */
const PIECE = 3;

/** Who waits for an answer. */
export interface Inquirer {
  /** Whom it takes turns with: everybody at one address comes once in a round. */
  readonly address: object;
  /** Whether it is still there. */
  waits(): boolean;
  /** Told what the answer has cost, when it is given. */
  charge(cost: number): void;
}

/** To be called after each small piece of work, with what it has cost. */
export type Rest = (cost: number) => Promise<void>;

interface Job {
  key: string;
  askers: Inquirer[];
  carryOut(rest: Rest): Promise<unknown>;
  settle(result: Promise<unknown>): void;
  answer: Promise<unknown>;
}

/**
 * Answers dear questions beside the moves: one at a time, in small pieces, between which everything else is dealt with.
 * Addresses take turns. Equal questions that wait share an answer, and what nobody waits for any more is not begun,
 * nor ended.
 */
export class Questions {
  /** Waiting jobs; the address whose turn is next comes first. */
  readonly #turns = new Map<object, Job[]>();
  readonly #waiting = new Map<string, Job>();
  #busy = false;

  /**
   * @param key equal for questions with equal answers
   * @returns undefined when nobody waits any more
   */
  ask<T>(asker: Inquirer, key: string, carryOut: (rest: Rest) => Promise<T>): Promise<T | undefined> {
    const waiting = this.#waiting.get(key);
    waiting?.askers.push(asker);
    return (waiting ?? this.#enqueue(asker, key, carryOut)).answer as Promise<T | undefined>;
  }

  #enqueue(asker: Inquirer, key: string, carryOut: Job['carryOut']): Job {
    let settle: Job['settle'] = () => undefined;
    const answer = new Promise<unknown>((resolve) => {
      settle = resolve;
    });
    const job = { key, askers: [asker], carryOut, settle, answer };
    this.#waiting.set(key, job);
    this.#turns.set(asker.address, [...(this.#turns.get(asker.address) ?? []), job]);
    if (!this.#busy) void this.#work();
    return job;
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (let job = this.#next(); job; job = this.#next()) {
      const result = this.#carryOut(job);
      job.settle(result);
      await result.catch(() => undefined);
      await turn();
    }
    this.#busy = false;
  }

  #next(): Job | undefined {
    const [address, jobs = []] = this.#turns.entries().next().value ?? [];
    if (!address) return undefined;
    const [job, ...later] = jobs;
    this.#turns.delete(address);
    if (later.length > 0) this.#turns.set(address, later);
    if (job) this.#waiting.delete(job.key);
    return job;
  }

  async #carryOut({ askers, carryOut }: Job): Promise<unknown> {
    const wanted = (): boolean => askers.some((asker) => asker.waits());
    if (!wanted()) return undefined;
    let begun = performance.now();
    let total = 0;
    try {
      return await carryOut(async (cost) => {
        total += cost;
        if (performance.now() - begun < PIECE) return;
        await turn();
        if (!wanted()) throw new Dropped();
        begun = performance.now();
      });
    } catch (error) {
      if (error instanceof Dropped) return undefined;
      throw error;
    } finally {
      for (const asker of askers) asker.charge(total);
    }
  }
}

/** Nobody waits for the answer any more. */
class Dropped extends Error {}

/** Lets everything else that is ready be dealt with. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
