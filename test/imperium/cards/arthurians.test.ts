import { asked, duel, over, passTurn, ready, solstice, worth } from './helpers';

const CAMELOT = { nation: 'arthurians', side: 'B' as const, below: ['2ART2'] };
const QUESTS = ['2ART3', '2ART4', '2ART5', '2ART6', '2ART7'];

describe("2ART2 King Arthur's Court: quests (R14.1.2)", () => {
  /** Solstice of an Arthurian with these quests: the power card's ability comes first. */
  const court = (development: string[], has: object = {}) => {
    const s = solstice([{ ...CAMELOT, development, ...has }, {}], { unrest: 5 });
    while (s.question().ask === 'solstice') s.answer('ability 2ART1B 0');
    return s;
  };

  test('for an unrest one impending quest becomes the active one; Graal not before it is alone (R14.1.4)', () => {
    const s = court([...QUESTS]);
    asked(s, 0, 'may');
    s.answer('yes');
    asked(s, 0, 'setQuest', ['2ART4', '2ART5', '2ART6', '2ART7']);
    s.answer('2ART7');
    expect(s.player(0)).toMatchObject({
      garrison: { '2ART2': ['2ART7'] },
      development: ['2ART3', '2ART4', '2ART5', '2ART6'],
    });
    expect(s.player(0).hand).toHaveLength(1);
  });

  test('Graal, when it is the last one', () => {
    const s = court(['2ART3']);
    s.answer('yes');
    expect(s.player(0)).toMatchObject({ garrison: { '2ART2': ['2ART3'] }, development: [] });
    expect(s.g.ending).toBeNull();
  });

  test('one at a time, and nothing without quests', () => {
    expect(court([...QUESTS.slice(0, 4)], { garrison: { '2ART2': ['2ART7'] } }).g.phase).toBe('round');
    expect(court([]).g.phase).toBe('round');
  });

  test('R11.7, R14.1.1: quests cannot be developed, not even for nothing', () => {
    const s = duel(
      { ...CAMELOT, state: 'empire', hand: ['2ATL5'], development: [...QUESTS], material: 9 },
      {},
      {
        market: ['1REG1'],
      },
    );
    s.playCard('2ATL5');
    while (s.question().ask === 'branch') s.answer('branch 0');
    expect(s.player(0).development).toEqual(QUESTS);
  });
});

describe('where the active quest goes (R14.1.3)', () => {
  test('2ART23 Myrddin Wyllt takes it into hand for three garrisoned knights', () => {
    const s = duel({
      ...CAMELOT,
      hand: ['2ART23'],
      play: ['2ART12', '2ART22'],
      garrison: { '2ART2': ['2ART7'], '2ART12': ['2ART9', '2ART14'], '2ART22': ['2ART18'] },
    });
    s.playCard('2ART23');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['2ART7'], garrison: {} });
    expect([...s.player(0).discard].sort()).toEqual(['2ART14', '2ART18', '2ART23', '2ART9']);
  });

  test('2ART16 Morigena moves it to the discard pile, with the top nation card', () => {
    const s = duel({
      ...CAMELOT,
      hand: ['2ART16'],
      play: ['2ART12', '2ART22'],
      garrison: { '2ART2': ['2ART7'], '2ART12': ['2ART23'] },
      nationDeck: ['2ART11'],
    });
    s.playCard('2ART16');
    asked(s, 0, 'abandon', ['2ART12']);
    s.answer('2ART12');
    ready(s);
    expect([...s.player(0).discard].sort()).toEqual(['2ART11', '2ART12', '2ART16', '2ART23', '2ART7']);
  });

  test('R14.1.7: it scores where it lies', () => {
    expect(worth(duel({ ...CAMELOT, garrison: { '2ART2': ['2ART7'] } }), '2ART7')).toBe(2);
  });
});

