import { endOf, startMarch } from '../../../games/new-dawn/rules/barbarians';
import { counted } from '../../../games/new-dawn/rules/agendas';
import { defenceOf, targetOn } from '../../../games/new-dawn/rules/combat';
import { newDawn } from '../../../games/new-dawn/ruleset';
import { duel, type Situation } from '../../../games/new-dawn/situation';

/** The event dial and barbarians (C11). */

const [EAST, , , WEST] = [0, 1, 2, 3];

/** A situation in which the barbarians have marched in a direction. */
function marched(make: (seed: string) => Situation, direction: number): Situation {
  for (let seed = 0; seed < 60; seed++) {
    const s = make(`seed ${seed}`);
    s.g.questions = [];
    s.g.agenda.push({ op: 'stacked' });
    startMarch(
      s.g,
      Object.values(s.g.onMap)
        .flat()
        .filter((id) => id.startsWith('barbarian-'))
        .sort(),
    );
    if (s.told('rollsDirection')[0]?.n !== direction + 1) continue;
    newDawn.resume(s.g);
    expect(newDawn.audit(s.g)).toEqual([]);
    return s;
  }
  throw new Error('no seed rolls it');
}

describe('C11.5: a step', () => {
  const { g } = duel({});
  test('to the next space', () => expect(endOf(g, '-4,-1', EAST)).toBe('-3,-1'));
  test('over water on to land', () => expect(endOf(g, '-2,0', EAST)).toBe('1,0'));
  test('back once at the edge of the map', () => expect(endOf(g, '-4,-1', WEST)).toBe('-3,-1'));
  test('over nothing but water back to its start: it stays', () => expect(endOf(g, '6,-2', WEST)).toBe('3,-2'));
});

test('C11.3: who is away comes back to an empty space; a caravan there is destroyed', () => {
  const s = duel({ caravans: ['-1,-3'] }, { tokens: ['-3,2'] }, { turn: 1, event: 4 });
  s.focus('astrology');
  expect(s.told('dial').at(-1)?.what).toBe('respawn');
  expect(s.g.onMap['-1,-3']).toEqual(['barbarian-F']);
  expect(s.player(0).stock.caravans).toBe(1);
  expect(s.g.away).toContain('barbarian-G');
});

test('C11.2: a trade token for each mature city, on cards of choice', () => {
  const tokens = ['-4,0', '-4,1', '-5,0', '-5,2', '-6,2', '-6,1'];
  const s = duel({ tokens }, {}, { turn: 1, event: 2, victory: ['v1', 'v2', 'v4'] });
  s.focus('astrology');
  expect(s.question()).toMatchObject({ seat: 0, ask: 'tradeTo' });
  s.answer('masonry');
  expect(s.player(0).trade['masonry-red']).toBe(1);
});

