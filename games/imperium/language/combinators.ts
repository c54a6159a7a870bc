import { block } from '../../kit/effect/combinators/block';
import { choose } from '../../kit/effect/combinators/choose';
import { conditional } from '../../kit/effect/combinators/conditional';
import { forEach } from '../../kit/effect/combinators/forEach';
import { insteadOf } from '../../kit/effect/combinators/insteadOf';
import { lasting } from '../../kit/effect/combinators/lasting';
import { combinators } from '../../kit/effect/combinators/row';
import { times } from '../../kit/effect/combinators/times';
import { unable } from '../../kit/effect/combinators/unable';
import { who } from '../../kit/effect/combinators/who';
import type { ImperiumEffects } from '../rules/effects';
import type { ImperiumWriter } from '../words/writer';

/** Imperium's combinators of effects, besides `;`, `>` and `+`. */
export const COMBINATORS = combinators<ImperiumEffects, ImperiumWriter>(
  block,
  choose,
  conditional,
  times,
  forEach,
  who,
  unable,
  lasting,
  insteadOf,
);
