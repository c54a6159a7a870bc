import { imperium } from '../../../games/imperium/ruleset';
import type { Imperium } from '../../../games/imperium/state';
import { bystander, duel, passTurn, table } from './help';

/** What ends a match, and when: R10.1–R10.5. */

const triggered = (by: string): Partial<Imperium['ending']> => ({ by, final: false }) as Partial<Imperium['ending']>;

describe('the main deck (R10.1a)', () => {
  test('R10.1a, R12.5: its last card goes to the market: scoring is triggered', () => {
    const s = duel({ hand: ['1ROM17'], population: 2 }, {}, { market: [null, null, null, '1REG1'], main: ['1REG2'] });
    s.playCard('1ROM17');
    expect(s.g.market[3]).toMatchObject({ card: '1REG2' });
    expect(s.g.ending).toEqual(triggered('mainDeck'));
    s.expectTurnOf(0);
  });

  test('R10.1a: with one card left nothing is triggered', () => {
    const s = duel(
      { hand: ['1ROM17'], population: 2 },
      {},
      { market: [null, null, null, '1REG1'], main: ['1REG2', '1REG3'] },
    );
    s.playCard('1ROM17');
    expect(s.g.ending).toBeNull();
  });

  test('R10.1a: a refill from a small deck leaves it alone', () => {
    const s = duel(
      { hand: ['1ROM17'], population: 2 },
      {},
      { market: ['1REG1'], main: ['1REG2'], small: { REG: ['1REG3'] } },
    );
    s.playCard('1ROM17');
    expect(s.g.market[0]).toMatchObject({ card: '1REG3' });
    expect(s.g.ending).toBeNull();
  });

  test('R18.8: it is tested at the end of the effect', () => {
    const s = duel({ hand: ['1ROM21'] }, {}, { market: [null, null, null, '1REG1', '1REG3'], main: ['1REG2'] });
    s.playCard('1ROM21').answer('1REG1');
    expect(s.g.main).toEqual([]);
    expect(s.g.ending).toBeNull();
    s.answer('1REG2');
    expect(s.g.market[3]?.card).toBeNull();
    expect(s.g.ending).toEqual(triggered('mainDeck'));
    s.expectTurnOf(0);
  });

  test('R10.1a, R12.5: cards that are revealed and shuffled back are there again', () => {
    const s = duel({ hand: ['1TRI11'] }, {}, { main: ['1TRI1', '1UNC3', '1REG2'], small: { REG: [] } });
    s.playCard('1TRI11');
    expect(s.player(0).hand).toEqual(['1REG2']);
    expect([...s.g.main].sort()).toEqual(['1TRI1', '1UNC3']);
    expect(s.g.ending).toBeNull();
    s.expectTurnOf(0);
  });

  test('R10.1a: the last one taken by a break-through ends it', () => {
    const s = duel({ hand: ['1TRI11'] }, {}, { main: ['1REG2'], small: { REG: [] } });
    s.playCard('1TRI11');
    expect(s.g.ending).toEqual(triggered('mainDeck'));
  });

  test('R10.1a: Innovate may do it too', () => {
    const s = duel({ hand: ['1ROM20'] }, {}, { main: ['1TRI1'], market: ['1REG1', '1REG2'] });
    s.innovate().answer('reveal TRI');
    expect(s.g.ending).toEqual(triggered('mainDeck'));
  });
});

