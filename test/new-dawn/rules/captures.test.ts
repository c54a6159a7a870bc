import type { Option } from '../../../games/kit/core';
import { attackable } from '../../../games/new-dawn/rules/reach';
import { attackOf, defenceOf, foretold, targetOn } from '../../../games/new-dawn/rules/combat';
import { turnOptions } from '../../../games/new-dawn/rules/turn';
import { newDawn } from '../../../games/new-dawn/ruleset';
import { duel, ROW, situation, type PlayerSituation, type Situation } from '../../../games/new-dawn/situation';

/** What follows a victory (C10.20–C10.25, C12), and military cards. */

const MILITARY = ['masonry', 'iron-working', 'mass-production', 'flight'];
/** The card in slot 5, in the place of that of its type. */
const inSlot5 = (card: string): string[] => [
  ...ROW.filter((each) => each !== (MILITARY.includes(card) ? 'masonry' : card)),
  card,
];
const military = { row: inSlot5('iron-working'), trade: { 'iron-working': 3 } };
const fight = { seat: 0, slot: 5, bonus: 0, against: 0 };

/** Attacks a space with the card in slot 5, and all tokens on it, in a game in which that is won. */
function beaten(one: PlayerSituation, other: PlayerSituation, at: string, rest: object = {}): Situation {
  for (let seed = 0; seed < 80; seed++) {
    const s = duel({ ...military, ...one }, other, { ...rest, seed: `seed ${seed}` });
    s.focus('iron-working').maybeAnswer('branch', 'branch 1').answer(at).maybeAnswer('spend', '3');
    while (s.g.questions[0]?.ask === 'spend') s.answer('0');
    if (s.told('wins').length > 0) return s;
  }
  throw new Error('no seed ends so');
}

describe('C10.22, C15.2: no city figure left', () => {
  const seven = ['-4,3', '-5,4', '-6,4', '-3,4', '-5,5', '-6,3', '-5,3'];

  test('a captured city gives way to a reinforced control token, with its wonder', () => {
    const s = beaten({ cities: seven }, { cities: ['-4,-1'], wonders: { oracle: '-4,-1' } }, '-4,-1');
    expect(s.question()).toMatchObject({ ask: 'instead', seat: 0, min: 0 });
    s.answer('-4,-1');
    expect([s.g.tokens['-4,-1'], s.g.reinforced, s.g.cities['-4,-1']]).toEqual([0, ['-4,-1'], undefined]);
    expect(s.player(0).wonders).toEqual(['oracle-card']);
  });

  test('a city-state that is conquered so counts as conquered', () => {
    const s = beaten({ cities: seven, tokens: ['1,-1'] }, {}, '1,-2');
    s.answer('1,-2');
    expect(s.g.tokens['1,-2']).toBe(0);
    expect(s.player(0).onCards['astrology-red']).toEqual(['geneva']);
  });

  test('who later captures that token puts a city there', () => {
    const s = beaten({ tokens: ['1,-1'] }, { reinforced: ['1,-2'], cityStates: { geneva: 'astrology' } }, '1,-2');
    expect([s.g.cities['1,-2'], s.g.tokens['1,-2']]).toEqual([0, undefined]);
    expect(s.player(0).onCards['astrology-red']).toEqual(['geneva']);
  });

  test('on any other space it is an ordinary control token', () => {
    const s = beaten({}, { reinforced: ['-4,-1'] }, '-4,-1');
    expect([s.g.tokens['-4,-1'], s.g.cities['-4,-1'], s.g.reinforced]).toEqual([0, undefined, []]);
  });
});

test('C10.20, C6.5: a natural wonder goes with a city that is captured', () => {
  const s = beaten({ tokens: ['2,2'] }, { cities: ['1,2'], naturals: ['grand-mesa'] }, '1,2');
  expect(s.g.cities['1,2']).toBe(0);
  expect([s.player(0).sheet, s.player(1).sheet]).toEqual([['grand-mesa'], []]);
});

test('C10.20: a natural wonder goes with the space that is captured', () => {
  const s = beaten({ tokens: ['2,2'] }, { tokens: ['1,2'], naturals: ['grand-mesa'] }, '1,2');
  expect(s.player(0).sheet).toEqual(['grand-mesa']);
  expect(s.player(1).sheet).toEqual([]);
});

