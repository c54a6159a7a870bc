import { verbMaker, type Terms, type VerbIn, type VerbMaker } from '../../kit/effect/verb';
import type { Evaluation } from '../bots/evaluation';
import type { Ranking } from '../bots/ranking';
import type { Settlers } from '../state';
import type { SettlersWriter } from '../words/writer';

interface SettlersTerms extends Terms {
  g: Settlers;
  says: SettlersWriter;
  ranking: Ranking;
  besides: {
    /** What doing it now is worth to a bot, in victory points; nothing when absent. */
    worth?(args: SettlersTerms['args'], evaluation: Evaluation): number;
  };
}

/** Everything that a verb of Imperial Settlers is; its phrases in words/ are all that stands elsewhere. */
export type SettlersVerb = VerbIn<SettlersTerms>;

export const verb: VerbMaker<SettlersTerms> = verbMaker();
