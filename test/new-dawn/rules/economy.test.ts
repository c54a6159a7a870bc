import { duel, ROW } from '../../../games/new-dawn/situation';

/** Caravans (C10.1–C10.7) and what arriving brings (C12). */

const inSlot = (slot: number, card = 'foreign-trade'): string[] => {
  const rest = ROW.filter((each) => each !== 'foreign-trade');
  return [...rest.slice(0, slot - 1), card, ...rest.slice(slot - 1)];
};
const ends = (options: readonly string[]): string[] => options.map((option) => option.split(' ')[1] ?? '');

test('C10.3: from the card as if in the capital; the first step is to a space next to it', () => {
  const s = duel({ row: inSlot(1) });
  s.focus('foreign-trade');
  expect(ends(s.options())).toEqual(expect.arrayContaining(['-4,0', '-4,-1']));
  expect(ends(s.options())).not.toContain('-5,1');
});

test('C10.2, C10.4: as far as printed, no difficulty above the slot, no water', () => {
  const s = duel({ row: inSlot(2) });
  s.focus('foreign-trade');
  expect(ends(s.options())).toContain('-3,-1');
  // Forest, mountains, water; four spaces away.
  for (const space of ['-4,1', '-3,0', '-2,1', '-1,-2']) expect(ends(s.options())).not.toContain(space);
});

test('C10.7: it stays where it stopped and goes on from there; each moves once', () => {
  const s = duel({ row: inSlot(2), caravans: ['-4,-1'] });
  s.focus('foreign-trade').answer('-4,-1 -2,-1 0');
  expect(s.g.caravans).toEqual({ '-2,-1': [1, 0] });
  s.expectTurnOf(1);
});

test('C4.1: a trade token gives every caravan one more', () => {
  const s = duel({ row: inSlot(3, 'currency'), trade: { currency: 1 }, caravans: ['-4,-1', '-4,0'] });
  s.focus('currency').answer('-4,-1 1,-1 1');
  expect(s.player(0).trade['currency-red']).toBe(0);
  expect(ends(s.options())).toContain('1,-1');
});

test('C10.1: the number of caravans grows with the card', () => {
  const s = duel({ dial: 2 });
  s.focus('astrology').answer('currency foreign-trade');
  expect(s.player(0).stock).toMatchObject({ caravans: 2, waiting: 1 });
});

