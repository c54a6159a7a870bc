import { imperium } from '../../games/imperium/ruleset';
import type { Ruleset } from '../../games/kit/ruleset';
import { Tally, verifyGame } from '../../tools/verify/game';
import type { Law } from '../../tools/verify/law';
import { LAWS } from '../../tools/verify/laws';
import { framework } from '../../tools/verify/laws/framework';
import { knowledge, takenBack } from '../../tools/verify/laws/undo';
import { setupOf } from '../../tools/verify/series';

/**
 * Random games under all laws; `npm run -s verify` plays more of them. What is checked at every position there is
 * checked at every tenth here, but for laws that follow a game move by move. One game in fifteen goes through boardgame.io.
 */
const EVERY_MOVE: readonly Law[] = [takenBack, knowledge, framework];
const thinned = LAWS.map((law): Law => ({
  ...law,
  positions: EVERY_MOVE.includes(law) ? law.positions : law.positions * 10,
  games: law === framework ? 15 : law.games,
}));

const RULES = imperium as unknown as Ruleset;
const GAMES = 30;

test(`every law holds in ${GAMES} random games with 2, 3 and 4 players`, () => {
  const tally = new Tally();
  for (let i = 0; i < GAMES; i++) expect(verifyGame(setupOf(RULES, 'jest', i), thinned, i, tally)).toBeNull();
  expect(tally.games).toBe(GAMES);
  // None of them was passed over.
  for (const law of LAWS) expect([law.name, tally.checks[law.name]]).toEqual([law.name, expect.any(Number)]);
  expect(tally.undone).toBeGreaterThan(100);
}, 120_000);
