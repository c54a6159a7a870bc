import {
  asked,
  askedToGarrison,
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

const me = { nation: 'vikings', side: 'B' as const };
const A = { nation: 'vikings', side: 'A' as const };
const NATION = ['1VIK3', '1VIK5', '1VIK6'];
const [u1, u2] = unrest(2) as [string, string];

describe('1VIK1A, 1VIK1B Vikings', () => {
  test.each([A, me])('$side: no history: cards are discarded instead (R11.15)', (power) => {
    const s = duel({ ...power, hand: ['1UNC21', '1VIK18'], discard: ['1VIK20'] });
    s.playCard('1UNC21').answer('branch 1');
    s.answer('1VIK18');
    expect(s.player(0)).toMatchObject({ history: [], hand: [], discard: ['1VIK20', '1VIK18', '1UNC21'] });
    ready(s);
  });

  describe.each([A, me])('$side: taking unrest shows the top nation card', (power) => {
    test('it may go to the bottom, above the accession card (R8.9); in the turn of another', () => {
      const s = duel(
        { ...power, nationDeck: NATION, accession: '1VIK2' },
        { state: 'empire', hand: ['1CIV4'] },
        { turn: 1 },
      );
      s.playCard('1CIV4');
      asked(s, 0, 'may');
      expect(s.player(0).looking).toEqual({ from: 'nation', cards: ['1VIK3'] });
      expect(s.view(1).players[0]?.looking?.cards).toEqual(['?']);
      s.answer('yes');
      expect(s.player(0)).toMatchObject({ nationDeck: ['1VIK5', '1VIK6', '1VIK3'], accession: '1VIK2', looking: null });
      ready(s, 1);
    });

    test('or stays on top', () => {
      const s = duel({ ...power, nationDeck: NATION }, { state: 'empire', hand: ['1CIV4'] }, { turn: 1 });
      s.playCard('1CIV4').answer('no');
      expect(s.player(0).nationDeck).toEqual(NATION);
      ready(s, 1);
    });

    test('an empty nation deck: nothing is asked', () => {
      const s = duel(
        { ...power, nationDeck: [], accession: '1VIK2' },
        { state: 'empire', hand: ['1CIV4'] },
        { turn: 1 },
      );
      s.playCard('1CIV4');
      expect(s.player(0)).toMatchObject({ accession: '1VIK2' });
      ready(s, 1);
    });

    test('unrest that comes along with an acquired card is not taken (R18.13); the unrest of others neither', () => {
      const s = duel(
        { ...power, hand: ['1VIK18'], material: 3, nationDeck: NATION },
        {},
        { market: [null, { card: '1UNC3', unrest: '1UNR1' }] },
      );
      s.playCard('1VIK18');
      expect(s.player(0).hand).toEqual(['1UNC3', '1UNR1']);
      ready(s);
    });
  });

  test('in solstice too', () => {
    const s = solstice([{ ...me, nationDeck: NATION, play: ['1UNC8'] }, {}]);
    s.answer('branch 0').answer('yes');
    expect(s.player(0).nationDeck).toEqual(['1VIK5', '1VIK6', '1VIK3']);
    ready(s);
  });

  describe('A: may be exhausted for two cards after an unrest was returned', () => {
    const trigger = 'ability 1VIK1A 2';
    test('by playing it', () => {
      const s = duel({ ...A, hand: [u1], population: 1, deck: fillers(3) });
      s.playCard(u1);
      asked(s, 0, 'trigger', [trigger]);
      expect(mayPass(s)).toBe(true);
      s.answer(trigger);
      expect(s.player(0)).toMatchObject({ hand: fillers(2), exhausted: ['1VIK1A'], exhausts: 4 });
      ready(s);
    });

    test('by another effect, once for two of them; declined', () => {
      const s = duel({ ...A, hand: ['1TRI4', u1, u2], deck: fillers(3) });
      s.playCard('1TRI4').answer(u1, u2);
      asked(s, 0, 'trigger', [trigger]);
      s.answer();
      expect(s.player(0)).toMatchObject({ hand: [], exhausts: 5 });
      ready(s);
    });

    test('not in revolt (R4.6), not on side B', () => {
      const s = duel({ ...A, hand: [u1], deck: fillers(3), nationDeck: [] });
      s.revolt();
      s.answer(u1);
      expect(s.g.questions.map((q) => q.ask)).not.toContain('trigger');
      passTurn(s, 0);
      ready(s, 1);
      const t = duel({ ...me, hand: [u1], population: 1, deck: fillers(3) });
      t.playCard(u1);
      expect(t.player(0).hand).toEqual([]);
      ready(t);
    });
  });

  const variable = cards(12, (c) => c.value.kind === 'variable' && c.nation !== 'vikings');
  testPoints('1VIK1A is worth', '1VIK1A', [
    [1, 'itself', { ...A, hand: ['1UNC3', '1VIK7'] }, { hand: variable }],
    [9, '8 others', { ...A, deck: variable.slice(0, 8) }],
    [10, '9 others', { ...A, deck: variable.slice(0, 9) }],
    [10, '10 others', { ...A, deck: variable.slice(0, 10) }],
  ]);
  testPoints('1VIK1B is worth', '1VIK1B', [
    [2, 'itself', me],
    [8, '3 others', { ...me, deck: variable.slice(0, 3) }],
    [10, '4 others', { ...me, deck: variable.slice(0, 4) }],
    [10, '5 others', { ...me, deck: variable.slice(0, 5) }],
  ]);
});

describe('1VIK2 Harald Hardrada (R10.1d)', () => {
  test('in the discard pile it triggers scoring; the state stays barbarian', () => {
    const s = duel({ ...me, nationDeck: [], accession: '1VIK2', discard: fillers(1) });
    passTurn(s);
    expect(s.player(0)).toMatchObject({ accession: null, state: 'barbarian', exhausted: ['nation'], exhausts: 4 });
    expect(s.g.ending).toEqual({ by: 'haraldHardrada', final: false });
    ready(s, 1);
    passTurn(s);
    expect(s.g.phase).toBe('finalRound');
    ready(s);
    passTurn(s);
    passTurn(s);
    over(s, 'haraldHardrada');
  });

  test('played from hand: a fame card, and maybe a break-through for REG; it ends nothing a second time', () => {
    const s = duel(
      { ...me, hand: ['1VIK2'] },
      {},
      { fame: ['1FAM1', '1FAM2'], market: ['1REG8'], small: { REG: ['1REG9'] } },
    );
    s.playCard('1VIK2');
    asked(s, 0, 'breakthrough', ['1REG8', 'deck REG']);
    expect(mayPass(s)).toBe(true);
    s.answer('1REG8');
    expect(s.player(0)).toMatchObject({ hand: ['1FAM1', '1REG8'], discard: ['1VIK2'] });
    expect(s.g).toMatchObject({ fame: ['1FAM2'], ending: null });
    ready(s);
  });

  const variable = cards(12, (c) => c.value.kind === 'variable' && c.nation !== 'vikings');
  testPoints('1VIK2 is worth', '1VIK2', [
    [4, 'itself and the power card', { ...me, hand: ['1VIK2'] }],
    [8, '2 others', { ...me, hand: ['1VIK2', ...variable.slice(0, 2)] }],
    [10, '3 others', { ...me, hand: ['1VIK2', ...variable.slice(0, 3)] }],
    [10, '4 others', { ...me, hand: ['1VIK2', ...variable.slice(0, 4)] }],
  ]);
});

describe.each([
  ['1VIK3', { material: 2, population: 0 }],
  ['1VIK5', { material: 0, population: 1 }],
])('%s', (id, gains) => {
  const has = { ...me, hand: [id, '1VIK18', '1VIK19', '1FAM6'], nationDeck: NATION.filter((x) => x !== id) };

  test('may garrison, then gains', () => {
    const s = duel(has);
    s.playCard(id);
    askedToGarrison(s, '1VIK18', '1VIK19');
    s.answer('1VIK18').answer('branch 0');
    expect(s.player(0)).toMatchObject({
      ...gains,
      play: [id],
      garrison: { [id]: ['1VIK18'] },
      nationDeck: has.nationDeck,
    });
    ready(s);
  });

  test.each(['yes', 'no'])('or looks at the top nation card and may shuffle the nation deck: %s', (answer) => {
    const s = duel(has);
    s.playCard(id).answer().answer('branch 1');
    expect(s.player(0).looking).toEqual({ from: 'nation', cards: has.nationDeck.slice(0, 1) });
    s.answer(answer);
    if (answer === 'no') expect(s.player(0).nationDeck).toEqual(has.nationDeck);
    expect([...s.player(0).nationDeck].sort()).toEqual([...has.nationDeck].sort());
    expect(s.player(0)).toMatchObject({ material: 0, population: 0 });
    ready(s);
  });
});

describe('1VIK4 Combs', () => {
  const combs = { ...me, play: ['1VIK4'], hand: ['1CIV2', '1CIV10', '1VIK18', '1TRI8'], material: 3 };

  test('the next card may be an empire card; the one after may not', () => {
    const s = duel(combs);
    expect(s.refused('playCard 1CIV10')).toMatchObject({ why: 'stateIcon' });
    s.exhaust('1VIK4').playCard('1CIV10');
    expect(s.player(0).play).toEqual(['1VIK4', '1CIV10']);
    expect(s.refused('playCard 1CIV2')).toMatchObject({ why: 'stateIcon' });
    ready(s);
  });

  test('any next card uses it up', () => {
    const s = duel(combs);
    s.exhaust('1VIK4').playCard('1TRI8');
    expect(s.refused('playCard 1CIV2')).toMatchObject({ why: 'stateIcon' });
    ready(s);
  });

  test('it ends with the turn', () => {
    const s = duel({ ...combs, nationDeck: [] }, { nationDeck: [] });
    s.exhaust('1VIK4');
    passTurn(s);
    passTurn(s);
    expect(s.refused('playCard 1CIV2')).toMatchObject({ why: 'stateIcon' });
    ready(s);
  });

  test('"if empire" still looks at the state card', () => {
    const s = duel({ ...combs, hand: ['1ROM2'], deck: fillers(2) });
    s.exhaust('1VIK4').playCard('1ROM2').answer('branch 0');
    expect(s.player(0)).toMatchObject({ hand: fillers(2), discard: ['1ROM2'] });
    ready(s);
  });

  testPoints('1VIK4 is worth', '1VIK4', [
    [0, '2 population', { hand: ['1VIK4'], population: 2 }],
    [1, '3', { hand: ['1VIK4'], population: 3 }],
    [10, '30', { hand: ['1VIK4'], population: 30 }],
    [10, '33', { hand: ['1VIK4'], population: 33 }],
  ]);
});

describe('1VIK6 Føroyar', () => {
  const market = { market: ['1REG8', { card: '1UNC3', progress: 1, unrest: '1UNR1' }, '1CIV3'] };
  test('may garrison; then exiles from the market or gains 1 population', () => {
    const s = duel({ ...me, hand: ['1VIK6', '1VIK18', '1VIK19'] }, {}, market);
    s.playCard('1VIK6');
    askedToGarrison(s, '1VIK18', '1VIK19');
    s.answer('1VIK18').answer('branch 0');
    asked(s, 0, 'exile', ['1REG8', '1CIV3']);
    s.answer('1REG8');
    expect(s.g.exile).toEqual(['1REG8']);
    expect(s.player(0)).toMatchObject({ population: 0, garrison: { '1VIK6': ['1VIK18'] } });
    ready(s);
    const t = duel({ ...me, hand: ['1VIK6'] }, {}, market);
    t.playCard('1VIK6').answer('branch 1');
    expect(t.player(0).population).toBe(1);
    expect(t.g.exile).toEqual([]);
    ready(t);
  });
});

describe('1VIK7 Vinland', () => {
  test.each([
    ['both', ['1VIK10', '1VIK5'], {}, null],
    ['Longships only', ['1VIK10'], {}, 'playIf'],
    ['Graenland only', ['1VIK5'], {}, 'playIf'],
    ['Graenland in hand', ['1VIK10'], { discard: ['1VIK5'] }, 'playIf'],
    ['Longships garrisoned', ['1VIK5'], { garrison: { '1VIK5': ['1VIK10'] } }, 'playIf'],
  ])('with %s', (_what, play, has, why) => {
    expect(duel({ ...me, hand: ['1VIK7'], play, ...has }).refused('playCard 1VIK7')?.why ?? null).toBe(why);
  });

  test('returns an unrest or may garrison', () => {
    const s = duel({ ...me, hand: ['1VIK7', u1, '1VIK18', u2], play: ['1VIK10', '1VIK5'] });
    s.playCard('1VIK7').answer('branch 0');
    expect(s.player(0)).toMatchObject({ garrison: {} });
    expect(s.player(0).hand).toHaveLength(2);
    ready(s);
    const t = duel({ ...me, hand: ['1VIK7', u1, '1VIK18'], play: ['1VIK10', '1VIK5'] });
    t.playCard('1VIK7').answer('branch 1');
    askedToGarrison(t, u1, '1VIK18');
    t.answer(u1);
    expect(t.player(0).garrison).toEqual({ '1VIK7': [u1] });
    ready(t);
  });

  testPoints('1VIK7 is worth', '1VIK7', [
    [6, 'it in the play area', { ...me, play: ['1VIK7'] }],
    [0, 'it in hand', { ...me, hand: ['1VIK7'] }],
    [0, 'it in the discard pile', { ...me, discard: ['1VIK7'] }],
    [0, 'it garrisoned', { ...me, play: ['1VIK5'], garrison: { '1VIK5': ['1VIK7'] } }],
  ]);
});

describe('1VIK8 Sagas', () => {
  test('solstice: may garrison a hand card under it', () => {
    const s = solstice([{ ...me, play: ['1VIK8'], hand: ['1VIK18', '1VIK19', '1VIK20', '1FAM6'] }, {}]);
    askedToGarrison(s, '1VIK18', '1VIK19'); // Glory and Triumphant cannot be garrisoned
    s.answer('1VIK18');
    expect(s.player(0).garrison).toEqual({ '1VIK8': ['1VIK18'] });
    ready(s);
  });

  test('declined', () => {
    const s = solstice([{ ...me, play: ['1VIK8'], hand: ['1VIK18'] }, {}]);
    s.answer();
    expect(s.player(0).garrison).toEqual({});
    ready(s);
  });

  test('recalled by an attack, its garrison comes along', () => {
    const s = duel(
      { ...me, play: ['1VIK8'], garrison: { '1VIK8': ['1VIK18', u1] } },
      { nation: 'greeks', state: 'empire', hand: ['1GRE7', '1GRE16', '1GRE17'] },
      { turn: 1 },
    );
    s.playCard('1GRE7').answer('1GRE16', '1GRE17');
    expect(s.player(0)).toMatchObject({ hand: ['1VIK8', '1VIK18', u1], play: [], garrison: {} });
    ready(s, 1);
  });

  const many = cards(11, (c) => (c.nation === 'greeks' || c.nation === 'persians') && c.facts.start === 'deck');
  const under = (n: number) => ({
    ...me,
    play: ['1VIK8', '1REG8'],
    garrison: { ...(n ? { '1VIK8': many.slice(0, n) } : {}), '1REG8': ['1VIK18'] },
  });
  testPoints('1VIK8 is worth', '1VIK8', [
    [0, 'nothing under it', under(0)],
    [1, '1 card', under(1)],
    [9, '9 cards', under(9)],
    [10, '10', under(10)],
    [10, '11', under(11)],
    [0, 'it in hand', { ...me, hand: ['1VIK8'] }],
  ]);
});

testPoints('1VIK9 City of Dubh Linn is worth', '1VIK9', [
  [0, '7 material', { hand: ['1VIK9'], material: 7 }],
  [1, '8', { hand: ['1VIK9'], material: 8 }],
  [10, '80', { hand: ['1VIK9'], material: 80 }],
  [10, '88', { hand: ['1VIK9'], material: 88 }],
]);

describe('1VIK10 Longships', () => {
  const acquiring = { ...me, play: ['1VIK10'], hand: ['1VIK22'], population: 1, material: 2 };
  const market = { market: ['1REG8', '1UNC3', null, '1TRI1'], exile: ['1REG9', '1TRI2', '1UNC4'] };

  test('a region acquired from exile: 1 population, no unrest', () => {
    const s = duel(acquiring, {}, market);
    s.playCard('1VIK22');
    asked(s, 0, 'acquire', ['1REG8', '1TRI1', '1REG9']);
    s.answer('1REG9').answer(); // the attack would also bring material
    expect(s.player(0)).toMatchObject({ hand: ['1REG9'], population: 1 });
    expect(s.g.exile).toEqual(['1TRI2', '1UNC4']);
    ready(s);
  });

  test('one from the market: no population', () => {
    const s = duel(acquiring, {}, market);
    s.playCard('1VIK22').answer('1REG8').answer();
    expect(s.player(0)).toMatchObject({ hand: ['1REG8'], population: 0 });
    ready(s);
  });

  test('may be exhausted for 2 material when its owner plays an attack', () => {
    const s = duel({ ...me, play: ['1VIK10'], hand: ['1VIK23', '1VIK13', '1TRI8'] });
    s.playCard('1TRI8');
    s.playCard('1VIK23').answer('branch 0');
    asked(s, 0, 'trigger', ['ability 1VIK10 2']);
    expect(mayPass(s)).toBe(true);
    s.answer('ability 1VIK10 2');
    expect(s.player(0)).toMatchObject({ material: 4 + 2, exhausted: ['1VIK10'] });
    s.playCard('1VIK13');
    ready(s);
  });

  test("not for another's attack", () => {
    const s = duel({ ...me, play: ['1VIK10'] }, { nation: 'celts', side: 'B', hand: ['1CEL19'] }, { turn: 1 });
    s.playCard('1CEL19');
    expect(s.player(0).exhausts).toBe(5);
    ready(s, 1);
  });
});

describe('1VIK11 Skis', () => {
  test('may be exhausted for a card or 2 material when its owner plays a region', () => {
    const s = duel({ ...me, play: ['1VIK11'], hand: ['1VIK17'], deck: fillers(1) });
    s.playCard('1VIK17').answer('ability 1VIK11 0');
    asked(s, 0, 'branch', ['branch 0', 'branch 1']);
    s.answer('branch 1');
    expect(s.player(0)).toMatchObject({ material: 2, hand: [], exhausted: ['1VIK11'] });
    ready(s);
    const t = duel({ ...me, play: ['1VIK11'], hand: ['1VIK17'], deck: fillers(1) });
    t.playCard('1VIK17').answer('ability 1VIK11 0').answer('branch 0');
    expect(t.player(0)).toMatchObject({ material: 0, hand: fillers(1) });
    ready(t);
    const u = duel({ ...me, play: ['1VIK11'], hand: ['1VIK17', '1TRI8'] });
    u.playCard('1TRI8');
    u.playCard('1VIK17').answer();
    expect(u.player(0)).toMatchObject({ exhausts: 5 });
    ready(u);
  });
});

describe('1VIK12 Rollo the Walker', () => {
  test('the top fame card unseen by others; Rollo goes into exile', () => {
    const s = duel({ ...me, hand: ['1VIK12'] }, {}, { fame: ['1FAM1', '1FAM2'] });
    s.playCard('1VIK12');
    expect(s.player(0)).toMatchObject({ hand: ['1FAM1'], discard: [], play: [] });
    expect(s.g).toMatchObject({ fame: ['1FAM2'], exile: ['1VIK12'] });
    expect(s.view(1).players[0]?.hand).toEqual(['?']);
    ready(s);
  });

  test('no fame card left: King of Kings (R13.1)', () => {
    const s = duel({ ...me, hand: ['1VIK12'] }, {}, { fame: [] });
    s.playCard('1VIK12');
    expect(s.player(0)).toMatchObject({ hand: [], progress: 6 });
    expect(s.g).toMatchObject({ exile: ['1VIK12'], kings: '1FAM9B', ending: { by: 'kingOfKings' } });
    ready(s);
  });
});

describe("1VIK13 Go a'Viking", () => {
  test.each([
    [0, 0, 1],
    [1, 0, 1],
    [2, 0, 0],
    [3, 1, 0],
  ])('from a player with %i material: %i left, %i unrest taken', (material, left, taken) => {
    const s = duel({ ...me, hand: ['1VIK13'], actions: 0 }, { material });
    s.playCard('1VIK13');
    expect(s.player(1).material).toBe(left);
    expect(s.player(1).hand).toHaveLength(taken);
    expect(s.player(0)).toMatchObject({ material: material - left, actions: 0 });
    ready(s);
  });

  test('each is looked at alone; who is protected takes no unrest', () => {
    const s = table([{ ...me, hand: ['1VIK13'] }, { material: 5 }, { play: ['1UNC1'] }, {}]);
    s.playCard('1VIK13').answer('1UNC1');
    expect([1, 2, 3].map((seat) => s.player(seat).hand.length)).toEqual([0, 0, 1]);
    expect(s.player(0).material).toBe(2);
    ready(s);
  });
});

describe('1VIK16 Gothja', () => {
  const has = { ...me, hand: ['1VIK16', u1, u2], nationDeck: NATION, deck: fillers(3) };

  test('looks, may shuffle; returns an unrest and gains 1 population', () => {
    const s = duel(has);
    s.playCard('1VIK16');
    expect(s.player(0).looking).toEqual({ from: 'nation', cards: ['1VIK3'] });
    s.answer('no').answer('branch 0');
    expect(s.player(0)).toMatchObject({ population: 1, nationDeck: NATION });
    expect(s.player(0).hand).toHaveLength(1);
    ready(s);
  });

  test('or draws 2', () => {
    const s = duel(has);
    s.playCard('1VIK16').answer('yes').answer('branch 1');
    expect(s.player(0)).toMatchObject({ hand: [u1, u2, ...fillers(2)], population: 0 });
    expect([...s.player(0).nationDeck].sort()).toEqual(NATION);
    ready(s);
  });

  test('without unrest the first branch still gives 1 population', () => {
    const s = duel({ ...has, hand: ['1VIK16'] });
    s.playCard('1VIK16').answer('no').answer('branch 0');
    expect(s.player(0).population).toBe(1);
    ready(s);
  });

  test('a reshuffle in the same effect moves the card that was looked at (R11.16)', () => {
    const s = duel({ ...me, hand: ['1VIK16'], nationDeck: ['1VIK3', '1VIK5'], discard: ['1VIK18'] });
    s.playCard('1VIK16').answer('no').answer('branch 1');
    expect(s.player(0)).toMatchObject({ nationDeck: ['1VIK5'], exhausted: ['nation'] });
    expect([...s.player(0).hand, ...s.player(0).deck].sort()).toEqual(['1VIK18', '1VIK3']);
    ready(s);
  });

  test('the last nation card looked at: Harald Hardrada is not reached', () => {
    const s = duel({ ...me, hand: ['1VIK16'], nationDeck: ['1VIK3'], accession: '1VIK2', discard: ['1VIK18'] });
    s.playCard('1VIK16').answer('no').answer('branch 1');
    expect(s.player(0)).toMatchObject({ nationDeck: [], accession: '1VIK2' });
    expect(s.g.ending).toBeNull();
    ready(s);
  });
});

describe('1VIK21 Erik the Red', () => {
  const erik = { ...me, hand: ['1VIK21'], play: ['1VIK17'], population: 1 };

  test.each([
    ['everything', {}, null],
    ['no population', { population: 0 }, 'price'],
    ['progress for it', { population: 0, progress: 1 }, null],
    ['Scandinavia in hand', { play: [], hand: ['1VIK21', '1VIK17'] }, 'price'],
    ['another region in play', { play: ['1VIK3'] }, 'price'],
    ['Scandinavia garrisoned', { play: ['1VIK3'], garrison: { '1VIK3': ['1VIK17'] } }, 'price'],
  ])('with %s', (_what, has, why) => {
    expect(duel({ ...erik, ...has, nationDeck: ['1VIK5'] }).refused('playCard 1VIK21')?.why ?? null).toBe(why);
  });

  test.each([
    ['hand', '1REG6', 'deck'],
    ['discard pile', '1REG7', 'deck'],
    ['draw deck', '1REG8', 'deck'],
    ['nation deck', '1VIK5', 'nationDeck'],
  ])('finds a region in the %s; only that card comes to hand (R11.14)', (where, region) => {
    const s = duel({
      ...erik,
      hand: ['1VIK21', '1REG6', '1VIK20'],
      discard: ['1REG7', '1VIK19'],
      deck: ['1VIK18', '1REG8'],
      nationDeck: ['1VIK5', '1VIK4'],
      accession: '1VIK2',
      garrison: { '1VIK17': ['1VIK24'] },
      history: [],
    });
    s.playCard('1VIK21');
    asked(s, 0, 'find', ['1REG6', '1REG7', '1REG8', '1VIK5', '1VIK17']);
    s.answer(region);
    const hand = where === 'hand' ? ['1REG6', '1VIK20'] : ['1REG6', '1VIK20', region];
    expect(s.player(0)).toMatchObject({ hand, population: 0, play: [], accession: '1VIK2', searching: [] });
    expect(s.player(0).discard).toEqual(expect.arrayContaining(['1VIK17', '1VIK24', '1VIK19']));
    expect(s.g.exile).toEqual(['1VIK21']);
    ready(s);
  });

  test('the abandoned Scandinavia itself may be the one', () => {
    const s = duel({ ...erik, garrison: { '1VIK17': ['1VIK24'] }, nationDeck: ['1VIK4'] });
    s.playCard('1VIK21');
    expect(s.player(0)).toMatchObject({ hand: ['1VIK17'], discard: ['1VIK24'] });
    ready(s);
  });

  test('while searching, the owner sees the decks in no order, the others see nothing', () => {
    const s = duel({ ...erik, deck: ['1VIK18', '1REG8'], nationDeck: ['1VIK5', '1VIK4'] });
    s.playCard('1VIK21');
    expect(s.view(0).players[0]).toMatchObject({ deck: ['1REG8', '1VIK18'], nationDeck: ['1VIK4', '1VIK5'] });
    expect(s.view(1).players[0]).toMatchObject({ deck: ['?', '?'], nationDeck: ['?', '?'] });
    s.answer('1REG8');
    ready(s);
  });
});

describe('1VIK22 Jomsviking', () => {
  const market = { market: ['1REG8', '1UNC3', null, { card: '1TRI1', unrest: '1UNR1' }] };

  test.each([
    [1, 2, 0, null],
    [0, 2, 0, 'price'],
    [1, 1, 0, 'price'],
    [0, 0, 2, null],
    [0, 0, 1, 'price'],
    [1, 1, 1, null],
    [0, 1, 1, 'price'],
  ] as const)('with %i population, %i material and %i progress: %s', (population, material, progress, why) => {
    expect(
      duel({ ...me, hand: ['1VIK22'], population, material, progress }, {}, market).refused('playCard 1VIK22')?.why ??
        null,
    ).toBe(why);
  });

  test('acquires REG or TRI; each other discards a card of own choice', () => {
    const s = table(
      [{ ...me, hand: ['1VIK22', '1VIK18'], population: 1, material: 2 }, { hand: ['1ROM16', '1ROM17'] }, {}],
      market,
    );
    s.playCard('1VIK22');
    asked(s, 0, 'acquire', ['1REG8', '1TRI1']);
    s.answer('1TRI1');
    asked(s, 1, 'discard', ['1ROM16', '1ROM17']);
    s.answer('1ROM17');
    expect([0, 1, 2].map((seat) => s.player(seat).hand)).toEqual([['1VIK18', '1TRI1', '1UNR1'], ['1ROM16'], []]);
    expect(s.player(0)).toMatchObject({ population: 0, material: 0 });
    ready(s);
  });
});

describe('1VIK23 Althing', () => {
  test('1 material from each other; 1 progress or an unrest returned', () => {
    const s = table([{ ...me, hand: ['1VIK23', u1, u2] }, { material: 2 }, {}, { material: 1 }]);
    s.playCard('1VIK23').answer('branch 1');
    expect([0, 1, 2, 3].map((seat) => s.player(seat).material)).toEqual([2, 1, 0, 0]);
    expect(s.player(0).progress).toBe(0);
    expect(s.player(0).hand).toHaveLength(1);
    ready(s);
    const t = duel({ ...me, hand: ['1VIK23', u1] });
    t.playCard('1VIK23').answer('branch 0');
    expect(t.player(0)).toMatchObject({ hand: [u1], progress: 1 });
    ready(t);
  });
});

test('Vikings never become an empire: Harald Hardrada is only drawn (R2.4)', () => {
  const s = duel({ ...me, hand: ['1UNC21'], nationDeck: [], accession: '1VIK2', deck: [] });
  const others = untouched(s, 1);
  s.playCard('1UNC21').answer('branch 0');
  expect(s.player(0)).toMatchObject({ state: 'barbarian', hand: ['1VIK2'] });
  expect(s.refused('playCard 1VIK2')).toBeNull();
  others();
  ready(s);
});
