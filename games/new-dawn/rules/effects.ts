import { nearest } from '../../kit/agenda';
import type { EffectRules } from '../../kit/effect/run';
import type { Condition } from '../../kit/effect/syntax';
import type { Holds } from '../../kit/effect/combinators/conditional';
import type { Ability } from '../card';
import { abilityOf, nodeOf } from '../lookup';
import type { NewDawn } from '../state';
import { currentFocus, isInSlot5, typeOf } from './select';

/** How A New Dawn's effects are carried out; the verbs stand in ../verbs. */

function holds(g: NewDawn, condition: Condition): boolean {
  if (condition.kind !== 'word') throw new Error('a condition of A New Dawn is one word');
  // C3.7
  if (condition.word === 'lastSlot') {
    const focus = currentFocus(g);
    return focus !== undefined && isInSlot5(focus);
  }
  // Aztec: the condition is about the military card that was reset.
  const after = nearest(g, 'after');
  return g.won > 0 && after !== undefined && typeOf(after.card) === 'military';
}

/** Is it a text that does nothing now, because its condition does not hold? It is not offered. */
export const isIdle = (g: NewDawn, { effect }: Ability): boolean => effect.kind === 'if' && !holds(g, effect.when);

export const newDawnEffects: EffectRules<NewDawn> & Holds<NewDawn> = {
  nodeOf,
  abilityOf,
  holds,
  finished: () => undefined,
};
