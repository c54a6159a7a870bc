import path from 'node:path';
import { RULESETS } from '../../games';
import type { Core } from '../../games/kit/core';
import { partsOf } from '../../games/kit/optionKinds';
import { openRecord, playRecorded } from '../../games/kit/record';
import type { Ruleset } from '../../games/kit/ruleset';
import { TRIED, usesOf } from '../../games/kit/uses';
import { keptIn } from './kept';

/** How many late turns of a kept game are looked at, and how far apart. */
const [TURNS, APART] = [4, 9];
/** Fewer answers than most of them need. */
const FEW = 5;

/** Late turns of a kept game, as those see them who are asked. */
function lateTurns(rules: Ruleset, name: string): Core[] {
  const kept = keptIn(path.join(__dirname, '..', name, 'fixtures'));
  const [, game] = kept.reduce((one, other) => (other[1].moves.length > one[1].moves.length ? other : one));
  const table = openRecord(rules, game);
  const views: Core[] = [];
  for (const [n, move] of game.moves.entries()) {
    const turn = table.g.questions.find(({ ask, max }) => ask === 'turn' && max === 1);
    if (turn && n > game.moves.length / 2 && n % APART === 0 && views.length < TURNS)
      views.push(rules.copy(rules.view(table.g, turn.seat)));
    playRecorded(table, move, n);
  }
  return views;
}

/** Whatever is named anywhere in a view, every third of it. */
const namedIn = ({ seed: _, questions: _q, events: _e, undo: _u, ...view }: Core): string[] =>
  [...new Set(JSON.stringify(view).match(/(?<=")[A-Za-z][\w-]+(?=")/g))].filter((_name, i) => i % 3 === 0);

test.each(RULESETS)(
  '$name: a click late in a game tries few answers, and tells all uses or only what names it',
  async ({ name, load }) => {
    const { ruleset: rules } = await load();
    let tried = 0;
    const counting: Ruleset = {
      ...rules,
      resume: (g) => {
        tried++;
        rules.resume(g);
      },
    };
    const views = lateTurns(rules, name);
    expect(views).toHaveLength(TURNS);
    let stopped = 0;
    for (const view of views) {
      const turn = view.questions.find(({ ask }) => ask === 'turn')!;
      for (const id of namedIn(view)) {
        const own = turn.options.filter((option) => partsOf(option).includes(id));
        const all = usesOf(counting, view, turn, id);
        expect(all).toEqual(expect.arrayContaining(own));
        const needed = tried;
        expect(needed).toBeLessThanOrEqual(TRIED);
        tried = 0;
        const found = usesOf(counting, view, turn, id, FEW);
        expect(tried).toBe(Math.min(needed, FEW));
        expect(found).toEqual(needed > FEW ? own : all);
        if (found.length < all.length) stopped++;
        tried = 0;
      }
    }
    // The part that was cut off would have been found.
    expect(stopped).toBeGreaterThan(0);
  },
);
