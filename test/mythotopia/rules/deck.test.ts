import { foresee } from '../../../games/kit/foresee';
import { mythotopia } from '../../../games/mythotopia/ruleset';
import { duel, situation } from '../../../games/mythotopia/situation';

/** Cards and turns: M4, M5, M6.8–M6.11, M6.14. */

describe('playing cards (M4)', () => {
  test('M4.1, OQ-6: a card is played for symbols of one type', () => {
    // Army has two army symbols and a gold: not both at once.
    const s = duel({ provinces: ['palmain'], hand: ['starterArmy'] });
    expect(s.refused('buy')).toBeNull();
    s.turn('placeArmies palmain');
    expect(s.player(0).hand).toEqual([]);
    // A Market gives one of its three.
    const market = duel({ hand: ['starterMarket'] });
    market.turn('buy');
    expect(market.player(0).pool.armies).toBe(7);
  });

  test('M4.2: Build played for its text does not pay stone', () => {
    const own = { provinces: ['palmain'] };
    expect(duel({ ...own, hand: ['starterBuild', 'palmain'] }).refused('build castle palmain')).toMatchObject({
      why: 'price',
    });
    expect(
      duel({ ...own, hand: ['starterBuild', 'palmain', 'starterMarket'] }).refused('build castle palmain'),
    ).toBeNull();
  });

  test('M4.2: a food province played as the source does not feed the invasion', () => {
    const s = duel({ provinces: ['palmain', 'lea'], hand: ['palmain', 'lea'] });
    expect(s.refused('invade blore')).toMatchObject({ why: 'price' });
  });

  test('M4.4, OQ-32: cards in the reserve are played like those in hand', () => {
    const s = duel({ provinces: ['palmain', 'lea', 'custus'], reserve: ['palmain', 'lea'], hand: ['custus'] });
    s.turn('invade blore');
    expect(s.player(0)).toMatchObject({ hand: [], reserve: [], discard: ['palmain-card', 'lea-card', 'custus-card'] });
  });

  test('M4.5: what is gained goes to the discard pile', () => {
    const s = duel({ hand: ['starterArmy'] }, {}, { shown: ['hero'] });
    s.turn('draft hero');
    expect(s.player(0).discard).toEqual(['starterArmy-red-1', 'hero-card']);
  });

  test('M4.6: an empty deck is made of the discard pile', () => {
    const s = duel({
      hand: ['starterArmy', 'starterArmy2'],
      discard: ['starterBuild', 'starterMarket', 'starterShip'],
    });
    s.turn('pass').turn('pass').turn('endTurn');
    expect(s.player(0)).toMatchObject({ deck: [], discard: [] });
    expect(s.player(0).hand).toHaveLength(5);
    expect(s.told('shuffle')).toHaveLength(1);
  });

  test('M4.6: how many cards come is known beforehand, across a shuffle, too', () => {
    const s = duel({
      hand: ['starterArmy'],
      deck: ['starterArmy2'],
      discard: ['starterBuild', 'starterMarket', 'starterShip'],
    });
    s.turn('pass').turn('pass');
    expect(foresee(mythotopia, s.view(0), s.question(), ['endTurn'])).toMatchObject({
      changes: expect.arrayContaining([{ seat: 0, what: 'hand', n: 4 }]),
    });
  });

  test('M4.6: nothing in both: what there is', () => {
    const s = duel({
      hand: ['starterArmy'],
      deck: ['starterArmy2'],
      removed: ['starterBuild', 'starterMarket', 'starterShip'],
    });
    s.turn('pass').turn('pass').turn('endTurn');
    expect(s.player(0).hand).toHaveLength(2);
  });
});

