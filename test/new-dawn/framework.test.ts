import type { Ruleset } from '../../games/kit/ruleset';
import { newDawn } from '../../games/new-dawn/ruleset';
import { Tally, verifyGame } from '../../tools/verify/game';
import { framework } from '../../tools/verify/laws/framework';

/** Both drivers agree after every move: G, phase, current player, active players; map building and choosing leaders included. */

const rules = newDawn as unknown as Ruleset;

test.each([
  [2, { map: 'advanced' }],
  [3, { leaders: 'chosen', victory: 'epic' }],
  [4, { map: 'advanced', leaders: 'chosen' }],
])('%i players %j, under boardgame.io and without it', (seats, options) => {
  const setup = { rules, seats, seed: 'framework', options: { ...options, turnCap: 8 }, undo: true };
  expect(verifyGame(setup, [framework], 0, new Tally())).toBeNull();
});
