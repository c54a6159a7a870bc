import { useState } from 'react';
import type { UiKey } from '../words';
import { problemKey } from './api';

export interface Task {
  busy: boolean;
  /** Why it failed the last time. */
  problem: UiKey | null;
  /** Does it, unless something is being done. */
  run(task: () => Promise<unknown>): Promise<void>;
}

/** Something that a person asks the lobby for: one thing at a time, and what went wrong. */
export function useTask(): Task {
  const [state, setState] = useState<{ busy: boolean; problem: UiKey | null }>({ busy: false, problem: null });
  const run = async (task: () => Promise<unknown>): Promise<void> => {
    if (state.busy) return;
    setState({ busy: true, problem: null });
    try {
      await task();
      setState({ busy: false, problem: null });
    } catch (error) {
      setState({ busy: false, problem: problemKey(error) });
    }
  };
  return { ...state, run };
}