describe('2ART5 Twrch Trwyth', () => {
  test('2ART25 Cafall exiles it from play or as the active quest', () => {
    const s = duel({
      ...CAMELOT,
      hand: ['2ART25'],
      deck: ['2ART9', '2ART12', '2ART22'],
      garrison: { '2ART2': ['2ART5'] },
    });
    s.playCard('2ART25').answer('2ART9');
    asked(s, 0, 'exile', ['2ART5']);
    s.answer('2ART5');
    expect(s.g.exile).toEqual(['2ART5']);
    expect(s.player(0).garrison).toEqual({});
  });

  test('R13.7: lets an empire card be played, against the state icon', () => {
    const s = duel({ ...CAMELOT, play: ['2ART5'], hand: ['2CIV3', '2ART18'], progress: 1, material: 3 });
    expect(s.refused('playCard 2CIV3')).toMatchObject({ why: 'stateIcon' });
    s.exhaust('2ART5');
    ready(s);
    expect(s.player(0)).toMatchObject({ actions: 4, material: 0, hand: ['2ART18'] });
  });

  test('in solstice a knight discarded exiles an impending quest, never Graal', () => {
    const s = solstice([{ ...CAMELOT, play: ['2ART5'], hand: ['2ART18'], development: ['2ART3', '2ART6'] }, {}], {
      unrest: 5,
    });
    s.answer('ability 2ART5 1').answer('2ART18').answer('branch 0');
    expect(s.g.exile).toEqual(['2ART6']);
    expect(s.player(0).development).toEqual(['2ART3']);
  });
});

test('R13.7: 2ART24 Guennuvar: King Arthur abandoned lets an empire card be free played', () => {
  const s = duel({
    ...CAMELOT,
    hand: ['2ART24', '2CIV12'],
    play: ['2ART11', '2ART12'],
    garrison: { '2ART12': ['2ART19'] },
  });
  s.playCard('2ART24').answer('branch 1');
  ready(s);
  expect(s.player(1).progress).toBe(1);
  expect(s.player(0)).toMatchObject({ actions: 2, material: 1, population: 1, hand: [] });
  expect([...s.player(0).discard].sort()).toEqual(['2ART19', '2ART24', '2CIV12']);
});

describe('2ART8 Gwaith Camlan, the nadir card (R14.1.5)', () => {
  test('goes into play when it would go to the discard pile, and the state card stays', () => {
    const s = duel({ ...CAMELOT, play: ['2UNC7'], discard: ['2ART12'], accession: '2ART8', nationDeck: [] });
    s.exhaust('2UNC7');
    ready(s);
    expect(s.player(0)).toMatchObject({
      state: 'barbarian',
      accession: null,
      play: ['2UNC7', '2ART8'],
      hand: ['2ART12'],
    });
  });

  test('cannot be recalled', () => {
    const s = duel({ hand: ['2UNC4', '1ROM16'] }, { ...CAMELOT, play: ['2ART8'] }, { market: ['1REG1'] });
    s.playCard('2UNC4');
    expect(s.player(1).play).toEqual(['2ART8']);
  });

  test('cannot be abandoned', () => {
    const innovation = { ...CAMELOT, state: 'empire' as const, hand: ['1GRE10'] };
    expect(duel({ ...innovation, play: ['2ART8'] }).refused('playCard 1GRE10')).toMatchObject({ why: 'price' });
    const s = duel({ ...innovation, play: ['2ART8', '2ART11'] }, {}, { market: [null, '1UNC3'] });
    s.playCard('1GRE10');
    expect(s.player(0).play).toContain('2ART8');
    expect(s.player(0).discard).toContain('2ART11');
  });

  test('each solstice takes a knight from a garrison or hand, or 2 unrest', () => {
    const has = { ...CAMELOT, play: ['2ART8', '2ART12'], garrison: { '2ART12': ['2ART18'] } };
    const s = solstice([has, {}], { unrest: 6 });
    s.answer('ability 2ART8 1').answer('branch 0');
    expect(s.player(0)).toMatchObject({ history: ['2ART18'], garrison: {} });
  });

  test('R6.2, R18.15: with no knight either branch may be taken, as far as possible', () => {
    const s = solstice([{ ...CAMELOT, play: ['2ART8'] }, {}], { unrest: 6 });
    s.answer('ability 2ART8 1');
    asked(s, 0, 'branch', ['branch 0', 'branch 1']);
    s.answer('branch 0');
    expect(s.player(0)).toMatchObject({ history: [], play: ['2ART8'] });
    expect(s.g.unrest).toHaveLength(6);
  });
});

