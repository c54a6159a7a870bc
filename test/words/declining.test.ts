import { RULESETS } from '../../games';
import { randomBot } from '../../games/kit/bots/random';
import { LANGUAGES, plain } from '../../games/kit/text/words';
import { Bots, openMatch } from '../../tools/play/match';

/** Declining says what it does: "Build no city", not "None of these". */

/** Matches in which so many kinds of questions can be declined. */
const PLAYED: Readonly<Record<string, { seeds: number; kinds: number; options?: Record<string, unknown> }>> = {
  imperium: { seeds: 8, kinds: 12, options: { box: 'both' } },
  mythotopia: { seeds: 24, kinds: 1 },
  settlers: { seeds: 40, kinds: 1 },
  'new-dawn': { seeds: 12, kinds: 14 },
};

test.each(RULESETS)(
  '$name: at random positions no question is declined by a general word',
  async (entry) => {
    const { ruleset: rules, words: wordsIn } = await entry.load();
    const words = await Promise.all(LANGUAGES.map((language) => wordsIn(language)));
    const { seeds, kinds, options } = PLAYED[entry.name] ?? { seeds: 4, kinds: 1 };
    const met = new Map<string, string[]>();
    for (let n = 0; n < seeds; n++) {
      const [seats, seed] = [2 + (n % 3), `declining ${n}`];
      const table = openMatch({ rules, seats, seed, options });
      const bots = new Bots(
        rules,
        Array.from({ length: seats }, () => randomBot),
        seed,
      );
      for (let moves = 0; moves < 3000; moves++) {
        const [q] = table.g.questions;
        if (!q) break;
        if (q.min === 0)
          met.set(
            q.ask,
            words.map((each) => plain(each.none?.(table.g, q) ?? [])),
          );
        table.play(bots.move(table.g, q.seat));
      }
    }
    expect([...met].filter(([, said]) => said.some((each) => each.length < 5 || /[{}]|undefined/.test(each)))).toEqual(
      [],
    );
    expect(met.size).toBeGreaterThanOrEqual(kinds);
  },
  120_000,
);
