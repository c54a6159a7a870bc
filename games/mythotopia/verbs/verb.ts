import type { ComponentId } from '../../kit/core';
import type { Args, ArgsOf, Signature } from '../../kit/effect/signature';
import { givenOr, type Given, type WordedVerb } from '../../kit/effect/verb';
import type { Evaluation } from '../bots/evaluation';
import type { Ranking } from '../bots/ranking';
import type { Mythotopia } from '../state';
import type { MythotopiaWriter } from '../words/writer';

/** Everything that a verb of Mythotopia is; its phrases in words/ are all that stands elsewhere. */
export interface MythotopiaVerb<
  N extends string = string,
  A extends Args = Args,
  P extends string = string,
  Q extends string = string,
> extends WordedVerb<{ g: Mythotopia; says: MythotopiaWriter; ranking: Ranking }, N, A, P, Q> {
  /** It says how many of what it is about. */
  readonly counted?: boolean;
  /** What a card with it in its text is worth to a bot, in victory points; nothing when absent. */
  readonly worth?: number;
  /** What doing it now is worth, in the text of that card; nothing when absent. */
  now?(evaluation: Evaluation, card: ComponentId): number;
}

export const verb = <
  const N extends string,
  const S extends Signature,
  const P extends string = N,
  const Q extends string = never,
>(
  given: Given<MythotopiaVerb<N, ArgsOf<S>, P, Q>, S>,
): MythotopiaVerb<N, ArgsOf<S>, P, Q> => ({ ...given, ...givenOr<N, P, Q, Ranking>(given) });
