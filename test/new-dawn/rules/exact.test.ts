import { atlasOf } from '../../../games/new-dawn/atlas';
import type { Resource } from '../../../games/new-dawn/card';
import { naturalWonders } from '../../../games/new-dawn/cards/naturalWonders';
import { counted, isAchieved } from '../../../games/new-dawn/rules/agendas';
import { routesNow } from '../../../games/new-dawn/rules/caravans';
import { attackOf, defenceOf } from '../../../games/new-dawn/rules/combat';
import { canHold } from '../../../games/new-dawn/rules/placing';
import { costOf } from '../../../games/new-dawn/rules/wonders';
import { duel, ROW, type PlayerSituation, type Situation } from '../../../games/new-dawn/situation';

/** The printed numbers of cards, exactly: what they just allow, and what is one too many. */

/** A row with the card in slot 5, in the place of that of its type. */
const last = (card: string, type = card): string[] => [...ROW.filter((each) => each !== type).slice(0, 4), card];
const why = (s: Situation, ...picks: string[]): string | null => s.refused(...picks)?.why ?? null;
const at = '-5,1';
const built = (...ids: string[]): Record<string, string> => Object.fromEntries(ids.map((id) => [id, at]));

/** Land at a distance from the capital at -5,1, by paths over land. */
const AWAY: Readonly<Record<number, string>> = {
  2: '-3,0',
  3: '-2,-1',
  4: '-1,-1',
  5: '0,-3',
  6: '1,0',
};

describe('C10.15: military cards', () => {
  test.each([
    ['masonry', 2, 2],
    ['iron-working', 2, 3],
    ['mass-production', 2, 3],
    ['flight', 3, 5],
  ])('%s: %i attacks, within %i spaces and no farther', (card, attacks, range) => {
    const [near = '', far = ''] = [AWAY[range], AWAY[range + 1]];
    const s = duel({ row: last(card, 'masonry') }, { tokens: [near, far] });
    s.focus(card).maybeAnswer('branch', 'branch 1');
    expect(s.question()).toMatchObject({ ask: 'attack', params: { n: attacks } });
    expect([why(s, near), s.refused(far)]).toEqual([null, { why: 'outOfRange', params: { n: range } }]);
  });

  test.each([
    ['masonry', 2],
    ['iron-working', 2],
    ['mass-production', 2],
    ['flight', 3],
  ])('%s: after %i attacks there is no other, lost ones included', (card, attacks) => {
    const s = duel({ row: last(card, 'masonry') }, { tokens: ['-4,1', '-5,0', '-5,2', '-6,2'] });
    s.focus(card).maybeAnswer('branch', 'branch 1');
    for (let n = 0; n < 20 && s.question().seat === 0 && s.question().ask !== 'turn'; n++) {
      const [option = ''] = s.options();
      s.answer(...(s.question().min > 0 || s.question().ask === 'attack' ? [option] : []));
    }
    expect(s.told('attack')).toHaveLength(attacks);
  });
});

describe('C10.2: economy cards', () => {
  test.each([
    ['foreign-trade', 3, false],
    ['currency', 4, false],
    ['steam-power', 6, true],
    ['capitalism', 6, true],
  ])('%s: up to %i spaces; over water: %s', (card, most, water) => {
    const s = duel({ row: last(card, 'foreign-trade'), caravans: ['-4,-1'] });
    s.focus(card);
    const routes = routesNow(s.g).filter(({ from }) => from === '-4,-1');
    const ground = atlasOf(s.g);
    expect(Math.max(...routes.map(({ n }) => n))).toBe(most);
    expect(routes.some(({ to }) => ground.ground(to)?.terrain === 'water')).toBe(water);
  });

  test('C16.13, C11.3: the barbarian that Currency removes can come back', () => {
    const barbarians = { 'barbarian-F': '-3,-1' };
    const s = duel({ row: last('currency', 'foreign-trade'), caravans: ['-4,-1'] }, {}, { barbarians });
    s.focus('currency').answer('-4,-1 -3,-1 0');
    expect(s.g.away).toContain('barbarian-F');
  });
});

