import type { Ruleset } from '../../games/kit/ruleset';
import { settlers } from '../../games/settlers/ruleset';
import { Tally, verifyGame } from '../../tools/verify/game';
import { framework } from '../../tools/verify/laws/framework';

/** Both drivers agree after every move: G, phase, current player, active players. With simultaneous phases and without. */

const rules = settlers as unknown as Ruleset;

test.each([
  [2, {}],
  [3, { lookout: 'closed' }],
  [4, { lookout: 'advanced', razing: 'peaceful' }],
  [1, {}],
])('%i players %j, under boardgame.io and without it', (seats, options) => {
  for (let i = 0; i < 1; i++) {
    expect(
      verifyGame({ rules, seats, seed: `framework ${i}`, options: options, undo: true }, [framework], 0, new Tally()),
    ).toBeNull();
  }
});
