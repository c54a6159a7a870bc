import { fire } from '../../../games/imperium/rules/triggers';
import { imperium } from '../../../games/imperium/ruleset';
import { bystander, duel, options, passTurn } from './help';

/** Exhaust abilities: R7. */

describe('using them (R7.1, R7.2)', () => {
  test('R7.1: a token moves from the state card onto the card, then the ability is paid and resolved', () => {
    const s = duel({ play: ['1CEL20', '1UNC8'], progress: 2 }, { play: ['1UNC6'] });
    const still = bystander(s, 1);
    s.exhaust('1CEL20');
    expect(s.player(0)).toMatchObject({ exhausts: 4, exhausted: ['1CEL20'], progress: 1, population: 2, actions: 3 });
    still();
    s.expectTurnOf(0);
  });

  test('R7.1: not with a token on the card, not with none on the state card, not with an unpayable price', () => {
    const twice = duel({ play: ['1CEL20'], progress: 2 });
    twice.exhaust('1CEL20');
    expect(twice.refused('exhaust 1CEL20')).toMatchObject({ why: 'alreadyExhausted' });
    expect(duel({ play: ['1CEL20'], progress: 2, exhausts: 0 }).refused('exhaust 1CEL20')).toMatchObject({
      why: 'noExhaustToken',
    });
    expect(duel({ play: ['1CEL20'], progress: 0 }).refused('exhaust 1CEL20')).toMatchObject({ why: 'price' });
  });

  test('R7.1: five tokens, five abilities', () => {
    const s = duel({ play: ['1UNC8', '1UNC10', '1PER5', '1CIV10', '1UNC4', '1UNC5'], deck: ['1ROM20'] });
    for (const id of ['1UNC8', '1UNC10', '1PER5', '1CIV10']) s.exhaust(id);
    s.exhaust('1UNC4').answer('yes').answer('no');
    expect(s.player(0).exhausts).toBe(0);
    expect(s.refused('exhaust 1UNC5')).toMatchObject({ why: 'noExhaustToken' });
    s.expectTurnOf(0);
  });

  test('R7.1: the power card may be exhausted too', () => {
    const s = duel({ nation: 'scythians', side: 'A' }, {}, { small: { REG: ['1REG1'] }, unrest: 4 });
    s.exhaust('1SCY1A');
    expect(s.player(0)).toMatchObject({ exhausted: ['1SCY1A'], exhausts: 4, actions: 2 });
    expect(s.player(0).hand).toHaveLength(2);
    expect(s.g.unrest).toHaveLength(3);
    s.expectTurnOf(0);
  });

  test('R7.1: only cards of your own in play: not in hand, not garrisoned, not of others', () => {
    const s = duel(
      { hand: ['1UNC8'], play: ['1ROM20'], garrison: { '1ROM20': ['1UNC10'] }, discard: ['1UNC6'] },
      { play: ['1CIV10'] },
    );
    for (const id of ['1UNC8', '1UNC10', '1UNC6', '1CIV10', '1ROM20', '1ROM1B'])
      expect(s.refused(`exhaust ${id}`)).not.toBeNull();
    expect(options(s)).toEqual(['playCard 1UNC8', 'innovate', 'revolt', 'endActivation']);
  });

  test('R7.1: not in clean-up and not while another is to move', () => {
    const s = duel(
      { hand: ['1ROM20'], play: ['1UNC8'] },
      { play: ['1CIV10'], deck: ['1CEL16'] },
      { market: ['1REG1'] },
    );
    const { n } = s.question();
    expect(s.play({ seat: 1, name: 'exhaust', args: [n, '1CIV10'] })).toMatchObject({ why: 'notAsked' });
    s.endActivation();
    expect(s.play({ seat: 0, name: 'exhaust', args: [s.question().n, '1UNC8'] })).toMatchObject({ why: 'malformed' });
  });

  test('R7.2: the state icon of a card in play does not matter', () => {
    const s = duel({ state: 'empire', play: ['1UNC4', '1CIV10'], deck: ['1ROM20'] });
    s.exhaust('1UNC4').answer('yes').answer('no').exhaust('1CIV10');
    expect(s.player(0)).toMatchObject({ material: 2, hand: ['1ROM20'] });
    const t = duel({ play: ['1CIV10'], deck: ['1ROM20'] });
    t.exhaust('1CIV10');
    expect(t.player(0).hand).toEqual(['1ROM20']);
    t.expectTurnOf(0);
  });
});

