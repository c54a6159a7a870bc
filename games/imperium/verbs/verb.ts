import type { Viewpoint } from '../../kit/effect/run';
import type { Args } from '../../kit/effect/signature';
import type { VerbNode } from '../../kit/effect/syntax';
import { verbMaker, type Terms, type VerbIn, type VerbMaker } from '../../kit/effect/verb';
import type { Slots } from '../../kit/text/phrasebook';
import type { Evaluation } from '../bots/evaluation';
import type { Ranking } from '../bots/ranking';
import type { Imperium } from '../state';
import type { Noun } from '../words/phrases';
import type { ImperiumWriter } from '../words/writer';

/** A verb to be valued for the seat `at` stands for: the evaluation's seat, or one of the others. */
export interface Valued<A extends Args = Args> {
  evaluation: Evaluation;
  at: Viewpoint;
  node: VerbNode;
  args: A;
}

interface Besides<A extends Args> {
  /** What it is done with, where the notation does not say it: `gainAction(1)`. */
  readonly unsaid?: Noun;
  /** Slots for where no card fills its phrase, if they are more than an ellipsis. */
  open?(says: ImperiumWriter): Slots;
  /** Before `>` it is no price: the rest follows if it is done. */
  readonly gives?: boolean;
  /** Neighbours say what they are about together: "gain 2 material and 1 population". */
  readonly merges?: boolean;
  /** What doing it is worth to a bot, in victory points; nothing when absent. */
  worth?(valued: Valued<A>): number;
}

interface ImperiumTerms extends Terms {
  g: Imperium;
  says: ImperiumWriter;
  ranking: Ranking;
  besides: Besides<this['args']>;
}

/** Everything that a verb of Imperium is; its phrases in words/ are all that stands elsewhere. */
export type ImperiumVerb = VerbIn<ImperiumTerms>;

export const verb: VerbMaker<ImperiumTerms> = verbMaker();
