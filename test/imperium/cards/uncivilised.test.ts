import {
  asked,
  cards,
  duel,
  fillers,
  mayPass,
  over,
  passTurn,
  ready,
  solstice,
  table,
  testPoints,
  unrest,
  untouched,
} from './helpers';

const only = (id: string) => `ability ${id} 0`;

describe('1UNC1 Standing Army', () => {
  const guarded = { play: ['1UNC1'], material: 3 };
  const attack = (hand: string, me: object = guarded) =>
    duel({ state: 'empire', ...me }, { state: 'empire', hand: [hand] }, { turn: 1 });

  test('ignores the whole attack without an exhaust token (R11.4, R18.14)', () => {
    const s = attack('1CIV4'); // Corruption: all gain 2 material, each other takes an unrest
    s.playCard('1CIV4');
    asked(s, 0, 'protect', ['1UNC1', 'pass']);
    s.answer('1UNC1');
    asked(s, 0, 'ignore');
    expect(s.question().options[0]).toBe('all');
    s.answer('all');
    expect(s.player(0)).toMatchObject({ hand: [], material: 3, exhausts: 5, exhausted: [], play: ['1UNC1'] });
    expect(s.player(1)).toMatchObject({ material: 2, progress: 1 });
    ready(s, 1);
  });

  test('or a part of it', () => {
    const s = attack('1CIV4');
    s.playCard('1CIV4').answer('1UNC1');
    s.answer(s.question().options[2] as string); // the unrest
    expect(s.player(0)).toMatchObject({ hand: [], material: 5 });
    ready(s, 1);
  });

  test('or nothing', () => {
    const s = attack('1CIV4');
    s.playCard('1CIV4').answer('pass').answer('yes');
    expect(s.player(0)).toMatchObject({ material: 5 });
    expect(s.player(0).hand).toHaveLength(1);
    ready(s, 1);
  });

  test('1GRE15 Greek Mercenaries: the steal and the population are ignored, the attacker keeps the rest', () => {
    const s = duel(guarded, { nation: 'greeks', side: 'B', hand: ['1GRE15'] }, { turn: 1 });
    s.playCard('1GRE15').answer('1UNC1').answer('all');
    expect(s.player(0)).toMatchObject({ material: 3, population: 0 });
    expect(s.player(1)).toMatchObject({ material: 0, progress: 1 });
    ready(s, 1);
  });

  test('1GRE15 Greek Mercenaries: the gift taken and the steal ignored', () => {
    const s = duel(guarded, { nation: 'greeks', side: 'B', hand: ['1GRE15'] }, { turn: 1 });
    s.playCard('1GRE15').answer('1UNC1');
    s.answer(s.question().options[1] as string); // the steal
    expect(s.player(0)).toMatchObject({ material: 3, population: 1 });
    ready(s, 1);
  });

  test('1UNC3 Elders hand out progress and are no attack: nobody is asked', () => {
    const s = attack('1UNC3');
    s.playCard('1UNC3').answer('branch 1');
    expect(s.player(0).progress).toBe(1);
    ready(s, 1);
  });

  test('does not protect from the garrison, from hand, nor anybody else', () => {
    const s = table(
      [
        { play: ['1REG8'], garrison: { '1REG8': ['1UNC1'] } },
        { state: 'empire', hand: ['1CIV4'] },
        { hand: ['1UNC20'] },
      ],
      { turn: 1 },
    );
    s.playCard('1CIV4');
    expect([0, 2].map((seat) => s.player(seat).hand.length)).toEqual([1, 2]);
    ready(s, 1);
  });

  test('its owner is not asked about an own attack', () => {
    const s = duel({ state: 'empire', play: ['1UNC1'], hand: ['1CIV4'] });
    s.playCard('1CIV4');
    expect(s.player(0)).toMatchObject({ material: 2, progress: 1 });
    ready(s);
  });
});

describe('1UNC2 Jade Mask', () => {
  test('draws 3, then a hand card goes on top of the deck', () => {
    const s = duel({ hand: ['1UNC2', '1ROM15'], deck: fillers(4) });
    s.playCard('1UNC2');
    asked(s, 0, 'putTop', ['1ROM15', ...fillers(3)]);
    expect(mayPass(s)).toBe(false);
    s.answer('1ROM15');
    expect(s.player(0)).toMatchObject({
      hand: fillers(3),
      deck: ['1ROM15', ...fillers(4).slice(3)],
      discard: ['1UNC2'],
      actions: 2,
    });
    ready(s);
  });

  test('draws what the deck holds and does not reshuffle (R8.2)', () => {
    const s = duel({ hand: ['1UNC2'], deck: fillers(2), discard: ['1ROM15'], nationDeck: ['1ROM9'] });
    s.playCard('1UNC2').answer('1ROM16');
    expect(s.player(0)).toMatchObject({
      hand: fillers(2).slice(1),
      deck: ['1ROM16'],
      discard: ['1ROM15', '1UNC2'],
      nationDeck: ['1ROM9'],
    });
    ready(s);
  });

  test('with nothing in hand or deck nothing happens', () => {
    const s = duel({ hand: ['1UNC2'] });
    s.playCard('1UNC2');
    expect(s.player(0)).toMatchObject({ hand: [], deck: [], discard: ['1UNC2'] });
    ready(s);
  });

  testPoints('1UNC2 is worth', '1UNC2', [
    [1, 'it in history', { history: ['1UNC2'] }],
    [0, 'it in hand', { hand: ['1UNC2'] }],
  ]);
});

