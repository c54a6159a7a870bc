import { HIDDEN } from '../../../games/kit/core';
import { mythotopia } from '../../../games/mythotopia/ruleset';
import { card, duel, situation } from '../../../games/mythotopia/situation';

/** Improvements played for their text (M11); the others are tested where they work: payment, invade, war, build. */

describe('M11.1: Alchemist', () => {
  test('M6.12, M11.1: an own 1 for a 2 of the bank, or a 2 for a 3; a card action', () => {
    const s = duel({ hand: ['alchemist'], tokens: { 1: 1, 2: 1 } });
    s.turn('playCard alchemist');
    expect(s.question()).toMatchObject({ ask: 'branch', options: ['branch 0', 'branch 1'] });
    expect(mythotopia.course?.(s.g, 0)).toEqual({ taken: 1, of: 2 });
    const bank = { ...s.g.bank };
    s.answer('branch 1');
    expect([s.player(0).tokens, s.g.actions]).toEqual([{ 1: 1, 2: 0, 3: 1 }, 1]);
    expect(s.g.bank).toEqual({ 1: bank[1], 2: bank[2] + 1, 3: bank[3] - 1 });
  });

  test('M11.1: not without an own token, nor where the bank lacks the other', () => {
    expect(duel({ hand: ['alchemist'] }).refused('playCard alchemist')).toMatchObject({ why: 'noTokenOfOwn' });
    const s = duel({ hand: ['alchemist'], tokens: { 2: 1 } }, { tokens: { 3: 3 } });
    expect(s.refused('playCard alchemist')).toMatchObject({ why: 'noTokenInBank' });
  });
});

describe('M11.5: Counsellor', () => {
  test('M11.5: n from hand, n + 1 drawn; those from the reserve go along without', () => {
    const s = duel({
      provinces: ['palmain', 'lea', 'blore'],
      hand: ['counsellor', 'palmain', 'lea', 'blore'],
      reserve: ['queen'],
    });
    s.turn('playCard counsellor');
    // M10: what a free action asks belongs to none of the two actions.
    expect(mythotopia.course?.(s.g, 0)).toBeNull();
    s.answer('queen').answer('palmain', 'lea');
    expect(mythotopia.course?.(s.g, 0)).toEqual({ taken: 0, of: 2 });
    expect(s.player(0).hand).toHaveLength(1 + 3);
    expect(s.player(0).discard).toEqual(['counsellor-card', 'queen-card', 'palmain-card', 'lea-card']);
    expect([s.g.actions, s.g.freed]).toEqual([0, true]);
  });

  test('M4.7, M11.5: a reshuffle on the way leaves the card and its discards out', () => {
    const s = duel({
      hand: ['counsellor', 'starterArmy'],
      discard: ['starterArmy2', 'starterBuild'],
      removed: ['starterMarket', 'starterShip'],
    });
    s.turn('playCard counsellor');
    expect(s.player(0).hand.sort()).toEqual(['starterArmy-red-2', 'starterBuild-red-1']);
    expect(s.player(0).discard).toEqual(['counsellor-card', 'starterArmy-red-1']);
  });

  test('M11.5: at least one from hand', () => {
    expect(duel({ hand: ['counsellor'], reserve: ['queen'] }).refused('playCard counsellor')).toMatchObject({
      why: 'noHand',
    });
  });
});

describe('M11.6: Diplomat', () => {
  const players = [{ provinces: ['lea', 'mome'], hand: ['diplomat', 'mome'] }, { provinces: ['palmain'] }, {}];

  test('M11.6: ends a war the player is in, won by nobody; armies and mercenaries go home; no token', () => {
    const s = situation({
      players,
      armies: { palmain: [5, 1, 2] },
      mercenaries: { palmain: [1, 0, 0] },
      vp: { defenderOfTheRealm: 6 },
      actions: 1,
    });
    s.turn('playCard diplomat');
    expect([s.g.owners['palmain'], s.g.armies, s.g.mercenaries, s.player(1).tokens[1]]).toEqual([1, {}, {}, 0]);
    expect([s.g.actions, s.player(0).discard]).toEqual([2, ['mome-card', 'diplomat-card']]);
  });

  test('M11.6: one of several; not of others', () => {
    const s = situation({ players, armies: { palmain: [5, 0, 0], lea: [0, 0, 2], blore: [0, 3, 0] } });
    s.turn('playCard diplomat');
    expect(s.question()).toMatchObject({ ask: 'peace', options: ['lea', 'palmain'] });
    expect(situation({ players, armies: { blore: [0, 3, 0] } }).refused('playCard diplomat')).toMatchObject({
      why: 'noWar',
    });
    const poor = situation({
      players: [{ hand: ['diplomat'] }, { provinces: ['palmain'] }, {}],
      armies: { palmain: [5, 0, 0] },
    });
    expect(poor.refused('playCard diplomat')).toMatchObject({ why: 'price' });
  });
});

