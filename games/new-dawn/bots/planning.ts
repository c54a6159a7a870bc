import type { ComponentId } from '../../kit/core';
import { slotNumber } from '../rules/focus';
import type { Evaluation } from './evaluation';
import { WEIGHTS } from './weights';
import { Yields } from './yields';

/**
 * Plans the next turns by the focus row (C3.3): resolving a card of a low slot keeps the cards above it from growing
 * stronger. The position is taken as it is now.
 */
export class Planning {
  readonly #known = new Map<string, number>();

  constructor(readonly evaluation: Evaluation) {}

  /** The value of resolving a card of the row now, with the best that can follow. */
  resolving(card: ComponentId): number {
    return this.#plan(card, this.evaluation.me.row, [], WEIGHTS.turns);
  }

  #plan(card: ComponentId, row: readonly ComponentId[], done: readonly ComponentId[], turns: number): number {
    const at = row.indexOf(card) + 1;
    // A card that was resolved before brings less.
    const again = done.includes(card) ? WEIGHTS.again : 1;
    const now = this.#resolving(card, at) * again;
    if (turns === 1) return now;
    const next = [card, ...row.filter((each) => each !== card)];
    const then = next.map((each) => this.#plan(each, next, [...done, card], turns - 1));
    return now + WEIGHTS.later * Math.max(...then);
  }

  #resolving(card: ComponentId, at: number): number {
    const key = `${card} ${at}`;
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    const { g, seat } = this.evaluation;
    const slot = slotNumber(g, seat, at);
    const value = new Yields(this.evaluation, { op: 'focus', seat, card, at, slot }).resolved;
    this.#known.set(key, value);
    return value;
  }
}
