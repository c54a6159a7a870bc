import { createHash } from 'node:crypto';

import { diff } from '../../protocol/delta';
import { newRows, type NewRows } from './rows';
import { fromJson, type Values } from './sql';
import type { NewMatch, StoredState } from './store';

/** An initial state from which those of other matches differ little. */
interface Base {
  /** Its JSON by the hash of it, as it is stored. */
  row: Values & { id: string };
  state: unknown;
  /** Whether the database has been told of it. */
  told: boolean;
}

/** How many kinds of matches are remembered. */
const KINDS = 32;

/**
 * Matches of one game, with as many seats and the same options, begin almost alike. So of an initial state is stored how
 * it differs from its base: that of the first match of its kind that this process has opened.
 */
export class Bases {
  readonly #ofKind = new Map<string, Base>();

  /** Stores a match by `insert`, which says whether the database knew the base or was told of it. */
  async create(
    match: NewMatch,
    initial: StoredState,
    active: readonly number[],
    insert: (rows: NewRows) => Promise<boolean>,
  ): Promise<void> {
    const base = this.#baseOf(match, initial);
    const rows = newRows(match, active, {
      id: match.id,
      state_id: initial._stateID,
      base: base.row.id,
      change: JSON.stringify(diff(base.state, initial) ?? { o: {} }),
    });
    // The database drops a base when the last match that differs from it is gone.
    if (!base.told || !(await insert(rows))) await insert({ ...rows, base: base.row });
    base.told = true;
  }

  #baseOf({ game, seats, setup }: NewMatch, initial: StoredState): Base {
    const kind = JSON.stringify([game, seats.length, setup]);
    const known = this.#ofKind.get(kind);
    if (known) return known;
    const state = JSON.stringify(initial);
    const id = createHash('sha256').update(state).digest('base64url');
    const base = { row: { id, state }, state: fromJson<unknown>(state), told: false };
    const [oldest] = this.#ofKind.keys();
    if (oldest !== undefined && this.#ofKind.size >= KINDS) this.#ofKind.delete(oldest);
    this.#ofKind.set(kind, base);
    return base;
  }
}