describe('a beaten capital (C10.20, C10.21)', () => {
  const near = { tokens: ['5,0'] };

  test('stays; two trade tokens of its owner are taken, as the attacker chooses', () => {
    const s = beaten(near, { trade: { masonry: 1, pottery: 2 } }, '6,-1');
    s.answer('pottery-blue').answer('masonry-blue').answer('astrology').answer('astrology');
    expect(s.g.cities['6,-1']).toBe(1);
    expect(s.player(0).trade['astrology-red']).toBe(2);
    expect(s.player(1).trade).toMatchObject({ 'masonry-blue': 0, 'pottery-blue': 1 });
  });

  test('its wonder goes under an own city without one', () => {
    const s = beaten(near, { wonders: { oracle: '6,-1' } }, '6,-1');
    expect(s.player(0).wonders).toEqual(['oracle-card']);
    expect(s.g.onMap['-5,1']).toEqual(['oracle']);
  });

  test('where no city is free it stays, and the card is not taken', () => {
    const s = beaten({ ...near, wonders: { petra: '-5,1' } }, { wonders: { oracle: '6,-1' } }, '6,-1');
    expect(s.player(0).wonders).toEqual(['petra-card']);
    expect(s.player(1).wonders).toEqual(['oracle-card']);
  });
});

test('C10.23: what a card flips, replaces or destroys is no attack: no card goes back, no tokens are spent', () => {
  const s = duel(
    { wonders: { 'forbidden-city': '-5,1' }, held: ['embassy-blue'] },
    { tokens: ['-4,1'], trade: { masonry: 3 } },
  );
  s.use('forbidden-city').answer('-4,1');
  expect(s.told('attack')).toEqual([]);
  expect(s.player(0).held).toEqual(['embassy-blue']);
});

describe('a wonder of nobody (C10.13, C10.24)', () => {
  const lone = (): Situation => {
    const s = duel({
      row: ['early-empire', 'astrology', 'foreign-trade', 'masonry', 'pottery'],
      cities: ['-3,-1'],
      wonders: { oracle: '-3,-1' },
    });
    // A barbarian has destroyed its city.
    delete s.g.cities['-3,-1'];
    s.player(0).stock.cities++;
    s.player(0).wonders = [];
    s.g.relics = ['oracle-card'];
    return s;
  };

  test('C10.13: its card has no effect', () => {
    const s = lone();
    expect(turnOptions(s.g, 0).filter((option) => option.startsWith('use'))).toEqual([]);
    expect(newDawn.audit(s.g)).toEqual([]);
  });

  test('C10.24: a city may be placed there, and takes it', () => {
    const s = lone();
    s.g.tokens['-4,0'] = 0;
    s.player(0).stock.control--;
    s.focus('pottery').maybeAnswer('branch', 'branch 1');
    expect(s.options()).toContain('-3,-1');
    s.answer('-3,-1');
    expect(s.player(0).wonders).toEqual(['oracle-card']);
    expect(s.g.relics).toEqual([]);
  });

  test('C10.24: so may a control token, of whoever it is', () => {
    const s = duel({}, { row: ['astrology', 'foreign-trade', 'pottery', 'masonry', 'early-empire'] }, { turn: 1 });
    s.g.onMap['5,0'] = ['oracle'];
    s.g.tokenPool = s.g.tokenPool.filter((id) => id !== 'oracle');
    for (const offer of s.g.offers) {
      offer.deck = offer.deck.filter((id) => id !== 'oracle-card');
      if (offer.shown === 'oracle-card') offer.shown = null;
    }
    s.g.relics = ['oracle-card'];
    s.focus('early-empire').answer('5,0').answer();
    expect(s.player(1).wonders).toEqual(['oracle-card']);
  });
});

test('C10.25: a wonder under a control token goes with it', () => {
  const s = beaten({}, { tokens: ['-4,-1'], wonders: { oracle: '-4,-1' } }, '-4,-1');
  expect(s.g.tokens['-4,-1']).toBe(0);
  expect([s.player(0).wonders, s.player(1).wonders]).toEqual([['oracle-card'], []]);
});

describe('where an attack starts and what it passes (C10.15, C10.16)', () => {
  test('C10.16, C15.1: not from a space taken in this turn, which may not be attacked anew; a failed target may', () => {
    const s = beaten({}, { tokens: ['-4,1', '-4,0'] }, '-4,1');
    expect(s.g.taken).toEqual(['-4,1']);
    expect(attackable(s.g, 0, 1, null).has('-3,1')).toBe(false);
    expect(targetOn(s.g, 0, '-4,1')).toBeNull();
  });

  test('C16.5: through city-states, own cities and caravans', () => {
    const { g } = duel({ tokens: ['1,-1'], caravans: ['0,-2'] });
    expect(attackable(g, 0, 3, null).get('1,-3')).toBe(2);
  });

  test('C10.15: a target out of range, and one’s own, are no options', () => {
    const s = duel({ row: inSlot5('masonry'), tokens: ['-4,1'] }, { tokens: ['-3,2', '3,2'] });
    s.focus('masonry').maybeAnswer('branch', 'branch 1');
    expect(s.options()).toEqual(['-3,2']);
    const why = ['3,2', '-4,1', '-5,1', '0,0'].map((at) => s.refused(at)?.why);
    expect(why).toEqual(['outOfRange', 'nothingToAttack', 'nothingToAttack', 'nothingToAttack']);
  });
});

