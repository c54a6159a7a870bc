import { imperium } from '../../games/imperium/ruleset';
import type { Imperium } from '../../games/imperium/state';
import type { Ruleset } from '../../games/kit/ruleset';
import { Tally, verifyGame, type CounterExample } from '../../tools/verify/game';
import { LAWS } from '../../tools/verify/laws';

/** Rules with one fault each: the law that is meant for it finds it, and says how to play the game again. */

type Rules = typeof imperium;

function counterExample(name: string, faulty: Partial<Rules>, games = 4): CounterExample | null {
  const laws = LAWS.filter((law) => law.name === name);
  expect(laws).toHaveLength(1);
  const rules = { ...imperium, ...faulty } as unknown as Ruleset;
  for (let i = 0; i < games; i++) {
    const found = verifyGame(
      { rules, seats: 3, seed: `fault ${i}`, options: { nations: 'random' }, undo: true },
      laws,
      0,
      new Tally(),
    );
    if (found) return found;
  }
  return null;
}

/** The real rules with something done to the state after each answer. */
const after = (spoil: (g: Imperium) => void): Partial<Rules> => ({
  resume(g) {
    imperium.resume(g);
    if (g.phase !== 'nations' && !g.result) spoil(g);
  },
});

const spoiltView = (spoil: (view: Imperium, g: Imperium, seat: number | null) => void): Partial<Rules> => ({
  view(g, seat) {
    const view = imperium.view(g, seat);
    if (!g.result && g.phase !== 'nations') spoil(view, g, seat);
    return view;
  },
});

test.each<[string, string, Partial<Rules>]>([
  [
    'a lost card',
    'sound',
    after((g) => {
      g.main.pop();
    }),
  ],
  [
    'a class instance in G',
    'plain JSON',
    after((g) => {
      (g as unknown as Record<string, unknown>)['now'] = new Date(0);
    }),
  ],
  [
    'a view with another hand',
    'hidden components',
    spoiltView((view, g) => {
      view.players[0] = structuredClone(g.players[0]) as Imperium['players'][0];
    }),
  ],
  [
    'a view that knows the top of a deck',
    'hidden components',
    spoiltView((view, g) => {
      view.main = [...g.main];
    }),
  ],
  [
    'a view with the random source',
    'no random source, seed or checkpoint',
    spoiltView((view, g) => {
      view.rng = g.rng;
    }),
  ],
  [
    'a view with what others are asked',
    "others' questions",
    spoiltView((view, g) => {
      view.questions = structuredClone(g.questions);
    }),
  ],
  [
    'a log that whispers aloud',
    'hidden components',
    spoiltView((view, g) => {
      view.events = g.events;
    }),
  ],
  [
    'a view that differs each time',
    'view of a view',
    spoiltView((view) => {
      view.turn += 1;
    }),
  ],
  [
    'a redealing that changes what was seen',
    'redealt view',
    { redeal: (view, seat, random) => ({ ...imperium.redeal(view, seat, random), first: 9 }) },
  ],
  [
    'a redealing with a card twice',
    'two redeals',
    {
      redeal(view, seat, random) {
        const g = imperium.redeal(view, seat, random);
        if (g.main[0] !== undefined && g.phase !== 'nations') g.main[g.main.length - 1] = g.main[0];
        return g;
      },
    },
  ],
  ['a reason against what is offered', 'offered options', { whyNot: () => ({ why: 'noAction' }) }],
  [
    'an action without a reason',
    'reasons',
    {
      actions: (view, q) =>
        new Map([...imperium.actions(view, q)].map(([option, why]) => [option, why?.why === 'price' ? null : why])),
    },
  ],
  [
    'a reason that says nothing',
    'reasons',
    {
      actions: (view, q) =>
        new Map([...imperium.actions(view, q)].map(([option, why]) => [option, why && { why: 'notAnOption' }])),
    },
  ],
  [
    'a reason that changes the state',
    'refused moves',
    {
      whyNot(g) {
        g.round += 1;
        return null;
      },
    },
  ],
  [
    'rules that act otherwise when they look ahead',
    'foreseen',
    {
      resume(g) {
        imperium.resume(g);
        if (g.rng?.length === 1) (g.players[g.current] as Imperium['players'][0]).material++;
      },
    },
  ],
  [
    'an undo that peeks',
    'undo ends where knowledge begins',
    {
      resume(g) {
        imperium.resume(g);
        if (g.undo && !g.result) g.undo.why = null;
      },
    },
  ],
  [
    'a view that shows a hand after moves that can be taken back',
    'undo ends where knowledge begins',
    spoiltView((view, g) => {
      if (g.undo?.count) view.revealed = [...(g.players[(g.current + 1) % g.seats]?.hand ?? [])];
    }),
  ],
])('%s: %s', (_fault, law, faulty) => {
  const found = counterExample(law, faulty);
  expect(found).toMatchObject({ law, ruleset: 'imperium', seats: 3, options: { nations: 'random' } });
  expect(found?.problem).not.toBe('');
  expect(found?.moves.every((move) => typeof move.name === 'string')).toBe(true);
  // Without the fault it finds nothing.
  expect(counterExample(law, {}, 1)).toBeNull();
});