describe('knights', () => {
  test('2ART18 garrisoned in mid-play runs its host again, nested: the host garrisons another card', () => {
    const s = duel({ ...CAMELOT, hand: ['2ART18', '2ART24'], play: ['2ART12'], deck: ['2ART20'] });
    s.playCard('2ART18').answer('2ART12');
    askedForHost(s);
    s.answer('2ART24');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['2ART20'], garrison: { '2ART12': ['2ART18', '2ART24'] }, discard: [] });
  });

  const askedForHost = (s: ReturnType<typeof duel>): void => {
    asked(s, 0, 'garrison', ['2ART24', '2ART20']);
  };

  test('2ART14 Gwalchmei counts garrisoned knights', () => {
    const s = duel({ ...CAMELOT, hand: ['2ART14'], play: ['2ART12'], garrison: { '2ART12': ['2ART18', '2ART9'] } });
    s.playCard('2ART14').answer();
    ready(s);
    expect(s.player(0).progress).toBe(2);
  });

  test('2ART15 Lady Bertilak abandons a region that hosts a knight', () => {
    const s = duel(
      { ...CAMELOT, hand: ['2ART15'], play: ['2ART12', '2ART22'], garrison: { '2ART22': ['2ART18'] } },
      { hand: ['1ROM16', '1ROM17'] },
    );
    s.playCard('2ART15');
    expect(s.player(0).play).toEqual(['2ART12']);
    expect(s.player(1).hand).toEqual([]);
  });

  test('2ART17 Peredur finds Graal in the discard pile and exiles himself', () => {
    const s = duel({ ...CAMELOT, hand: ['2ART17'], discard: ['2ART3'] });
    s.playCard('2ART17').answer('branch 1');
    ready(s);
    expect(s.player(0).hand).toEqual(['2ART3']);
    expect(s.g.exile).toEqual(['2ART17']);
  });

  test('2CIV15 Cataphract: a common card does as knights do', () => {
    const s = duel({ state: 'empire', hand: ['2CIV15', '1ROM16'], play: ['2MAU14'] }, {}, { market: ['1UNC3'] });
    s.playCard('2CIV15').answer('2MAU14');
    s.answer();
    ready(s);
    expect(s.player(0)).toMatchObject({ population: 1, garrison: { '2MAU14': ['2CIV15'] } });
  });
});

describe('2ART3 Graal (R10.1e, R14.1.6)', () => {
  test('playing it triggers scoring: the round ends, and one more', () => {
    const s = duel(
      { ...CAMELOT, hand: ['2ART3'], history: ['2ART20'], actions: 0 },
      {},
      { exile: ['2ART18', '1REG1'], unrest: 6 },
    );
    s.playCard('2ART3');
    expect(s.g.ending).toEqual({ by: 'graal', final: false });
    asked(s, 0, 'fetch', ['2ART20']);
    s.answer('2ART20');
    asked(s, 0, 'acquire', ['1REG1']);
    s.answer('1REG1');
    ready(s);
    expect(s.player(0).hand).toEqual(['2ART20', '1REG1']);
  });

  test('the match ends with that reason', () => {
    const s = duel({ nation: 'olmecs', side: 'B' }, {}, { ending: { by: 'graal', final: true } });
    passTurn(s);
    passTurn(s);
    over(s, 'graal');
  });
});