describe('1UNC3 Elders', () => {
  const market = {
    market: ['1REG8', { card: '1UNC9', unrest: '1UNR1' }, '1CIV3', '1UNC20'],
    small: { UNC: ['1UNC4'] },
  };

  test('acquires an UNC card; nobody else gains', () => {
    const s = table([{ hand: ['1UNC3'] }, {}, {}], market);
    s.playCard('1UNC3').answer('branch 0');
    asked(s, 0, 'acquire', ['1UNC9', '1UNC20']);
    s.answer('1UNC9');
    expect(s.player(0)).toMatchObject({ hand: ['1UNC9', '1UNR1'], progress: 0 });
    expect([1, 2].map((seat) => s.player(seat).progress)).toEqual([0, 0]);
    ready(s);
  });

  test('or breaks through for UNC, and each other player gains 1 progress', () => {
    const s = table([{ hand: ['1UNC3'] }, { progress: 1 }, {}], market);
    s.playCard('1UNC3').answer('branch 1');
    asked(s, 0, 'breakthrough', ['1UNC9', '1UNC20', 'deck UNC']);
    s.answer('deck UNC');
    expect(s.player(0)).toMatchObject({ hand: ['1UNC4'], progress: 0 });
    expect([1, 2].map((seat) => s.player(seat).progress)).toEqual([2, 1]);
    ready(s);
  });

  test('without an UNC card in the market the first branch can be taken for nothing (R6.2)', () => {
    const s = duel({ hand: ['1UNC3'] }, {}, { market: ['1REG8', null, '1CIV3'] });
    s.playCard('1UNC3').answer('branch 0');
    expect(s.player(0).hand).toEqual([]);
    ready(s);
  });
});

describe('1UNC4, 1UNC5 Town', () => {
  test.each(['1UNC4', '1UNC5'])('%s: exhausted, everybody may gain 2 material, the owner first', (id) => {
    const s = table([{ play: [id] }, {}, {}]);
    s.exhaust(id);
    asked(s, 0, 'may');
    s.answer('yes');
    asked(s, 1, 'may');
    s.answer('no');
    asked(s, 2, 'may');
    s.answer('yes');
    expect([0, 1, 2].map((seat) => s.player(seat).material)).toEqual([2, 0, 2]);
    expect(s.player(0)).toMatchObject({ exhausts: 4, exhausted: [id], actions: 3 });
    expect(s.refused(`exhaust ${id}`)).toMatchObject({ why: 'alreadyExhausted' });
    ready(s);
  });

  test('exhaust abilities need an exhaust token (R7.1); the state icon no longer matters in play (R7.2)', () => {
    expect(duel({ play: ['1UNC4'], exhausts: 0 }).refused('exhaust 1UNC4')).toMatchObject({ why: 'noExhaustToken' });
    const s = duel({ play: ['1UNC4'], hand: ['1UNC5'], state: 'empire' });
    expect(s.refused('playCard 1UNC5')).toMatchObject({ why: 'stateIcon' });
    s.exhaust('1UNC4').answer('yes').answer('no');
    expect(s.player(0).material).toBe(2);
    ready(s);
  });

  test.each([
    ['branch 0', { discard: ['1UNC4'], history: [] }],
    ['branch 1', { discard: [], history: ['1UNC4'] }],
  ])('solstice: 2 progress, and the Town leaves: %s', (branch, lies) => {
    const s = solstice([{ play: ['1UNC4', '1UNC6'] }, { play: ['1UNC5'] }]);
    asked(s, 0, 'solstice', [`ability 1UNC4 1`, `ability 1UNC6 1`]);
    s.answer('ability 1UNC4 1').answer('yes').answer(branch);
    expect(s.player(0)).toMatchObject({ progress: 2, play: ['1UNC6'], ...lies });
    asked(s, 1, 'may');
    s.answer('no');
    expect(s.player(1)).toMatchObject({ progress: 0, play: ['1UNC5'] });
    ready(s);
  });

  test('two Towns in one solstice are each decided on their own', () => {
    const s = solstice([{ play: ['1UNC4', '1UNC5'] }, {}]);
    s.answer('ability 1UNC5 1').answer('yes').answer('branch 1');
    s.answer('yes').answer('branch 0');
    expect(s.player(0)).toMatchObject({ progress: 4, play: [], history: ['1UNC5'], discard: ['1UNC4'] });
    ready(s);
  });

  test('Vikings discard it instead of putting it into history (R11.15)', () => {
    const s = solstice([{ nation: 'vikings', play: ['1UNC4'] }, {}]);
    s.answer('yes').answer('branch 1');
    expect(s.player(0)).toMatchObject({ progress: 2, play: [], history: [], discard: ['1UNC4'] });
    ready(s);
  });

  testPoints('1UNC4 is worth', '1UNC4', [
    [2, 'it in history', { history: ['1UNC4'] }],
    [0, 'it in play', { play: ['1UNC4'] }],
  ]);
  testPoints('1UNC5 is worth', '1UNC5', [
    [2, 'it in history', { history: ['1UNC5'] }],
    [0, 'it in hand', { hand: ['1UNC5'] }],
  ]);
});

