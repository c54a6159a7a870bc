import type { Option } from '../../kit/core';
import type { Args } from '../../kit/effect/signature';
import type { Call } from '../../kit/effect/verb';
import { gain } from '../rules/gain';
import { giveUnits } from '../rules/units';
import type { Settlers } from '../state';

/** The player gives up as many of these gained goods as wanted, each for `each` points (Q7, Q22). */
export function giveForPoints<Q extends string>(
  g: Settlers,
  call: Call<Args, Q>,
  question: Q,
  each: number,
  units: () => Option[],
): void {
  const { seat, self } = call;
  const picks = call.picked();
  if (picks) {
    giveUnits(g, seat, picks, self);
    return gain(g, seat, 'vp', each * picks.length, self);
  }
  const options = units();
  if (options.length > 0) call.ask(g, question, { options, min: 0, max: options.length });
}
