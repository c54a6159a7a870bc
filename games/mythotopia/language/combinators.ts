import { choose } from '../../kit/effect/combinators/choose';
import { combinators } from '../../kit/effect/combinators/row';
import { times } from '../../kit/effect/combinators/times';
import { who } from '../../kit/effect/combinators/who';
import type { EffectRules } from '../../kit/effect/run';
import type { Mythotopia } from '../state';
import type { MythotopiaWriter } from '../words/writer';

/** Mythotopia's combinators of effects, besides `;`, `>` and `+`. */
export const COMBINATORS = combinators<EffectRules<Mythotopia>, MythotopiaWriter>(choose, times, who);