describe('C10.18: what is told before it is declared', () => {
  test('after the diplomacy cards that go back (C10.17)', () => {
    const s = duel(
      { row: inSlot5('masonry'), held: ['joint-war-blue', 'kabul'] },
      { tokens: ['-4,1'], trade: { masonry: 2 } },
    );
    s.focus('masonry').maybeAnswer('branch', 'branch 1');
    expect(foretold(s.g, '-4,1')).toMatchObject({
      target: 'token',
      defender: 1,
      returned: ['joint-war-blue'],
      attack: { value: 5 },
      defence: { value: 3, sources: [{ what: 'terrain', n: 3 }] },
      spend: { attack: 0, defence: 2 },
    });
  });

  test('C16.15: Japan is named as what makes a shore easier', () => {
    const { g } = duel({ leader: 'japan' }, { tokens: ['-1,2'] });
    expect(defenceOf(g, { ...fight, at: '-1,2' })).toEqual({
      value: 3,
      sources: [
        { what: 'terrain', n: 5 },
        { card: 'japan', n: -2 },
      ],
    });
  });
});

describe('military cards, each with its limit', () => {
  const attacking = (card: string, one: PlayerSituation, other: PlayerSituation, branch = 'branch 1'): Situation =>
    duel({ row: inSlot5(card), ...one }, other)
      .focus(card)
      .maybeAnswer('branch', branch);

  test('Masonry: two attacks within 2 spaces, or reinforcing', () => {
    const s = attacking('masonry', {}, { tokens: ['-4,1', '-3,1', '-2,1', '-3,2', '-2,2'] });
    expect(s.question().params?.n).toBe(2);
    // -3,1 and -3,2 lie behind what is rival.
    expect(s.options()).toEqual(['-4,1']);
  });

  test('Iron Working: within 3, 1 more combat, 3 more against barbarians', () => {
    const s = duel({ row: inSlot5('iron-working') }, { tokens: ['-3,0'] }, { barbarians: { 'barbarian-G': '-4,1' } });
    s.focus('iron-working').maybeAnswer('branch', 'branch 1');
    expect([foretold(s.g, '-3,0')?.attack.value, foretold(s.g, '-4,1')?.attack.value]).toEqual([6, 8]);
    expect(s.options()).toEqual(['-3,0', '-4,1']);
  });

  test('Mass Production: over water; attacks are taken off the reinforcements', () => {
    const s = attacking(
      'mass-production',
      { tokens: ['-4,1', '-4,0', '-5,0', '-2,2', '-3,1'] },
      { reinforced: ['-1,1'], cityStates: { 'buenos-aires': 'pottery' } },
    );
    expect(s.options()).toEqual(['-1,1']);
    s.answer('-1,1');
    while (s.g.questions[0]?.ask !== 'attack' && s.g.questions[0]?.ask !== 'reinforce')
      s.answer(...(s.question().min ? [s.question().options[0] ?? ''] : []));
    s.maybeAnswer('attack');
    expect(s.question()).toMatchObject({ ask: 'reinforce', max: 4 });
  });

  test('Flight: both halves, in the order of choice, and past everything', () => {
    const s = attacking('flight', { tokens: ['-4,0'] }, { tokens: ['-3,0', '-2,-1', '-1,-1'] });
    expect(s.question().params?.n).toBe(3);
    expect(s.options().sort()).toEqual(['-1,-1', '-1,1', '-2,-1', '-3,0', '1,-2']);
    s.answer();
    expect(s.question().ask).toBe('reinforce');
    const first = attacking('flight', { tokens: ['-4,0'] }, { tokens: ['-3,0'] }, 'branch 0');
    expect(first.question().ask).toBe('reinforce');
  });

  test('Terracotta Army, Alhambra, Pentagon add 2 to attacks; Petra, Alhambra 2 and Ruhr Valley 5 to defence', () => {
    const wonders = {
      'terracotta-army': '-5,1',
      alhambra: '-5,1',
      pentagon: '-5,1',
      petra: '-5,1',
      'ruhr-valley': '-5,1',
    };
    const all: Option[] = Object.keys(wonders);
    const { g } = duel({ wonders, tokens: ['-4,0'] }, { tokens: ['-4,1'] });
    expect(attackOf(g, { ...fight, at: '-4,1' }).sources.map(({ card, n }) => [card, n])).toEqual([
      [undefined, 5],
      ['terracotta-army-card', 2],
      ['alhambra-card', 2],
      ['pentagon-card', 2],
    ]);
    const defence = defenceOf(g, { ...fight, seat: 1, at: '-4,0' });
    expect(defence.value).toBe(1 + 2 + 2 + 5);
    expect(all).toHaveLength(5);
  });

  test('C16.22: Pentagon lifts the distance, and what may not be passed still may not', () => {
    const { g } = duel({ wonders: { pentagon: '-5,1' } }, { tokens: ['-4,1', '3,3'] });
    const near = attackable(g, 0, 2, null);
    expect(near.get('3,-3')).toBeGreaterThan(5);
    // Only reached past what is rival.
    expect(attackable(duel({}).g, 0, 2, null).has('3,-3')).toBe(false);
  });
});

