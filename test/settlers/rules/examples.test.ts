import { situation } from '../../../games/settlers/situation';
import { strikeOf } from '../../../games/settlers/rules/attack';

/** The worked examples of the rulebooks. */

test('S6.6: the Japanese produce from board, deals and locations', () => {
  const s = situation({
    at: 'production',
    players: [{ faction: 'japanese', deals: ['JAP001', 'JAP010'], empire: ['COM018', 'COM025'] }, {}],
  });
  expect(s.goods(0)).toEqual({ worker: 5, wood: 1, raze: 2, defence: 1, gold: 1, food: 1 });
});

test('S8.8: Wood Storage costs 2 wood and 1 stone', () => {
  const s = situation({ players: [{ hand: ['COM003'], goods: { wood: 2, stone: 1 } }, {}] });
  expect(s.answer('build COM003').player(0).goods).toMatchObject({ wood: 0, stone: 0 });
  const poor = situation({ players: [{ hand: ['COM003'], goods: { wood: 2 } }, {}] });
  expect(poor.refused('build COM003')).toEqual({ why: 'price', params: { stone: 1 } });
});

test('S8.8: Dark Chapel costs 1 wood, 2 stone and a location', () => {
  const chapel = { faction: 'barbarians' as const, hand: ['BAR014'], goods: { wood: 1, stone: 2 } };
  expect(situation({ players: [chapel, {}] }).refused('build BAR014')).toEqual({
    why: 'price',
    params: { location: 1 },
  });
  const s = situation({ players: [{ ...chapel, empire: ['COM069'] }, {}] });
  s.answer('build BAR014');
  expect([s.player(0).empire, s.g.commonDiscard]).toEqual([['BAR014'], ['COM069']]);
});

test('S8.8: Sentry Tower gives 1 raze token and 1 worker at once', () => {
  const s = situation({
    players: [{ faction: 'barbarians', hand: ['BAR012'], empire: ['COM069'], goods: { wood: 2 } }, {}],
  });
  expect(s.answer('build BAR012').goods(0)).toEqual({ raze: 1, worker: 1 });
});

test('S10.1, S10.7: razed from the hand, Wood Storage gives 2 wood, Armorer 1 stone and 1 point', () => {
  const s = situation({ players: [{ hand: ['COM003', 'COM018'], goods: { raze: 2 } }, {}], passed: [1] });
  expect(s.answer('raze COM003').goods(0)).toEqual({ wood: 2, raze: 1 });
  expect(s.answer('raze COM018').goods(0)).toEqual({ wood: 2, stone: 1, vp: 1 });
  expect(s.g.commonDiscard).toEqual(['COM003', 'COM018']);
});

test('S12.7: 8 workers become 1 wood, 2 common cards and 1 faction card in one action', () => {
  const s = situation({
    players: [{ faction: 'romans', goods: { worker: 8 }, deck: ['ROM001'] }, {}],
    commonDeck: ['COM001', 'COM002'],
  });
  s.answer('exchange').answer('wood').answer('card').answer('common').answer('card').answer('common');
  s.answer('card').answer('faction');
  expect([s.goods(0), s.player(0).hand]).toEqual([{ wood: 1 }, ['COM001', 'COM002', 'ROM001']]);
  s.expectTurnOf(1);
});

test('S12.7, S1.6: of two cards of one exchange the second deck is chosen when the first card was seen', () => {
  const s = situation({
    players: [{ faction: 'romans', goods: { worker: 4 }, deck: ['ROM001'] }, {}],
    commonDeck: ['COM001', 'COM002'],
  });
  s.answer('exchange').answer('card').answer('common');
  expect([s.player(0).hand, s.question().ask]).toEqual([['COM001'], 'exchange']);
  s.answer('card');
  expect([s.question().ask, s.options()]).toEqual(['deck', ['common', 'faction']]);
  expect(s.answer('faction').player(0).hand).toEqual(['COM001', 'ROM001']);
  s.expectTurnOf(1);
});

test('S14.5: the Japanese keep their food and lose a worker and what lies on used locations', () => {
  const s = situation({
    players: [{ faction: 'japanese', goods: { food: 3, worker: 1 }, empire: ['JAP016'] }, {}],
    passed: [1],
  });
  s.answer('activate JAP016').answer('stop');
  expect(s.g.spent.food).toEqual({ JAP016: 1 });
  s.answer('pass');
  expect([s.g.phase, s.player(0).goods.food, s.player(0).goods.worker, s.g.spent.food]).toEqual(['lookout', 2, 0, {}]);
});

test.each<[why: string, line: Parameters<typeof strikeOf>[0], empire: string[], victims: string[], k: number]>([
  ['the nearest match decides', ['stone', 'gold', 'vp'], ['COM018', 'COM027'], ['COM027'], 1],
  ['of the newest target one good is taken off the raze field', ['wood', 'wood'], ['COM003', 'COM004'], ['COM003'], 1],
  ['actions go before features, also of more stone', ['gold', 'stone'], ['COM002', 'COM037'], ['COM037'], 1],
  ['features go before production, also of more stone', ['worker', 'food'], ['COM017', 'COM006'], ['COM006'], 1],
  ['then the dearest goes', ['stone', 'stone'], ['COM008', 'COM011'], ['COM011'], 1],
  ['then the one with more stone in its cost', ['worker', 'stone'], ['COM084', 'COM033'], ['COM033'], 1],
  ['then its owner chooses', ['stone', 'vp'], ['COM018', 'COM019'], ['COM018', 'COM019'], 1],
])('S18.10, S18.11: %s', (_why, line, empire, victims, k) => {
  expect(strikeOf(line, empire)).toEqual({ victims, k });
});

test('S18.10: without the newest target, or a pair, nothing is taken', () => {
  // Armorer shows a point and stone.
  expect(strikeOf(['wood', 'stone', 'vp'], ['COM018'])).toBeNull();
  expect(strikeOf(['vp', 'gold', 'wood'], ['COM018'])).toBeNull();
  expect(strikeOf(['vp', 'gold', 'stone'], ['ROM001'])).toBeNull();
});

test('S18.13: the first pair of the line with a match decides, an action goes first', () => {
  const empire = ['COM004', 'COM032', 'COM044', 'COM029'];
  expect(strikeOf(['wood', 'worker', 'gold'], empire)).toEqual({ victims: ['COM032'], k: 2 });
});