describe('turns (M5)', () => {
  test('M5.1: two actions, then cards up to the hand limit', () => {
    const s = duel({ hand: ['starterArmy'] });
    s.turn('pass').turn('pass');
    expect(s.options()).toEqual(['endTurn']);
    expect(s.refused('pass')).toMatchObject({ why: 'noAction' });
    s.turn('endTurn');
    s.expectTurnOf(1);
    expect(s.player(0).hand).toHaveLength(5);
  });

  test('M5.1: the turn cannot end before', () => {
    expect(duel({}).refused('endTurn')).toMatchObject({ why: 'actionsLeft' });
  });

  test('M5.1, M11.23, M11.28: Queen draws up to 6, Warehouse two more, both 8 (OQ-16)', () => {
    const after = (reserve: string[]): number => {
      const s = duel({ provinces: ['palmain', 'nusus', 'lea', 'custus', 'blore'], cities: ['palmain'], reserve });
      s.turn('pass').turn('pass').turn('endTurn');
      return s.player(0).hand.length;
    };
    expect([after([]), after(['queen']), after(['warehouse']), after(['queen', 'warehouse'])]).toEqual([5, 6, 7, 8]);
  });

  test('M5.2: unplayed cards stay; above the limit nothing is drawn and nothing discarded', () => {
    const s = duel({
      provinces: ['palmain', 'nusus'],
      hand: ['starterArmy', 'starterArmy2', 'starterBuild', 'starterMarket', 'starterShip', 'palmain'],
      deck: ['nusus'],
    });
    s.turn('pass').turn('pass').turn('endTurn');
    expect(s.player(0).hand).toHaveLength(6);
    expect(s.player(0).discard).toEqual([]);
  });

  test('M5.3: the two actions may be alike; End war is the first only, Draft comes once a turn', () => {
    const s = duel(
      { provinces: ['palmain'], hand: ['starterArmy', 'starterArmy2', 'starterMarket'] },
      {},
      { shown: ['hero', 'queen'], armies: { blore: [5, 0] } },
    );
    expect(s.refused('endWar blore')).toBeNull();
    s.turn('draft hero').answer('gold starterMarket');
    expect(s.refused('draft queen')).toMatchObject({ why: 'oncePerTurn' });
    expect(s.refused('endWar blore')).toMatchObject({ why: 'onlyFirstAction' });
    const twice = duel({ provinces: ['palmain'], hand: ['starterArmy', 'starterArmy2'] });
    twice.turn('placeArmies palmain').answer('2').turn('placeArmies palmain');
    expect(twice.g.armies).toEqual({ palmain: [4, 0] });
  });

  test('M5.4: free actions before, between and after the actions, none before End war', () => {
    const s = duel(
      { provinces: ['palmain'], hand: ['militia', 'providence', 'counsellor', 'starterArmy'] },
      {},
      { armies: { blore: [5, 0] } },
    );
    s.turn('playCard militia');
    expect(s.refused('endWar blore')).toMatchObject({ why: 'afterFreeAction' });
    s.turn('pass').turn('playCard providence').turn('pass');
    expect(s.options()).toEqual(expect.arrayContaining(['playCard counsellor-card', 'endTurn']));
    expect(s.refused('endWar blore')).toMatchObject({ why: 'noAction' });
  });

  test('M5.4, OQ-9: no free action in the middle of an action', () => {
    const s = duel({ provinces: ['palmain', 'lea', 'welkin'], hand: ['militia', 'lea', 'welkin'] });
    s.turn('placeArmies palmain');
    expect(s.question().stage).toBe('answer');
    expect(s.options().every((option) => /^\d$/.test(option))).toBe(true);
  });

  test('M6.14: pass is an action; OQ-22: play goes round clockwise', () => {
    const s = situation({ players: [{}, {}, {}], turn: 2 });
    s.turn('pass').turn('pass').turn('endTurn').expectTurnOf(0);
    s.turn('pass').turn('pass').turn('endTurn').expectTurnOf(1);
  });
});

describe('Draft an improvement (M6.8)', () => {
  test('M6.8: 1 gold; the card is not replaced', () => {
    const s = duel({ hand: ['starterMarket', 'starterBuild'] }, {}, { shown: ['hero', 'queen'] });
    s.turn('draft queen');
    expect([s.g.shown, s.player(0).discard]).toEqual([['hero-card'], ['starterMarket-red-1', 'queen-card']]);
    expect(duel({ hand: ['starterBuild'] }, {}, { shown: ['hero'] }).refused('draft hero')).toMatchObject({
      why: 'price',
    });
    expect(duel({ hand: ['starterMarket'] }, {}, { shown: ['hero'] }).refused('draft queen')).toMatchObject({
      why: 'notShown',
    });
  });

  test('M6.8: or an own removed starter, or the removed card of a province still owned', () => {
    const s = duel(
      { provinces: ['blore'], hand: ['starterMarket'], removed: ['starterShip'], removedProvinces: ['blore'] },
      { removed: ['starterShip'] },
    );
    expect(s.options('draft')).toEqual(['draft starterShip-red-1', 'draft blore-card']);
    s.turn('draft blore');
    expect([s.player(0).discard, s.g.provinceDeck.includes('blore-card')]).toEqual([
      ['starterMarket-red-1', 'blore-card'],
      false,
    ]);
    expect(duel({ hand: ['starterMarket'] }, { removed: ['starterShip'] }).refused('draft starterShip-blue-1')).toEqual(
      { why: 'notShown' },
    );
    expect(duel({ hand: ['starterMarket'] }).refused('draft lea-card')).toMatchObject({ why: 'notShown' });
  });
});

