import { RULESETS } from '../../games';
import { toGame } from '../../games/kit/boardgame';
import { InitializeGame } from 'boardgame.io/internal';

/** Rulesets with positions by name. */
const listed = RULESETS.filter(({ situations }) => situations);

describe.each(listed)('$name', (entry) => {
  test('each named position is sound, asks somebody and begins a match of the framework', async () => {
    const { ruleset } = await entry.load();
    const situations = (await entry.situations?.()) ?? {};
    for (const [name, write] of Object.entries(situations)) {
      const g = write();
      expect({ name, asked: g.questions.length > 0, over: g.result }).toEqual({ name, asked: true, over: null });
      expect(ruleset.audit(g).filter((wrong) => !/^(lost|strangers)/.test(wrong))).toEqual([]);
      // What it is called after is what is going on, not what came of it by itself.
      if (ruleset.phases.includes(name)) expect(g.phase).toBe(name);
      const state = InitializeGame({ game: toGame({ ...ruleset, setup: () => ruleset.copy(g) }), numPlayers: g.seats });
      expect(state.ctx.phase).toBe(g.phase);
      expect(Object.keys(state.ctx.activePlayers ?? {}).sort()).toEqual(g.questions.map((q) => String(q.seat)).sort());
    }
  });
});
