import * as path from 'node:path';
import type { Situation, SituationOptions } from '../../../games/new-dawn/situation';
import type * as Combat from '../../../games/new-dawn/rules/combat';
import { duel, ROW, situation } from '../../../games/new-dawn/situation';
import { otherwise } from '../../kit/otherwise';

/** Open points (C16): each constant of rules/open.ts decided otherwise once, and the readings that need none. */

const OPEN = path.resolve(__dirname, '../../../games/new-dawn/rules/open.ts');

/** What comes of a situation under our rules, and under rules with another constant. */
async function both<T>(
  constants: object,
  given: SituationOptions,
  then: (s: Situation) => T,
): Promise<[ours: T, other: T]> {
  const other = await otherwise(OPEN, constants, () => import('../../../games/new-dawn/situation'));
  return [then(situation(given)), then(other.situation(given))];
}

const inSlot5 = (card: string, instead = card): string[] => [...ROW.filter((each) => each !== instead), card];
const two = (
  one: SituationOptions['players'][0],
  other: SituationOptions['players'][0] = {},
  rest = {},
): SituationOptions => ({
  players: [one, other],
  ...rest,
});

test('C16.3, C3.7: a card that counts as in slot 5', async () => {
  // Machu Picchu makes slot 3 of slot 1 at most: only "as if" reaches 5 otherwise; Nuclear Power in slot 5 itself always counts.
  const { isInSlot5 } = await import('../../../games/new-dawn/rules/select');
  const other = await otherwise(
    OPEN,
    { AS_IF_COUNTS_AS_SLOT_5: false },
    () => import('../../../games/new-dawn/rules/select'),
  );
  expect([isInSlot5({ at: 3, slot: 5 }), other.isInSlot5({ at: 3, slot: 5 })]).toEqual([true, false]);
  expect([isInSlot5({ at: 5, slot: 1 }), other.isInSlot5({ at: 5, slot: 1 })]).toEqual([true, true]);
});

test('C3.6: Machu Picchu and a card that is resolved as if in slot 1', async () => {
  const given = two({
    wonders: { 'machu-picchu': '-5,1' },
    row: ['capitalism', 'astrology', 'early-empire', 'pottery', 'masonry'],
  });
  const steps = (s: Situation) => {
    s.focus('capitalism').answer().answer('capitalism 1').answer('astrology');
    return s.told('advance')[0]?.n;
  };
  expect(await both({ RAISES_AS_IF: true }, given, steps)).toEqual([1, 3]);
});

test('C16.5: attacks through city-states', async () => {
  const given = two({ row: inSlot5('masonry'), tokens: ['1,-1'] }, { tokens: ['1,-3'] });
  const targets = (s: Situation) => s.focus('masonry').maybeAnswer('branch', 'branch 1').options().includes('1,-3');
  expect(await both({ ATTACK_THROUGH_CITY_STATES: false }, given, targets)).toEqual([true, false]);
});

test('C16.15: Japan in combat', async () => {
  const given = two({ leader: 'japan' }, { tokens: ['-1,2'] });
  const value = (combat: typeof Combat): number =>
    combat.defenceOf(situation(given).g, { seat: 0, at: '-1,2', slot: 5, bonus: 0, against: 0 }).value;
  const ours = await import('../../../games/new-dawn/rules/combat');
  const other = await otherwise(OPEN, { JAPAN_COUNTS_IN_COMBAT: false }, async () => {
    await import('../../../games/new-dawn/situation');
    return import('../../../games/new-dawn/rules/combat');
  });
  expect([value(ours), value(other)]).toEqual([3, 5]);
});

test('C16.24, C3.2: the event, and then the check', async () => {
  const marks = ['civilized', 'paranoid', 'technophile'];
  const given = two({ marks }, {}, { turn: 1, victory: ['v1', 'v2', 'v4'] });
  const told = (s: Situation) => {
    s.focus('astrology');
    return [s.told('dial').length, s.g.result?.ending];
  };
  expect(await both({ EVENT_BEFORE_CHECK: false }, given, told)).toEqual([
    [1, 'agendas'],
    [0, 'agendas'],
  ]);
});

test('C16.25, C10.8: terrain limits the spaces counted for a city, too', async () => {
  const given = two({ row: ['early-empire', 'pottery', 'astrology', 'foreign-trade', 'masonry'], tokens: ['-1,-4'] });
  const sites = (s: Situation) => s.focus('pottery').maybeAnswer('branch', 'branch 1').options().includes('-1,-2');
  // A desert and a forest lie between.
  expect(await both({ CITY_RANGE_BY_TERRAIN: false }, given, sites)).toEqual([false, true]);
});

test('C16.26: nobody has to take a diplomacy card', async () => {
  const given = two({ row: inSlot5('foreign-trade'), tokens: ['5,0'], caravans: ['5,0'] });
  const least = (s: Situation) => {
    s.focus('foreign-trade').answer('5,0 6,-1 0').answer('pottery').answer('pottery');
    return s.question().min;
  };
  expect(await both({ CARD_ON_ARRIVAL_OPTIONAL: false }, given, least)).toEqual([0, 1]);
});

