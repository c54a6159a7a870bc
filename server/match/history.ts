import { diff, patch } from '../../protocol/delta';
import { HISTORY_PAGE, type DeltaUpdate, type History, type HistoryRequest } from '../../protocol/wire';
import type { MatchStore, StoredStep, StoredState } from '../store/store';
import type { Master } from './master';
import type { Rest } from './questions';

/** One match's positions. Whoever reads on where the last answer ended is not told all that came before anew. */
export class MatchHistory {
  /** The position where the last answer ended. */
  #reached: StoredState | undefined;

  constructor(
    private readonly store: MatchStore,
    private readonly master: Master,
    private readonly id: string,
  ) {}

  /**
   * The positions from one on, as a player or a spectator saw them. It costs one for each step that is looked at.
   * @returns undefined when there is no such match or position
   */
  async from({ playerID, from }: HistoryRequest, rest: Rest): Promise<History | undefined> {
    const first = await this.#position(from, rest);
    if (!first) return undefined;
    const steps = await this.store.steps(this.id, from, HISTORY_PAGE);
    const { state: view } = this.master.view(first, playerID, []);
    let [state, before] = [first, view];
    const updates: DeltaUpdate[] = [];
    for (const step of steps) {
      state = patch(state, step.change);
      const { state: next, log } = this.master.view(state, playerID, step.log);
      updates.push({ from: step.from, to: step.to, change: diff(before, next), log });
      before = next;
      await rest(1);
    }
    this.#reached = state;
    return { state: view, steps: updates, whole: steps.length < HISTORY_PAGE };
  }

  /** Forgets what can be had from the store again. */
  sleep(): void {
    this.#reached = undefined;
  }

  async #position(stateID: number, rest: Rest): Promise<StoredState | undefined> {
    const reached = this.#reached;
    let state = reached && reached._stateID <= stateID ? reached : await this.store.initial(this.id);
    while (state && state._stateID < stateID) {
      const steps: StoredStep[] = await this.store.steps(this.id, state._stateID, HISTORY_PAGE);
      const past = steps.filter(({ to }) => to <= stateID);
      for (const step of past) {
        state = patch(state, step.change);
        await rest(1);
      }
      // There is no such position, or nothing is known of the steps but their log.
      if (past.length === 0 || state._stateID !== past.at(-1)?.to) return undefined;
    }
    return state?._stateID === stateID ? state : undefined;
  }
}
