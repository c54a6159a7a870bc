import type { Seat } from '../../kit/core';
import { reactions, type Happening } from '../../kit/effect/reactions';
import { startEffect } from '../../kit/effect/run';
import type { Ability } from '../card';
import { abilityOf, cardOf } from '../lookup';
import type { NewDawn } from '../state';
import { giverOf, textsOf } from './select';

/**
 * Something to which cards answer: `onPlace hills`, `onDefeat barbarian`, `onArrive` in a seat's capital. `n`: the
 * index of the space in the map.
 */
export interface NewDawnHappening extends Happening {
  name: 'onPlace' | 'onDefeat' | 'onArrive';
  what: string;
  /** The seat in whose capital a caravan has arrived. */
  giver?: Seat;
}

/** Texts that answer to something that happens (C17). */
export const { answering, fire, triggers } = reactions<NewDawn, NewDawnHappening, Ability>({
  abilityOf,
  abilitiesOf: (card) => cardOf(card).abilities,
  cards: textsOf,
  answers(_g, { arg }, { what, giver }, { self }) {
    if (arg?.what?.kind !== 'word' || arg.what.word !== what) return false;
    return giver === undefined || giverOf(self) === giver;
  },
  start: (g, seat, { card, ability }, n) =>
    startEffect(g, { card, ability: ability.index, seat, self: card, ...(n === undefined ? {} : { at: n }) }),
});
