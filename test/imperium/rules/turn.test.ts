import { imperium } from '../../../games/imperium/ruleset';
import type { Situation } from '../../../games/imperium/situation';
import { bystander, duel, options, passTurn, table, unchanged } from './help';

/** Rounds and turns: R4. */

describe('rounds (R4.1)', () => {
  test.each([2, 3, 4])(
    'R4.1: %i players take turns clockwise from the player left of the solstice card, then a round begins anew',
    (players) => {
      const s = table(
        Array.from({ length: players }, () => ({})),
        { turn: 1, market: ['1REG1'] },
      );
      let turn = 1;
      for (const round of [1, 2]) {
        for (let i = 0; i < players; i++) {
          const seat = (1 + i) % players;
          s.expectTurnOf(seat);
          expect([s.g.round, s.g.turn, s.g.current]).toEqual([round, turn++, seat]);
          passTurn(s);
        }
      }
      s.expectTurnOf(1);
      expect(s.g.round).toBe(3);
    },
  );

  test('R4.1: solstice comes after the turn of the last player, not before', () => {
    const s = duel({ play: ['1CIV10'] }, { play: ['1UNC15'], hand: ['1CEL16'] }, { market: ['1REG1'] });
    passTurn(s);
    expect(s.player(0).material).toBe(0);
    s.expectTurnOf(1);
    passTurn(s);
    expect(s.player(0).material).toBe(2);
    expect(s.question()).toMatchObject({ seat: 1, ask: 'discard' });
    s.answer();
    s.expectTurnOf(0);
  });
});

describe('the kinds of turn (R4.2–R4.6)', () => {
  test('R4.2: a turn begins with the choice of Activate, Innovate or Revolt', () => {
    const s = duel({ hand: ['1ROM20'] });
    expect(options(s)).toEqual(['playCard 1ROM20', 'innovate', 'revolt', 'endActivation']);
  });

  test('R4.2: after an action or an exhaust ability it is Activate and nothing else', () => {
    const s = duel({ hand: ['1ROM20', '1ROM15'], play: ['1UNC8'] });
    s.exhaust('1UNC8');
    expect(options(s)).toEqual(['playCard 1ROM20', 'playCard 1ROM15', 'endActivation']);
    expect(s.refused('innovate')).toMatchObject({ why: 'turnBegun' });
    expect(s.refused('revolt')).toMatchObject({ why: 'turnBegun' });
    s.expectTurnOf(0);
  });

  test('R4.3: any number of actions and exhaust abilities in any order while tokens last', () => {
    const s = duel({ hand: ['1ROM20', '1REG3', '1PER19'], play: ['1UNC10', '1UNC8'] });
    s.exhaust('1UNC10').playCard('1REG3');
    s.answer();
    s.playCard('1ROM20').answer().exhaust('1UNC8').playCard('1PER19');
    expect(s.player(0)).toMatchObject({
      actions: 1,
      exhausts: 3,
      play: ['1UNC10', '1UNC8', '1REG3', '1ROM20', '1PER19'],
    });
    s.expectTurnOf(0);
  });

  test('R4.3: Activate may be nothing at all', () => {
    const s = duel({ hand: ['1ROM20'] }, {}, { market: ['1REG1'] });
    s.endActivation();
    expect(s.question()).toMatchObject({ seat: 0, stage: 'cleanUp' });
    s.cleanUp();
    s.expectTurnOf(1);
    expect(s.player(0).hand).toEqual(['1ROM20']);
  });

  test('R4.4: Innovate discards the whole hand and breaks through for one of four suits', () => {
    const s = duel(
      { hand: ['1ROM20', '1ROM15'], deck: ['1ROM16', '1ROM17', '1ROM18', '1ROM19', '1ROM14'] },
      {},
      { market: ['1REG1', '1UNC15', '1CIV10', '1TRI1', null], small: { UNC: ['1UNC3'] } },
    );
    const still = bystander(s, 1);
    s.innovate();
    expect(s.player(0).discard).toEqual(['1ROM20', '1ROM15']);
    expect(options(s)).toEqual([
      '1REG1',
      '1UNC15',
      '1CIV10',
      '1TRI1',
      'deck REG',
      'deck UNC',
      'deck CIV',
      'reveal TRI',
    ]);
    s.answer('deck UNC');
    expect(s.player(0).hand).toEqual(['1UNC3']);
    // Straight to clean-up: no actions, no exhausts.
    expect(s.question()).toMatchObject({ seat: 0, ask: 'place' });
    s.answer('1REG1').cleanUp();
    expect(s.player(0).hand).toEqual(['1UNC3', '1ROM16', '1ROM17', '1ROM18', '1ROM19']);
    still();
    s.expectTurnOf(1);
  });

  test('R4.4: with an empty hand as well', () => {
    const s = duel({}, {}, { market: ['1REG1'] });
    s.innovate().answer('1REG1');
    expect(s.player(0).hand).toEqual(['1REG1']);
    expect(s.player(0).discard).toEqual([]);
  });

  test('R4.5: Revolt returns any number of unrest from hand, and from nowhere else', () => {
    const s = duel(
      { hand: ['1UNR1', '1UNR2', '1ROM20', '1UNR3'], discard: ['1UNR4'] },
      { hand: ['1CEL22'] },
      { market: ['1REG1'], unrest: ['1UNR5'] },
    );
    const still = bystander(s, 1);
    s.revolt();
    expect(s.question()).toMatchObject({ ask: 'return', options: ['1UNR1', '1UNR2', '1UNR3'], min: 0, max: 3 });
    s.answer('1UNR1', '1UNR3');
    expect(s.g.unrest).toEqual(['1UNR5', '1UNR1', '1UNR3']);
    expect(s.player(0)).toMatchObject({ hand: ['1UNR2', '1ROM20'], discard: ['1UNR4'] });
    expect(s.question()).toMatchObject({ seat: 0, stage: 'cleanUp' });
    still();
  });

  test('R4.5: none is a number', () => {
    const s = duel({ hand: ['1UNR1'] }, {}, { market: ['1REG1'] });
    s.revolt().answer();
    expect(s.player(0).hand).toEqual(['1UNR1']);
    expect(s.question()).toMatchObject({ stage: 'cleanUp' });
  });

  test('R4.5: Revolt without unrest in hand', () => {
    const s = duel({ hand: ['1ROM20'] }, {}, { market: ['1REG1'] });
    s.revolt();
    expect(s.question()).toMatchObject({ stage: 'cleanUp' });
  });

  test('R4.5: unrest of a nation goes to the same pile', () => {
    const s = duel({ hand: ['1CEL23'] }, {}, { market: ['1REG1'], unrest: ['1UNR1'] });
    s.revolt().answer('1CEL23');
    expect(s.g.unrest).toEqual(['1UNR1', '1CEL23']);
  });

  test('R4.6: passive abilities stay in force in Innovate and Revolt turns', () => {
    for (const kind of ['innovate', 'revolt'] as const) {
      const s = duel(
        { play: ['1TRI5'], deck: ['1ROM14', '1ROM15', '1ROM16', '1ROM17', '1ROM18', '1ROM19', '1ROM20'] },
        {},
        { market: ['1REG1', '1UNC15'], small: { REG: ['1REG2'] } },
      );
      s[kind]();
      if (kind === 'innovate') s.answer('1REG1').answer('1REG2').cleanUp();
      else s.answer('1UNC15');
      expect(s.player(0).hand).toHaveLength(6);
      s.expectTurnOf(1);
    }
  });

  test('R4.6, R7.4: triggered exhaust abilities do not work in an Innovate turn', () => {
    const s = duel({ nation: 'celts', side: 'A' }, { nation: 'romans' }, { market: ['1REG1', '1UNC3'] });
    s.innovate().answer('1UNC3');
    expect(s.question()).toMatchObject({ ask: 'place' });
    expect(s.player(0)).toMatchObject({ exhausts: 5, exhausted: [] });
    expect(s.player(1).hand).toEqual([]);
  });

  test('R4.6, R7.4: nor in a Revolt turn', () => {
    const s = duel(
      { nation: 'vikings', side: 'A', hand: ['1UNR1', '1VIK20'], deck: ['1VIK18', '1VIK19'], play: ['1CIV9'] },
      {},
      { market: ['1REG1'] },
    );
    s.revolt().answer('1UNR1');
    expect(s.question()).toMatchObject({ stage: 'cleanUp' });
    expect(s.player(0)).toMatchObject({ hand: ['1VIK20'], exhausts: 5, exhausted: [], progress: 0 });
  });
});

