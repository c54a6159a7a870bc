import { atlasOf } from '../../../games/new-dawn/atlas';
import { attackOf, chances, defenceOf } from '../../../games/new-dawn/rules/combat';
import { duel, ROW, situation, type PlayerSituation, type Situation } from '../../../games/new-dawn/situation';

/** Reinforcing and attacking (C10.14–C10.25), barbarians (C11), city-states (C12). */

const inSlot = (slot: number, card = 'masonry'): string[] => {
  const rest = ROW.filter((each) => each !== 'masonry');
  return [...rest.slice(0, slot - 1), card, ...rest.slice(slot - 1)];
};

/** A duel after which the attack has ended as wanted: another seed is tried until it does. */
function fought(
  won: boolean,
  one: PlayerSituation,
  other: PlayerSituation,
  at: string,
  barbarians: Record<string, string> = {},
  steps: (s: Situation) => Situation = (s) => s,
): Situation {
  for (let seed = 0; seed < 60; seed++) {
    const s = duel(one, other, { barbarians, seed: `seed ${seed}` });
    const [military = ''] = (one.row ?? []).filter((card) => card === 'masonry' || card === 'iron-working');
    s.focus(military).maybeAnswer('branch', 'branch 1').answer(at);
    steps(s);
    if (s.told('wins').length > 0 === won) return s;
  }
  throw new Error('no seed ends so');
}

const fight = { seat: 0, slot: 5, bonus: 0, against: 0 };

test('C10.14: up to slot-number own control tokens; trade tokens do not add (C4.6)', () => {
  const s = duel({ row: inSlot(2), tokens: ['-4,0', '-4,1', '-5,0'], trade: { masonry: 3 } });
  s.focus('masonry').answer('branch 0');
  expect(s.question()).toMatchObject({ min: 0, max: 2 });
  s.answer('-4,0', '-4,1');
  expect(s.g.reinforced).toEqual(['-4,0', '-4,1']);
});

test('C10.15: within range, counted past no water, rival or barbarian', () => {
  const s = duel({ row: inSlot(1) }, { tokens: ['-3,0', '-2,0'] }, { barbarians: { 'barbarian-G': '-4,2' } });
  s.focus('masonry').maybeAnswer('branch', 'branch 1');
  // -2,0 lies behind -3,0 or past water.
  expect(s.options().sort()).toEqual(['-3,0', '-4,2']);
});

