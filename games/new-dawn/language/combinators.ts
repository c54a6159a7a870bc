import { block } from '../../kit/effect/combinators/block';
import { choose } from '../../kit/effect/combinators/choose';
import { conditional, type Holds } from '../../kit/effect/combinators/conditional';
import { combinators } from '../../kit/effect/combinators/row';
import type { EffectRules } from '../../kit/effect/run';
import type { NewDawn } from '../state';
import type { NewDawnWriter } from '../words/writer';

/** What A New Dawn's effects are combined with, besides `;`, `>` and `+`. */
export const COMBINATORS = combinators<EffectRules<NewDawn> & Holds<NewDawn>, NewDawnWriter>(
  block,
  choose,
  conditional,
);
