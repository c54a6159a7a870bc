import { duel, situation } from '../../../games/new-dawn/situation';

/** Rounds, turns and the focus row (C3). */

const names = (cards: readonly string[]): string[] => cards.map((id) => id.replace(/-(red|blue|green|orange)$/, ''));

test('C3.1: clockwise from the first player; a round is one turn of each', () => {
  const s = situation({ players: [{}, {}, {}] });
  s.focus('astrology').maybeAnswer('advance', '0');
  s.expectTurnOf(1).focus('astrology');
  s.expectTurnOf(2).focus('astrology');
  expect(s.g.round).toBe(2);
});

test('C3.2: the event dial turns before the first turn of a round', () => {
  const s = duel({}, {}, { turn: 1 });
  s.focus('astrology');
  expect(s.g.event).toBe(1);
  expect(s.told('dial').map(({ what }) => what)).toEqual(['nothing']);
});

test('C3.3: cards in lower slots move one slot right, the card goes to slot 1, higher ones stay', () => {
  const s = duel({});
  s.focus('foreign-trade').answer();
  expect(names(s.player(0).row)).toEqual(['foreign-trade', 'early-empire', 'astrology', 'pottery', 'masonry']);
});

test('C3.4: the slot is the number of the card', () => {
  const s = duel({ row: ['early-empire', 'foreign-trade', 'pottery', 'astrology', 'masonry'] });
  s.focus('astrology');
  expect(s.told('advance')[0]?.n).toBe(4);
});

test('C3.5, C15.15: nothing of an effect has to be used; the card is reset all the same', () => {
  const s = duel({ row: ['astrology', 'foreign-trade', 'pottery', 'masonry', 'early-empire'] });
  s.focus('early-empire').answer();
  expect(names(s.player(0).row)[0]).toBe('early-empire');
  s.expectTurnOf(1);
});

describe('as if in another slot (C3.6)', () => {
  test('Machu Picchu: slots 1 and 2 count two more, the physical slot is reset', () => {
    const s = duel({ wonders: { 'machu-picchu': '-5,1' } });
    s.focus('astrology').answer();
    expect(s.told('advance')[0]?.n).toBe(4);
    expect(names(s.player(0).row)).toEqual(['astrology', 'early-empire', 'foreign-trade', 'pottery', 'masonry']);
  });

  test('Machu Picchu: slot 3 stays 3', () => {
    const s = duel({
      row: ['early-empire', 'foreign-trade', 'astrology', 'pottery', 'masonry'],
      wonders: { 'machu-picchu': '-5,1' },
    });
    s.focus('astrology');
    expect(s.told('advance')[0]?.n).toBe(3);
  });
});

describe('after the reset (C17)', () => {
  test('Capitalism: another card as if in slot 1, which is not reset', () => {
    const s = duel({ row: ['capitalism', 'astrology', 'early-empire', 'pottery', 'masonry'] });
    s.focus('capitalism').answer();
    s.answer('capitalism 1').answer('astrology');
    expect(s.told('advance')[0]?.n).toBe(1);
    expect(names(s.player(0).row)).toEqual(['capitalism', 'astrology', 'early-empire', 'pottery', 'masonry']);
    s.expectTurnOf(1);
  });

  test('C3.7: what lies in slot 5 and is resolved as if in slot 1 is not in slot 5', () => {
    const s = duel({ row: ['capitalism', 'early-empire', 'masonry', 'pottery', 'nuclear-power'] });
    s.focus('capitalism').answer().answer('capitalism 1').answer('nuclear-power');
    expect(s.told('advance')[0]?.n).toBe(1);
    s.expectTurnOf(1);
    const row = ['capitalism', 'astrology', 'early-empire', 'masonry', 'nationalism'];
    const resources = { marble: 1, diamond: 1 };
    const built = duel({ row, resources }, {}, { shown: ['hanging-gardens'] });
    // Hanging Gardens costs 8: with the 7 of slot 5 one resource would do; 1 and two resources do not.
    built.focus('capitalism').answer().answer('capitalism 1').answer('nationalism');
    expect(built.question().ask).toBe('found');
  });

  test('Venetian Arsenal: the card of slot 5 again, as if in slot 1; a card of another slot is not', () => {
    const row = ['early-empire', 'foreign-trade', 'pottery', 'masonry', 'astrology'];
    const s = duel({ row, wonders: { 'venetian-arsenal': '-5,1' } });
    s.focus('astrology').maybeAnswer('gainCard').answer('venetian-arsenal 0');
    expect(s.told('advance').map(({ n }) => n)).toEqual([5, 1]);
    const other = duel({ row: [...row].reverse(), wonders: { 'venetian-arsenal': '-5,1' } });
    other.focus('astrology');
    other.expectTurnOf(1);
  });

  test('Maracanã: the economy card too, and it is reset; not after itself', () => {
    const wonders = { 'estadio-do-maracana': '-5,1' };
    const s = duel({ wonders });
    s.focus('astrology').answer('estadio-do-maracana 0').answer();
    expect(names(s.player(0).row)).toEqual(['foreign-trade', 'astrology', 'early-empire', 'pottery', 'masonry']);
    const itself = duel({ wonders });
    itself.focus('foreign-trade').answer();
    itself.expectTurnOf(1);
  });

  test('Aztec: two cards change places after the military card was reset, if an attack was won', () => {
    const s = duel(
      { leader: 'aztec', row: ['astrology', 'early-empire', 'foreign-trade', 'pottery', 'masonry'] },
      {},
      { barbarians: { 'barbarian-G': '-4,1' } },
    );
    s.focus('masonry').answer('branch 1').answer('-4,1');
    // 5 and a die against 3 and a die.
    expect(s.told('attack')).toHaveLength(1);
  });
});

