import { endOf, startMarch } from '../../../games/new-dawn/rules/barbarians';
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
  });

  test('C16.18: Petra turns them back as the edge of the map does', () => {
    const one = { reinforced: ['-3,-1'], wonders: { petra: '-5,1' } };
    expect(endOf(duel(one, {}, { barbarians }).g, '-4,-1', EAST)).toBe('-4,-1');
  });
});