test('C16.27, C9.1: nobody has to take a focus card', async () => {
  const least = (s: Situation) => s.focus('astrology').question().min;
  expect(await both({ GAIN_OPTIONAL: false }, two({ row: inSlot5('astrology') }), least)).toEqual([0, 1]);
});

test('C16.28: tokens of city-states in defence', async () => {
  const given = two(
    { row: inSlot5('masonry') },
    { tokens: ['-4,1'], cities: ['4,-2'], cityStates: { kabul: 'masonry' } },
  );
  const asked = (s: Situation) => {
    s.focus('masonry').maybeAnswer('branch', 'branch 1').answer('-4,1');
    return s.g.questions[0]?.ask === 'spend';
  };
  expect(await both({ CITY_STATES_DEFEND: false }, given, asked)).toEqual([true, false]);
});

test('C16.9: a tie that remains is a win for all of them', () => {
  const marks = ['civilized', 'paranoid', 'technophile'];
  const s = duel({ marks }, { marks }, { turn: 1, victory: ['v1', 'v2', 'v4'] });
  s.focus('astrology');
  expect(s.g.result?.winners).toEqual([0, 1]);
});

test('C16.12: Drama and Poetry’s token moves to any empty land, whatever the slot', () => {
  const s = duel({ row: ['drama-and-poetry', 'astrology', 'foreign-trade', 'pottery', 'masonry'], tokens: ['-4,2'] });
  s.focus('drama-and-poetry').answer();
  expect(s.question().ask).toBe('shift');
  expect(s.options('-4,2 ')).toContain('-4,2 -4,3');
});

test('C16.14: Embassy: who moves picks the card; where all are full, none', () => {
  const full = { masonry: 3, pottery: 3, astrology: 3, 'early-empire': 3, 'foreign-trade': 3 };
  const s = duel({ row: inSlot5('foreign-trade'), held: ['embassy-blue'], caravans: ['5,0'] }, { trade: full });
  s.focus('foreign-trade').answer('5,0 6,-1 0').answer('pottery').answer('pottery').maybeAnswer('takeCard');
  expect(s.question()).toMatchObject({ ask: 'gain', seat: 0 });
  expect(s.player(1).trade).toMatchObject({ 'masonry-blue': 3 });
});

test('C16.19: Forbidden City returns a natural wonder to its space, Eiffel Tower hands it on', () => {
  const other = { tokens: ['1,2', '5,0'], naturals: ['grand-mesa'] };
  const s = duel({ wonders: { 'forbidden-city': '-5,1' }, tokens: ['2,2'] }, other);
  s.use('forbidden-city').answer('1,2');
  expect([s.g.onMap['1,2'], s.player(1).sheet]).toEqual([['grand-mesa'], []]);
  const tower = duel({ wonders: { 'eiffel-tower': '-5,1' } }, other);
  tower.use('eiffel-tower').answer('1,2 5,0').answer('1,2');
  expect([tower.player(0).sheet, tower.player(1).sheet]).toEqual([['grand-mesa'], []]);
});

test('C16.21: Great Zimbabwe takes tokens of city-states and of events, four at most', () => {
  const row = inSlot5('foreign-trade');
  const s = duel({ row, caravans: ['1,-1'], wonders: { 'great-zimbabwe': '-5,1' }, trade: { 'great-zimbabwe': 3 } });
  s.focus('foreign-trade').answer('1,-1 1,-2 0');
  expect(s.options().sort()).toEqual(['astrology-red', 'great-zimbabwe-card']);
  s.answer('great-zimbabwe');
  expect(s.player(0).trade['great-zimbabwe-card']).toBe(4);
  expect(s.player(0).trade['astrology-red']).toBe(1);
});

test('C15.6, C15.8, C10.6: caravans pass through a city-state, and one that has returned stays', () => {
  const s = duel({ row: inSlot5('currency', 'foreign-trade'), caravans: ['1,-1', '0,-1'] });
  s.focus('currency');
  expect(s.options('1,-1 1,-3 0')).toHaveLength(1);
  s.answer('1,-1 1,-2 0').maybeAnswer('takeCard');
  expect(s.question().ask).toBe('caravan');
  expect(s.options('card')).toEqual([]);
  expect(s.options('0,-1 1,-2')).toEqual([]);
});

test('C15.9, C8.1: control tokens may be placed next to different cities', () => {
  const s = duel({ row: inSlot5('early-empire'), cities: ['-2,-2'] });
  s.focus('early-empire').answer('-4,0').answer('-2,-1');
  expect(s.g.tokens).toEqual({ '-4,0': 0, '-2,-1': 0 });
});

test('C15.16, C9.1: while somebody picks a new focus card, nobody else is asked', () => {
  const s = duel({ row: inSlot5('astrology') });
  s.focus('astrology');
  expect(s.g.questions.map(({ seat, ask }) => [seat, ask])).toEqual([[0, 'gainCard']]);
});