describe('1UNC6 Shrine', () => {
  test.each([
    [0, 0, 'price'],
    [1, 0, null],
    [0, 1, null],
  ] as const)('exhaust with %i material and %i progress: %s', (material, progress, why) => {
    const s = duel({ play: ['1UNC6'], material, progress, deck: fillers(2) });
    expect(s.refused('exhaust 1UNC6')?.why ?? null).toBe(why);
    if (why) return ready(s);
    s.exhaust('1UNC6');
    expect(s.player(0)).toMatchObject({ hand: fillers(1), material: 0, progress: 0, exhausts: 4 });
    return ready(s);
  });

  test('solstice: a discard brings an unrest of the discard pile back to the unrest pile', () => {
    const [a, b, c] = unrest(3) as [string, string, string];
    const s = solstice([{ play: ['1UNC6'], hand: ['1ROM15', a], discard: [b, c] }, {}]);
    asked(s, 0, 'discard', ['1ROM15', a]);
    expect(mayPass(s)).toBe(true);
    s.answer('1ROM15');
    expect(s.player(0).hand).toEqual([a]);
    expect(s.player(0).discard).toHaveLength(2);
    expect(s.g.unrest.filter((id) => [a, b, c].includes(id))).toHaveLength(1);
    ready(s);
  });

  test('solstice: an unrest just discarded may be the one returned', () => {
    const [a] = unrest(1) as [string];
    const s = solstice([{ play: ['1UNC6'], hand: [a, '1ROM15'] }, {}]);
    s.answer(a);
    expect(s.player(0)).toMatchObject({ hand: ['1ROM15'], discard: [] });
    expect(s.g.unrest).toContain(a);
    ready(s);
  });

  test('solstice: with no unrest in hand or discard pile there is nothing to return, and no discard is asked for', () => {
    const s = solstice([{ play: ['1UNC6'], hand: ['1ROM15'], discard: ['1ROM16'] }, {}]);
    expect(s.player(0)).toMatchObject({ hand: ['1ROM15'], discard: ['1ROM16'] });
    ready(s);
  });

  test('solstice: declined, or without a hand, nothing happens; unrest in hand is not reached', () => {
    const [a, b] = unrest(2) as [string, string];
    const s = solstice([{ play: ['1UNC6'], hand: [a], discard: [b] }, {}]);
    s.answer();
    expect(s.player(0)).toMatchObject({ hand: [a], discard: [b] });
    ready(s);
    const t = solstice([{ play: ['1UNC6'], discard: [b] }, {}]);
    expect(t.player(0).discard).toEqual([b]);
    ready(t);
  });
});

describe('1UNC7 Invasion', () => {
  test.each([
    [2, 'price'],
    [3, null],
  ] as const)('with %i material: %s', (material, why) => {
    expect(duel({ hand: ['1UNC7'], material }).refused('playCard 1UNC7')?.why ?? null).toBe(why);
  });

  test('each other player takes an unrest; break through for TRI', () => {
    const s = table([{ hand: ['1UNC7'], material: 3 }, { play: ['1REG8'] }, {}], { main: ['1TRI1', '1REG9'] });
    s.playCard('1UNC7').answer('branch 0');
    expect(s.player(0)).toMatchObject({ material: 0, hand: ['1TRI1'] });
    expect([1, 2].map((seat) => s.player(seat).hand.length)).toEqual([1, 1]);
    expect(s.player(1).play).toEqual(['1REG8']);
    ready(s);
  });

  test('or for REG, and each other player recalls a region of own choice with its garrison', () => {
    const s = table(
      [
        { hand: ['1UNC7'], material: 3, play: ['1REG6'] },
        { play: ['1REG8', '1REG9', '1ROM19'], garrison: { '1REG9': ['1ROM16'] } },
        { play: ['1ROM5'] },
      ],
      { small: { REG: ['1REG10'] } },
    );
    s.playCard('1UNC7').answer('branch 1');
    asked(s, 1, 'recall', ['1REG8', '1REG9']);
    s.answer('1REG9');
    expect(s.player(1)).toMatchObject({ play: ['1REG8', '1ROM19'], garrison: {} });
    expect(s.player(1).hand).toEqual(expect.arrayContaining(['1REG9', '1ROM16']));
    expect(s.player(0)).toMatchObject({ hand: ['1REG10'], play: ['1REG6'] });
    expect(s.player(2).play).toEqual(['1ROM5']);
    ready(s);
  });

  test('the last unrest is taken: collapse in mid-effect, before the choice (R10.3)', () => {
    const s = table([{ hand: ['1UNC7'], material: 3 }, {}, {}], { unrest: 1 });
    s.playCard('1UNC7');
    expect([0, 1, 2].map((seat) => s.player(seat).hand.length)).toEqual([0, 1, 0]);
    over(s, 'collapse');
  });

  test('ignored in part: no unrest, yet a region recalled', () => {
    const s = duel({ hand: ['1UNC7'], material: 3 }, { play: ['1UNC1', '1REG8'] }, { small: { REG: ['1REG10'] } });
    s.playCard('1UNC7').answer('1UNC1');
    s.answer(s.question().options[1] as string).answer('branch 1');
    expect(s.player(1)).toMatchObject({ hand: ['1REG8'], play: ['1UNC1'] });
    ready(s);
  });
});