test.each([
  ['pottery', 2],
  ['animal-husbandry', 3],
  ['nationalism', 4],
  ['urbanization', 5],
])('C10.8: %s: a city within %i spaces and no farther', (card, range) => {
  const s = duel({ row: last(card, 'pottery') });
  s.focus(card).maybeAnswer('branch', 'branch 1');
  const [near = '', far = ''] = [AWAY[range], AWAY[range + 1]];
  expect([why(s, near), s.refused(far)]).toEqual([null, { why: 'outOfRange', params: { n: range } }]);
});

describe('wonders', () => {
  test('Hanging Gardens: difficulty 4 and no more', () => {
    const s = duel({ wonders: built('hanging-gardens'), cities: ['-4,3'] });
    s.use('hanging-gardens');
    expect([why(s, '-3,3'), s.refused('-6,2')]).toEqual([
      null,
      { why: 'tooDifficult', params: { terrain: 'mountains', n: 5, most: 4 } },
    ]);
  });

  test('Terracotta Army: costs 8, as two of three sources have it', () =>
    expect(costOf(duel({}).g, 0, 'terracotta-army-card')).toBe(8));

  test('Big Ben: 2 for each caravan', () => {
    const of = (caravans: string[]): number => {
      const s = duel(
        { wonders: built('big-ben'), caravans, row: last('capitalism', 'foreign-trade') },
        { tokens: ['-4,1'] },
      );
      return attackOf(s.g, { seat: 0, slot: 5, bonus: 0, against: 0, at: '-4,1' }).value;
    };
    expect([of([]), of(['-4,0']), of(['-4,0', '-4,0']), of(['-4,0', '-3,1'])]).toEqual([5, 7, 9, 9]);
  });

  test('Kremlin, C16.20: as many reinforced tokens are not more', () => {
    const of = (reinforced: string[]): number =>
      attackOf(duel({ wonders: built('kremlin'), reinforced }, { tokens: ['-4,1'], reinforced: ['5,0'] }).g, {
        seat: 0,
        slot: 5,
        bonus: 0,
        against: 0,
        at: '-4,1',
      }).value;
    expect([of(['-5,0']), of(['-5,0', '-4,0'])]).toEqual([5, 9]);
  });

  test('Stonehenge: each of its tokens leads on, one after the other', () => {
    const row = ['astrology', 'early-empire', 'foreign-trade', 'pottery', 'masonry'];
    const s = duel({ row, wonders: built('stonehenge'), cities: ['1,3'] });
    s.focus('early-empire').answer('2,2').answer('3,2').answer('4,1').answer('5,1');
    expect(Object.keys(s.g.tokens)).toEqual(['2,2', '3,2', '4,1', '5,1']);
    // Mountains beside the last of them.
    expect(why(s, '5,2')).toBe('notBesideHills');
  });

  test('Eiffel Tower: two tokens of one rival, and not of two', () => {
    const s = duel({ wonders: built('eiffel-tower') }, { tokens: ['-4,1'] });
    expect(why(s, 'use eiffel-tower-card 0')).toBe('fewRivalTokens');
  });
});

test('America, C6.4: a natural wonder spent as a trade token is spent for the turn, on whichever card it lies then', () => {
  const s = duel({
    leader: 'america',
    row: last('astrology'),
    tokens: ['1,2'],
    caravans: ['-4,-1'],
    wonders: built('estadio-do-maracana'),
  });
  s.g.onMap['1,2'] = [];
  s.player(0).onCards['astrology-red'] = ['grand-mesa'];
  s.focus('astrology').answer('1').maybeAnswer('gainCard').maybeAnswer('gainCard').answer('foreign-trade');
  expect(s.player(0).onCards['foreign-trade-red']).toEqual(['grand-mesa']);
  s.answer('estadio-do-maracana 0');
  expect(s.question().ask).toBe('caravan');
  expect(routesNow(s.g).filter(({ spent }) => spent > 0)).toEqual([]);
});

test.each(naturalWonders.map(({ id, resource }): [string, Resource] => [id, resource]))(
  'C6.3: %s counts as %s, and as nothing else',
  (natural, resource) => {
    const s = duel({ row: last('pottery'), naturals: [natural] });
    s.focus('pottery').maybeAnswer('branch', 'branch 0');
    // Both cost 7: slot 5, and 2 for the resource.
    const [stonehenge, colossus] = ['stonehenge', 'colossus'].map((wonder) => why(s, wonder) === null);
    expect([stonehenge, colossus]).toEqual([
      resource === 'marble' || resource === 'mercury',
      resource === 'diamond' || resource === 'oil',
    ]);
  },
);

