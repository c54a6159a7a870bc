import { HIDDEN, type ComponentId, type Option, type Question } from '../kit/core';
import { cardOf } from './lookup';
import { ANSWER_OPTIONS } from './optionKinds';
import { player } from './rules/select';
import type { Imperium } from './state';

/**
 * The usual way to pay: the one with the fewest progress tokens, which can stand for others (R11.18). Null when the
 * question asks for no payment.
 */
export function usual(_view: Imperium, { ask, options }: Question): readonly Option[] | null {
  if (ask !== 'pay') return null;
  const progress = (option: Option): number => ANSWER_OPTIONS.readAs('pay', option)?.[2] ?? 0;
  const [best] = [...options].sort((a, b) => progress(a) - progress(b));
  return best === undefined ? null : [best];
}

/** Unrest in hand is alike: only as many cards as needed are offered, and any of them does (R11.21). */
export function twins(view: Imperium, { seat }: Question, id: ComponentId): readonly ComponentId[] {
  const { hand } = player(view, seat);
  const isUnrest = (each: ComponentId): boolean => each !== HIDDEN && cardOf(each).suits.has('UNR');
  return hand.includes(id) && isUnrest(id) ? hand.filter((each) => each !== id && isUnrest(each)) : [];
}
