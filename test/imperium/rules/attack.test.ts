import { partsOf } from '../../../games/imperium/rules/attack';
import { bystander, duel, options, table } from './help';

/** Attacks and protection from them: R11.4, R16.5. */

describe('the effects on others (R11.4)', () => {
  test('R11.4: as far as possible: who has nothing loses nothing, the rest is done', () => {
    const s = table([{ hand: ['1CEL18'] }, { play: ['1UNC8'] }, { play: ['1REG5'] }]);
    const still = bystander(s, 1);
    s.playCard('1CEL18');
    still();
    expect(s.player(2)).toMatchObject({ play: [], discard: ['1REG5'] });
    expect(s.player(0)).toMatchObject({ progress: 1, history: ['1CEL18'] });
    s.expectTurnOf(0);
  });

  test('R11.4, R15.9: a given card goes to the hand of the receiver; the giver chooses for each', () => {
    const s = table([
      {
        nation: 'carthaginians',
        state: 'empire',
        hand: ['1CAR8', '1UNR1', '1ROM20'],
        discard: ['1UNR2'],
        deck: ['1CAR16'],
      },
      { hand: ['1CEL16'] },
      {},
    ]);
    s.playCard('1CAR8');
    expect(s.question()).toMatchObject({
      seat: 0,
      ask: 'give',
      options: ['1UNR1', '1ROM20', '1CAR16', '1UNR2'],
      params: { to: 1 },
    });
    s.answer('1UNR2');
    expect(s.question()).toMatchObject({
      seat: 0,
      ask: 'give',
      options: ['1UNR1', '1ROM20', '1CAR16'],
      params: { to: 2 },
    });
    s.answer('1UNR1');
    expect(s.g.players.map((p) => p.hand)).toEqual([['1ROM20', '1CAR16'], ['1CEL16', '1UNR2'], ['1UNR1']]);
    expect(s.player(0)).toMatchObject({ material: 2, discard: ['1CAR8'] });
    s.expectTurnOf(0);
  });

  test('R11.4: with too few cards as many as there are', () => {
    const s = table([{ nation: 'carthaginians', state: 'empire', hand: ['1CAR8'], deck: ['1CAR16'] }, {}, {}]);
    s.playCard('1CAR8');
    expect(s.g.players.map((p) => p.hand)).toEqual([[], ['1CAR16'], []]);
    s.expectTurnOf(0);
  });

  test('R16.4: in turn order from the attacker, each deciding alone', () => {
    const s = table(
      [
        { hand: ['1CEL16', '1CEL17', '1CEL14'], nation: 'celts' },
        { hand: ['1GRE14', '1GRE15', '1GRE16'], nation: 'greeks' },
        { state: 'empire', hand: ['1ROM3'], nation: 'romans' },
      ],
      { turn: 2 },
    );
    s.playCard('1ROM3');
    expect(s.g.questions.map((q) => q.seat)).toEqual([0]);
    s.answer('1CEL14', '1CEL16');
    expect(s.question()).toMatchObject({ seat: 1, ask: 'discard' });
    s.answer('1GRE14', '1GRE16').answer();
    expect(s.g.players.map((p) => p.hand)).toEqual([['1CEL17'], ['1GRE15'], []]);
    s.expectTurnOf(2);
  });

  test('R18.10: an attacker counts only what really happened', () => {
    const attack = { state: 'empire' as const, hand: ['1CIV5'] };
    const s = table([attack, { play: ['1UNC15'] }, { play: ['1UNC16', '1UNC17'] }, { play: ['1UNC8'] }]);
    s.playCard('1CIV5').answer('1UNC17');
    expect(s.player(0).material).toBe(4);
    s.expectTurnOf(0);
    const t = table([attack, { play: ['1UNC15', '1REG12'] }, { play: ['1UNC16'] }]);
    t.playCard('1CIV5').answer('1REG12');
    expect(t.player(0).material).toBe(2);
    expect(t.player(1)).toMatchObject({ play: ['1UNC15'], hand: ['1REG12'] });
    t.expectTurnOf(0);
  });

  test('Onager: cities abandoned along as garrison are no abandoned cities of its own choice', () => {
    const s = duel({ state: 'empire', hand: ['1CIV5'] }, { play: ['1REG5'], garrison: { '1REG5': ['1UNC15'] } });
    const still = bystander(s, 1);
    s.playCard('1CIV5');
    still();
    expect(s.player(0).material).toBe(0);
    s.expectTurnOf(0);
  });
});

