import { choose } from '../../kit/effect/combinators/choose';
import { combinators } from '../../kit/effect/combinators/row';
import type { EffectRules } from '../../kit/effect/run';
import type { Settlers } from '../state';
import type { SettlersWriter } from '../words/writer';

/** The combinators of effects, besides `;`, `>` and `+`. */
export const COMBINATORS = combinators<EffectRules<Settlers>, SettlersWriter>(choose);