describe('M11.14, M11.30: Marauders', () => {
  test("M11.14: one army of anyone, anywhere, to its owner's stock; no mercenary", () => {
    const s = duel(
      { provinces: ['lea'], hand: ['marauders'] },
      {},
      { armies: { lea: [1, 0], blore: [1, 2] }, mercenaries: { blore: [0, 1] } },
    );
    s.turn('playCard marauders');
    expect(s.question()).toMatchObject({ ask: 'sendHome', options: ['blore 0', 'blore 1', 'lea 0'] });
    s.answer('blore 1');
    expect([s.g.armies, s.player(1).stock.armies]).toEqual([{ lea: [1, 0], blore: [1, 1] }, 5]);
    expect(duel({ hand: ['marauders'] }).refused('playCard marauders')).toMatchObject({ why: 'noArmies' });
  });

  test('M7.12, OQ-10: mercenaries left alone stay and count', () => {
    const s = duel(
      { hand: ['marauders'] },
      { provinces: ['palmain'] },
      { armies: { palmain: [1, 0] }, mercenaries: { palmain: [1, 0] } },
    );
    s.turn('playCard marauders');
    expect([s.g.armies, s.g.mercenaries]).toEqual([{}, { palmain: [1, 0] }]);
    expect(s.g.questions).toHaveLength(1);
  });
});

describe('M11.15: Mercenary', () => {
  const own = { provinces: ['lea', 'mome'], hand: ['mercenary', 'mome'] };

  test('M11.15: 1 gold: one or two to a province he owns or attacks, with an own army there', () => {
    const s = duel(own, { provinces: ['nusus'] }, { armies: { lea: [1, 0], palmain: [1, 0], nusus: [0, 2] } });
    s.turn('playCard mercenary');
    expect(s.question()).toMatchObject({ ask: 'hire', options: ['lea', 'palmain'] });
    s.answer('palmain');
    expect(s.question()).toMatchObject({ ask: 'mercenaries', options: ['1', '2'] });
    s.answer('2');
    expect([s.g.mercenaries, s.player(0).discard]).toEqual([{ palmain: [2, 0] }, ['mome-card', 'mercenary-card']]);
  });

  test('M1.4, M11.15: two in the game', () => {
    const s = duel(own, {}, { armies: { lea: [1, 0], blore: [0, 1] }, mercenaries: { blore: [0, 1] } });
    s.turn('playCard mercenary');
    expect(s.g.mercenaries).toEqual({ blore: [0, 1], lea: [1, 0] });
    const none = duel(own, {}, { armies: { lea: [1, 0], blore: [0, 1] }, mercenaries: { blore: [0, 2] } });
    expect(none.refused('playCard mercenary')).toMatchObject({ why: 'noMercenary' });
    expect(duel(own).refused('playCard mercenary')).toMatchObject({ why: 'noArmyOnMap' });
  });

  test('OQ-28: Merchant works in the price of a free action', () => {
    const s = duel(
      { provinces: ['lea', 'custus'], hand: ['mercenary', 'custus', 'merchant'] },
      {},
      { armies: { lea: [1, 0] }, mercenaries: {} },
    );
    s.turn('playCard mercenary').answer('1');
    expect(s.player(0).discard).toEqual(['custus-card', 'merchant-card', 'mercenary-card']);
  });
});

test('M11.17: Militia: one own army from pool to stock', () => {
  const s = duel({ hand: ['militia'] });
  s.turn('playCard militia');
  expect(s.player(0)).toMatchObject({ pool: { armies: 7 }, stock: { armies: 7 }, discard: ['militia-card'] });
  expect(duel({ hand: ['militia'], pool: { armies: 0 } }).refused('playCard militia')).toMatchObject({
    why: 'noArmyInPool',
  });
});

describe('M11.18: Mystic', () => {
  test('M11.18: 1 gold: any card of the own discard pile to hand; OQ-19: the gold card too, Mystic not', () => {
    const s = duel({ provinces: ['mome'], hand: ['mystic', 'mome'], discard: ['starterArmy'] });
    s.turn('playCard mystic');
    expect(s.question()).toMatchObject({ ask: 'fetch', options: ['starterArmy-red-1', 'mome-card'] });
    s.answer('mome');
    expect(s.player(0)).toMatchObject({ hand: ['mome-card'], discard: ['starterArmy-red-1', 'mystic-card'] });
    expect(duel({ hand: ['mystic'] }).refused('playCard mystic')).toMatchObject({ why: 'price' });
  });
});