describe('1UNC8 Mysticism', () => {
  test('exhausted it gives an action', () => {
    const s = duel({ play: ['1UNC8'], actions: 0 });
    s.exhaust('1UNC8');
    expect(s.player(0)).toMatchObject({ actions: 1, exhausts: 4 });
    ready(s);
  });

  test('solstice: takes an unrest', () => {
    const s = solstice([{ play: ['1UNC8'], hand: fillers(2) }, {}]);
    const others = untouched(s, 1);
    s.answer('branch 0');
    expect(s.player(0).hand).toHaveLength(3);
    others();
    ready(s);
  });

  test.each([0, 1, 2, 3])('solstice: or discards 2 cards as far as possible, %i in hand (R18.15)', (n) => {
    const s = solstice([{ play: ['1UNC8'], hand: fillers(n) }, {}]);
    s.answer('branch 1');
    if (n > 2) s.answer(...fillers(2));
    expect(s.player(0).discard).toEqual(fillers(Math.min(n, 2)));
    expect(s.g.unrest).toHaveLength(8);
    ready(s);
  });

  test('solstice: taking the last unrest is collapse', () => {
    const s = solstice([{ play: ['1UNC8'] }, {}], { unrest: 1 });
    s.answer('branch 0');
    over(s, 'collapse');
    expect(s.result?.winners).toEqual([1]);
  });
});

describe('1UNC9 Oracle', () => {
  test('draws 2 and discards one of these two', () => {
    const s = duel({ hand: ['1UNC9', '1ROM15'], deck: fillers(3), actions: 0 });
    s.playCard('1UNC9');
    asked(s, 0, 'discard', fillers(2));
    s.answer(fillers(2)[1] as string);
    expect(s.player(0)).toMatchObject({
      hand: ['1ROM15', fillers(1)[0]],
      discard: [fillers(2)[1], '1UNC9'],
      actions: 0,
    });
    ready(s);
  });

  test('one card to draw: that one is discarded', () => {
    const s = duel({ hand: ['1UNC9', '1ROM15'], deck: fillers(1), nationDeck: [] });
    s.playCard('1UNC9');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM15'], discard: [...fillers(1), '1UNC9'] });
    ready(s);
  });

  test('a reshuffle in between (R8.1): cards drawn before and after it are offered, the nation card only if drawn', () => {
    const s = duel({ hand: ['1UNC9', '1ROM15'], deck: fillers(1), discard: [], nationDeck: ['1ROM12', '1ROM11'] });
    s.playCard('1UNC9');
    asked(s, 0, 'discard', [...fillers(1), '1ROM12']);
    s.answer('1ROM12');
    expect(s.player(0)).toMatchObject({
      hand: ['1ROM15', ...fillers(1)],
      discard: ['1ROM12', '1UNC9'],
      nationDeck: ['1ROM11'],
    });
    ready(s);
  });

  test('barbarians only', () => {
    expect(duel({ hand: ['1UNC9'], state: 'empire' }).refused('playCard 1UNC9')).toMatchObject({ why: 'stateIcon' });
  });

  const fame = cards(6, (c) => c.suits.has('FAM'));
  testPoints('1UNC9 is worth', '1UNC9', [
    [0, 'no fame', { hand: ['1UNC9'] }, { hand: fame }],
    [
      8,
      '4 fame',
      { hand: ['1UNC9'], history: fame.slice(0, 2), play: ['1REG8'], garrison: { '1REG8': fame.slice(2, 4) } },
    ],
    [10, '5 fame', { hand: ['1UNC9', ...fame.slice(0, 5)] }],
    [10, '6 fame (never more than 10)', { hand: ['1UNC9', ...fame] }],
  ]);
});

describe('1UNC10 Agriculture', () => {
  const production = (s: ReturnType<typeof duel>) =>
    s.playCard('1ROM15').answer('no').answer('no').answer('branch 0').player(0).material;

  test.each([
    ['no fertile icon', ['1REG9'], 1],
    ['one', ['1REG8'], 1 + 3],
    ['two: only one of them counts as 3', ['1REG8', '1REG13'], 2 + 3],
  ])('production counted with %s', (_what, play, material) => {
    const s = duel({ hand: ['1ROM15'], play: ['1UNC10', ...play] });
    s.exhaust('1UNC10');
    expect(production(s)).toBe(material);
    ready(s);
  });

  test.each([
    [1, 3],
    [2, 6],
    [3, 6],
  ])('together with 1PER5 Windmills on %i fertile icons: %i more', (n, more) => {
    const s = duel({
      nation: 'persians',
      side: 'B',
      hand: ['1PER15'],
      play: ['1UNC10', '1PER5', '1PER11', ...(n === 3 ? ['1REG8'] : [])],
    });
    if (n === 1) {
      const t = duel({ nation: 'persians', side: 'B', hand: ['1PER15'], play: ['1UNC10', '1PER5', '1REG8'] });
      t.exhaust('1UNC10').exhaust('1PER5').playCard('1PER15').answer('no').answer('no').answer('branch 0');
      expect(t.player(0).material).toBe(1 + more);
      return ready(t);
    }
    s.exhaust('1UNC10').exhaust('1PER5').playCard('1PER15').answer('no').answer('no').answer('branch 0');
    expect(s.player(0).material).toBe((n === 3 ? 1 : 0) + more);
    return ready(s);
  });

  test('the icon no longer counts as fertile (Celtic Gold)', () => {
    const s = duel({ nation: 'celts', side: 'B', hand: ['1CEL2'], play: ['1UNC10', '1REG8', '1REG13'] });
    s.exhaust('1UNC10').playCard('1CEL2');
    expect(s.player(0).material).toBe(4);
    ready(s);
  });

  test('ends with the turn, and does nothing for others', () => {
    const s = duel(
      { play: ['1UNC10', '1REG8'], nationDeck: [], hand: ['1ROM15'] },
      { nation: 'persians', side: 'B', hand: ['1PER15'], play: ['1REG13'], nationDeck: [] },
    );
    s.exhaust('1UNC10');
    passTurn(s);
    s.playCard('1PER15').answer('no').answer('no').answer('branch 0');
    expect(s.player(1).material).toBe(1);
    passTurn(s);
    expect(production(s)).toBe(1);
    ready(s);
  });

  const fertile = cards(
    6,
    (c) =>
      c.facts.regionTypes?.includes('fertile') === true &&
      c.facts.regionTypes.filter((i) => i === 'fertile').length === 1,
  );
  testPoints('1UNC10 is worth', '1UNC10', [
    [0, 'no fertile icon', { play: ['1UNC10', '1REG9'] }, { play: fertile }],
    [
      8,
      '4 icons anywhere',
      {
        play: ['1UNC10', fertile[0] as string],
        garrison: { [fertile[0] as string]: [fertile[1] as string] },
        hand: [fertile[2] as string],
        history: [fertile[3] as string],
      },
    ],
    [10, '5 icons', { hand: ['1UNC10', ...fertile.slice(0, 5)] }],
    [10, '6 icons', { hand: ['1UNC10', ...fertile.slice(0, 6)] }],
    [4, 'one card with two icons', { nation: 'persians', hand: ['1UNC10', '1PER11'] }],
  ]);
});

