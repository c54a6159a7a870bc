import { duel, ROW } from '../../../games/new-dawn/situation';

/** Culture and control tokens (C7, C8). */

/** The culture card in a slot. */
const inSlot = (slot: number, card = 'early-empire'): string[] => {
  const rest = ROW.filter((each) => each !== 'early-empire');
  return [...rest.slice(0, slot - 1), card, ...rest.slice(slot - 1)];
};

test('C8.1: beside a friendly city, difficulty up to the slot, no water, nothing else there', () => {
  const s = duel({ row: inSlot(3) }, { tokens: ['-5,2'] });
  s.focus('early-empire');
  // Hills 2, grassland 1, forest 3; mountains with the diamond are beyond the slot, -5,2 is taken.
  expect(s.options().sort()).toEqual(['-4,0', '-4,1', '-5,0']);
});

test('C7.1, C8.2: one after the other, as many as are printed', () => {
  const s = duel({ row: inSlot(3) });
  s.focus('early-empire').answer('-4,0').answer('-4,1');
  expect(s.g.tokens).toEqual({ '-4,0': 0, '-4,1': 0 });
  s.expectTurnOf(1);
});

test('C4.1: a trade token adds one, and never raises the difficulty (C4.2)', () => {
  const s = duel({ row: inSlot(3), trade: { 'early-empire': 1 } });
  s.focus('early-empire').answer('-4,0').answer('-4,1');
  expect(s.options()).not.toContain('-6,2');
  s.answer('-5,0');
  expect(s.player(0).trade['early-empire-red']).toBe(0);
  s.expectTurnOf(1);
});

test('C12.2: a city-state token on the card is spent once a turn, and stays', () => {
  const s = duel({ row: inSlot(3), cityStates: { geneva: 'early-empire' }, cities: ['1,-2'] });
  s.focus('early-empire').answer('-4,0').answer('-4,1').answer('-5,0');
  expect(s.told('spend')[0]?.cards).toEqual(['early-empire-red', 'geneva']);
  expect(s.player(0).onCards['early-empire-red']).toEqual(['geneva']);
});

test('C6.1: the token of a resource is taken', () => {
  const s = duel({ row: inSlot(5) });
  s.focus('early-empire').answer('-6,2').answer();
  expect(s.player(0).resources.diamond).toBe(1);
  expect(s.g.deposits.diamond).not.toContain('-6,2');
});

test('C6.1: a natural wonder is held', () => {
  const s = duel({ row: inSlot(5), cities: ['-4,3'] });
  s.focus('early-empire').answer('-4,4').answer();
  expect(s.player(0).sheet).toEqual(['mt-kilimanjaro']);
  expect(s.g.onMap['-4,4']).toBeUndefined();
});

test('C6.5, C15.11: it goes back to its space when the token leaves it', () => {
  const s = duel(
    { wonders: { 'forbidden-city': '-5,1' }, tokens: ['-3,3'] },
    { tokens: ['-4,4'], naturals: ['mt-kilimanjaro'] },
  );
  s.use('forbidden-city').answer('-4,4');
  expect(s.player(1).sheet).toEqual([]);
  expect(s.g.onMap['-4,4']).toEqual(['mt-kilimanjaro']);
});

test('C8.3, C15.10: with no token left one is taken off the map first', () => {
  const spaces = [
    '-4,-1',
    '-3,-1',
    '-2,-1',
    '-1,-1',
    '0,-1',
    '1,-1',
    '-4,-2',
    '-1,-2',
    '0,-2',
    '-3,-3',
    '-1,-4',
    '0,-4',
  ];
  const more = [
    '0,-3',
    '1,-3',
    '4,-4',
    '6,-4',
    '7,-4',
    '4,-3',
    '5,-3',
    '7,-3',
    '5,-5',
    '6,-5',
    '-2,2',
    '-1,2',
    '0,2',
    '-3,4',
  ];
  const last = ['-2,4', '1,4', '2,4', '-5,5', '-4,5'];
  const tokens = [...spaces, ...more, ...last];
  const s = duel({ row: inSlot(3), tokens }, {}, { victory: ['v1', 'v4', 'v5'] });
  expect(s.player(0).stock.control).toBe(0);
  s.focus('early-empire').answer('2,4').answer('-4,0');
  expect(s.g.tokens['2,4']).toBeUndefined();
  expect(s.g.tokens['-4,0']).toBe(0);
});