describe('city-states', () => {
  /** The land around a space, which makes a city there mature. */
  const ring = (space: string): string[] => {
    const ground = atlasOf(duel({}).g);
    return ground.neighbours(space).filter((next) => ground.ground(next)?.terrain !== 'water');
  };

  test('Brussels: 1 less for each mature city', () => {
    const cost = (...cities: string[]): number => {
      const tokens = [...new Set([at, ...cities].flatMap(ring))];
      return costOf(duel({ held: ['brussels'], tokens, cities, naturals: ['mt-kilimanjaro'] }).g, 0, 'colossus-card');
    };
    expect([cost(), cost('-5,4')]).toEqual([7 - 1, 7 - 2]);
  });

  test('Buenos Aires: wonders of others do not count, and it is 2 however many types are lacking', () => {
    const cost = (one: PlayerSituation, other: PlayerSituation = {}): number =>
      costOf(duel({ held: ['buenos-aires'], ...one }, other).g, 0, 'colossus-card');
    expect(cost({}, { wonders: { 'great-lighthouse': '6,-1' } })).toBe(7 - 2);
    expect(cost({ wonders: built('oracle') })).toBe(7 - 2);
    expect(cost({ wonders: built('big-ben') })).toBe(7);
  });

  test('Seoul: only a barbarian that is on the map', () => {
    const s = duel({ held: ['seoul'] });
    expect(why(s, 'use seoul-1 0')).not.toBeNull();
  });
});

describe('agendas: as many as it takes, and one less', () => {
  test('Populous: five mature cities', () => {
    const { g } = duel({});
    const ground = atlasOf(g);
    const land = (space: string): string[] =>
      ground.neighbours(space).filter((next) => ground.ground(next)?.terrain !== 'water');
    const free = (space: string): boolean => canHold(g, space, ground) && ground.ground(space)?.resource === undefined;
    const cities = [at];
    // Cities by the shore need few tokens; two can share some.
    for (const space of ground.spaces.filter(free)) {
      if (cities.length === 5) break;
      const apart = land(space).every((next) => !cities.includes(next) && (canHold(g, next, ground) || next === at));
      if (apart && land(space).length <= 4) cities.push(space);
    }
    const tokens = [...new Set(cities.flatMap(land))];
    const taken = (spaces: readonly string[]) =>
      duel(
        {
          cities: cities.slice(1),
          tokens: [...spaces],
          naturals: spaces.flatMap((space) => ground.ground(space)?.naturalWonder ?? []),
        },
        {},
        { victory: [] },
      ).g;
    expect([cities.length, counted(taken(tokens), 0, 'matureCity')]).toEqual([5, 5]);
    expect(isAchieved(taken(tokens), 0, 'populous')).toBe(true);
    const [one = ''] = land(at);
    expect(counted(taken(tokens.filter((space) => space !== one)), 0, 'matureCity')).toBe(4);
    expect(isAchieved(taken(tokens.filter((space) => space !== one)), 0, 'populous')).toBe(false);
  });

  test('Explorer: fifteen spaces by water or at the edge', () => {
    const { g } = duel({});
    const ground = atlasOf(g);
    const shore = ground.spaces.filter((space) => ground.isShore(space) && canHold(g, space, ground)).slice(0, 15);
    const of = (tokens: readonly string[]): boolean =>
      isAchieved(duel({ tokens: [...tokens] }, {}, { victory: [] }).g, 0, 'explorer');
    // The capital does not lie by water.
    expect([of(shore), of(shore.slice(1))]).toEqual([true, false]);
  });
});

