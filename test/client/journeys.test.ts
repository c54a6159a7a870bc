import { journeysOf, movesBetween } from '../../client/table/motion/journeys';
import { playKept, keptIn } from '../kit/kept';
import path from 'node:path';
import { imperium } from '../../games/imperium/ruleset';
import { mythotopia } from '../../games/mythotopia/ruleset';
import { HIDDEN, type Core, type GameEvent } from '../../games/kit/core';
import type { Ruleset } from '../../games/kit/ruleset';
import { sees, spotOf } from '../../games/kit/zones';

const told = (logged: number, ...events: GameEvent[]): Core => ({ logged, events }) as unknown as Core;

const drawn: GameEvent = { k: 'draw', cards: ['A', HIDDEN], from: 'deck 0', into: 'hand 0' };
const played: GameEvent = { k: 'play', cards: ['A'], from: 'hand 0', into: 'discard 0' };

const wayOf = (id: string, before: Core, after: Core) => journeysOf(movesBetween(before, after), undefined).get(id);

test('a card that went on came from where it lay first, and went to where it lies last', () => {
  const [before, after] = [told(3), told(5, drawn, played)];
  expect(wayOf('A', before, after)).toEqual({ from: 'deck 0', into: 'discard 0' });
  expect([wayOf(HIDDEN, before, after), wayOf('B', before, after)]).toEqual([undefined, undefined]);
});

test('what was told before has moved nothing now', () => {
  expect(wayOf('A', told(4, drawn), told(5, drawn, played))?.from).toBe('hand 0');
});

test('what is taken back goes back', () => {
  expect(wayOf('A', told(5, drawn, played), told(4, drawn))).toEqual({ from: 'discard 0', into: 'hand 0' });
});

test.each<[string, Ruleset, string]>([
  ['imperium', imperium, 'kingOfKings-3.json'],
  ['mythotopia', mythotopia, 'declared-3.json'],
])('%s: every card that a player sees come and go is told with its way, move for move', (name, rules, file) => {
  const game = keptIn(path.join(__dirname, '..', name, 'fixtures')).find(([each]) => each === file)?.[1];
  if (!game || !rules.zones) throw new Error(`no ${file}`);
  const { zones } = rules;
  /** Where what seat 0 sees lies. */
  const spots = (view: Core): Map<string, string> =>
    new Map(
      zones
        .held(view)
        .filter((at) => sees(at, 0))
        .flatMap((at) => at.cards.map((id): [string, string] => [id, spotOf(at)])),
    );
  let before: Core | null = null;
  const wrong: string[] = [];
  let moved = 0;
  playKept(rules, game, (g) => {
    const view = rules.copy(rules.view(g, 0));
    if (before && before.phase === view.phase && view.phase !== rules.phases[0] && !view.result) {
      const journeys = journeysOf(movesBetween(before, view), zones);
      const [then, now] = [spots(before), spots(view)];
      for (const id of new Set([...then.keys(), ...now.keys()])) {
        if (then.get(id) === now.get(id)) continue;
        moved++;
        const { from, into } = journeys.get(id) ?? {};
        if ((then.has(id) && from !== then.get(id)) || (now.has(id) && into !== now.get(id)))
          wrong.push(`${id}: ${then.get(id)} > ${now.get(id)}, told ${from} > ${into}`);
      }
    }
    before = view;
  });
  expect(wrong).toEqual([]);
  expect(moved).toBeGreaterThan(200);
});
