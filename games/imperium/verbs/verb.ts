import type { Viewpoint } from '../../kit/effect/run';
import type { Args } from '../../kit/effect/signature';
import type { VerbNode } from '../../kit/effect/syntax';
import { verbMaker, type VerbTerms, type VerbIn, type VerbMaker } from '../../kit/effect/verb';
import type { Slots } from '../../kit/text/phrasebook';
import type { Evaluation } from '../bots/evaluation';
import type { Ranking } from '../bots/ranking';
import type { Imperium } from '../state';
import type { Noun } from '../words/phrases';
import type { ImperiumWriter } from '../words/writer';

/**
 * A verb whose value is asked for, with the seat `at` for which it counts; that may be another than the evaluation's.
 */
export interface Valued<A extends Args = Args> {
  evaluation: Evaluation;
  at: Viewpoint;
  node: VerbNode;
  args: A;
}

interface Besides<A extends Args> {
  /** The noun to use where the notation gives none: `gainAction(1)`. */
  readonly unsaid?: Noun;
  /** Slots for the phrase without a card, when they are more than an ellipsis. */
  open?(says: ImperiumWriter): Slots;
  /** Before `>` it is no price: the rest follows if it was done. */
  readonly gives?: boolean;
  /** Neighbours of this verb are said as one: "gain 2 material and 1 population". */
  readonly merges?: boolean;
  /** The value of doing it, to a bot, in victory points; 0 when absent. */
  worth?(valued: Valued<A>): number;
}

interface ImperiumTerms extends VerbTerms {
  g: Imperium;
  says: ImperiumWriter;
  ranking: Ranking;
  besides: Besides<this['args']>;
}

/** Everything about a verb of Imperium except its phrases, which stand in words/. */
export type ImperiumVerb = VerbIn<ImperiumTerms>;

export const verb: VerbMaker<ImperiumTerms> = verbMaker();
