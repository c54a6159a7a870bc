import type { LogEntry, State } from 'boardgame.io';
import type { Core, Seat } from '../../games/kit/core';
import { patch } from '../../protocol/delta';
import { HISTORY_PAGE, type History, type LogPage } from '../../protocol/wire';
import type { AskHost } from './transport';

/** Requests for the past of a match. They reject when the server cannot be asked. */
export interface Past {
  history(eyes: Seat | null, from: number): Promise<History>;
  /** The match's log of boardgame.io, whole. */
  log(): Promise<LogEntry[]>;
}

/** The past of a match. @param ask sends a request over the open connection */
export const pastOf = (ask: AskHost): Past => ({
  history: (eyes, from) => ask('history', { playerID: eyes === null ? null : String(eyes), from }),
  log: async () => {
    const log: unknown[] = [];
    for (let after: number | null = 0; after !== null;) {
      const page: LogPage = await ask('log', after);
      log.push(...page.log);
      after = page.next;
    }
    return log as LogEntry[];
  },
});

/** The positions of a match as one seat or a spectator saw them, fetched on demand. What is equal in two of them is the same object. */
export class Positions {
  readonly #views = new Map<number, Core>();
  readonly #asked = new Map<number, Promise<void>>();

  constructor(
    private readonly past: Past,
    readonly eyes: Seat | null,
  ) {}

  /** The position's view; undefined before it is fetched. */
  at(n: number): Core | undefined {
    return this.#views.get(n);
  }

  /** Asks for a position and those around it: requests begin as many positions apart as the server tells at once. Rejects as `past` does, and where there is no such position. */
  async fetch(n: number): Promise<void> {
    while (!this.#views.has(n)) {
      const before = this.#views.size;
      await this.#once(n - (n % HISTORY_PAGE));
      if (this.#views.size === before) throw new Error(`no position ${n}`);
    }
  }

  /** Fetches a page of positions. Calls for a page that is on its way share its request. */
  #once(from: number): Promise<void> {
    const asked = this.#asked.get(from) ?? this.#page(from).finally(() => this.#asked.delete(from));
    this.#asked.set(from, asked);
    return asked;
  }

  async #page(from: number): Promise<void> {
    const { state, steps } = await this.past.history(this.eyes, from);
    steps.reduce((before, { change }) => this.#keep(patch(before, change)), this.#keep(state));
  }

  #keep(state: unknown): unknown {
    const { _stateID, G } = state as State<Core>;
    this.#views.set(_stateID, G);
    return state;
  }
}