describe('C8.3, C15.10: a capture without a control token left', () => {
  /** All but these control tokens mark agendas, so that none is left. */
  const usedUp = (s: Situation, onMap: number): Situation => {
    const p = s.player(0);
    p.stock.control = 0;
    p.marks = Array.from({ length: 31 - onMap }, () => 'civilized');
    return s;
  };
  const won = (one: PlayerSituation, other: PlayerSituation, target: string): Situation => {
    const row = last('iron-working', 'masonry');
    for (let seed = 0; seed < 80; seed++) {
      const s = usedUp(duel({ row, ...one }, other, { seed: `seed ${seed}` }), one.tokens?.length ?? 0);
      s.focus('iron-working').maybeAnswer('branch', 'branch 1').answer(target);
      if (s.told('wins').length > 0) return s;
    }
    throw new Error('no seed ends so');
  };

  test('one is taken off the map, and replaces the token that was beaten', () => {
    const s = won({ tokens: ['-5,0', '-4,0'] }, { tokens: ['-4,1'] }, '-4,1');
    expect(s.question()).toMatchObject({ seat: 0, ask: 'reuse', min: 0, options: ['-5,0', '-4,0'] });
    s.answer('-5,0');
    expect(s.g.tokens).toEqual({ '-4,0': 0, '-4,1': 0 });
    expect([s.player(0).stock.control, s.player(1).stock.control]).toEqual([0, 31]);
    expect(s.told('reuseToken')).toMatchObject([{ seat: 0, at: '-5,0' }]);
  });

  test('nobody has to: then the space is nobody’s, and its natural wonder returns to it (C6.5)', () => {
    const s = won({ tokens: ['2,2'] }, { tokens: ['1,2'], naturals: ['grand-mesa'] }, '1,2');
    s.answer();
    expect(s.g.tokens).toEqual({ '2,2': 0 });
    expect([s.player(0).sheet, s.g.onMap['1,2']]).toEqual([[], ['grand-mesa']]);
  });

  test('C10.22: likewise for the reinforced token in the place of a city', () => {
    const seven = ['-4,3', '-5,4', '-6,4', '-3,4', '-5,5', '-6,3', '-5,3'];
    const s = won({ cities: seven, tokens: ['-5,0', '-4,0'] }, { cities: ['-4,-1'] }, '-4,-1');
    s.answer('-4,-1');
    expect(s.question()).toMatchObject({ ask: 'reuse', min: 0 });
    s.answer('-5,0');
    expect([s.g.tokens['-4,-1'], s.g.reinforced, s.g.tokens['-5,0']]).toEqual([0, ['-4,-1'], undefined]);
  });

  test('on a city-state’s space the city needs no token', () => {
    const s = won({ tokens: ['1,-1'] }, { reinforced: ['1,-2'], cityStates: { geneva: 'astrology' } }, '1,-2');
    expect([s.g.cities['1,-2'], s.g.tokens]).toEqual([0, { '1,-1': 0 }]);
  });

  test('C10.23: Mass Media and Eiffel Tower, too', () => {
    const media = usedUp(duel({ row: last('mass-media', 'early-empire'), tokens: ['-5,0'] }, { tokens: ['-4,1'] }), 1);
    media.focus('mass-media').answer().answer('-4,1').answer('-5,0');
    expect(media.g.tokens).toEqual({ '-4,1': 0 });
    const tower = usedUp(
      duel({ wonders: built('eiffel-tower'), tokens: ['-5,0', '-4,0'] }, { tokens: ['-4,1', '5,0'] }),
      2,
    );
    tower.use('eiffel-tower').answer('-4,1 5,0').answer('5,0').answer('-5,0');
    expect(tower.g.tokens).toEqual({ '-4,0': 0, '-4,1': 1, '5,0': 0 });
  });
});

test('Carthage: city-state tokens on their spaces and friendly cities, in attack as well', () => {
  const of = (target: string): number => {
    const s = duel({ held: ['carthage'] }, { tokens: [target] });
    return attackOf(s.g, { seat: 0, slot: 5, bonus: 0, against: 0, at: target }).value;
  };
  // Within two of Buenos Aires; next to the capital; by neither.
  expect([of('0,2'), of('-4,1'), of('-1,-3')]).toEqual([6, 6, 5]);
});

test('C10.18: in defence Ruhr Valley and Petra add up, and a pact with the attacker adds nothing', () => {
  const wonders = { 'ruhr-valley': '6,-1', petra: '6,-1' };
  const of = (held: string[]): number => {
    const s = duel({}, { tokens: ['-4,1'], wonders, held });
    return defenceOf(s.g, { seat: 0, slot: 5, bonus: 0, against: 0, at: '-4,1' }).value;
  };
  // Forest 3, 5 and 2.
  expect([of([]), of(['defensive-pact-red'])]).toEqual([10, 10]);
});
