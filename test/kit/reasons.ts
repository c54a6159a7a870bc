import type { Core, Option, Question, Refusal } from '../../games/kit/core';
import { randomBot } from '../../games/kit/bots/random';
import { LANGUAGES, plain, type Words } from '../../games/kit/text/words';
import type { Ruleset } from '../../games/kit/ruleset';
import { Bots, openMatch } from '../../tools/play/match';

/** What lifts a refusal: adds to a position what the reason says is missing; null where the reason is a fact of the card. */
export type Remedy<G extends Core> = ((g: G, refusal: Refusal, option: Option, q: Question) => void) | null;

/**
 * Plays a random game and looks at everything that is refused on the way: it must have words, and where what is missing is put
 * into a copy the action must be offered, or refused for something else.
 * @returns what is wrong, and how often each reason was met
 */
export async function triedReasons<G extends Core>(
  rules: Ruleset<G>,
  wordsIn: (language: (typeof LANGUAGES)[number]) => Promise<Words<G>>,
  remedies: Readonly<Record<string, Remedy<G>>>,
  { seats, seed, options, every }: { seats: number; seed: string; options?: Record<string, unknown>; every: number },
): Promise<{ wrong: string[]; met: Map<string, number> }> {
  const words = await Promise.all(LANGUAGES.map(wordsIn));
  const any = rules as unknown as Ruleset;
  const table = openMatch({ rules: any, seats, seed, options });
  const bots = new Bots(
    any,
    Array.from({ length: seats }, () => randomBot),
    seed,
  );
  const wrong: string[] = [];
  const met = new Map<string, number>();
  for (let n = 0; table.g.questions[0] && n < 6000; n++) {
    const [q] = table.g.questions;
    if (n % every === 0) wrong.push(...lookAt(rules, words, remedies, table.g as G, q, met));
    table.play(bots.move(table.g, q.seat));
  }
  return { wrong: [...new Set(wrong)], met };
}

function lookAt<G extends Core>(
  rules: Ruleset<G>,
  words: readonly Words<G>[],
  remedies: Readonly<Record<string, Remedy<G>>>,
  g: G,
  q: Question,
  met: Map<string, number>,
): string[] {
  const wrong: string[] = [];
  for (const [option, refusal] of rules.actions(g, q)) {
    if (!refusal) continue;
    const { why } = refusal;
    met.set(why, (met.get(why) ?? 0) + 1);
    for (const each of words) {
      const said = plain(each.refusal(refusal));
      if (said === '' || /[{}]|undefined|\bNaN\b|\s[:,.]|:\s*$/.test(said))
        wrong.push(`${why} in ${each.language}: ${said}`);
    }
    const remedy = remedies[why];
    if (remedy === null) continue;
    if (!remedy) {
      wrong.push(`${why} has no remedy: ${option} ${JSON.stringify(refusal)}`);
      continue;
    }
    const copy = rules.copy(g);
    remedy(copy, refusal, option, q);
    // A move that had nothing to be made with or at is no longer told as a whole.
    const then = rules.actions(copy, q).get(option) ?? null;
    if (JSON.stringify(then) === JSON.stringify(refusal))
      wrong.push(`${option} is still refused with what was missing: ${JSON.stringify(refusal)}`);
  }
  return wrong;
}