describe('numbers (C10.18)', () => {
  test('barbarian: terrain; city-state: 8', () => {
    const s = duel({}, {}, { barbarians: { 'barbarian-G': '-3,2' } });
    expect(defenceOf(s.g, { ...fight, at: '-3,2' })).toEqual({ value: 3, sources: [{ what: 'terrain', n: 3 }] });
    expect(defenceOf(s.g, { ...fight, at: '1,-2' }).value).toBe(8);
  });

  test('control token: terrain, 1 if reinforced, 1 for each reinforced one next to it', () => {
    const s = duel({}, { reinforced: ['-4,1', '-4,2'], tokens: ['-3,1'] });
    expect(defenceOf(s.g, { ...fight, at: '-4,1' }).value).toBe(3 + 1 + 1);
    expect(defenceOf(s.g, { ...fight, at: '-3,1' }).value).toBe(3 + 2);
  });

  test('city: terrain twice', () => {
    const s = duel({}, { cities: ['-3,1'], reinforced: ['-4,1'] });
    expect(defenceOf(s.g, { ...fight, at: '-3,1' })).toEqual({
      value: 7,
      sources: [
        { what: 'terrain', n: 3 },
        { what: 'doubled', n: 3 },
        { what: 'support', n: 1 },
      ],
    });
  });

  test('attacker: slot, card, leader, wonders, diplomacy', () => {
    const s = duel(
      { leader: 'scythia', wonders: { alhambra: '-5,1' }, held: ['kabul'] },
      { cities: ['-5,3', '-4,-1'] },
    );
    expect(attackOf(s.g, { ...fight, bonus: 1, at: '-4,-1' }).value).toBe(5 + 1 + 3 + 2 + 3);
    // C16.16: forest is no steppe.
    expect(attackOf(s.g, { ...fight, bonus: 1, at: '-5,3' }).value).toBe(5 + 1 + 2 + 3);
  });

  test('Joint War and Defensive Pact: not against who gave the card', () => {
    const s = duel({ held: ['joint-war-blue'] }, { tokens: ['-4,1'] }, { barbarians: { 'barbarian-G': '-4,0' } });
    expect(attackOf(s.g, { ...fight, at: '-4,1' }).value).toBe(5);
    expect(attackOf(s.g, { ...fight, at: '-4,0' }).value).toBe(7);
  });

  test('Kremlin: 4 with more reinforced tokens than the defender (C16.20)', () => {
    const s = duel({ wonders: { kremlin: '-5,1' }, reinforced: ['-4,0'] }, { tokens: ['-4,1'] });
    expect(attackOf(s.g, { ...fight, at: '-4,1' }).value).toBe(9);
  });

  test('Carthage and Big Ben count what is near the defending space', () => {
    const s = duel({ held: ['carthage'], wonders: { 'big-ben': '-5,1' }, caravans: ['-4,0'] }, { tokens: ['-4,1'] });
    expect(attackOf(s.g, { ...fight, at: '-4,1' }).value).toBe(5 + 1 + 2);
  });

  test('Carthage counts itself where a barbarian on its space is attacked, and nothing where it is attacked', () => {
    const players = [{ held: ['carthage'] }, {}, {}, {}];
    const alone = situation({ players });
    const at = atlasOf(alone.g).homeOf('carthage') ?? '';
    const sources = ({ g }: Situation) =>
      attackOf(g, { ...fight, at }).sources.filter(({ card }) => card !== undefined);
    expect(sources(situation({ players, barbarians: { 'barbarian-A': at } }))).toEqual([{ card: 'carthage-1', n: 1 }]);
    expect(sources(alone)).toEqual([]);
  });

  test('C16.15: Japan attacks a mountain on the shore as difficulty 3', () => {
    const barbarians = { 'barbarian-G': '-1,2' };
    expect(defenceOf(duel({ leader: 'japan' }, {}, { barbarians }).g, { ...fight, at: '-1,2' }).value).toBe(3);
    expect(defenceOf(duel({}, {}, { barbarians }).g, { ...fight, at: '-1,2' }).value).toBe(5);
  });

  test('out of 36: ties defend (C10.19)', () => {
    expect(chances(0, 0)).toBe(15);
    expect(chances(5, 0)).toBe(35);
    expect(chances(0, 8)).toBe(0);
  });
});