describe('protection (R11.4, R15.8, R16.5)', () => {
  test('R16.5: asked after the card was played and before any effect', () => {
    const s = duel({ hand: ['1CEL18'] }, { play: ['1REG12', '1REG5'] });
    s.playCard('1CEL18');
    expect(s.question()).toMatchObject({
      seat: 1,
      ask: 'protect',
      card: '1CEL18',
      options: ['1REG12'],
      min: 0,
      max: 1,
      params: { from: 0 },
    });
    expect(s.player(0)).toMatchObject({ actions: 2, hand: [], play: ['1CEL18'], progress: 0 });
    s.answer('1REG12');
    expect(s.player(0)).toMatchObject({ progress: 1, history: ['1CEL18'] });
    expect(s.player(1)).toMatchObject({ play: ['1REG5'], hand: ['1REG12'], discard: [] });
    s.expectTurnOf(0);
  });

  test('R11.4: it is up to the player', () => {
    const s = duel({ hand: ['1CEL18'] }, { play: ['1REG12', '1REG5'] });
    s.playCard('1CEL18').answer().answer('1REG5');
    expect(s.player(1)).toMatchObject({ play: ['1REG12'], discard: ['1REG5'] });
    s.expectTurnOf(0);
  });

  test('R11.20: a recalled protector brings its garrison to hand', () => {
    const s = duel({ hand: ['1CEL18'] }, { play: ['1REG12'], garrison: { '1REG12': ['1CEL16'] } });
    s.playCard('1CEL18').answer('1REG12');
    expect(s.player(1)).toMatchObject({ hand: ['1REG12', '1CEL16'], play: [], garrison: {} });
    s.expectTurnOf(0);
  });

  test('R16.5: all who are protected are asked at once and answer in any order', () => {
    const s = table([{ hand: ['1CEL18'] }, { play: ['1REG12'] }, { play: ['1REG5'] }, { play: ['1REG1', '1REG6'] }]);
    s.playCard('1CEL18');
    expect(s.g.questions.map((q) => [q.seat, q.ask])).toEqual([
      [1, 'protect'],
      [3, 'protect'],
    ]);
    s.answerAs(3);
    expect(s.player(2).play).toEqual(['1REG5']);
    s.answerAs(1, '1REG12');
    expect(s.player(1)).toMatchObject({ play: [], hand: ['1REG12'] });
    expect(s.player(2)).toMatchObject({ play: [], discard: ['1REG5'] });
    expect(s.question()).toMatchObject({ seat: 3, ask: 'abandon', options: ['1REG1', '1REG6'] });
    s.answer('1REG6');
    s.expectTurnOf(0);
  });

  test('R11.4: the protection is for its owner only', () => {
    const s = table([{ hand: ['1CEL18'] }, { play: ['1REG12', '1REG6'] }, { play: ['1REG5'] }]);
    s.playCard('1CEL18').answer('1REG12');
    expect(s.player(1).play).toEqual(['1REG6']);
    expect(s.player(2)).toMatchObject({ play: [], discard: ['1REG5'] });
  });

  test('a garrisoned protector protects nobody (R11.9), nor one in hand', () => {
    const s = duel({ hand: ['1CEL18'] }, { play: ['1REG5'], garrison: { '1REG5': ['1REG12'] }, hand: ['1REG1'] });
    s.playCard('1CEL18');
    expect(s.player(1)).toMatchObject({ play: [], discard: ['1REG5', '1REG12'], hand: ['1REG1'] });
    s.expectTurnOf(0);
  });

  test('R11.4: only attacks: cards without the icon cannot be avoided', () => {
    const s = duel({ hand: ['1UNC3'] }, { play: ['1REG12', '1UNC1'] }, { small: { UNC: ['1UNC4'] } });
    s.playCard('1UNC3').answer('branch 1');
    expect(s.player(0).hand).toEqual(['1UNC4']);
    expect(s.player(1).progress).toBe(1);
    const t = duel(
      { nation: 'celts', side: 'A', hand: ['1CEL16'], material: 3 },
      { nation: 'romans', play: ['1REG12'] },
      { market: ['1UNC3'], unrest: 5 },
    );
    t.playCard('1CEL16').answer('ability 1CEL1A 0');
    expect(t.player(1)).toMatchObject({ play: ['1REG12'] });
    expect(t.player(1).hand).toHaveLength(1);
    t.expectTurnOf(0);
  });

  test('the attacker needs no protection from the own attack', () => {
    const s = duel({ hand: ['1CEL18'], play: ['1REG12', '1UNC1'] }, { play: ['1REG5'] });
    s.playCard('1CEL18');
    s.expectTurnOf(0);
    expect(s.player(0).play).toEqual(['1REG12', '1UNC1']);
  });

  test.each<[string, object, object]>([
    ['no region to abandon', { hand: ['1CEL18'] }, { nation: 'scythians', play: ['1SCY20'] }],
    ['no hand to discard', { state: 'empire', hand: ['1ROM3'] }, { play: ['1REG12'] }],
    ['no city to abandon', { state: 'empire', hand: ['1CIV5'] }, { play: ['1REG12'] }],
    [
      'a barbarian, where empires are robbed',
      { nation: 'scythians', hand: ['1SCY13'] },
      { nation: 'celts', play: ['1UNC1'], population: 2 },
    ],
  ])('R11.4: an attack that cannot touch a player asks that player nothing: %s', (_why, me, them) => {
    const s = duel(me, them);
    const [id = ''] = s.player(0).hand;
    s.playCard(id);
    expect(s.g.questions.filter((q) => q.seat === 1)).toEqual([]);
  });

  test('R11.4: who has fewer cards than are to be discarded is touched all the same', () => {
    const s = duel({ state: 'empire', hand: ['1ROM3'] }, { play: ['1REG12'], hand: ['1CEL16'] });
    s.playCard('1ROM3');
    expect(s.question()).toMatchObject({ seat: 1, ask: 'protect' });
  });

  test('R11.4, R11.23: nothing to be stolen, but then an unrest is taken: that touches', () => {
    const s = duel({ nation: 'vikings', hand: ['1VIK13'] }, { play: ['1UNC1'] });
    s.playCard('1VIK13');
    expect(s.question()).toMatchObject({ seat: 1, ask: 'protect' });
  });

  test('two protectors: one of them is used', () => {
    const s = duel({ hand: ['1CEL18'] }, { nation: 'scythians', play: ['1REG12', '1SCY20', '1REG5'] });
    s.playCard('1CEL18');
    expect(s.question()).toMatchObject({ ask: 'protect', options: ['1REG12', '1SCY20'], max: 1 });
    s.answer('1SCY20');
    expect(s.player(1)).toMatchObject({ play: ['1REG12', '1SCY20', '1REG5'], exhausts: 4 });
    s.expectTurnOf(0);
  });
});