describe('arriving (C10.5)', () => {
  test('city-state: two trade tokens on the card of its type, a diplomacy card, the caravan returns', () => {
    const s = duel({ row: inSlot(2), caravans: ['1,-1'] });
    s.focus('foreign-trade').answer('1,-1 1,-2 0').answer('geneva');
    expect(s.player(0).held).toEqual(['geneva-1']);
    expect(s.player(0).trade['astrology-red']).toBe(2);
    expect(s.player(0).stock.caravans).toBe(1);
    s.expectTurnOf(1);
  });

  test('C16.26: the diplomacy card may be left', () => {
    const s = duel({ row: inSlot(2), caravans: ['1,-1'] });
    s.focus('foreign-trade').answer('1,-1 1,-2 0').answer();
    expect(s.player(0).held).toEqual([]);
  });

  test('a second copy is not taken', () => {
    const s = duel({ row: inSlot(2), caravans: ['1,-1'], held: ['geneva'] });
    s.focus('foreign-trade').answer('1,-1 1,-2 0');
    s.expectTurnOf(1);
    expect(s.player(0).held).toEqual(['geneva-1']);
  });

  test('C12.4: a rival city: two tokens on cards of choice and a card of the rival; the one held before is returned', () => {
    const s = duel({ row: inSlot(2), caravans: ['5,-1'], held: ['embassy-blue'] });
    s.focus('foreign-trade').answer('5,-1 6,-1 0');
    s.answer('masonry').answer('masonry').answer('joint-war-blue');
    s.maybeAnswer('returnCard', 'embassy-blue');
    expect(s.player(0).held).toEqual(['joint-war-blue']);
    expect(s.player(0).trade['masonry-red']).toBe(2);
    expect(s.player(1).diplomacy).toContain('embassy-blue');
  });

  test('Embassy: also for the move that takes it: a token for the other row, a resource', () => {
    const s = duel({ row: inSlot(2), caravans: ['5,-1'] });
    s.focus('foreign-trade').answer('5,-1 6,-1 0').answer('masonry').answer('masonry').answer('embassy-blue');
    s.answer('pottery-blue').answer('oil');
    expect(s.player(1).trade['pottery-blue']).toBe(1);
    expect(s.player(0).resources.oil).toBe(1);
    s.expectTurnOf(1);
  });

  test('C12.4: Embassy answers to the move on which it is returned for another card, and once', () => {
    const s = duel({ row: inSlot(2), caravans: ['5,-1'], held: ['embassy-blue'] });
    s.focus('foreign-trade').answer('5,-1 6,-1 0').answer('masonry').answer('masonry').answer('joint-war-blue');
    s.maybeAnswer('returnCard', 'embassy-blue').answer('pottery-blue').answer('oil');
    expect([s.player(1).trade, s.player(0).resources.oil]).toEqual([{ 'pottery-blue': 1 }, 1]);
    s.expectTurnOf(1);
    const kept = duel({ row: inSlot(2), caravans: ['5,-1'], held: ['embassy-blue'] });
    kept.focus('foreign-trade').answer('5,-1 6,-1 0').answer('masonry').answer('masonry').answer();
    kept.answer('pottery-blue').answer('oil').expectTurnOf(1);
  });

  test('C10.6: one caravan a turn arrives in the same place; they may pass through it', () => {
    const s = duel({ row: inSlot(2, 'currency'), caravans: ['1,-1', '2,-2'] });
    s.focus('currency').answer('1,-1 1,-2 0').answer();
    expect(ends(s.options())).not.toContain('1,-2');
    expect(ends(s.options())).toContain('1,-1');
  });
});

describe('cards', () => {
  test('C16.13: Currency enters a barbarian’s space: it is removed without reward, and the caravan stops', () => {
    const barbarians = { 'barbarian-F': '-3,-1' };
    const s = duel({ row: inSlot(2, 'currency'), caravans: ['-4,-1'] }, {}, { barbarians });
    s.focus('currency');
    expect(s.options()).toContain('-4,-1 -3,-1 0');
    s.answer('-4,-1 -3,-1 0');
    expect(s.g.away).toContain('barbarian-F');
    expect(Object.values(s.player(0).trade)).toEqual([]);
    const foreign = duel({ row: inSlot(2), caravans: ['-4,-1'] }, {}, { barbarians });
    foreign.focus('foreign-trade');
    expect(ends(foreign.options())).not.toContain('-3,-1');
  });

  test('Steam Power: over water; then a resource for another', () => {
    const s = duel({ row: inSlot(1, 'steam-power'), caravans: ['-1,1'], resources: { oil: 1 } });
    s.focus('steam-power');
    expect(ends(s.options())).toContain('0,0');
    s.answer().answer('oil marble');
    expect(s.player(0).resources).toMatchObject({ oil: 0, marble: 1 });
  });

  test('Colossus: six more in all, one purse', () => {
    const s = duel({ row: inSlot(3, 'currency'), wonders: { colossus: '-5,1' }, caravans: ['-4,-1', '-4,0'] });
    s.focus('currency');
    expect(ends(s.options())).toContain('2,-2');
  });

  test('Rome: from any own city, mature or not', () => {
    const row = inSlot(2);
    const s = duel({ leader: 'rome', row, cities: ['-1,-2'] });
    s.focus('foreign-trade');
    expect(s.options()).toContain('card -2,-1 0');
    const egypt = duel({ leader: 'egypt', row, cities: ['2,-2'] });
    egypt.focus('foreign-trade');
    expect(egypt.options('card 3,')).toEqual([]);
  });
});
