import { asked, duel, over, passTurn, ready, solstice } from './helpers';

const UTOPIA = { nation: 'utopians', side: 'B' as const, below: ['2UTO2A', '2UTO3A'] };

test('R14.8.2: 3 exhaust tokens, also after clean-up', () => {
  const s = duel({ ...UTOPIA, exhausts: 0 });
  s.endActivation();
  expect(s.player(0).exhausts).toBe(3);
});

describe('the empty draw deck (R14.8.6)', () => {
  const code = { ...UTOPIA, play: ['2UNC7'] };

  test('takes an unrest, without a reshuffle', () => {
    const s = duel({ ...code, deck: ['2UTO9'] });
    s.exhaust('2UNC7');
    ready(s);
    expect(s.player(0).hand).toEqual(['2UTO9', '1UNR1']);
  });

  test('not while a card is left; again when it got cards and is emptied again', () => {
    const s = duel({ ...UTOPIA, hand: ['2FAM7'], deck: ['2UTO9'], discard: ['2UTO10'] });
    s.playCard('2FAM7');
    ready(s);
    expect(s.player(0).hand).toHaveLength(4);
    const kept = duel({ ...code, deck: ['2UTO9', '2UTO10'] });
    kept.exhaust('2UNC7');
    expect(kept.player(0).hand).toEqual(['2UTO9']);
  });

  test("in another player's turn, and by draws as far as the deck goes", () => {
    const lent = duel({ hand: ['2UTO10'] }, { ...UTOPIA, deck: ['2UTO9'] });
    lent.playCard('2UTO10').answer('yes');
    ready(lent);
    expect(lent.player(1).hand).toEqual(['2UTO9', '1UNR1']);
    const jade = duel({ ...UTOPIA, hand: ['2UNC2'], deck: ['2UTO9'] });
    jade.playCard('2UNC2').answer('2UTO9');
    ready(jade);
    expect(jade.player(0)).toMatchObject({ hand: ['1UNR1'], deck: ['2UTO9'] });
  });

  test('by a search', () => {
    const s = duel(
      { ...UTOPIA, hand: ['2MAU18'], deck: ['2MAU12'] },
      {},
      { market: ['1REG1'], small: { REG: ['1REG2'] } },
    );
    s.playCard('2MAU18');
    while (s.question().ask === 'find') s.answer('2MAU12');
    ready(s);
    expect(s.player(0).discard).toContain('2MAU12');
    expect(s.player(0).hand).toContain('1UNR1');
  });
});

describe('the journey (R14.8.3, R14.8.4)', () => {
  /** Begins the solstice of a Utopian. */
  const journey = (has: object) => solstice([{ ...UTOPIA, ...has }, {}], { unrest: 6 });

  test('Visions: all progress, 5 at least, turns it over', () => {
    const s = journey({ progress: 7 });
    s.answer('branch 0');
    expect(s.player(0)).toMatchObject({ progress: 0, below: ['2UTO2B', '2UTO3A'] });
  });

  test('with less it is not payable', () => {
    const s = journey({ progress: 4, hand: ['2UTO9'], deck: ['2UTO10', '2UTO11'] });
    expect(s.player(0)).toMatchObject({ progress: 4, below: ['2UTO2A', '2UTO3A'], hand: ['2UTO10'] });
  });

  test('Path is replaced by Gates, which turn the state card (R14.8.5)', () => {
    const s = journey({ below: ['2UTO2B', '2UTO3A'], progress: 5 });
    s.answer('branch 0');
    expect(s.player(0)).toMatchObject({ progress: 0, below: ['2UTO3A', '2UTO2B'], state: 'empire' });
  });

  test('R15.12: a step that brings the next side into play lets it resolve in the same solstice', () => {
    const s = journey({ progress: 5, discard: ['2MAU14'] });
    s.answer('branch 0');
    asked(s, 0, 'fetch', ['2MAU14']);
  });

  test('R14.8.4, R15.12: two steps in one solstice, if what another card brings between them pays the second', () => {
    // Arthashastra: for each unrest discarded a progress.
    const s = journey({ progress: 5, play: ['2MAU9'], hand: ['1UNR1', '1UNR2', '1UNR3', '1UNR4', '1UNR5'] });
    const resolve = (card: string): void => {
      while (s.question().ask === 'solstice')
        s.answer(s.question().options.find((option) => option.includes(card)) as string);
    };
    resolve('2UTO2A');
    expect(s.question()).toMatchObject({ ask: 'branch', card: '2UTO2A' });
    s.answer('branch 0');
    resolve('2MAU9');
    while (s.question().card === '2MAU9') {
      const { ask, options, max } = s.question();
      s.answer(...(ask === 'branch' ? ['branch 1'] : options.slice(0, max)));
    }
    expect(s.player(0)).toMatchObject({ progress: 5, below: ['2UTO2B', '2UTO3A'], state: 'barbarian' });
    resolve('2UTO2B');
    s.answer('branch 0');
    expect(s.player(0)).toMatchObject({ progress: 0, below: ['2UTO3A', '2UTO2B'], state: 'empire' });
  });

  test('only the side on top is in play', () => {
    const s = duel({ ...UTOPIA, hand: ['2UTO9'] });
    expect(s.refused('exhaust 2UTO3A')).not.toBeNull();
    expect(s.view(1)).toMatchObject({ players: [{ below: ['2UTO2A', '2UTO3A'] }, {}] });
  });

  test('2UTO2A answers to returned unrest for an action', () => {
    const s = duel({ ...UTOPIA, hand: ['2FAM3', '1UNR1'], deck: ['2UTO9', '2UTO10'] });
    s.playCard('2FAM3').answer('1UNR1');
    asked(s, 0, 'trigger');
    s.answer('ability 2UTO2A 0');
    ready(s);
    expect(s.player(0)).toMatchObject({ actions: 2, progress: 1 });
  });
});