describe('part of it (R15.8, R18.14)', () => {
  test('R18.14: Standing Army asks, with "all" first, though the card is automatic', () => {
    const s = duel({ nation: 'greeks', hand: ['1GRE15'], deck: ['1GRE16'] }, { play: ['1UNC1'], material: 3 });
    s.playCard('1GRE15');
    expect(s.question()).toMatchObject({ seat: 1, ask: 'protect', options: ['1UNC1', 'pass'], min: 1 });
    s.answer('1UNC1');
    const [steal, gain] = partsOf('1GRE15');
    expect(s.question()).toMatchObject({
      seat: 1,
      ask: 'ignore',
      card: '1GRE15',
      options: ['all', `part ${steal}`, `part ${gain}`],
      min: 1,
      max: 1,
    });
    s.answer('all');
    expect(s.player(1)).toMatchObject({ material: 3, population: 0, play: ['1UNC1'] });
    expect(s.player(0)).toMatchObject({ material: 0, progress: 1, hand: ['1GRE16'] });
    s.expectTurnOf(0);
  });

  test('R18.14: a careless pass declines no automatic protection: passing is apart, and asked again', () => {
    const s = duel({ hand: ['1CEL18'] }, { play: ['1UNC1', '1REG5'] });
    s.playCard('1CEL18');
    const { n } = s.question();
    expect(s.play({ seat: 1, name: 'answer', args: [n, []] })).toEqual({ why: 'tooFew', params: { n: 1 } });
    s.answer('pass');
    expect(s.question()).toMatchObject({ seat: 1, ask: 'unprotected', card: '1CEL18', options: ['no', 'yes'] });
    s.answer('no');
    expect(s.question()).toMatchObject({ seat: 1, ask: 'protect', options: ['1UNC1', 'pass'] });
    s.answer('pass').answer('yes');
    expect(s.player(1)).toMatchObject({ play: ['1UNC1'], discard: ['1REG5'] });
    s.expectTurnOf(0);
  });

  test('R18.14: a protection that its card makes optional is declined by passing, without another question', () => {
    const s = duel({ hand: ['1CEL18'] }, { play: ['1REG12', '1REG5'] });
    s.playCard('1CEL18').answer();
    expect(s.question()).toMatchObject({ ask: 'abandon' });
  });

  test('R18.14: only who has passed is asked again; the others keep what they chose', () => {
    const s = table([{ hand: ['1CEL18'] }, { play: ['1UNC1', '1REG5'] }, { play: ['1REG12', '1REG6'] }]);
    s.playCard('1CEL18').answerAs(2, '1REG12').answerAs(1, 'pass');
    expect(s.g.questions.map((q) => [q.seat, q.ask])).toEqual([[1, 'unprotected']]);
    s.answer('no').answer('1UNC1');
    expect(s.player(1)).toMatchObject({ play: ['1UNC1', '1REG5'] });
    expect(s.player(2)).toMatchObject({ play: ['1REG6'], hand: ['1REG12'] });
    s.expectTurnOf(0);
  });

  test('R15.8: the steal is ignored and the population is taken', () => {
    const s = duel({ nation: 'greeks', hand: ['1GRE15'], deck: ['1GRE16'] }, { play: ['1UNC1'], material: 3 });
    s.playCard('1GRE15')
      .answer('1UNC1')
      .answer(`part ${partsOf('1GRE15')[0]}`);
    expect(s.player(1)).toMatchObject({ material: 3, population: 1 });
    s.expectTurnOf(0);
  });

  test('R15.8: the material of Corruption may be taken and its unrest ignored', () => {
    const s = table([{ state: 'empire', hand: ['1CIV4'] }, { play: ['1UNC1'] }, {}], { unrest: 5 });
    const [material, unrest] = partsOf('1CIV4');
    expect(material).toBeLessThan(unrest as number);
    s.playCard('1CIV4').answer('1UNC1').answer(`part ${unrest}`);
    expect(s.g.players.map((p) => [p.material, p.hand.length])).toEqual([
      [2, 0],
      [2, 0],
      [2, 1],
    ]);
    s.expectTurnOf(0);
  });

  test('an attack of one part needs no second question', () => {
    const s = duel({ hand: ['1CEL18'] }, { play: ['1UNC1', '1REG5'] });
    s.playCard('1CEL18').answer('1UNC1');
    expect(s.player(1).play).toEqual(['1UNC1', '1REG5']);
    s.expectTurnOf(0);
  });

  test('who ignores a steal has not failed to give: no unrest', () => {
    const s = table([{ nation: 'vikings', hand: ['1VIK13'] }, { play: ['1UNC1'], material: 1 }, {}], { unrest: 5 });
    s.playCard('1VIK13').answer('1UNC1');
    expect(s.player(1)).toMatchObject({ material: 1, hand: [] });
    expect(s.player(2).hand).toHaveLength(1);
    s.expectTurnOf(0);
  });

  test('who ignores a gift gets none; the others do', () => {
    const s = table([
      { nation: 'carthaginians', state: 'empire', hand: ['1CAR8', '1UNR1'], deck: ['1CAR16'] },
      { play: ['1UNC1'] },
      {},
    ]);
    s.playCard('1CAR8').answer('1UNC1');
    expect(s.question()).toMatchObject({ seat: 0, ask: 'give', params: { to: 2 } });
    s.answer('1UNR1');
    expect(s.g.players.map((p) => p.hand)).toEqual([['1CAR16'], [], ['1UNR1']]);
    s.expectTurnOf(0);
  });

  test('the parts that touch others: each other player, all players, steals, gifts', () => {
    const parts = (id: string): number => partsOf(id).length;
    expect([
      parts('1CEL18'),
      parts('1CIV4'),
      parts('1CAR8'),
      parts('1CEL19'),
      parts('1GRE15'),
      parts('1CIV1'),
      parts('1VIK13'),
      parts('1FAM3'),
    ]).toEqual([1, 2, 1, 2, 2, 2, 1, 1]);
  });
});