describe('C11.6: arriving', () => {
  const barbarians = { 'barbarian-F': '-4,-1' };
  test('an unreinforced token is destroyed', () => {
    const s = marched((seed) => duel({ tokens: ['-3,-1'] }, {}, { barbarians, seed }), EAST);
    expect(s.g.tokens).toEqual({});
    expect(s.g.onMap['-3,-1']).toEqual(['barbarian-F']);
    expect(s.told('loseToken')).toMatchObject([{ seat: 0, at: '-3,-1' }]);
  });

  test('a reinforced token is flipped, and the barbarian goes back', () => {
    const s = marched((seed) => duel({ reinforced: ['-3,-1'] }, {}, { barbarians, seed }), EAST);
    expect(s.g.tokens).toEqual({ '-3,-1': 0 });
    expect(s.g.reinforced).toEqual([]);
    expect(s.g.onMap['-4,-1']).toEqual(['barbarian-F']);
  });

  test('C10.13: a city is destroyed; the token of its wonder stays, the card is nobody’s', () => {
    const one = { cities: ['-3,-1'], wonders: { oracle: '-3,-1' } };
    const s = marched((seed) => duel(one, {}, { barbarians, seed }), EAST);
    expect(s.g.cities['-3,-1']).toBeUndefined();
    expect(s.g.onMap['-3,-1']?.slice().sort()).toEqual(['barbarian-F', 'oracle']);
    expect(s.g.relics).toEqual(['oracle-card']);
    expect(s.told('loseCity')).toMatchObject([{ seat: 0, at: '-3,-1' }]);
    expect(s.told('loseWonder')).toMatchObject([{ seat: 0, cards: ['oracle-card'] }]);
  });

  test('a capital loses two trade tokens of choice; the barbarian stays', () => {
    const one = { trade: { masonry: 2, pottery: 1 } };
    const s = marched((seed) => duel(one, {}, { barbarians: { 'barbarian-F': '-4,1' }, seed }), WEST);
    s.answer('masonry').answer('pottery');
    expect(s.player(0).trade).toMatchObject({ 'masonry-red': 1, 'pottery-red': 0 });
    expect(s.g.onMap['-5,1']).toEqual(['barbarian-F']);
  });

  test('C11.7: caravan and token, both', () => {
    const s = marched((seed) => duel({ tokens: ['-3,-1'], caravans: ['-3,-1'] }, {}, { barbarians, seed }), EAST);
    expect(s.g.tokens).toEqual({});
    expect(s.player(0).stock.caravans).toBe(1);
    expect(['loseCaravan', 'loseToken'].map((k) => s.told(k).length)).toEqual([1, 1]);
  });

  test('C16.18: Petra turns them back as the edge of the map does', () => {
    const one = { reinforced: ['-3,-1'], wonders: { petra: '-5,1' } };
    expect(endOf(duel(one, {}, { barbarians }).g, '-4,-1', EAST)).toBe('-4,-1');
  });
});

describe('C11.4–C11.6: one direction for all', () => {
  test('C11.4, C16.6: one die, by letters', () => {
    const both = { 'barbarian-G': '-4,-1', 'barbarian-F': '-4,0' };
    const s = marched((seed) => duel({}, {}, { barbarians: both, seed }), EAST);
    expect(s.told('marches').map(({ what, at }) => [what, at])).toEqual([
      ['barbarian-F', '-3,0'],
      ['barbarian-G', '-3,-1'],
    ]);
    expect(s.told('rollsDirection')).toHaveLength(1);
  });

  test('C11.6, C15.3: thrown back over water it goes on to the land that it came from', () => {
    const s = marched(
      (seed) => duel({ reinforced: ['1,0'] }, {}, { barbarians: { 'barbarian-F': '-2,0' }, seed }),
      EAST,
    );
    expect(s.g.reinforced).toEqual([]);
    expect(s.g.onMap['-2,0']).toEqual(['barbarian-F']);
  });

  test('C11.6: a resource, a city-state and a natural wonder stay where they are', () => {
    const s = marched((seed) => duel({}, {}, { barbarians: { 'barbarian-F': '0,-2' }, seed }), EAST);
    expect(s.g.onMap['1,-2']?.slice().sort()).toEqual(['barbarian-F', 'geneva']);
  });

  test('C15.19: what is destroyed returns to its owner', () => {
    const s = marched(
      (seed) => duel({ cities: ['-3,-1'] }, {}, { barbarians: { 'barbarian-F': '-4,-1' }, seed }),
      EAST,
    );
    expect(s.player(0).stock.cities).toBe(7);
  });

  test('C11.6, C6.5, C15.11: a natural wonder returns to its space', () => {
    const one = { tokens: ['1,2'], naturals: ['grand-mesa'] };
    const s = marched((seed) => duel(one, {}, { barbarians: { 'barbarian-F': '0,2' }, seed }), EAST);
    expect(s.g.onMap['1,2']?.slice().sort()).toEqual(['barbarian-F', 'grand-mesa']);
    expect(s.player(0).sheet).toEqual([]);
  });
});

