import { createHash } from 'node:crypto';

import { diff } from '../../protocol/delta';
import { newRows, type NewRows } from './rows';
import { fromJson, type Values } from './sql';
import type { NewMatch, StoredState } from './store';

/** An initial state that others of its kind are stored against. */
interface Base {
  /** The row that stores it: its JSON, under the JSON's hash. */
  row: Values & { id: string };
  state: unknown;
  /** Whether the database has this row. */
  told: boolean;
}

/** How many bases are kept in memory. */
const KINDS = 32;

/**
 * Matches of one game with the same options and number of seats begin almost alike. An initial state is therefore
 * stored as its difference from a base: the initial state of the first match of its kind that this process opened.
 */
export class Bases {
  readonly #ofKind = new Map<string, Base>();

  /**
   * Stores a new match.
   * @param insert writes the rows; false, and nothing is written, when the database lacks the base and was not given
   * it
   */
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
    // The database deletes a base together with the last match that refers to it.
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
