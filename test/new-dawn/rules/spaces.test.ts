import { atlasOf } from '../../../games/new-dawn/atlas';
import { difficultyFor } from '../../../games/new-dawn/rules/difficulty';
import { isVacant } from '../../../games/new-dawn/rules/reach';
import { isFriendly, isRival } from '../../../games/new-dawn/rules/select';
import { newDawn } from '../../../games/new-dawn/ruleset';
import { duel } from '../../../games/new-dawn/situation';

/** Spaces (C5), and resources that run out (C6.2). */

test.each([
  ['grassland', '-4,0', 1],
  ['hills', '-5,2', 2],
  ['forest', '-4,1', 3],
  ['desert', '-4,3', 4],
  ['mountains', '-6,2', 5],
  ['water', '-1,0', 1],
  ['natural wonder', '1,2', 5],
  ['city-state', '1,-2', 1],
])('C5.1: %s', (_what, space, n) => expect(difficultyFor(duel({}).g, 0, 'city')(space)).toBe(n));

test('C5.1: every number of a space comes from one function, with its sources', () => {
  const { g } = duel({ leader: 'japan' });
  expect(difficultyFor(g, 0, 'token')('-1,2')).toBe(3);
  expect(difficultyFor(g, 1, 'token')('-1,2')).toBe(5);
});

test('C5.2: cities and control tokens make a space friendly or rival, caravans do not', () => {
  const { g } = duel({ tokens: ['-4,1'], caravans: ['-3,0'] }, { cities: ['-4,-1'] });
  expect(['-5,1', '-4,1', '-3,0', '-4,-1'].map((space) => [isFriendly(g, 0, space), isRival(g, 0, space)])).toEqual([
    [true, false],
    [true, false],
    [false, false],
    [false, true],
  ]);
});

test('C5.3: anything that lies there fills a space; what is only printed does not', () => {
  const { g } = duel({ tokens: ['-4,1'], caravans: ['-3,0'] }, {}, { barbarians: { 'barbarian-G': '-4,2' } });
  // Control token, caravan, barbarian, resource, city-state, natural wonder, capital.
  for (const space of ['-4,1', '-3,0', '-4,2', '-2,0', '-1,1', '1,2', '-5,1'])
    expect([space, isVacant(g, space)]).toEqual([space, false]);
  // The letter of a barbarian that stands elsewhere.
  expect(isVacant(g, '-3,2')).toBe(true);
});

test('C5.4: fewer than six neighbours', () => {
  const atlas = atlasOf(duel({}).g);
  expect([atlas.isEdge('-5,0'), atlas.isEdge('-4,1')]).toEqual([true, false]);
  for (const space of atlas.spaces) expect(atlas.isEdge(space)).toBe(atlas.neighbours(space).length < 6);
});

test('C5.5: one city or control token; a caravan stands with anything but a barbarian', () => {
  const { g } = duel({ tokens: ['-4,1'], caravans: ['-4,1'] });
  expect(newDawn.audit(g)).toEqual([]);
  g.cities['-4,1'] = 1;
  expect(newDawn.audit(g)).toContain('-4,1: a city and a control token');
});

test('C6.2: what is spent returns to the supply; if there is none left, none is gained', () => {
  const row = ['early-empire', 'astrology', 'foreign-trade', 'masonry', 'pottery'];
  const s = duel({ row, resources: { marble: 1 } });
  const before = s.g.supply.marble;
  s.focus('pottery').maybeAnswer('branch', 'branch 0').answer('stonehenge').maybeAnswer('pay', 'marble');
  expect([s.player(0).resources.marble, s.g.supply.marble]).toEqual([0, before + 1]);
  const none = duel(
    { held: ['embassy-blue'], row: ['early-empire', 'replaceable-parts', 'foreign-trade', 'masonry', 'pottery'] },
    { resources: { oil: 5 } },
  );
  expect(none.g.supply.oil).toBe(0);
  none.focus('replaceable-parts');
  expect(none.options()).toEqual(['marble', 'mercury', 'diamond']);
});