describe('start of the turn (C3.3, C16.17)', () => {
  test('Oracle: two cards beside each other, once, before a card is chosen', () => {
    const s = duel({ wonders: { oracle: '-5,1' } });
    s.use('oracle').answer('early-empire astrology');
    expect(names(s.player(0).row).slice(0, 2)).toEqual(['astrology', 'early-empire']);
    expect(s.options('use')).toEqual([]);
    expect(s.refused('use oracle-card 0')).toEqual({ why: 'used' });
  });

  test('what cannot be used says what is missing', () => {
    const wonder = (id: string): unknown => duel({ wonders: { [id]: '-5,1' } }).refused(`use ${id}-card 0`);
    expect(wonder('forbidden-city')).toEqual({ why: 'noRivalToken' });
    expect(wonder('eiffel-tower')).toEqual({ why: 'fewRivalTokens' });
    expect(duel({ held: ['geneva'] }).refused('use geneva-1 0')).toEqual({ why: 'noPlayersCard' });
    const shut = duel({ held: ['seoul'] }, {}, { barbarians: {} });
    expect(shut.refused('use seoul-1 0')).toEqual({ why: 'noBarbarian' });
  });

  test('Hanging Gardens: difficulty up to 4, beside a city', () => {
    const s = duel({ wonders: { 'hanging-gardens': '-5,1' } });
    s.use('hanging-gardens');
    // -4,0 grassland, -5,2 and -4,1 and -5,0 beside the capital; -6,2 mountains with a diamond are too difficult.
    expect(s.options().sort()).toEqual(['-4,0', '-4,1', '-5,0', '-5,2']);
    s.answer('-4,1');
    expect(s.g.tokens['-4,1']).toBe(0);
  });

  test('Forbidden City: a rival token next to a friendly space', () => {
    const s = duel({ wonders: { 'forbidden-city': '-5,1' } }, { tokens: ['-4,1', '0,1'] });
    s.use('forbidden-city');
    expect(s.options()).toEqual(['-4,1']);
    s.answer('-4,1');
    expect(s.g.tokens['-4,1']).toBeUndefined();
    expect(s.player(1).stock.control).toBe(30);
  });

  test('Eiffel Tower: of two tokens the rival chooses which is replaced', () => {
    const s = duel({ wonders: { 'eiffel-tower': '-5,1' } }, { tokens: ['-4,1', '0,-2'] });
    s.use('eiffel-tower').answer('-4,1 0,-2');
    expect(s.question().seat).toBe(1);
    s.answer('0,-2');
    expect(s.g.tokens).toEqual({ '-4,1': 1, '0,-2': 0 });
    s.expectTurnOf(0);
  });

  test('Great Zimbabwe: its tokens go to focus cards', () => {
    const s = duel({ wonders: { 'great-zimbabwe': '-5,1' }, trade: { 'great-zimbabwe': 2 } });
    s.use('great-zimbabwe', 1).answer('masonry').answer();
    expect(s.player(0).trade).toMatchObject({ 'great-zimbabwe-card': 1, 'masonry-red': 1 });
  });

  test('Seoul: a barbarian to an empty space next to it', () => {
    const s = duel({ held: ['seoul'] }, {}, { barbarians: { 'barbarian-F': '-1,-3' } });
    s.use('seoul').answer('barbarian-F 0,-3');
    expect(s.g.onMap['0,-3']).toEqual(['barbarian-F']);
  });

  test('Geneva: a card of a player for another of the same', () => {
    const s = duel({ held: ['geneva', 'embassy-blue'] });
    s.use('geneva').answer('embassy-blue joint-war-blue');
    expect(s.player(0).held).toEqual(['geneva-1', 'joint-war-blue']);
    expect(s.player(1).diplomacy).toContain('embassy-blue');
  });
});
