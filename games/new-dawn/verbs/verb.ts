import { verbMaker, type VerbTerms, type VerbIn, type VerbMaker } from '../../kit/effect/verb';
import type { Ranking } from '../bots/ranking';
import type { NewDawn } from '../state';
import type { NewDawnWriter } from '../words/writer';

interface NewDawnTerms extends VerbTerms {
  g: NewDawn;
  says: NewDawnWriter;
  ranking: Ranking;
  besides: object;
}

/** Everything about a verb of A New Dawn except its phrases, which stand in words/. */
export type NewDawnVerb = VerbIn<NewDawnTerms>;

export const verb: VerbMaker<NewDawnTerms> = verbMaker();
