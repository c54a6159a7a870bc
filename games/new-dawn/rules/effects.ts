import type { EffectRules } from '../../kit/effect/run';
import type { Condition } from '../../kit/effect/syntax';
import type { Holds } from '../../kit/effect/combinators/conditional';
import { abilityOf, nodeOf } from '../lookup';
import type { NewDawn } from '../state';
import { currentFocus, isInSlot5 } from './select';

/** A New Dawn's side of the effect interpreter; its verbs are in ../verbs. */

function holds(g: NewDawn, condition: Condition): boolean {
  if (condition.kind !== 'word') throw new Error('a condition of A New Dawn is one word');
  // C3.7
  if (condition.word === 'lastSlot') {
    const focus = currentFocus(g);
    return focus !== undefined && isInSlot5(focus);
  }
  return g.won > 0;
}

export const newDawnEffects: EffectRules<NewDawn> & Holds<NewDawn> = {
  nodeOf,
  abilityOf,
  holds,
  finished: () => undefined,
};