describe('1UNC11 Boats', () => {
  test('recalls a river region with its garrison: 2 material and 1 population', () => {
    const s = duel({ play: ['1UNC11', '1REG9', '1REG8', '1REG2'], garrison: { '1REG9': ['1ROM16'] } });
    s.exhaust('1UNC11').answer('branch 0');
    expect(s.player(0)).toMatchObject({
      hand: ['1REG9', '1ROM16'],
      play: ['1UNC11', '1REG8', '1REG2'],
      material: 2,
      population: 1,
      garrison: {},
    });
    ready(s);
  });

  test('or a fertile one: an action', () => {
    const s = duel({ play: ['1UNC11', '1REG9', '1REG8', '1REG2'] });
    s.exhaust('1UNC11').answer('branch 1');
    expect(s.player(0)).toMatchObject({ hand: ['1REG8'], actions: 4, material: 0 });
    ready(s);
  });

  test('a card with both icons fits either branch', () => {
    const s = duel({ nation: 'macedonians', side: 'B', play: ['1UNC11', '1MAC18'] });
    s.exhaust('1UNC11');
    asked(s, 0, 'branch', ['branch 0', 'branch 1']);
    s.answer('branch 1');
    expect(s.player(0)).toMatchObject({ hand: ['1MAC18'], actions: 4 });
    ready(s);
  });

  test('without such a region it cannot be exhausted (R6.3); regions of others and garrisoned ones are none', () => {
    const s = duel(
      { play: ['1UNC11', '1REG2'], garrison: { '1REG2': ['1REG9'] }, hand: ['1REG11'] },
      { play: ['1REG8'] },
    );
    expect(s.refused('exhaust 1UNC11')).toMatchObject({ why: 'price' });
    ready(s);
  });

  const rivers = cards(11, (c) => c.facts.regionTypes?.filter((i) => i !== 'production').length === 1);
  testPoints('1UNC11 is worth', '1UNC11', [
    [0, 'only production', { hand: ['1UNC11', '1ROM20'] }],
    [9, '9 icons', { hand: ['1UNC11', ...rivers.slice(0, 9)] }],
    [10, '10 icons', { hand: ['1UNC11'], deck: rivers.slice(0, 10) }],
    [10, '11 icons', { hand: ['1UNC11'], discard: rivers }],
    [2, 'river and fertile on one card', { nation: 'macedonians', hand: ['1UNC11', '1MAC18'] }],
  ]);
});