describe('whose turn it is', () => {
  test('nobody else is asked, and nobody else may answer', () => {
    const s = table([{ hand: ['1ROM20'] }, { hand: ['1CEL16'] }, {}]);
    const { n } = s.question(0);
    const same = unchanged(s);
    for (const seat of [1, 2, 3])
      expect(s.play({ seat, name: 'playCard', args: [n, '1CEL16'] })).toMatchObject({ why: 'notAsked' });
    expect(s.refused('playCard 1CEL16')).toMatchObject({ why: 'notAnOption' });
    same();
  });
});

describe('how far a turn is (R4.3)', () => {
  const course = (s: Situation) => imperium.course?.(imperium.view(s.g, 0), 0);

  test('R4.3: actions that are taken, and what is asked within one, which counts', () => {
    const s = duel({ hand: ['1REG3', '1ROM20'] });
    expect(course(s)).toEqual({ taken: 0, of: 3 });
    s.playCard('1ROM20');
    expect(s.question().ask).not.toBe('turn');
    expect(course(s)).toEqual({ taken: 1, of: 3 });
    s.answer();
    expect([s.question().ask, course(s)]).toEqual(['turn', { taken: 1, of: 3 }]);
    s.playCard('1REG3');
    expect([s.question().ask, course(s)]).toEqual(['turn', { taken: 2, of: 3 }]);
  });

  test('R6.6: a free play is none of the actions, nor is what it asks', () => {
    const s = duel({ hand: ['1FAM4', '1ROM16'], deck: ['1REG8', '1REG9'] });
    s.playCard('1FAM4');
    expect([s.question().ask, course(s)]).toEqual(['branch', null]);
    s.answer('branch 2');
    expect(course(s)).toEqual({ taken: 0, of: 3 });
  });

  test('an action that an effect has brought is one more of them', () => {
    const s = duel({ hand: ['1FAM2', '1ROM20'] });
    s.playCard('1ROM20').answer().playCard('1FAM2').answer('no');
    expect([s.player(0).actions, course(s)]).toEqual([3, { taken: 1, of: 4 }]);
  });

  test('R5.4: clean-up is the end of the turn, and nobody else is in a turn', () => {
    const s = duel({ hand: ['1ROM20'] }, {}, { market: ['1REG1', '1UNC3'] }).endActivation();
    expect([s.question().ask, course(s)]).toEqual(['place', 'end']);
    s.answer('1REG1');
    expect([s.question().ask, course(s)]).toEqual(['cleanUp', 'end']);
    expect(imperium.course?.(imperium.view(s.g, 1), 1)).toBeNull();
  });

  test('R4.5: an Innovate turn has none', () => {
    const s = duel({ hand: ['1ROM20'] }).innovate();
    expect(course(s)).toBeNull();
  });
});