describe('what answers to the attack of another', () => {
  test('onPlay(attack) is about the own attacks', () => {
    const s = duel({ hand: ['1CEL18'] }, { play: ['1CEL4', '1VIK10'] });
    s.playCard('1CEL18');
    expect(s.player(1)).toMatchObject({ progress: 0, material: 0, exhausts: 5 });
    s.expectTurnOf(0);
  });

  test('the own passives and exhausts answer after the effects', () => {
    const s = duel({ hand: ['1CEL18'], play: ['1CEL4', '1VIK10'] }, { play: ['1REG5', '1REG6'] });
    s.playCard('1CEL18');
    expect(s.player(0).progress).toBe(1);
    s.answer('1REG5');
    expect(s.player(0).progress).toBe(2);
    expect(s.question()).toMatchObject({ seat: 0, ask: 'trigger', options: ['ability 1VIK10 2'] });
    s.answer('ability 1VIK10 2');
    expect(s.player(0)).toMatchObject({ material: 2, exhausted: ['1VIK10'] });
    s.expectTurnOf(0);
  });

  test('an attack that nobody can avoid asks nobody', () => {
    const s = duel({ hand: ['1CEL18'] }, { play: ['1REG5'] });
    s.playCard('1CEL18');
    s.expectTurnOf(0);
    expect(options(s)).toEqual(['endActivation']);
  });
});
