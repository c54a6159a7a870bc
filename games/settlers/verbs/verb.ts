import type { Option } from '../../kit/core';
import { fail } from '../../kit/effect/run';
import type { Args } from '../../kit/effect/signature';
import { verbMaker, type Call, type VerbTerms, type VerbIn, type VerbMaker } from '../../kit/effect/verb';
import type { Evaluation } from '../bots/evaluation';
import type { Ranking } from '../bots/ranking';
import type { Settlers } from '../state';
import type { SettlersWriter } from '../words/writer';

interface SettlersTerms extends VerbTerms {
  g: Settlers;
  says: SettlersWriter;
  ranking: Ranking;
  besides: {
    /** The value of doing it now, to a bot, in victory points; 0 when absent. */
    worth?(args: SettlersTerms['args'], evaluation: Evaluation): number;
  };
}

/** Everything about a verb of Imperial Settlers except its phrases, which stand in words/. */
export type SettlersVerb = VerbIn<SettlersTerms>;

export const verb: VerbMaker<SettlersTerms> = verbMaker();

/**
 * The one target picked for a verb. Undefined before it is picked: then the verb asks for it, or fails without targets,
 * and has nothing more to do now.
 */
export function target<Q extends string>(
  g: Settlers,
  call: Call<Args, Q>,
  question: Q,
  targets: () => Option[],
): Option | undefined {
  const [picked] = call.picked() ?? [];
  if (picked !== undefined) return picked;
  const options = targets();
  if (options.length === 0) fail(g);
  else call.ask(g, question, { options });
  return undefined;
}