describe('tokens of cards that leave (R7.3)', () => {
  test('R7.3, R15.7: the token on a recalled card stays away; the card itself, played again, is fresh', () => {
    const s = duel(
      { nation: 'greeks', state: 'empire', hand: ['1GRE7', '1GRE16', '1GRE17'] },
      { play: ['1UNC8'], exhausts: 4, exhausted: ['1UNC8'] },
      { market: ['1REG1'] },
    );
    s.playCard('1GRE7').answer('1GRE16', '1GRE17');
    expect(s.player(1)).toMatchObject({ hand: ['1UNC8'], play: [], exhausts: 4, exhausted: [] });
    passTurn(s);
    s.playCard('1UNC8').exhaust('1UNC8');
    expect(s.player(1)).toMatchObject({ exhausts: 3, exhausted: ['1UNC8'], actions: 3 });
    s.expectTurnOf(1);
  });

  test('R7.3: nor does the token on an abandoned card', () => {
    const s = duel(
      { nation: 'greeks', state: 'empire', hand: ['1GRE10'], play: ['1UNC8'], exhausts: 4, exhausted: ['1UNC8'] },
      {},
      { small: { UNC: ['1UNC3'] } },
    );
    s.playCard('1GRE10').answer('deck UNC');
    expect(s.player(0)).toMatchObject({ exhausts: 4, exhausted: [], discard: ['1UNC8', '1GRE10'], hand: ['1UNC3'] });
    s.expectTurnOf(0);
  });
});

describe('at a moment (R7.4)', () => {
  test('R7.4: "when ..." may not be used at will', () => {
    const s = duel({ nation: 'celts', side: 'A', play: ['1UNC12', '1CIV9', '1SCY20'] }, { nation: 'romans' });
    for (const id of ['1CEL1A', '1UNC12', '1CIV9', '1SCY20'])
      expect(s.refused(`exhaust ${id}`)).toMatchObject({ why: 'onlyWhenTriggered' });
  });

  test('R7.4: at that moment the owner is asked and may decline', () => {
    const s = duel(
      { nation: 'celts', side: 'A', hand: ['1CEL16'], material: 3 },
      { nation: 'romans' },
      { market: ['1UNC3'], unrest: 5 },
    );
    s.playCard('1CEL16');
    expect(s.question()).toMatchObject({
      seat: 0,
      ask: 'trigger',
      options: ['ability 1CEL1A 0'],
      min: 0,
      max: 1,
      card: '1CEL1A',
    });
    s.answer();
    expect(s.player(0)).toMatchObject({ exhausts: 5, exhausted: [] });
    expect(s.player(1).hand).toEqual([]);
    s.expectTurnOf(0);
  });

  test('R4.4–R4.6: not in the clean-up of an Activate turn, though the tokens are there again', () => {
    const asked = (clean: boolean) => {
      const s = duel({ play: ['1CIV9'], hand: ['1ROM20'] }, {}, { market: ['1REG1'] });
      if (clean) s.endActivation();
      s.g.turnKind ??= clean ? null : 'activate';
      Object.assign(s.g, { agenda: [], questions: [] });
      fire(s.g, 0, { name: 'onReturnUnrest', n: 1 });
      imperium.resume(s.g);
      return s.g.questions.map((q) => q.ask);
    };
    expect(asked(false)).toEqual(['trigger']);
    expect(asked(true)).toEqual([]);
  });

  test('R7.4: once: the token lies on the card', () => {
    const s = duel(
      { nation: 'celts', side: 'A', hand: ['1CEL16', '1UNC3'], material: 3 },
      { nation: 'romans' },
      { market: ['1UNC4', '1UNC5'], unrest: 6, small: { UNC: [] } },
    );
    s.playCard('1CEL16').answer('1UNC4').answer('ability 1CEL1A 0');
    expect(s.player(0)).toMatchObject({ exhausts: 4, exhausted: ['1CEL1A'] });
    expect(s.player(1).hand).toHaveLength(1);
    s.playCard('1UNC3').answer('branch 0');
    expect(s.player(0).hand).toContain('1UNC5');
    expect(s.player(1).hand).toHaveLength(1);
    s.expectTurnOf(0);
  });

  test('R7.4: not without a token on the state card', () => {
    const s = duel(
      { nation: 'celts', side: 'A', hand: ['1CEL16'], material: 3, exhausts: 0 },
      { nation: 'romans' },
      { market: ['1UNC3'], unrest: 5 },
    );
    s.playCard('1CEL16');
    s.expectTurnOf(0);
  });

  test("R7.4: not in another player's turn", () => {
    // Drama & Poetry lets a Viking return unrest in the turn of another.
    const t = duel(
      { state: 'empire', hand: ['1CIV1'] },
      { nation: 'vikings', side: 'A', hand: ['1UNR1', '1UNR2'], deck: ['1VIK18', '1VIK19'] },
      { unrest: 4 },
    );
    t.playCard('1CIV1');
    expect(t.question()).toMatchObject({ seat: 1, ask: 'discard' });
    t.answer('1UNR2');
    expect(t.player(1)).toMatchObject({ hand: [], discard: ['1UNR2'], exhausts: 5, exhausted: [] });
    t.expectTurnOf(0);
  });

  test('R7.4: Mounted Archers may, and the token is laid as usual', () => {
    const s = duel({ hand: ['1CEL18'] }, { nation: 'scythians', play: ['1SCY20', '1SCY18'] });
    s.playCard('1CEL18');
    expect(s.question()).toMatchObject({ seat: 1, ask: 'protect', options: ['1SCY20'], min: 0, max: 1 });
    s.answer('1SCY20');
    expect(s.player(1)).toMatchObject({ exhausts: 4, exhausted: ['1SCY20'], play: ['1SCY20', '1SCY18'] });
    s.expectTurnOf(0);
  });

  test('R7.4: Mounted Archers: not with a token on them, not with none left', () => {
    for (const has of [{ exhausts: 0 }, { exhausts: 4, exhausted: ['1SCY20'] }]) {
      const s = duel({ hand: ['1CEL18'] }, { nation: 'scythians', play: ['1SCY20', '1SCY18'], ...has });
      s.playCard('1CEL18');
      expect(s.player(1)).toMatchObject({ ...has, play: ['1SCY20'], discard: ['1SCY18'] });
      s.expectTurnOf(0);
    }
  });

  test('R7.4: the token laid in the turn of another is missing in the own turn no more: clean-up comes first', () => {
    const s = duel(
      { hand: ['1CEL18'] },
      { nation: 'scythians', play: ['1SCY20', '1SCY18'], hand: ['1SCY16'] },
      { market: ['1REG1'] },
    );
    s.playCard('1CEL18').answer('1SCY20');
    passTurn(s);
    s.expectTurnOf(1);
    expect(s.player(1)).toMatchObject({ exhausts: 4, exhausted: ['1SCY20'] });
    passTurn(s);
    expect(s.player(1)).toMatchObject({ exhausts: 5, exhausted: [] });
  });

  test('R7.4: two abilities at one moment: one after the other, in any order, each may be left', () => {
    const s = duel({ nation: 'vikings', side: 'B', hand: ['1VIK17'], play: ['1VIK11', '1SCY21'], deck: ['1VIK18'] });
    s.playCard('1VIK17');
    expect(s.question()).toMatchObject({ ask: 'trigger', min: 0, max: 1 });
    expect([...options(s)].sort()).toEqual(['ability 1SCY21 0', 'ability 1VIK11 0']);
    s.answer('ability 1SCY21 0');
    expect(s.player(0).population).toBe(1);
    s.answer('ability 1VIK11 0').answer('branch 1');
    expect(s.player(0)).toMatchObject({ material: 2, exhausts: 3, exhausted: ['1SCY21', '1VIK11'] });
    s.expectTurnOf(0);
  });
});