describe('M11.19: Philosopher', () => {
  const sage = () => duel({ hand: ['philosopher'] }, {}, { undealt: ['hero', 'queen', 'limes', 'ship'] });

  test('M11.19: three undealt, one to hand, two back; Philosopher to the box', () => {
    const s = sage();
    s.turn('playCard philosopher');
    expect(s.question()).toMatchObject({ ask: 'keep', options: ['hero-card', 'queen-card', 'limes-card'] });
    const { length } = s.g.undealt;
    s.answer('queen');
    expect(s.player(0)).toMatchObject({ hand: ['queen-card'], looking: [], discard: [] });
    expect([s.g.box, s.g.undealt.length]).toEqual([['philosopher-card'], length + 2]);
  });

  test('M4.10: only its player sees them, and what is kept', () => {
    const s = sage();
    s.turn('playCard philosopher');
    expect(s.view(0).players[0]?.looking).toEqual(['hero-card', 'queen-card', 'limes-card']);
    expect(s.view(1).players[0]?.looking).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    s.answer('queen');
    expect(JSON.stringify(s.view(1))).not.toContain('queen-card');
  });

  test('M6.11: it counts no more afterwards', () => {
    const s = duel({ provinces: ['palmain'], hand: ['philosopher', 'starterArmy'] }, {}, { undealt: ['hero'] });
    expect(s.refused('removeCards')).toMatchObject({ why: 'leastDeck' });
  });
});

test('M11.21, M4.7: Providence draws 2; a reshuffle on the way leaves it out', () => {
  const s = duel({
    hand: ['providence'],
    discard: ['starterArmy', 'starterArmy2'],
    removed: ['starterBuild', 'starterMarket', 'starterShip'],
  });
  s.turn('playCard providence');
  expect(s.player(0).hand.sort()).toEqual(['starterArmy-red-1', 'starterArmy-red-2']);
  expect(s.player(0).discard).toEqual(['providence-card']);
});

describe('M11.28: Warehouse', () => {
  test('M11.28, M10: once per turn one hand card to the reserve, as a free action, if there is room', () => {
    const s = duel({ hand: ['starterArmy', 'starterShip'], reserve: ['warehouse'] });
    s.turn('store').answer('starterShip');
    expect([s.player(0).reserve, s.g.actions, s.g.freed]).toEqual([['warehouse-card', 'starterShip-red-1'], 0, true]);
    expect(s.refused('store')).toMatchObject({ why: 'oncePerTurn' });
    expect(duel({ hand: ['starterArmy'], reserve: ['warehouse', 'queen'] }).refused('store')).toMatchObject({
      why: 'noRoom',
    });
    expect(duel({ hand: ['starterArmy', 'warehouse'] }).refused('store')).toMatchObject({ why: 'noStore' });
  });
});

test('M4.9: reserve and benefit texts are not played by themselves, cards without a text not at all', () => {
  const s = duel({ provinces: ['lea'], hand: ['queen', 'merchant', 'starterBuild', 'army', 'lea'] });
  expect([
    s.refused('playCard queen'),
    s.refused('playCard merchant'),
    s.refused('playCard starterBuild'),
    s.refused('playCard army'),
    s.refused('playCard lea'),
    s.refused('playCard hero'),
  ]).toEqual([
    { why: 'inReserveOnly' },
    { why: 'onlyWithAction', params: { card: card('merchant') } },
    { why: 'onlyToBuild', params: { card: 'starterBuild-red-1' } },
    { why: 'noText' },
    { why: 'noText' },
    { why: 'notInHand' },
  ]);
});

test('M11.2, M11.13, M11.26: Army, Market and Ship are played for their symbols', () => {
  const s = duel({ provinces: ['palmain'], hand: ['army', 'market', 'ship'] });
  s.turn('placeArmies palmain').turn('placeShips serpentSea');
  expect([s.g.armies, s.g.ships]).toEqual([{ palmain: [2, 0] }, { serpentSea: [1, 0] }]);
  // The improvement Ship has gold, the starter has not.
  expect(duel({ hand: ['ship'] }).refused('buy')).toBeNull();
  expect(duel({ hand: ['starterShip'] }).refused('buy')).toMatchObject({ why: 'price' });
});