describe('cards', () => {
  test('Drama and Poetry: then a token moves to an empty space, whatever the slot', () => {
    const s = duel({ row: inSlot(1, 'drama-and-poetry'), reinforced: ['-3,2'] });
    s.focus('drama-and-poetry').answer().answer('-3,2 -3,1');
    expect(s.g.tokens).toEqual({ '-3,1': 0 });
    expect(s.g.reinforced).toEqual(['-3,1']);
  });

  test('Civil Service: then one beside any friendly space', () => {
    const s = duel({ row: inSlot(3, 'civil-service'), tokens: ['-3,1'] });
    s.focus('civil-service').answer();
    expect(s.options()).toContain('-3,2');
    s.answer('-3,2');
    expect(s.g.tokens['-3,2']).toBe(0);
  });

  test('Mass Media: an unreinforced rival token within two spaces is replaced, a reinforced one flipped', () => {
    const s = duel({ row: inSlot(2, 'mass-media') }, { tokens: ['-3,1'], reinforced: ['-4,1'] });
    s.focus('mass-media').answer();
    expect(s.options().sort()).toEqual(['-3,1', '-4,1']);
    s.answer('-3,1');
    expect(s.g.tokens['-3,1']).toBe(0);
    const other = duel({ row: inSlot(2, 'mass-media') }, { reinforced: ['-4,1'] });
    other.focus('mass-media').answer().answer('-4,1');
    expect(other.g.tokens['-4,1']).toBe(1);
    expect(other.g.reinforced).toEqual([]);
  });

  test('France: 1, 2 or 3 more by the latest era among the wonders', () => {
    const s = duel({ leader: 'france', row: inSlot(3), wonders: { alhambra: '-5,1' } });
    s.focus('early-empire').answer('-4,0').answer('-4,1').answer('-5,0').answer('-5,2');
    expect(Object.keys(s.g.tokens)).toHaveLength(4);
    s.expectTurnOf(1);
  });

  test('Stonehenge: hills lead on to hills next to them', () => {
    const s = duel({ row: inSlot(2), wonders: { stonehenge: '-5,1' } });
    s.focus('early-empire').answer('-5,2');
    expect(s.options()).toEqual(['-4,2']);
    s.answer('-4,2');
    // No further hills there; then the second token of the card.
    s.answer();
    expect(Object.keys(s.g.tokens).sort()).toEqual(['-4,2', '-5,2']);
  });

  test('Chichen Itza: empty forests anywhere, as far as the slot goes', () => {
    const far = duel({ row: inSlot(3), wonders: { 'chichen-itza': '-5,1' } });
    far.focus('early-empire');
    expect(far.options()).toEqual(expect.arrayContaining(['1,3', '-1,-1']));
    const low = duel({ row: inSlot(2), wonders: { 'chichen-itza': '-5,1' } });
    low.focus('early-empire');
    expect(low.options()).not.toContain('1,3');
  });

  test('C16.15: Mohenjo Daro makes every space one easier, Kumasi forests 1, Japan shores 3', () => {
    const mohenjo = duel({ row: inSlot(4), held: ['mohenjo-daro'] });
    mohenjo.focus('early-empire');
    expect(mohenjo.options()).toContain('-6,2');
    const kumasi = duel({ row: inSlot(1), held: ['kumasi'] });
    kumasi.focus('early-empire');
    expect(kumasi.options()).toContain('-4,1');
    const japan = duel({ leader: 'japan', row: inSlot(3) });
    japan.focus('early-empire');
    expect(japan.options()).toContain('-6,2');
  });
});
