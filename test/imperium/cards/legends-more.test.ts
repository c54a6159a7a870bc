import { duel, ready, solstice } from './helpers';

/** More cards of Legends, each through real moves. */

const REGIONS = { market: ['1REG1'], small: { REG: ['1REG2', '1REG3'] } };

test('2ART1A: a card discarded brings a knight back', () => {
  const s = duel({ nation: 'arthurians', below: ['2ART2'], hand: ['2ART20'], discard: ['2ART18'] });
  s.exhaust('2ART1A');
  ready(s);
  expect(s.player(0)).toMatchObject({ hand: ['2ART18'], discard: ['2ART20'] });
});

test('2ATL20 Atlantean Fleet: a card of the discard pile sunk steals progress', () => {
  const s = duel(
    { nation: 'atlanteans', side: 'B', hand: ['2ATL20'], actions: 0, discard: ['2ATL15'] },
    { progress: 2 },
    REGIONS,
  );
  s.playCard('2ATL20').answer('branch 0');
  ready(s);
  expect(s.player(0)).toMatchObject({ sunken: ['2ATL15'], progress: 1, discard: ['2ATL20'] });
});

test('2ATL9 Kleito sinks itself; two break-throughs with the Palace of Poseidon in play', () => {
  const s = duel(
    { nation: 'atlanteans', side: 'B', hand: ['2ATL9'], play: ['2ATL10', '2ATL3'] },
    {},
    { ...REGIONS, unrest: 6 },
  );
  s.playCard('2ATL9').answer('branch 1').answer('deck REG').answer('deck REG');
  ready(s);
  expect(s.player(0)).toMatchObject({ hand: ['1REG2', '1REG3'], sunken: ['2ATL9'] });
});

test('2MAU19 Chanakya finds Arthashastra and puts it into the discard pile', () => {
  const s = duel({ nation: 'mauryans', side: 'B', hand: ['2MAU19'], deck: ['2MAU9', '2MAU17'] });
  s.playCard('2MAU19').answer('branch 1');
  ready(s);
  expect(s.player(0)).toMatchObject({ deck: ['2MAU17'], discard: ['2MAU9'], history: ['2MAU19'] });
});

test('2MIN3 Minoan Traders: the others get 2 material', () => {
  const s = duel({ nation: 'minoans', side: 'B', state: 'empire', hand: ['2MIN3'], play: ['2MIN17', '2MIN18'] });
  s.playCard('2MIN3').answer('branch 1');
  ready(s);
  expect(s.player(0)).toMatchObject({ population: 2, material: 0 });
  expect(s.player(1).material).toBe(2);
});

test('2OLM1A: a mask of the discard pile goes into history, or three masks buy a card', () => {
  const s = duel({ nation: 'olmecs', discard: ['2OLM18'] }, {}, REGIONS);
  s.exhaust('2OLM1A');
  if (s.question().ask === 'branch') s.answer('branch 0');
  ready(s);
  expect(s.player(0)).toMatchObject({ history: ['2OLM18'], discard: [] });
  const bought = duel({ nation: 'olmecs', hand: ['2OLM18', '2OLM19', '2OLM20'] }, {}, REGIONS);
  bought.exhaust('2OLM1A').answer('branch 1');
  ready(bought);
  expect(bought.player(0).hand).toEqual(['1REG1']);
});

test('2OLM4 Ritual Sacrifice needs the Step Pyramids in play', () => {
  const has = {
    nation: 'olmecs',
    side: 'B' as const,
    state: 'empire' as const,
    hand: ['2OLM4', '2OLM18', '2OLM19'],
    population: 2,
  };
  expect(duel(has).refused('playCard 2OLM4')).toMatchObject({ why: 'playIf' });
  expect(duel({ ...has, play: ['2OLM3'] }).refused('playCard 2OLM4')).toBeNull();
});

test('2UNC18 Road Building: Conquer counts as without its icon', () => {
  const conquer = { state: 'empire' as const, hand: ['1ROM17'], population: 2 };
  expect(duel(conquer, {}, REGIONS).refused('playCard 1ROM17')).toMatchObject({ why: 'stateIcon' });
  expect(duel({ ...conquer, play: ['2UNC18'] }, {}, REGIONS).refused('playCard 1ROM17')).toBeNull();
});

test('2REG1 Fortunate Isle is exiled after its acquisition', () => {
  const s = duel({ hand: ['2REG1'] }, {}, REGIONS);
  s.playCard('2REG1');
  ready(s);
  expect(s.player(0).hand).toEqual(['1REG1']);
  expect(s.g.exile).toEqual(['2REG1']);
});

test('2TRI10 Macedonians acquire two regions, also from exile', () => {
  const s = duel(
    { hand: ['2TRI10'] },
    {},
    { ...REGIONS, small: { REG: [] }, main: ['1UNC3', '1UNC8'], exile: ['2REG2'] },
  );
  s.playCard('2TRI10').answer('2REG2');
  ready(s);
  expect(s.player(0)).toMatchObject({ hand: ['2REG2', '1REG1'], history: ['2TRI10'] });
});

test('2TRI11 Xiongnu steal a progress from each other player', () => {
  const s = duel({ hand: ['2TRI11'] }, { progress: 2 });
  s.playCard('2TRI11');
  ready(s);
  expect([s.player(0).progress, s.player(1).progress]).toEqual([1, 1]);
});

test('2UTO8 Tree of Knowledge: a scroll garrisoned acquires a card', () => {
  const s = duel(
    { nation: 'utopians', side: 'B', play: ['2UTO8'], hand: ['2UTO12'] },
    {},
    { market: ['1UNC3', '1REG1'], main: ['1UNC8', '1UNC9'], small: { REG: ['1REG2'] } },
  );
  s.exhaust('2UTO8');
  ready(s);
  expect(s.player(0)).toMatchObject({ hand: ['1UNC3'], garrison: { '2UTO8': ['2UTO12'] } });
});

test('2CIV14 Amphitheatre: unrest of the discard pile is its price', () => {
  expect(duel({ play: ['2CIV14'] }).refused('exhaust 2CIV14')).toMatchObject({ why: 'price' });
  const s = duel({ play: ['2CIV14'], discard: ['1UNR1'] });
  s.exhaust('2CIV14');
  ready(s);
  expect(s.player(0)).toMatchObject({ progress: 1, discard: [] });
});

test('2UNC8 Religion: in solstice an unrest, or 3 material', () => {
  const s = solstice([{ play: ['2UNC8'], material: 3 }, {}], { unrest: 5 });
  s.answer('branch 1');
  expect(s.player(0)).toMatchObject({ material: 0, hand: [] });
});