describe('the other triggers (R10.1)', () => {
  test('R10.1b: the last development card', () => {
    const s = duel({
      nation: 'macedonians',
      state: 'empire',
      hand: ['1MAC3'],
      development: ['1MAC8'],
      material: 4,
      population: 1,
    });
    s.playCard('1MAC3').answer('branch 0').answer('1MAC8');
    expect(s.g.ending).toEqual(triggered('development'));
    s.expectTurnOf(0);
  });

  test('R10.1b: not the last but one', () => {
    const s = duel({
      nation: 'macedonians',
      state: 'empire',
      hand: ['1MAC3'],
      development: ['1MAC8', '1MAC9'],
      material: 4,
      population: 1,
    });
    s.playCard('1MAC3').answer('branch 0').answer('1MAC8');
    expect(s.g.ending).toBeNull();
  });

  test('R10.1c: King of Kings is turned', () => {
    const s = duel({ nation: 'vikings', hand: ['1VIK12'] }, {}, { fame: [] });
    s.playCard('1VIK12');
    expect(s.g.kings).toBe('1FAM9B');
    expect(s.g.ending).toEqual(triggered('kingOfKings'));
    s.expectTurnOf(0);
  });

  test('R10.1d: Harald Hardrada goes to the discard pile of the Viking by a reshuffle; the state card does not turn', () => {
    const s = duel({ nation: 'vikings', play: ['1CIV10'], discard: ['1VIK18'], accession: '1VIK2' });
    s.exhaust('1CIV10');
    expect(s.g.ending).toEqual(triggered('haraldHardrada'));
    expect(s.player(0)).toMatchObject({ state: 'barbarian', accession: null, exhausted: ['1CIV10', 'nation'] });
    expect([...s.player(0).hand, ...s.player(0).deck].sort()).toEqual(['1VIK18', '1VIK2']);
    s.expectTurnOf(0);
  });

  test('R10.1d: or by another card', () => {
    const s = duel({ nation: 'vikings', hand: ['1TRI3'], accession: '1VIK2' });
    s.playCard('1TRI3');
    expect(s.g.ending).toEqual(triggered('haraldHardrada'));
    expect(s.player(0)).toMatchObject({ state: 'barbarian', discard: ['1VIK2', '1TRI3'] });
  });

  test('R10.1d: the accession card of another nation does not end anything', () => {
    const s = duel({ hand: ['1TRI3'], accession: '1ROM2' });
    s.playCard('1TRI3');
    expect(s.g.ending).toBeNull();
  });
});

describe('the last round (R10.2)', () => {
  test('R10.2: the round is finished with its solstice, then one full round with its solstice, then scoring', () => {
    const s = table([{ play: ['1CIV10'] }, { nation: 'vikings', hand: ['1VIK12'] }, {}], {
      fame: [],
      market: ['1REG1'],
      turn: 0,
    });
    passTurn(s);
    s.playCard('1VIK12');
    expect(s.g.ending).toEqual(triggered('kingOfKings'));
    passTurn(s);
    s.expectTurnOf(2);
    expect(s.g.phase).toBe('round');
    passTurn(s);
    // Solstice of this round was.
    expect(s.player(0).material).toBe(2);
    expect([s.g.phase, s.g.round]).toEqual(['finalRound', 2]);
    expect(s.g.ending).toEqual({ by: 'kingOfKings', final: true });
    for (const seat of [0, 1, 2]) {
      s.expectTurnOf(seat);
      passTurn(s);
    }
    expect(s.player(0).material).toBe(4);
    expect(s.result).toMatchObject({ ending: 'kingOfKings' });
    expect(s.g.phase).toBe('scoring');
  });

  test('R10.2: triggered by the last player of a round, the next round is the last', () => {
    const s = duel({}, { nation: 'vikings', hand: ['1VIK12'] }, { fame: [], market: ['1REG1'] });
    passTurn(s);
    s.playCard('1VIK12');
    passTurn(s);
    expect(s.g.phase).toBe('finalRound');
    passTurn(s);
    expect(s.result).toBeNull();
    passTurn(s);
    expect(s.result).not.toBeNull();
  });

  test('R10.2: a trigger in clean-up counts for the round', () => {
    const s = duel({}, { nation: 'vikings', accession: '1VIK2', discard: ['1VIK18'] }, { market: ['1REG1'], turn: 1 });
    passTurn(s);
    expect(s.g.ending).toEqual(triggered('haraldHardrada'));
    passTurn(s);
    expect(s.g.phase).toBe('finalRound');
    passTurn(s);
    passTurn(s);
    expect(s.result?.ending).toBe('haraldHardrada');
  });

  test('R10.2: a trigger in solstice counts for the round just ending', () => {
    const hand = ['1VIK17', '1VIK18', '1VIK19', '1VIK21', '1VIK22'];
    const s = duel({ nation: 'vikings', accession: '1VIK2', play: ['1CIV6'], hand }, {}, { market: ['1REG1'] });
    passTurn(s);
    passTurn(s);
    expect(s.g.ending).toBeNull();
    s.answer('branch 2');
    expect(s.g.ending).toEqual({ by: 'haraldHardrada', final: true });
    expect([s.g.phase, s.g.round]).toEqual(['finalRound', 2]);
    passTurn(s);
    passTurn(s);
    expect(s.result).toBeNull();
    s.answer('branch 0');
    expect(s.result?.ending).toBe('haraldHardrada');
  });

  test('R10.2: further triggers change nothing, in the last round neither', () => {
    for (const final of [false, true]) {
      const s = duel({ nation: 'vikings', hand: ['1VIK12'] }, {}, { fame: [], ending: { by: 'mainDeck', final } });
      s.playCard('1VIK12');
      expect(s.g.ending).toEqual({ by: 'mainDeck', final });
      s.expectTurnOf(0);
    }
  });
});

