import type { ComponentId } from '../../kit/core';
import { verbMaker, type Terms, type VerbIn, type VerbMaker } from '../../kit/effect/verb';
import type { Evaluation } from '../bots/evaluation';
import type { Ranking } from '../bots/ranking';
import type { Mythotopia } from '../state';
import type { MythotopiaWriter } from '../words/writer';

interface Besides {
  /** It says how many of what it is about. */
  readonly counted?: boolean;
  /** What a card with it in its text is worth to a bot, in victory points; nothing when absent. */
  readonly worth?: number;
  /** What doing it now is worth, in the text of that card; nothing when absent. */
  now?(evaluation: Evaluation, card: ComponentId): number;
}

interface MythotopiaTerms extends Terms {
  g: Mythotopia;
  says: MythotopiaWriter;
  ranking: Ranking;
  besides: Besides;
}

/** Everything that a verb of Mythotopia is; its phrases in words/ are all that stands elsewhere. */
export type MythotopiaVerb = VerbIn<MythotopiaTerms>;

export const verb: VerbMaker<MythotopiaTerms> = verbMaker();