describe('1UNC12 Shaduf (R13.2)', () => {
  const mine = (...more: string[]) => ['1UNC12', ...more];
  const offered = (s: ReturnType<typeof duel>) => {
    asked(s, 0, 'trigger', [only('1UNC12')]);
    expect(mayPass(s)).toBe(true);
    s.answer(only('1UNC12'));
    expect(s.player(0)).toMatchObject({ progress: 1 });
    expect(s.player(0).exhausted).toContain('1UNC12');
    ready(s);
  };

  test('Prosperity counts production on a card that also has a river', () => {
    const s = duel({ play: mine('1REG9'), hand: ['1ROM15'] });
    s.playCard('1ROM15').answer('no').answer('no').answer('branch 0');
    expect(s.player(0).material).toBe(1);
    offered(s);
  });

  test("a river region's own play effect", () => {
    const s = duel({ play: mine(), hand: ['1REG9'] });
    s.playCard('1REG9');
    expect(s.player(0).material).toBe(2);
    offered(s);
  });

  test('1UNC11 Boats recall a river region for it', () => {
    const s = duel({ play: mine('1UNC11', '1REG9') });
    s.exhaust('1UNC11');
    offered(s);
    expect(s.player(0)).toMatchObject({ material: 2, population: 1, exhausts: 3 });
  });

  test('1UNC19 Port counts rivers', () => {
    const s = duel({ play: mine('1UNC19', '1REG9') });
    s.exhaust('1UNC19').answer(only('1UNC12'));
    expect(s.player(0)).toMatchObject({ material: 1, progress: 1 });
    // 1 material and 1 progress would pay the 3 material, but there is no card to fetch.
    ready(s);
  });

  test('1CEL2 Celtic Gold counts fertile icons, one of them on a river card', () => {
    const s = duel({ nation: 'celts', side: 'B', play: mine('1MAC18'), hand: ['1CEL2'] });
    s.playCard('1CEL2');
    expect(s.player(0).material).toBe(4);
    offered(s);
  });

  test('1CAR7 Trading Ships recall a river region to take material from the market', () => {
    const s = duel(
      { nation: 'carthaginians', side: 'B', play: mine('1CAR7', '1CAR20') },
      {},
      { market: [{ card: '1REG8', material: 2 }] },
    );
    s.exhaust('1CAR7').answer('1CAR20');
    expect(s.player(0).material).toBe(2);
    offered(s);
  });

  test.each([['1UNC10 Agriculture', '1UNC10', 'macedonians', '1MAC10', '1MAC18']])(
    '%s: the fertile icon of a river card counts as production',
    (_name, changer, nation, prosperity, valley) => {
      const s = duel({ nation, side: 'B', play: mine(changer, valley), hand: [prosperity] });
      s.exhaust(changer).playCard(prosperity).answer('no').answer('no').answer('branch 0');
      expect(s.player(0).material).toBe(3);
      offered(s);
    },
  );

  test('not when declined: the token stays', () => {
    const s = duel({ play: mine(), hand: ['1REG9'] });
    s.playCard('1REG9').answer();
    expect(s.player(0)).toMatchObject({ progress: 0, exhausts: 5, exhausted: [] });
    ready(s);
  });

  test.each([
    ['population is gained', { play: mine('1REG9'), hand: ['1ROM15'] }, '1ROM15', ['no', 'no', 'branch 1']],
    [
      'the counted cards have no river',
      { play: mine('1REG8', '1REG2'), hand: ['1ROM15'] },
      '1ROM15',
      ['no', 'no', 'branch 0'],
    ],
    ['the card that gives material is no region', { play: mine('1REG9'), hand: ['1TRI8'] }, '1TRI8', []],
    ['another region without a river gives it', { play: mine('1REG9'), hand: ['1REG3'] }, '1REG3', []],
    ['a river region gives nothing', { play: mine('1REG9'), hand: ['1REG7'] }, '1REG7', []],
    ['it is exhausted', { play: mine(), hand: ['1REG9'], exhausted: ['1UNC12'] }, '1REG9', []],
    ['no exhaust token is left', { play: mine(), hand: ['1REG9'], exhausts: 0 }, '1REG9', []],
    ['it is garrisoned', { play: ['1REG2'], garrison: { '1REG2': ['1UNC12'] }, hand: ['1REG9'] }, '1REG9', []],
  ])('not when %s', (_why, has, played, answers) => {
    const s = duel(has);
    s.playCard(played);
    for (const answer of answers) s.answer(answer);
    expect(s.player(0).progress).toBe(0);
    ready(s);
  });

  test("not in another player's turn, and not for what others gain", () => {
    const s = duel({ play: mine('1REG9') }, { hand: ['1REG11', '1REG12'], play: ['1UNC11'] }, { turn: 1 });
    s.playCard('1REG12').answer();
    s.exhaust('1UNC11');
    expect(s.player(1).material).toBe(2);
    expect(s.player(0).progress).toBe(0);
    ready(s, 1);
  });

  test('cannot be exhausted at will (R7.4)', () => {
    expect(duel({ play: mine('1REG9') }).refused('exhaust 1UNC12')).toMatchObject({ why: 'onlyWhenTriggered' });
  });

  const rivers = cards(6, (c) => c.facts.regionTypes?.includes('river') === true);
  testPoints('1UNC12 is worth', '1UNC12', [
    [8, '4 rivers', { hand: ['1UNC12', ...rivers.slice(0, 4)] }],
    [10, '5 rivers', { hand: ['1UNC12', ...rivers.slice(0, 5)] }],
    [10, '6 rivers', { hand: ['1UNC12', ...rivers] }],
    [0, 'rivers of others', { hand: ['1UNC12'] }, { hand: rivers }],
  ]);
});

describe('1UNC13 Rituals & Ceremonies', () => {
  test('returns one unrest from hand', () => {
    const [a, b, c] = unrest(3) as [string, string, string];
    const s = table([{ hand: ['1UNC13', a, b], discard: [c] }, {}, {}]);
    s.playCard('1UNC13').answer('branch 0');
    expect(s.player(0).hand).toHaveLength(1);
    expect(s.player(0)).toMatchObject({ discard: [c, '1UNC13'], actions: 3 });
    ready(s);
  });

  test('or gains 1 progress and may ready one exhausted thing (R7.5)', () => {
    const s = table([{ hand: ['1UNC13'], play: ['1UNC8'], exhausted: ['1UNC8', 'nation'], exhausts: 3 }, {}, {}]);
    s.playCard('1UNC13').answer('branch 1');
    asked(s, 0, 'readyExhaust', ['1UNC8', 'nation']);
    expect(s.question()).toMatchObject({ min: 0, max: 1 });
    s.answer('1UNC8');
    expect(s.player(0)).toMatchObject({ progress: 1, exhausted: ['nation'], exhausts: 4 });
    expect(s.refused('exhaust 1UNC8')).toBeNull();
    ready(s);
  });

  test('the readying declined, or nothing to ready', () => {
    const s = table([{ hand: ['1UNC13'], play: ['1UNC8'], exhausted: ['1UNC8'], exhausts: 4 }, {}, {}]);
    s.playCard('1UNC13').answer('branch 1').answer();
    expect(s.player(0)).toMatchObject({ progress: 1, exhausted: ['1UNC8'], exhausts: 4 });
    ready(s);
    const t = table([{ hand: ['1UNC13'] }, {}, {}]);
    t.playCard('1UNC13').answer('branch 1');
    expect(t.player(0)).toMatchObject({ progress: 1, exhausts: 5 });
    ready(t);
  });

  test('barbarians only', () => {
    expect(duel({ hand: ['1UNC13'], state: 'empire' }).refused('playCard 1UNC13')).toMatchObject({ why: 'stateIcon' });
  });
});

