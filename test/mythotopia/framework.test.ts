import type { Ruleset } from '../../games/kit/ruleset';
import { mythotopia } from '../../games/mythotopia/ruleset';
import { Tally, verifyGame } from '../../tools/verify/game';
import { framework } from '../../tools/verify/laws/framework';

/** Both drivers agree after every move: G, phase, current player, active players. With simultaneous phases and without. */

const rules = mythotopia as unknown as Ruleset;

test.each([
  [2, {}],
  [3, { setup: 'draft' }],
  [4, { setup: 'draft' }],
  [4, {}],
])('%i players %j, under boardgame.io and without it', (seats, options) => {
  for (let i = 0; i < 2; i++) {
    expect(
      verifyGame(
        { rules, seats, seed: `framework ${i}`, options: { ...options, turnCap: 12 }, undo: true },
        [framework],
        0,
        new Tally(),
      ),
    ).toBeNull();
  }
});