describe('Cards to reserve (M6.9)', () => {
  test('M6.9: one or more, up to 2 and a city each', () => {
    const s = duel({
      provinces: ['palmain'],
      cities: ['lea'],
      hand: ['palmain', 'lea', 'starterArmy', 'hero'],
      reserve: ['queen'],
    });
    s.turn('putInReserve');
    expect(s.question()).toMatchObject({ ask: 'putInReserve', min: 1, max: 2 });
    s.answer('lea', 'hero');
    expect(s.player(0)).toMatchObject({
      hand: ['palmain-card', 'starterArmy-red-1'],
      reserve: ['queen-card', 'lea-card', 'hero-card'],
    });
    expect(s.refused('putInReserve')).toMatchObject({ why: 'noRoom' });
  });

  test('M6.9, M14.3: the citadel gives room for one more', () => {
    const s = duel(
      { citadel: 'palmain', hand: ['palmain', 'starterArmy', 'hero', 'queen'] },
      {},
      { vp: { citadel: 1 } },
    );
    s.turn('putInReserve');
    expect(s.question().max).toBe(3);
  });

  test('M6.9: cards above the limit stay after a city is lost', () => {
    const s = duel(
      { cities: ['palmain'], hand: ['starterArmy'], reserve: ['queen', 'hero', 'limes'] },
      { provinces: ['lea'] },
      { armies: { palmain: [0, 5] }, turn: 1 },
    );
    s.turn('endWar palmain').turn('pass').turn('endTurn');
    expect(s.player(0).reserve).toHaveLength(3);
    expect(s.refused('putInReserve')).toMatchObject({ why: 'noRoom' });
  });
});

describe('Discard (M6.10) and Remove cards (M6.11)', () => {
  test('M6.10: any number from hand and reserve, at least one; replaced at the end of the turn only', () => {
    const s = duel({ hand: ['starterArmy', 'starterShip'], reserve: ['queen'] });
    s.turn('discard');
    expect(s.question()).toMatchObject({ ask: 'discard', min: 1, max: 3 });
    s.answer('starterArmy', 'queen');
    expect(s.player(0)).toMatchObject({
      hand: ['starterShip-red-1'],
      reserve: [],
      discard: ['starterArmy-red-1', 'queen-card'],
    });
  });

  test('M6.11: starter aside, improvement back to those shown, province card to the province deck', () => {
    const s = duel({
      provinces: ['palmain', 'lea', 'blore', 'nusus'],
      hand: ['palmain', 'starterArmy'],
      reserve: ['queen'],
    });
    s.turn('removeCards').answer('palmain', 'queen');
    expect(s.g.owners['palmain']).toBe(0);
    expect([s.g.provinceDeck.includes('palmain-card'), s.g.shown]).toEqual([true, ['queen-card']]);
    s.turn('removeCards').answer('starterArmy');
    expect(s.player(0).removed).toEqual(['starterArmy-red-1']);
  });

  test('M6.11: at least 7 cards are left', () => {
    // Five starters and provinces.
    const of = (n: number) =>
      duel({ provinces: ['palmain', 'lea', 'blore', 'nusus'].slice(0, n), hand: ['starterArmy', 'starterShip'] });
    expect(of(2).refused('removeCards')).toMatchObject({ why: 'leastDeck' });
    const three = of(3);
    three.turn('removeCards');
    expect(three.question()).toMatchObject({ min: 1, max: 1 });
    const four = of(4);
    four.turn('removeCards');
    expect(four.question()).toMatchObject({ min: 1, max: 2 });
  });
});