describe('1UNC14 Ambassador', () => {
  const me = (has: object = {}) => ({ play: ['1UNC14'], ...has });

  test("another's Boats: own regions are recalled for own gain; the Boats stay fresh", () => {
    const s = table([me({ play: ['1UNC14', '1REG9'] }), { play: ['1UNC11', '1REG11'] }, {}]);
    const others = untouched(s, 1, 2);
    s.exhaust('1UNC14');
    expect(s.player(0)).toMatchObject({
      hand: ['1REG9'],
      material: 2,
      population: 1,
      exhausts: 4,
      exhausted: ['1UNC14'],
      play: ['1UNC14'],
    });
    others();
    ready(s);
  });

  test("another's Shrine: the price is paid by the borrower", () => {
    const s = table([
      me({ material: 1, deck: fillers(1) }),
      { play: ['1UNC6'], material: 1, deck: fillers(2).slice(1) },
      {},
    ]);
    const others = untouched(s, 1, 2);
    s.exhaust('1UNC14');
    expect(s.player(0)).toMatchObject({ hand: fillers(1), material: 0 });
    others();
    ready(s);
  });

  test("another's Mosaics: a card of the own discard pile", () => {
    const s = table([
      me({ material: 1, discard: ['1ROM15', '1ROM16'] }),
      { nation: 'macedonians', play: ['1MAC7'], discard: ['1MAC10'] },
      {},
    ]);
    s.exhaust('1UNC14');
    asked(s, 0, 'fetch', ['1ROM15', '1ROM16']);
    s.answer('1ROM16');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM16'], discard: ['1ROM15'], material: 0 });
    ready(s);
  });

  test("another's Sacred Pass: 'this' is the Ambassador", () => {
    const s = table([me({ hand: ['1ROM16'], nationDeck: ['1ROM12', '1ROM11'] }), { play: ['1REG14'] }, {}]);
    const others = untouched(s, 1, 2);
    s.exhaust('1UNC14').answer('no').answer('yes');
    expect(s.player(0)).toMatchObject({
      hand: ['1ROM12'],
      nationDeck: ['1ROM16', '1ROM11'],
      play: [],
      discard: ['1UNC14'],
    });
    others();
    ready(s);
  });

  test('only usable abilities of pinned cards of others: not own ones, not those with a trigger, not the power card, not unpayable ones', () => {
    const s = table([
      me({ play: ['1UNC14', '1UNC8'] }),
      { nation: 'greeks', side: 'A', play: ['1UNC12', '1SCY20', '1UNC6', '1UNC4'], hand: ['1UNC11'] },
      { play: ['1UNC10'], garrison: {} },
    ]);
    s.exhaust('1UNC14');
    asked(s, 0, 'useExhaust', ['1UNC4', '1UNC10']);
    s.answer('1UNC4').answer('yes').answer('no').answer('no');
    expect(s.player(0).material).toBe(2);
    ready(s);
  });

  test("a card that carries its owner's exhaust token can be borrowed", () => {
    const s = table([me(), { play: ['1UNC8'], exhausted: ['1UNC8'], exhausts: 4 }, {}]);
    s.exhaust('1UNC14');
    expect(s.player(0).actions).toBe(4);
    ready(s);
  });
});

describe('1UNC18 Gambling', () => {
  test.each([
    [0, 0, 'price'],
    [1, 0, null],
    [0, 1, null],
  ] as const)('with %i material and %i progress: %s', (material, progress, why) => {
    expect(duel({ hand: ['1UNC18'], material, progress }).refused('playCard 1UNC18')?.why ?? null).toBe(why);
  });

  test('the right suit: the card goes to hand without an unrest', () => {
    const s = duel({ hand: ['1UNC18'], material: 1, actions: 0 }, {}, { main: ['1TRI1', '1REG9'] });
    s.playCard('1UNC18');
    asked(s, 0, 'declare', ['suit UNC', 'suit CIV', 'suit REG', 'suit TRI']);
    s.answer('suit TRI');
    expect(s.player(0)).toMatchObject({ hand: ['1TRI1'], material: 0, actions: 0, discard: ['1UNC18'] });
    expect(s.g).toMatchObject({ main: ['1REG9'], exile: [] });
    expect(s.g.unrest).toHaveLength(8);
    ready(s);
  });

  test('the wrong suit: exile', () => {
    const s = duel({ hand: ['1UNC18'], material: 1 }, {}, { main: ['1TRI1', '1REG9'] });
    s.playCard('1UNC18').answer('suit REG');
    expect(s.player(0).hand).toEqual([]);
    expect(s.g).toMatchObject({ main: ['1REG9'], exile: ['1TRI1'] });
    ready(s);
  });

  test.each(['suit UNC', 'suit CIV'])('a card of two suits is right with either: %s (R12.1)', (suit) => {
    const s = duel({ hand: ['1UNC18'], material: 1 }, {}, { main: ['1UNC20', '1REG9'] });
    s.playCard('1UNC18').answer(suit);
    expect(s.player(0).hand).toEqual(['1UNC20']);
    ready(s);
  });

  test('the last card of the main deck triggers scoring', () => {
    const s = duel({ hand: ['1UNC18'], material: 1 }, {}, { main: ['1TRI1'] });
    s.playCard('1UNC18').answer('suit CIV');
    expect(s.g).toMatchObject({ main: [], exile: ['1TRI1'], ending: { by: 'mainDeck' } });
    ready(s);
  });

  test('an empty main deck: nothing is shown', () => {
    const s = duel({ hand: ['1UNC18'], material: 1 }, {}, { main: [], ending: { by: 'mainDeck', final: false } });
    s.playCard('1UNC18').answer('suit CIV');
    expect(s.player(0)).toMatchObject({ hand: [], discard: ['1UNC18'], material: 0 });
    ready(s);
  });
});