describe('tokens taken back (R7.5)', () => {
  test('R7.5: from a card, the nation deck or the development area; the owner chooses', () => {
    const s = duel({
      hand: ['1TRI6', '1UNC13'],
      play: ['1UNC8'],
      exhausts: 2,
      exhausted: ['1UNC8', 'nation', 'development'],
    });
    s.playCard('1TRI6');
    expect(s.question()).toMatchObject({
      ask: 'readyExhaust',
      options: ['1UNC8', 'nation', 'development'],
      min: 1,
      max: 1,
    });
    s.answer('nation');
    expect(s.player(0)).toMatchObject({ exhausts: 3, exhausted: ['1UNC8', 'development'] });
    s.expectTurnOf(0);
  });

  test('R7.5: the thing may be exhausted again', () => {
    const s = duel({ hand: ['1TRI6'], play: ['1UNC8'] });
    s.exhaust('1UNC8').playCard('1TRI6');
    expect(s.player(0)).toMatchObject({ exhausts: 5, exhausted: [] });
    s.exhaust('1UNC8');
    expect(s.player(0)).toMatchObject({ exhausts: 4, exhausted: ['1UNC8'], actions: 5 });
    s.expectTurnOf(0);
  });

  test('R7.5: with no token anywhere nothing happens', () => {
    const s = duel({ hand: ['1TRI6'] });
    s.playCard('1TRI6');
    expect(s.player(0)).toMatchObject({ exhausts: 5, exhausted: [], discard: ['1TRI6'] });
    s.expectTurnOf(0);
  });

  test('R7.5: after MAY it may be left', () => {
    const s = duel({ hand: ['1UNC13'], play: ['1UNC8'], exhausts: 4, exhausted: ['1UNC8'] });
    s.playCard('1UNC13').answer('branch 1').answer();
    expect(s.player(0)).toMatchObject({ progress: 1, exhausts: 4, exhausted: ['1UNC8'] });
    s.expectTurnOf(0);
  });

  test("R7.5: nobody takes back another player's tokens", () => {
    const s = duel({ hand: ['1TRI6'] }, { play: ['1UNC8'], exhausts: 4, exhausted: ['1UNC8'] });
    const still = bystander(s, 1);
    s.playCard('1TRI6');
    still();
    s.expectTurnOf(0);
  });

  test('R7.5: a token taken back from the nation deck lets the next reshuffle bring a card', () => {
    const s = duel({
      hand: ['1TRI6'],
      play: ['1CIV10'],
      nationDeck: ['1ROM9', '1ROM10'],
      accession: '1ROM2',
      exhausts: 4,
      exhausted: ['nation'],
      discard: ['1ROM20'],
    });
    s.playCard('1TRI6').exhaust('1CIV10');
    expect(s.player(0)).toMatchObject({ nationDeck: ['1ROM10'], exhausts: 3, exhausted: ['1CIV10', 'nation'] });
    s.expectTurnOf(0);
  });
});
