import type { Core } from './core';
import { openRecord, playRecorded, type MatchRecord } from './record';
import type { Ruleset } from './ruleset';
import { HeadlessTable } from './table';

/** A position is kept every so many moves; the others are played from there. */
const KEPT = 32;

/** Steps through the positions of a recorded match: position 0 is before the first move. */
export class Replay<G extends Core> {
  readonly #kept: G[] = [];
  #table: HeadlessTable<G>;
  #at = 0;

  /** Plays the whole match once. @throws BadRecord when it cannot be played. */
  constructor(
    readonly rules: Ruleset<G>,
    readonly record: MatchRecord,
  ) {
    this.#table = openRecord(rules, record);
    this.#keep();
    for (let n = 0; n < record.moves.length; n++) this.#step();
  }

  /** Number of the last position. */
  get last(): number {
    return this.record.moves.length;
  }

  /** The whole state at a position. Only to be looked at, and only until the next position is asked for. */
  at(position: number): G {
    const wanted = Math.max(0, Math.min(this.last, position));
    if (wanted < this.#at || wanted - this.#at > KEPT) {
      this.#at = wanted - (wanted % KEPT);
      this.#table = new HeadlessTable(this.rules, this.rules.copy(this.#kept[this.#at / KEPT] as G), true);
    }
    while (this.#at < wanted) this.#step();
    return this.#table.g;
  }

  #step(): void {
    const move = this.record.moves[this.#at];
    if (!move) return;
    playRecorded(this.#table, move, this.#at++);
    this.#keep();
  }

  #keep(): void {
    if (this.#at % KEPT === 0) this.#kept[this.#at / KEPT] ??= this.rules.copy(this.#table.g);
  }
}
