import { HIDDEN, type Seat } from '../../../games/kit/core';
import { HeadlessTable } from '../../../games/kit/table';
import { mythotopia } from '../../../games/mythotopia/ruleset';
import type { Mythotopia } from '../../../games/mythotopia/state';
import { duel, situation } from '../../../games/mythotopia/situation';

/** Who sees what (M4.10), and where undo ends. */

const VIEWERS: (Seat | null)[] = [0, 1, null];

const everything = () =>
  duel(
    {
      provinces: ['palmain', 'lea', 'nusus', 'blore', 'custus'],
      hand: ['palmain', 'hero'],
      deck: ['lea', 'queen'],
      discard: ['nusus'],
      reserve: ['limes'],
      removed: ['starterShip'],
    },
    {},
    { shown: ['scribe'], undealt: ['cavalry'] },
  );

describe('zones (M4.10)', () => {
  const s = everything();
  const of = (seat: Seat | null) => s.view(seat).players[0];

  test('M4.10: hand: its owner; its size: all', () => {
    expect(of(0)?.hand).toEqual(['palmain-card', 'hero-card']);
    for (const seat of [1, null]) expect(of(seat)?.hand).toEqual([HIDDEN, HIDDEN]);
  });

  test('M4.10: draw deck and undealt improvements: nobody', () => {
    for (const seat of VIEWERS) {
      expect(of(seat)?.deck.every((id) => id === HIDDEN)).toBe(true);
      expect(s.view(seat).undealt.every((id) => id === HIDDEN)).toBe(true);
    }
  });

  test('M4.10, OQ-21: discard pile, reserve, removed starters, shown improvements, province deck: all', () => {
    for (const seat of VIEWERS) {
      expect(of(seat)).toMatchObject({
        discard: ['nusus-card'],
        reserve: ['limes-card'],
        removed: ['starterShip-red-1'],
      });
      expect(s.view(seat)).toMatchObject({
        shown: ['scribe-card'],
        provinceDeck: s.g.provinceDeck,
        owners: s.g.owners,
        bank: s.g.bank,
      });
    }
  });

  test('the source of chance and the seed: nobody', () => {
    for (const seat of VIEWERS) expect(s.view(seat)).toMatchObject({ rng: null, seed: null });
  });
});

describe('cards dealt anew', () => {
  test("a player's starters, provinces and known improvements stay that player's", () => {
    const s = everything();
    let next = 0.1;
    const g = mythotopia.redeal(s.view(1), 1, () => (next = (next * 7.13) % 1));
    const [p] = g.players;
    expect(mythotopia.audit(g)).toEqual([]);
    expect([...(p?.hand ?? []), ...(p?.deck ?? [])].sort()).toEqual([...s.player(0).hand, ...s.player(0).deck].sort());
  });

  test("how a payment goes on is for its player's eyes: it would tell what else is in hand", () => {
    const s = duel({
      provinces: ['palmain', 'nusus', 'fadge', 'grimp'],
      hand: ['starterBuild', 'build', 'palmain', 'fadge', 'grimp'],
    });
    s.turn('build castle palmain');
    expect(s.view(1).agenda.at(-1)).toEqual({ op: 'pay', owner: 0 });
    expect(s.view(0).agenda.at(-1)).toEqual(s.g.agenda.at(-1));
  });

  test('what Philosopher has taken in secret may be any improvement that nobody has seen', () => {
    const kept = new Set<string>();
    for (let i = 1; i < 30; i++) {
      const s = duel({ hand: ['philosopher'] }, {}, { undealt: ['hero', 'queen', 'limes'] });
      s.turn('playCard philosopher').answer('queen');
      let next = i / 31;
      const g = mythotopia.redeal(s.view(1), 1, () => (next = (next * 977.13) % 1));
      expect(mythotopia.audit(g)).toEqual([]);
      for (const id of [...(g.players[0]?.hand ?? []), ...(g.players[0]?.deck ?? [])])
        if (id.endsWith('-card')) kept.add(id);
    }
    expect(kept.size).toBeGreaterThan(8);
  });

  test('M11.19: only improvements are looked at', () => {
    const s = duel({ provinces: ['palmain', 'lea', 'nusus', 'blore'], hand: ['philosopher', 'palmain', 'lea'] });
    s.turn('playCard philosopher');
    for (let i = 1; i < 12; i++) {
      let next = i / 13;
      const g = mythotopia.redeal(s.view(1), 1, () => (next = (next * 977.13) % 1));
      expect(mythotopia.audit(g)).toEqual([]);
    }
  });

  test('improvements taken in the open are remembered, until they go back', () => {
    const s = duel({ provinces: ['palmain', 'lea'], hand: ['starterMarket', 'limes'] }, {}, { shown: ['hero'] });
    s.turn('draft hero').turn('removeCards').answer('limes');
    expect(s.view(1).players[0]?.known).toEqual(['hero-card']);
  });
});

describe('undo', () => {
  const start = () =>
    duel({ provinces: ['palmain', 'lea', 'custus'], hand: ['palmain', 'lea', 'custus', 'starterArmy', 'providence'] });
  /** The same position at a table that keeps checkpoints, as the framework's adapter does. */
  const undoable = (s: ReturnType<typeof duel>): HeadlessTable<Mythotopia> => new HeadlessTable(mythotopia, s.g, true);

  test('an invasion is taken back decision by decision', () => {
    const t = undoable(start());
    const before = JSON.stringify(t.g.players);
    expect(t.play({ seat: 0, name: 'invade', args: [1, 'blore'] })).toBeNull();
    expect(t.play({ seat: 0, name: 'answer', args: [2, ['2']] })).toBeNull();
    expect(t.g.armies).toEqual({ blore: [2, 0] });
    expect(t.play({ seat: 0, name: 'undo', args: [] })).toBeNull();
    expect(t.g.questions[0]).toMatchObject({ ask: 'armies' });
    expect(t.play({ seat: 0, name: 'undo', args: [] })).toBeNull();
    expect([t.g.questions[0]?.ask, JSON.stringify(t.g.players)]).toEqual(['turn', before]);
  });

  test('not after drawing, which says so', () => {
    const t = undoable(start());
    t.play({ seat: 0, name: 'playCard', args: [1, 'providence-card'] });
    expect(t.play({ seat: 0, name: 'undo', args: [] })).toEqual({
      why: 'nothingToUndo',
      params: { reason: 'drewCards' },
    });
  });

  test('not after a captured province showed where its card had lain', () => {
    const s = situation({
      players: [{ provinces: ['lea'] }, { provinces: ['palmain', 'nusus'], hand: ['palmain'] }],
      armies: { palmain: [5, 0] },
    });
    const t = undoable(s);
    t.play({ seat: 0, name: 'endWar', args: [1, 'palmain'] });
    expect(t.play({ seat: 0, name: 'undo', args: [] })).toMatchObject({ why: 'nothingToUndo' });
  });
});
