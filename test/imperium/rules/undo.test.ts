import type { Refusal } from '../../../games/kit/core';
import { imperium } from '../../../games/imperium/ruleset';
import { Situation } from '../../../games/imperium/situation';
import { duel, position, table } from './help';

/** Taking back within a turn, up to the last revealed information. */

const undoable = (s: Situation): Situation => new Situation(imperium, s.g, true);
const undo = (s: Situation, seat = 0): Refusal | null => s.play({ seat, name: 'undo', args: [] });

describe('undo', () => {
  test('a card, its price and its choice are taken back one by one', () => {
    const s = undoable(
      duel({ hand: ['1GRE18', '1ROM20', '1UNR1'], population: 1 }, {}, { market: ['1REG1', '1UNC3'] }),
    );
    const start = position(s.g);
    s.playCard('1GRE18');
    const asked = position(s.g);
    s.answer('branch 1').playCard('1ROM20');
    expect(s.player(0)).toMatchObject({ progress: 1, actions: 1 });
    expect(undo(s)).toBeNull();
    s.expectTurnOf(0);
    expect(s.player(0)).toMatchObject({ progress: 1, actions: 2, hand: ['1ROM20', '1UNR1'] });
    expect(undo(s)).toBeNull();
    expect(position(s.g)).toEqual(asked);
    expect(undo(s)).toBeNull();
    expect(position(s.g)).toEqual(start);
    expect(undo(s)?.why).toBe('nothingToUndo');
  });

  test('what is taken back may be done otherwise', () => {
    const s = undoable(duel({ hand: ['1GRE18', '1UNR1'], population: 1 }, {}, { market: ['1REG1'] }));
    s.playCard('1GRE18').answer('branch 1');
    undo(s);
    s.answer('branch 2');
    expect(s.player(0)).toMatchObject({ progress: 0, hand: [] });
    expect(s.g.unrest).toContain('1UNR1');
  });

  test.each<[string, () => Situation, string]>([
    ['a drawn card', () => undoable(duel({ play: ['1CIV10'], deck: ['1ROM14'] })).exhaust('1CIV10'), 'drewCards'],
    [
      'a refilled market',
      () => undoable(duel({ hand: ['1ROM17'], population: 2 }, {}, { market: ['1REG1'] })).playCard('1ROM17'),
      'revealedCard',
    ],
    [
      'a nation card',
      () => undoable(duel({ hand: ['1TRI3'], nationDeck: ['1ROM9'], accession: '1ROM2' })).playCard('1TRI3'),
      'revealedCard',
    ],
    [
      'looked-at fame cards',
      () =>
        undoable(
          duel({ hand: ['1ROM14'], play: ['1REG5', '1REG6', '1REG7'] }, {}, { fame: ['1FAM2', '1FAM3'] }),
        ).playCard('1ROM14'),
      'revealedCard',
    ],
  ])('ends at %s', (_what, act, reason) => {
    const s = act();
    const before = structuredClone(s.g);
    expect(undo(s)).toEqual({ why: 'nothingToUndo', params: { reason } });
    expect(s.g).toEqual(before);
  });

  test('ends with the turn', () => {
    const s = undoable(duel({ hand: ['1ROM20'], deck: [] }, {}, { market: ['1REG1'] }));
    s.endActivation();
    expect(undo(s)).toBeNull();
    s.endActivation().cleanUp();
    expect(undo(s, 0)).toMatchObject({ why: 'notAsked' });
    expect(undo(s, 1)?.why).toBe('nothingToUndo');
  });

  test("R17.3: a forced discard that shows another's hand ends it, though nobody had to choose (Legions)", () => {
    const s = undoable(duel({ state: 'empire', hand: ['1ROM3'] }, { hand: ['1CEL16', '1CEL17'] }));
    s.playCard('1ROM3');
    expect(s.player(1).discard).toEqual(['1CEL16', '1CEL17']);
    expect(undo(s)).toEqual({ why: 'nothingToUndo', params: { reason: 'revealedCard' } });
    s.answer();
    expect(undo(s)).toBeNull();
    expect(undo(s)?.why).toBe('nothingToUndo');
  });

  test("R17.3: a forced discard of another's one card ends it (Jomsviking, of the Vikings)", () => {
    const jomsviking = (hand: string[]): Situation =>
      undoable(
        duel(
          { nation: 'vikings', hand: ['1VIK22'], population: 1, material: 2 },
          { hand },
          { market: ['1REG8'], small: { REG: [] }, main: [] },
        ),
      ).playCard('1VIK22');
    const shown = jomsviking(['1CEL16']);
    expect(shown.player(1)).toMatchObject({ hand: [], discard: ['1CEL16'] });
    expect(undo(shown)).toEqual({ why: 'nothingToUndo', params: { reason: 'revealedCard' } });
    const nothing = jomsviking([]);
    expect(undo(nothing)).toBeNull();
    expect(nothing.player(0)).toMatchObject({ hand: ['1VIK22'], population: 1, material: 2 });
  });

  test('R17.3: with nothing to discard nothing is shown, and it can be taken back', () => {
    const s = undoable(duel({ state: 'empire', hand: ['1ROM3'] }));
    s.playCard('1ROM3');
    expect(undo(s)).toBeNull();
    expect(s.player(0).hand).toEqual(['1ROM3']);
  });

  test('R17.3: who declines to protect learns what another had to discard, and cannot think it over', () => {
    const s = undoable(
      table([
        { state: 'empire', hand: ['1ROM3'] },
        { hand: ['1CEL16'] },
        { hand: ['1GRE14', '1GRE15', '1GRE16'], play: ['1REG12'] },
      ]),
    );
    s.playCard('1ROM3').answerAs(2);
    expect(s.player(1).discard).toEqual(['1CEL16']);
    expect(s.question()).toMatchObject({ seat: 2, ask: 'discard' });
    expect(undo(s, 2)?.why).toBe('nothingToUndo');
  });

  test("another player's answer ends it", () => {
    const s = undoable(duel({ hand: ['1CEL18'] }, { play: ['1REG5', '1REG6'] }));
    s.playCard('1CEL18').answer('1REG5');
    s.expectTurnOf(0);
    expect(undo(s)?.why).toBe('nothingToUndo');
  });

  test('a discard at clean-up and the token on the market may be thought over', () => {
    const s = undoable(duel({ hand: ['1ROM20', '1ROM14'] }, {}, { market: ['1REG1', '1UNC3'] }));
    s.endActivation().answer('1UNC3');
    expect(s.g.market[1]?.progress).toBe(1);
    expect(undo(s)).toBeNull();
    expect(s.g.market[1]?.progress).toBe(0);
    s.answer('1REG1');
    expect(s.g.market.map((m) => m.progress)).toEqual([1, 0, 0, 0, 0]);
  });

  test('answers that are still on their way hit nothing', () => {
    const s = undoable(duel({ hand: ['1GRE18', '1UNR1'], population: 1 }, {}, { market: ['1REG1'] }));
    s.playCard('1GRE18');
    const late = { seat: 0, name: 'answer', args: [s.question().n, ['branch 1']] };
    undo(s);
    s.playCard('1GRE18');
    expect(s.play(late)).toMatchObject({ why: 'gone' });
    expect(s.player(0).progress).toBe(0);
  });
});