describe('2UTO3B Shangri-La', () => {
  const there = { ...UTOPIA, below: ['2UTO3B', '2UTO2B'] };

  test('R18.3: a gain of material is replaced once, whatever the amount', () => {
    const s = duel({ ...there, hand: ['2FAM2'] });
    s.playCard('2FAM2');
    ready(s);
    expect(s.player(0)).toMatchObject({ material: 0, population: 4 });
    expect(s.player(1).progress).toBe(1);
  });

  test('tokens on a card taken and stolen ones are no gain from the supply', () => {
    const s = duel({ ...there, hand: ['1ROM16'], material: 3 }, {}, { market: [{ card: '1UNC3', material: 2 }] });
    s.playCard('1ROM16');
    ready(s);
    expect(s.player(0)).toMatchObject({ material: 2, population: 0 });
    const thief = duel({ ...there, state: 'empire', hand: ['2TRI3'] }, { material: 2 });
    thief.playCard('2TRI3');
    ready(thief);
    // 2 of the supply are replaced, 2 are stolen.
    expect(thief.player(0)).toMatchObject({ material: 2, population: 2 });
  });

  test('its own exhaust brings population', () => {
    const s = duel(there);
    s.exhaust('2UTO3B');
    expect(s.player(0)).toMatchObject({ material: 0, population: 2 });
  });

  test.each([
    [23, null],
    [24, { by: 'shangriLa', final: false }],
  ])('R10.1f: with %i population at solstice', (population, ending) => {
    const s = solstice([{ ...there, population }, {}]);
    // A trigger in solstice counts for the round just ending (R10.2).
    expect(s.g.ending).toEqual(ending && { ...ending, final: true });
  });

  test('the match ends with that reason', () => {
    const s = duel({ nation: 'olmecs', side: 'B' }, {}, { ending: { by: 'shangriLa', final: true } });
    passTurn(s);
    passTurn(s);
    over(s, 'shangriLa');
  });
});

test('2UTO1A: unrest that the others return counts for its owner', () => {
  const s = solstice([{ nation: 'utopians', below: ['2UTO2A', '2UTO3A'] }, { hand: ['1UNR2'] }], { unrest: 6 });
  while (s.question().ask === 'solstice') s.answer('ability 2UTO1A 1');
  s.answer('1UNR2');
  expect(s.player(0).population).toBe(1);
});

describe('garrisons as a price', () => {
  test('2UTO4 Monastery: a scroll; an attack exiled brings progress', () => {
    const s = duel({ ...UTOPIA, play: ['2UTO4'], hand: ['2UTO12', '2UNC4'] });
    s.exhaust('2UTO4');
    ready(s);
    expect(s.player(0)).toMatchObject({ population: 2, progress: 1, garrison: { '2UTO4': ['2UTO12'] } });
    expect(s.g.exile).toEqual(['2UNC4']);
    expect(duel({ ...UTOPIA, play: ['2UTO4'], hand: ['2UNC4'] }).refused('exhaust 2UTO4')).toMatchObject({
      why: 'price',
    });
  });

  test('2UTO11 Mountain Retreat: its unrest goes back when it is abandoned', () => {
    const s = solstice([{ ...UTOPIA, below: [], play: ['2UTO11'], garrison: { '2UTO11': ['1UNR1', '1UNR2'] } }, {}], {
      unrest: 4,
    });
    s.answer('branch 1');
    expect(s.g.unrest).toHaveLength(6);
    expect(s.player(0)).toMatchObject({ play: [], garrison: {}, discard: ['2UTO11'] });
  });

  test('2UTO7 Lost Tomes: with two scrolls it may go for a fame card', () => {
    const has = { ...UTOPIA, below: [], play: ['2UTO7'], deck: ['2UTO9'] };
    const s = solstice([{ ...has, garrison: { '2UTO7': ['2UTO12', '2UTO13'] } }, {}], { fame: ['2FAM2'] });
    s.answer('yes');
    expect(s.player(0).hand).toEqual(['2FAM2']);
    expect(solstice([{ ...has, garrison: { '2UTO7': ['2UTO12'] } }, {}]).g.phase).toBe('round');
  });

  test('2UTO6 Daochang keeps an attack off for a population', () => {
    const s = duel({ hand: ['2CIV4'], state: 'empire' }, { ...UTOPIA, play: ['2UTO6'], population: 1 });
    s.playCard('2CIV4');
    asked(s, 1, 'protect', ['2UTO6']);
    s.answer('2UTO6');
    while (s.question().seat === 1)
      s.answer(s.question().options.includes('all') ? 'all' : (s.question().options[0] as string));
    ready(s);
    expect(s.player(1)).toMatchObject({ population: 0, hand: [] });
  });
});