describe('1UNC19 Port', () => {
  test.each([0, 1, 2])('1 material for each river icon in play: %i', (n) => {
    const s = duel(
      { play: ['1UNC19', ...['1REG9', '1REG11'].slice(0, n), '1REG8'], hand: ['1REG7'] },
      { play: ['1REG12'] },
    );
    s.exhaust('1UNC19');
    expect(s.player(0).material).toBe(n);
    ready(s);
  });

  test('may pay 3 material for a card of the discard pile', () => {
    const s = duel({ play: ['1UNC19', '1REG9'], material: 2, discard: ['1ROM15', '1ROM16'] });
    s.exhaust('1UNC19').answer('yes').answer('1ROM16');
    expect(s.player(0)).toMatchObject({ material: 0, hand: ['1ROM16'], discard: ['1ROM15'] });
    ready(s);
  });

  test('declined, or 2 material only: nothing is fetched', () => {
    const s = duel({ play: ['1UNC19', '1REG9'], material: 2, discard: ['1ROM16'] });
    s.exhaust('1UNC19').answer('no');
    expect(s.player(0)).toMatchObject({ material: 3, hand: [], discard: ['1ROM16'] });
    ready(s);
    const t = duel({ play: ['1UNC19', '1REG9'], material: 1, discard: ['1ROM16'] });
    t.exhaust('1UNC19');
    expect(t.player(0)).toMatchObject({ material: 2, hand: [] });
    ready(t);
  });
});

describe('1UNC20 Diplomacy', () => {
  test.each([
    [2, 'price'],
    [3, null],
    [4, null],
  ] as const)('with %i material: %s', (material, why) => {
    expect(duel({ hand: ['1UNC20'], material }).refused('playCard 1UNC20')?.why ?? null).toBe(why);
  });

  test('breaks through for TRI', () => {
    const s = duel(
      { hand: ['1UNC20'], material: 4 },
      {},
      { market: ['1REG8', '1UNC3', '1CIV3', { card: '1TRI1', unrest: '1UNR1', population: 1 }] },
    );
    s.playCard('1UNC20');
    asked(s, 0, 'breakthrough', ['1TRI1', 'reveal TRI']);
    s.answer('1TRI1');
    expect(s.player(0)).toMatchObject({ hand: ['1TRI1'], material: 1, population: 1, discard: ['1UNC20'] });
    ready(s);
  });
});

describe('1UNC21 Leadership', () => {
  test('draws', () => {
    const s = duel({ hand: ['1UNC21'], deck: fillers(2), actions: 0 });
    s.playCard('1UNC21').answer('branch 0');
    expect(s.player(0)).toMatchObject({ hand: fillers(1), actions: 0 });
    ready(s);
  });

  test('or puts a card from hand or discard pile into history, not itself', () => {
    const s = duel({ hand: ['1UNC21', '1ROM15'], discard: ['1ROM16'], deck: fillers(2).slice(1), play: ['1REG8'] });
    s.playCard('1UNC21').answer('branch 1');
    asked(s, 0, 'history', ['1ROM15', '1ROM16']);
    s.answer('1ROM16');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM15'], history: ['1ROM16'], discard: ['1UNC21'] });
    ready(s);
  });
});

describe('1UNC22 Lost Scroll', () => {
  test('may put a discarded card on top of the deck, then everybody may draw', () => {
    const s = table([
      { hand: ['1UNC22'], deck: fillers(1), discard: ['1ROM15'] },
      { deck: ['1CEL16'] },
      { deck: ['1PER16'] },
    ]);
    s.playCard('1UNC22').answer('1ROM15').answer('yes').answer('no').answer('yes');
    expect([0, 1, 2].map((seat) => s.player(seat).hand)).toEqual([['1ROM15'], [], ['1PER16']]);
    expect(s.player(0)).toMatchObject({ deck: fillers(1), actions: 3 });
    ready(s);
  });

  test('both declined', () => {
    const s = table([{ hand: ['1UNC22'], deck: fillers(1), discard: ['1ROM15'] }, {}, {}]);
    s.playCard('1UNC22').answer().answer('no').answer('no').answer('no');
    expect(s.player(0)).toMatchObject({ hand: [], deck: fillers(1), discard: ['1ROM15', '1UNC22'] });
    ready(s);
  });

  testPoints('1UNC22 is worth', '1UNC22', [
    [1, 'it in history', { history: ['1UNC22'] }],
    [0, 'it in hand', { hand: ['1UNC22'] }],
  ]);
});
