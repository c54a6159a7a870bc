import type { ComponentId } from '../../kit/core';
import { verbMaker, type VerbTerms, type VerbIn, type VerbMaker } from '../../kit/effect/verb';
import type { Evaluation } from '../bots/evaluation';
import type { Ranking } from '../bots/ranking';
import type { Mythotopia } from '../state';
import type { MythotopiaWriter } from '../words/writer';

interface Besides {
  /** Its phrase says the number of things. */
  readonly counted?: boolean;
  /** The value of a card with this verb to a bot, in victory points; 0 when absent. */
  readonly worth?: number;
  /** The value of doing it now, in the text of that card; 0 when absent. */
  now?(evaluation: Evaluation, card: ComponentId): number;
}

interface MythotopiaTerms extends VerbTerms {
  g: Mythotopia;
  says: MythotopiaWriter;
  ranking: Ranking;
  besides: Besides;
}

/** Everything about a verb of Mythotopia except its phrases, which stand in words/. */
export type MythotopiaVerb = VerbIn<MythotopiaTerms>;

export const verb: VerbMaker<MythotopiaTerms> = verbMaker();