test('C11.8, C15.5, C16.27: of two on a space the first player picks one, which moves on in a direction of its own', () => {
  const s = duel({}, {}, { barbarians: { 'barbarian-F': '-4,-1' } });
  s.g.onMap['-4,-1']?.push('barbarian-G');
  s.g.away = s.g.away.filter((id) => id !== 'barbarian-G');
  s.g.questions = [];
  s.g.agenda.push({ op: 'stacked' });
  newDawn.resume(s.g);
  expect(s.question()).toMatchObject({
    seat: s.g.first,
    ask: 'whichBarbarian',
    options: ['barbarian-F', 'barbarian-G'],
  });
  s.answer('barbarian-G');
  while (s.g.questions[0]?.ask === 'whichBarbarian') s.answer('barbarian-G');
  const alone = Object.values(s.g.onMap).map((there) => there.filter((id) => id.startsWith('barbarian-')).length);
  expect(Math.max(...alone)).toBe(1);
  expect(s.g.onMap['-4,-1']).toEqual(['barbarian-F']);
});

describe('C11.9, C15.4: a barbarian in a city-state', () => {
  const guarded = { 'barbarian-F': '1,-2' };
  const row = ['early-empire', 'astrology', 'pottery', 'masonry', 'foreign-trade'];

  test('it is what is attacked, at the difficulty of grassland', () => {
    const { g } = duel({ tokens: ['1,-1'] }, {}, { barbarians: guarded });
    expect(targetOn(g, 0, '1,-2')).toBe('barbarian');
    expect(defenceOf(g, { seat: 0, at: '1,-2', slot: 5, bonus: 0, against: 0 }).value).toBe(1);
  });

  test('caravans cannot enter', () => {
    const s = duel({ row, tokens: ['1,-1'], caravans: ['1,-1'] }, {}, { barbarians: guarded });
    s.focus('foreign-trade');
    expect(s.options('1,-1 1,-2')).toEqual([]);
  });

  test('C16.7: in a capital likewise, which caravans may leave', () => {
    const s = duel({ row }, {}, { barbarians: { 'barbarian-F': '-5,1' } });
    expect(targetOn(s.g, 1, '-5,1')).toBe('barbarian');
    s.focus('foreign-trade');
    expect(s.options('card').length).toBeGreaterThan(0);
    expect(s.options().some((option) => option.includes(' -5,1 '))).toBe(false);
  });
});

test('C11.10, C16.8: the token of a conquered city-state stays usable; who next places something there takes it', () => {
  const owner = { cities: ['1,-2'], cityStates: { geneva: 'astrology' } };
  const s = marched((seed) => duel(owner, {}, { barbarians: { 'barbarian-F': '0,-2' }, seed }), EAST);
  expect(s.g.cities['1,-2']).toBeUndefined();
  expect(s.player(0).onCards['astrology-red']).toEqual(['geneva']);
  expect(counted(s.g, 0, 'conqueredCityState')).toBe(0);
  const next = duel(
    owner,
    { row: ['foreign-trade', 'astrology', 'pottery', 'masonry', 'early-empire'], cities: ['2,-2'] },
    { turn: 1 },
  );
  delete next.g.cities['1,-2'];
  next.player(0).stock.cities++;
  next.focus('early-empire').answer('1,-2');
  expect(next.player(1).onCards['astrology-blue']).toEqual(['geneva']);
  expect(next.player(0).onCards['astrology-red'] ?? []).toEqual([]);
  // So does who moves one there.
  const row = ['foreign-trade', 'astrology', 'pottery', 'masonry', 'drama-and-poetry'];
  const mover = duel(owner, { row, tokens: ['1,-1'] }, { turn: 1 });
  delete mover.g.cities['1,-2'];
  mover.player(0).stock.cities++;
  mover.focus('drama-and-poetry').answer().answer('1,-1 1,-2');
  expect(mover.player(1).onCards['astrology-blue']).toEqual(['geneva']);
});
