import { useState } from 'react';
import type { UiKey } from '../words';
import { problemKey } from './api';

export interface Task {
  busy: boolean;
  /** Why the last task failed. */
  problem: UiKey | null;
  /** Runs a task, unless one is running. */
  run(task: () => Promise<unknown>): Promise<void>;
}

/** Runs requests to the lobby, one at a time, and keeps the last failure. */
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
