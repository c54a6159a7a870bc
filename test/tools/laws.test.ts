import { imperium } from '../../games/imperium/ruleset';
import { steward } from '../../games/mythotopia/bots/steward';
import { mythotopia } from '../../games/mythotopia/ruleset';
import { newDawn } from '../../games/new-dawn/ruleset';
import { settlers } from '../../games/settlers/ruleset';
import type { Chooser } from '../../games/kit/bots/bot';
import type { Ruleset } from '../../games/kit/ruleset';
import { Tally, verifyGame } from '../../tools/verify/game';
import type { Law } from '../../tools/verify/law';
import { LAWS } from '../../tools/verify/laws';
import { framework } from '../../tools/verify/laws/framework';
import { knowledge, takenBack } from '../../tools/verify/laws/undo';
import { seatsFor, setupOf } from '../../tools/verify/series';

/**
 * Random games under all laws; `npm run -s verify` plays more of them. What is checked at every position there is
 * checked at every tenth here, but for laws that follow a game move by move. One game of each ruleset goes through boardgame.io.
 */
const EVERY_MOVE: readonly Law[] = [takenBack, knowledge, framework];
const thinned = LAWS.map((law): Law => ({
  ...law,
  positions: EVERY_MOVE.includes(law) ? law.positions : law.positions * 10,
  games: law === framework ? 15 : law.games,
}));

/** Games of Settlers are short, and reveal a card with most moves: less of them can be taken back. */
const RULESETS: [name: string, rules: Ruleset, games: number, undone: number][] = [
  ['imperium', imperium, 6, 40],
  ['mythotopia', mythotopia, 4, 40],
  ['settlers', settlers, 5, 4],
  ['new-dawn', newDawn, 3, 20],
];

test.each(RULESETS)(
  '%s: every law holds in random games with 2, 3 and 4 players',
  (_name, rules, games, undone) => {
    const tally = new Tally();
    for (let i = 0; i < games; i++) expect(verifyGame(setupOf(rules, 'jest', i), thinned, i, tally)).toBeNull();
    expect(tally.games).toBe(games);
    // None of them was passed over.
    for (const law of LAWS) expect([law.name, tally.checks[law.name]]).toEqual([law.name, expect.any(Number)]);
    expect(tally.undone).toBeGreaterThan(undone);
  },
  120_000,
);

test('mythotopia: every law holds in games of the steward, up to an end that is declared (M13)', () => {
  const tally = new Tally();
  for (let i = 0; i < 3; i++) {
    expect(
      verifyGame({ ...setupOf(mythotopia, 'jest', i), seats: 4 }, thinned, i, tally, steward as Chooser),
    ).toBeNull();
  }
  expect(tally.endings.declared).toBeGreaterThan(0);
}, 120_000);

test('options are verified with the numbers of seats that allow them', () => {
  const closed = { lookout: 'closed' };
  expect([seatsFor(settlers, {}), seatsFor(settlers, closed)]).toEqual([
    [1, 2, 3, 4],
    [2, 3, 4],
  ]);
  expect([0, 1, 2, 3].map((i) => setupOf(settlers, 'jest', i, closed).seats)).toEqual([2, 3, 4, 2]);
  expect(() => seatsFor(settlers, { lookout: 'shut' })).toThrow('lookout');
});