describe('leaders', () => {
  test('America: a natural wonder goes on a focus card, where it is a trade token or a resource', () => {
    const s = duel({ leader: 'america', row: inSlot5('early-empire'), cities: ['2,2'] });
    s.focus('early-empire').answer('1,2');
    expect(s.question().ask).toBe('mount');
    s.answer('pottery');
    expect(s.player(0).onCards['pottery-red']).toEqual(['grand-mesa']);
    expect(s.player(0).sheet).toEqual([]);
  });

  test('Aztec: two cards change places after an attack that was won, and not after one that was lost', () => {
    const s = beaten({ leader: 'aztec' }, {}, '-4,1', { barbarians: { 'barbarian-G': '-4,1' } });
    s.maybeAnswer('tradeTo', 'pottery').maybeAnswer('attack');
    s.answer('aztec 0').answer('early-empire pottery');
    expect(s.player(0).row.slice(0, 5)).toEqual([
      'iron-working-red',
      'pottery-red',
      'astrology-red',
      'foreign-trade-red',
      'early-empire-red',
    ]);
    const peace = duel({ leader: 'aztec' });
    peace.focus('astrology').expectTurnOf(1);
  });

  test('C16.16: Scythia on its own grassland and hills, and against any target there', () => {
    const { g } = duel({ leader: 'scythia', tokens: ['-5,2', '-4,1'] });
    expect(attackOf(g, { ...fight, at: '1,-2' }).value).toBe(8);
    expect(defenceOf(g, { ...fight, seat: 1, at: '-5,2' }).value).toBe(2 + 3);
    expect(defenceOf(g, { ...fight, seat: 1, at: '-4,1' }).value).toBe(3);
  });
});

test('C16.20: Kremlin counts when the attack is declared, and only more is more', () => {
  const kremlin = (own: string[], others: string[]): number =>
    attackOf(duel({ wonders: { kremlin: '-5,1' }, reinforced: own }, { tokens: ['-4,1'], reinforced: others }).g, {
      ...fight,
      at: '-4,1',
    }).value;
  expect([kremlin(['-4,0'], []), kremlin(['-4,0'], ['5,0']), kremlin([], [])]).toEqual([9, 5, 5]);
});

describe('city-states’ tokens (C12.2)', () => {
  test('C12.2, C16.28: spent once in each turn, in defence too, and they stay', () => {
    const s = duel(
      { row: inSlot5('masonry') },
      { tokens: ['-4,1'], cities: ['4,-2'], cityStates: { kabul: 'masonry' } },
    );
    s.focus('masonry').maybeAnswer('branch', 'branch 1').answer('-4,1');
    if (s.g.questions[0]?.ask === 'spend' && s.question().seat === 1) {
      expect(s.options()).toEqual(['0', '1']);
      s.answer('1');
      expect(s.player(1).onCards['masonry-blue']).toEqual(['kabul']);
      expect(s.told('spend').at(-1)?.cards).toEqual(['masonry-blue', 'kabul']);
    } else throw new Error('the defender is not asked');
  });

  test('C12.3, C15.7: the conquered city-state of a rival is a rival city to a caravan', () => {
    const s = duel(
      { row: inSlot5('foreign-trade'), tokens: ['1,-1'], caravans: ['1,-1'] },
      { cities: ['1,-2'], cityStates: { geneva: 'astrology' } },
    );
    s.focus('foreign-trade').answer('1,-1 1,-2 0');
    expect(s.told('arrive')[0]).toMatchObject({ to: 1 });
    s.answer('pottery').answer('masonry');
    expect(s.question()).toMatchObject({ ask: 'takeCard' });
  });
});

test('C12.4, C15.17: a card that somebody else holds cannot be taken, nor one’s own; one from each', () => {
  const s = situation({
    players: [{ row: inSlot5('foreign-trade'), caravans: ['5,0'] }, { held: ['embassy-green', 'embassy-red'] }, {}],
  });
  s.focus('foreign-trade').answer('5,0 6,-1 0');
  while (s.question().ask === 'tradeTo') s.answer(s.options()[0] ?? '');
  expect(s.question().ask).toBe('takeCard');
  expect(s.options().sort()).toEqual(['defensive-pact-green', 'joint-war-green', 'open-borders-green']);
});