describe('attacks', () => {
  test('C10.20: a beaten barbarian leaves and gives a trade token', () => {
    const s = fought(true, { row: inSlot(5) }, {}, '-4,1', { 'barbarian-G': '-4,1' });
    expect(s.g.away).toContain('barbarian-G');
    s.answer('pottery');
    expect(s.player(0).trade['pottery-red']).toBe(1);
  });

  test('Sumeria: a resource besides', () => {
    const s = fought(true, { leader: 'sumeria', row: inSlot(5) }, {}, '-4,1', { 'barbarian-G': '-4,1' });
    s.answer('pottery').answer('oil');
    expect(s.player(0).resources.oil).toBe(1);
  });

  test('C10.19, C15.1: nothing happens when the defender wins; the attack may be repeated', () => {
    const s = fought(false, { row: inSlot(1) }, { reinforced: ['-4,1'] }, '-4,1');
    expect(s.g.tokens['-4,1']).toBe(1);
    expect(s.options()).toContain('-4,1');
  });

  test('C10.20: a control token becomes an own unreinforced one', () => {
    const s = fought(true, { row: inSlot(5) }, { reinforced: ['-4,1'] }, '-4,1');
    expect(s.g.tokens['-4,1']).toBe(0);
    expect(s.g.reinforced).toEqual([]);
  });

  test('C10.16: no attack starts from a space taken in this turn', () => {
    const s = fought(true, { row: inSlot(5) }, { tokens: ['-4,1', '-2,2'] }, '-4,1');
    expect(s.options()).not.toContain('-2,2');
  });

  test('C10.20: a city is replaced by an own one', () => {
    const s = fought(
      true,
      { row: inSlot(5, 'iron-working'), trade: { 'iron-working': 3 } },
      { cities: ['-5,3'] },
      '-5,3',
      {},
      (x) => x.maybeAnswer('spend', '3'),
    );
    expect(s.g.cities['-5,3']).toBe(0);
    expect(s.player(0).stock.cities).toBe(6);
    expect(s.player(1).stock.cities).toBe(7);
  });

  test('C10.21: the wonder of a beaten city goes with it', () => {
    const s = fought(
      true,
      { row: inSlot(5, 'iron-working') },
      { cities: ['-4,-1'], wonders: { oracle: '-4,-1' } },
      '-4,-1',
    );
    expect(s.player(0).wonders).toEqual(['oracle-card']);
    expect(s.player(1).wonders).toEqual([]);
  });

  test('C4.5, C10.19: the defender spends from military after the attacker', () => {
    const s = duel(
      { row: inSlot(5), trade: { masonry: 1 } },
      { tokens: ['-4,1'], trade: { masonry: 2 } },
      { seed: 'spend' },
    );
    s.focus('masonry').maybeAnswer('branch', 'branch 1').answer('-4,1');
    expect(s.question()).toMatchObject({ seat: 0, ask: 'spend' });
    s.answer('1');
    expect(s.question()).toMatchObject({ seat: 1, ask: 'spend', options: ['0', '1', '2'] });
    s.answer('2');
    expect(s.player(1).trade['masonry-blue']).toBe(0);
    // What was spent is told as the totals that count.
    const [thrown, counted] = s.told('rolls');
    expect([counted?.n, counted?.what]).toEqual([Number(thrown?.n) + 1, String(Number(thrown?.what) + 2)]);
  });

  test('C10.17, C12.5: who attacks returns the cards of the attacked first', () => {
    const s = fought(false, { row: inSlot(1), held: ['joint-war-blue'] }, { reinforced: ['-4,1'] }, '-4,1');
    expect(s.player(0).held).toEqual([]);
    expect(s.player(1).diplomacy).toContain('joint-war-blue');
  });

  test('C12.1: a conquered city-state: a city, its token on the card of its type, its cards with nobody', () => {
    const s = fought(
      true,
      { row: inSlot(5, 'iron-working'), tokens: ['1,-1'], trade: { 'iron-working': 3 } },
      { held: ['geneva'] },
      '1,-2',
      {},
      (x) => x.maybeAnswer('spend', '3'),
    );
    expect(s.g.cities['1,-2']).toBe(0);
    expect(s.player(0).onCards['astrology-red']).toEqual(['geneva']);
    expect(s.player(1).held).toEqual([]);
    expect(s.g.closed.sort()).toEqual(['geneva-1', 'geneva-2']);
  });
});

describe('the end of a city-state’s city (C12.3)', () => {
  const end = (choice: string): Situation =>
    fought(
      true,
      { row: inSlot(5, 'iron-working'), tokens: ['1,-1'] },
      { cities: ['1,-2'], cityStates: { geneva: 'astrology' } },
      '1,-2',
      {},
      (x) => x.maybeAnswer('liberate', choice),
    );

  test('conquered: the token moves to the own card', () => {
    const s = end('conquer');
    expect(s.g.cities['1,-2']).toBe(0);
    expect(s.player(0).onCards['astrology-red']).toEqual(['geneva']);
  });

  test('liberated: the token returns, its cards turn up, one may be taken', () => {
    const s = end('liberate');
    expect(s.g.onMap['1,-2']).toEqual(['geneva']);
    expect(s.g.cities['1,-2']).toBeUndefined();
    s.answer('geneva');
    expect(s.player(0).held).toEqual(['geneva-1']);
  });
});
