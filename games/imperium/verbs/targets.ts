import type { Seat } from '../../kit/core';
import { currentEffect } from '../../kit/effect/run';
import type { Filter } from '../../kit/effect/syntax';
import type { Call } from '../../kit/effect/verb';
import { named } from '../rules/select';
import type { Imperium } from '../state';

/** The players of whom a steal or gift speaks, without those who ignore it (R11.4). */
export function targets(g: Imperium, call: Call, who: Filter): Seat[] {
  const { ignored } = currentEffect(g);
  return named(g, call, who).filter((seat) => !ignored[seat]?.includes(call.node.id));
}
