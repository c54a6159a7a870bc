import type { Chooser } from '../../../games/kit/bots/bot';
import { randomBot } from '../../../games/kit/bots/random';
import type { RulesetModule } from '../../../games/kit/register';
import { playMatch, type BotMatch } from '../../../tools/play/match';

/** A table of stewards. */
type Table = Pick<BotMatch, 'seats' | 'options'>;

/** What every ruleset's steward has to do, in whole games. @param pairs of games against the random bot, and how many it has to win */
export function describeSteward(
  { ruleset, bots }: RulesetModule,
  tables: readonly Table[],
  pairs: number,
  wins: number,
): void {
  let steward: Chooser;
  beforeAll(async () => {
    const load = bots['steward'];
    if (!load) throw new Error(`${ruleset.name} has no steward`);
    steward = await load();
  });
  const setup = (seed: string, { seats, options }: Table = { seats: 2 }): BotMatch => ({
    rules: ruleset,
    seats,
    seed,
    options,
  });

  describe('whole games', () => {
    test.each(tables)(
      'stewards never answer against the rules: %j',
      (table) => {
        for (let i = 0; i < 3; i++) {
          const { result } = playMatch(
            setup(`table ${i}`, table),
            Array.from({ length: table.seats }, () => steward),
          );
          expect(result.winners.length).toBeGreaterThan(0);
        }
      },
      60_000,
    );

    test('a decision changes nothing in the view, picks what is offered, and depends on the view alone', () => {
      const watched: Chooser = {
        name: 'watched',
        choose(view, q, random) {
          const before = JSON.stringify(view);
          const chosen = steward.choose(view, q, () => 0.5);
          expect(JSON.stringify(view)).toBe(before);
          expect(chosen.every((pick) => q.options.includes(pick))).toBe(true);
          expect(chosen.length).toBeGreaterThanOrEqual(q.min);
          expect(chosen.length).toBeLessThanOrEqual(q.max);
          const redealt = ruleset.redeal(ruleset.copy(view), q.seat, random);
          expect(steward.choose(ruleset.view(redealt, q.seat), q, () => 0.5)).toEqual(chosen);
          return chosen;
        },
      };
      playMatch(setup('watched', tables[0]), [
        watched,
        ...Array.from({ length: (tables[0]?.seats ?? 2) - 1 }, () => randomBot),
      ]);
    }, 60_000);

    test('it beats the random bot from both seats', () => {
      let won = 0;
      for (let i = 0; i < pairs; i++) {
        for (const seat of [0, 1]) {
          const seated = [randomBot, randomBot];
          seated[seat] = steward;
          if (playMatch(setup(`pair ${i}`), seated).result.winners.includes(seat)) won++;
        }
      }
      expect(won).toBeGreaterThanOrEqual(wins);
    }, 60_000);

    test('bots are listed weakest first', () => {
      expect(Object.keys(bots)).toEqual(['random', 'steward']);
      for (const [name, bot] of Object.entries(bots)) expect(bot.name).toBe(name);
    });
  });
}