describe('collapse (R10.3, R10.4)', () => {
  test('R10.3: the last unrest is taken: the match ends in the middle of the effect', () => {
    const s = duel({ state: 'empire', hand: ['1CIV4'] }, {}, { unrest: 1 });
    s.playCard('1CIV4');
    expect(s.result).toMatchObject({ ending: 'collapse' });
    expect(s.player(1).hand).toHaveLength(1);
    // "Gain 1 progress" comes after the unrest.
    expect(s.player(0).progress).toBe(0);
    expect(s.g.questions).toEqual([]);
  });

  test('R10.3: with two it does not', () => {
    const s = duel({ state: 'empire', hand: ['1CIV4'] }, {}, { unrest: 2 });
    s.playCard('1CIV4');
    expect(s.result).toBeNull();
    expect(s.player(0).progress).toBe(1);
    s.expectTurnOf(0);
  });

  test('R16.4: unrest is taken in turn order from the acting player, and collapse may come midway', () => {
    const s = table([{}, { state: 'empire', hand: ['1CIV4'] }, {}, {}], { unrest: 2, turn: 1 });
    s.playCard('1CIV4');
    expect(s.result?.ending).toBe('collapse');
    expect(s.g.players.map((p) => p.hand.length)).toEqual([0, 0, 1, 1]);
  });

  test('R10.3, R10.4: an unrest placed under a new market card may be the last', () => {
    const s = duel(
      { hand: ['1ROM17', '1ROM20'], population: 2 },
      {},
      { market: [null, null, null, '1REG1'], main: ['1UNC3', '1REG2'], unrest: 1 },
    );
    s.playCard('1ROM17');
    expect(s.result?.ending).toBe('collapse');
    expect(s.g.market[3]).toMatchObject({ card: '1UNC3' });
    expect(s.g.market[3]?.unrest).not.toBeNull();
    expect(s.player(0).hand).toEqual(['1ROM20', '1REG1']);
  });

  test('R10.4: a region needs none', () => {
    const s = duel(
      { hand: ['1ROM17'], population: 2 },
      {},
      { market: [null, null, null, '1REG1'], main: ['1REG3', '1REG2'], unrest: 1 },
    );
    s.playCard('1ROM17');
    expect(s.result).toBeNull();
    s.expectTurnOf(0);
  });

  test('R10.4, R11.5: a break-through puts its unrest back before the refill takes one', () => {
    const s = duel(
      { hand: ['1ROM18'] },
      {},
      { market: [null, { card: '1UNC3', unrest: '1UNR1' }], small: { UNC: ['1UNC4'] }, unrest: ['1UNR2'] },
    );
    s.playCard('1ROM18').answer('1UNC3');
    expect(s.result).toBeNull();
    expect(s.g.unrest).toHaveLength(1);
    expect(s.g.market[1]).toMatchObject({ card: '1UNC4' });
    s.expectTurnOf(0);
  });

  test('R10.3: it overrides a scoring already triggered', () => {
    const s = duel({ state: 'empire', hand: ['1CIV4'] }, {}, { unrest: 1, ending: { by: 'kingOfKings', final: true } });
    s.playCard('1CIV4');
    expect(s.result?.ending).toBe('collapse');
  });

  test('R10.3: in clean-up, in solstice, in an Innovate turn as well', () => {
    const solstice = duel({ play: ['1UNC8'] }, {}, { unrest: 1, market: ['1REG1'] });
    passTurn(solstice);
    passTurn(solstice);
    solstice.answer('branch 0');
    expect(solstice.result?.ending).toBe('collapse');
    const innovate = duel(
      { hand: ['1ROM20'] },
      {},
      { unrest: 1, market: ['1REG1'], small: { REG: [] }, main: ['1UNC3', '1REG2'] },
    );
    innovate.innovate().answer('1REG1');
    expect(innovate.result?.ending).toBe('collapse');
    expect(innovate.player(0).discard).toEqual(['1ROM20']);
  });

  test('R10.3: nothing goes on: no trigger, no clean-up, no solstice', () => {
    const s = duel(
      { nation: 'celts', side: 'A', hand: ['1CEL16'], material: 3, play: ['1CIV10'] },
      { nation: 'romans' },
      { market: [{ card: '1UNC3', unrest: '1UNR1' }], small: { REG: ['1UNC4'] }, unrest: ['1UNR2'] },
    );
    const still = bystander(s, 1);
    s.playCard('1CEL16');
    expect(s.result?.ending).toBe('collapse');
    // The card is still being played.
    expect(s.player(0)).toMatchObject({ play: ['1CIV10', '1CEL16'], exhausts: 5, material: 0 });
    expect([...s.player(0).hand].sort()).toEqual(['1UNC3', '1UNR1']);
    still();
  });

  test('R10.3: returning unrest cannot end a match', () => {
    const s = duel({ hand: ['1UNR1'], population: 1 }, {}, { unrest: ['1UNR2'] });
    s.playCard('1UNR1');
    expect(s.result).toBeNull();
  });

  test('after the end every move is refused', () => {
    const s = duel({ state: 'empire', hand: ['1CIV4', '1ROM20'] }, {}, { unrest: 1 });
    s.playCard('1CIV4');
    const before = structuredClone(s.g);
    expect(s.play({ seat: 0, name: 'playCard', args: [s.g.asked, '1ROM20'] })).toMatchObject({ why: 'over' });
    expect(s.play({ seat: 0, name: 'undo', args: [] })).toMatchObject({ why: 'over' });
    expect(s.g).toEqual(before);
  });
});

describe('the end that comes (R10.2)', () => {
  const closing = (g: Imperium) => imperium.closing?.(imperium.view(g, 0));

  test('R10.2: nothing is said of it while nothing has triggered it', () => {
    expect(closing(duel({}).g)).toBeNull();
  });

  test('R10.2: what has triggered it, and the turns of everybody: the rest of this round, and one more', () => {
    const s = duel({ hand: ['1ROM17'], population: 2 }, {}, { market: [null, null, null, '1REG1'], main: ['1REG2'] });
    s.playCard('1ROM17');
    expect(closing(s.g)).toMatchObject({ why: { k: 'scoring', what: 'mainDeck' }, when: 'next', left: [2, 2] });
    passTurn(s);
    expect(closing(s.g)).toMatchObject({ when: 'next', left: [1, 2] });
    passTurn(s);
    expect([s.g.phase, closing(s.g)]).toMatchObject(['finalRound', { when: 'last', left: [1, 1] }]);
    passTurn(s);
    expect(closing(s.g)).toMatchObject({ when: 'last', left: [0, 1] });
  });
});
