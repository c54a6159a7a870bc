import { diff, patch } from '../../protocol/delta';
import type { DeltaUpdate, History, HistoryRequest } from '../../protocol/wire';
import type { MatchStore, Step, StoredState } from '../store/store';
import type { Master } from './master';

/** Most positions of one answer. */
const PAGE = 250;

/**
 * The positions of a match from one on, as a player or a spectator saw them.
 * @returns undefined when there is no such match or position
 */
export async function historyOf(store: MatchStore, master: Master, id: string, { playerID, from }: HistoryRequest): Promise<History | undefined> {
  const initial = await store.initial(id);
  if (!initial) return undefined;
  let state = initial;
  for (;;) {
    const steps = await store.steps(id, state._stateID, PAGE);
    const past = steps.filter(({ to }) => to <= from);
    for (const step of past) state = after(state, step);
    if (past.length === steps.length && steps.length === PAGE) continue;
    if (state._stateID !== from) return undefined;
    const page = past.length === 0 ? steps : await store.steps(id, from, PAGE);
    return { ...seen(master, state, page, playerID), whole: page.length < PAGE };
  }
}

function seen(master: Master, first: StoredState, steps: readonly Step[], playerID: string | null): Omit<History, 'whole'> {
  const { state: view } = master.view(first, playerID, []);
  let [state, before] = [first, view];
  const updates = steps.map((step): DeltaUpdate => {
    state = after(state, step);
    const { state: next, log } = master.view(state, playerID, step.log);
    const update = { from: step.from, to: step.to, change: diff(before, next), log };
    before = next;
    return update;
  });
  return { state: view, steps: updates };
}

const after = (state: StoredState, { change }: Step): StoredState => patch(state, change) as StoredState;
