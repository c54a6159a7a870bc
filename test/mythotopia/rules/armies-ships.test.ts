import { duel, situation } from '../../../games/mythotopia/situation';

/** Place and remove armies and ships, buy them (M6.2–M6.7). */

describe('Place armies (M6.2)', () => {
  const own = { provinces: ['palmain', 'custus', 'lea', 'welkin'], hand: ['custus', 'lea', 'welkin'] };

  test('M6.2: in an own province without food and without its card', () => {
    const s = duel({ ...own, hand: ['lea', 'welkin'] });
    s.turn('placeArmies palmain').answer('2');
    expect(s.g.armies).toEqual({ palmain: [2, 0] });
    expect(s.player(0).discard).toEqual(['lea-card', 'welkin-card']);
  });

  test('M6.2: where an invasion is going on 1 food, hills or not', () => {
    const s = duel(own, { provinces: ['quean'] }, { armies: { quean: [1, 0] } });
    s.turn('placeArmies quean').answer('2');
    expect(s.g.armies).toEqual({ quean: [3, 0] });
    expect(s.player(0).hand).toEqual([]);
    const hungry = duel({ ...own, hand: ['lea'] }, {}, { armies: { quean: [1, 0] } });
    expect(hungry.refused('placeArmies quean')).toMatchObject({ why: 'price' });
  });

  test('M6.2: nowhere else', () => {
    const s = duel(own, { provinces: ['blore'] }, { armies: { blore: [0, 1], iracund: [0, 1] } });
    expect(s.options('placeArmies')).toEqual(
      ['custus', 'lea', 'palmain', 'welkin'].map((place) => `placeArmies ${place}`),
    );
    expect(s.refused('placeArmies blore')).toMatchObject({ why: 'noOwnArmyThere' });
    expect(s.refused('placeArmies iracund')).toMatchObject({ why: 'noOwnArmyThere' });
  });

  test('OQ-23: with one army in stock one card of several symbols will do here too', () => {
    const s = duel({ provinces: ['palmain'], hand: ['starterArmy'], pool: { armies: 13 } });
    s.turn('placeArmies palmain');
    expect([s.g.armies, s.player(0).stock.armies]).toEqual([{ palmain: [1, 0] }, 0]);
    expect(s.refused('placeArmies palmain')).toMatchObject({ why: 'noArmyInStock' });
  });
});

describe('Remove armies (M6.3)', () => {
  test('M6.3: any number, armies and mercenaries, to stock and supply; no card', () => {
    const s = duel({ provinces: ['palmain'] }, {}, { armies: { palmain: [2, 0] }, mercenaries: { palmain: [1, 0] } });
    s.turn('removeArmies palmain');
    expect(s.question()).toMatchObject({ ask: 'remove', options: ['0 1', '1 0', '1 1', '2 0', '2 1'] });
    s.answer('1 1');
    expect([s.g.armies, s.g.mercenaries, s.player(0).stock.armies]).toEqual([{ palmain: [1, 0] }, {}, 5]);
  });

  test("M6.3: not where the player attacks or is attacked, not others' armies", () => {
    const s = situation({
      players: [{ provinces: ['palmain', 'lea'] }, { provinces: ['nusus'] }, {}],
      armies: { palmain: [2, 1, 0], blore: [1, 0, 0], nusus: [0, 3, 0] },
    });
    expect(s.options('removeArmies')).toEqual([]);
    expect(s.refused('removeArmies palmain')).toMatchObject({ why: 'atWar', params: { at: 'palmain' } });
    expect(s.refused('removeArmies blore')).toMatchObject({ why: 'atWar', params: { at: 'blore' } });
    expect(s.refused('removeArmies nusus')).toMatchObject({ why: 'noOwnArmyThere' });
  });
});

describe('ships (M6.4, M6.5)', () => {
  test('M6.4: as many as symbols are played, in a sea that touches an own province', () => {
    const s = duel({ provinces: ['palmain'], hand: ['starterShip', 'ship'] }, { provinces: ['custus'] });
    expect(s.options('placeShips')).toEqual(['placeShips serpentSea']);
    expect(s.refused('placeShips beastSea')).toMatchObject({ why: 'notYourCoast' });
    s.turn('placeShips serpentSea').answer('2');
    expect([s.g.ships, s.player(0).stock.ships, s.player(0).hand]).toEqual([{ serpentSea: [2, 0] }, 0, []]);
  });

  test('M6.4: owners mix, and there is no limit to an area', () => {
    const s = duel(
      { provinces: ['palmain'], hand: ['starterShip'], pool: { ships: 0 } },
      {},
      { ships: { serpentSea: [4, 5] } },
    );
    s.turn('placeShips serpentSea');
    expect(s.g.ships).toEqual({ serpentSea: [5, 5] });
  });

  test('M1.4, M6.4: not without a ship in stock or a symbol', () => {
    expect(
      duel({ provinces: ['palmain'], hand: ['starterShip'], pool: { ships: 5 } }).refused('placeShips serpentSea'),
    ).toMatchObject({ why: 'noShipInStock' });
    expect(duel({ provinces: ['palmain'], hand: ['palmain'] }).refused('placeShips serpentSea')).toMatchObject({
      why: 'noShipSymbol',
    });
  });

  test('M6.5: any number home from one sea, in war and peace, without a card', () => {
    const s = duel({ provinces: ['palmain'] }, {}, { ships: { serpentSea: [2, 1] }, armies: { palmain: [0, 1] } });
    s.turn('removeShips serpentSea').answer('2');
    expect([s.g.ships, s.player(0).stock.ships]).toEqual([{ serpentSea: [0, 1] }, 2]);
    expect(s.refused('removeShips serpentSea')).toMatchObject({ why: 'noOwnShipThere' });
  });

  test('OQ-26: ships stay when the last harbour is lost', () => {
    const s = duel(
      { provinces: ['palmain'] },
      { provinces: ['lea'] },
      { ships: { serpentSea: [2, 0] }, armies: { palmain: [0, 5] }, turn: 1 },
    );
    s.turn('endWar palmain');
    expect([s.g.owners['palmain'], s.g.ships]).toEqual([1, { serpentSea: [2, 0] }]);
  });
});

describe('Buy (M6.7)', () => {
  test('M6.7: 1 gold an army, 2 a ship, from pool to stock, in any mix', () => {
    const s = duel({ provinces: ['mome', 'nesh'], hand: ['mome', 'nesh', 'starterMarket'] });
    s.turn('buy');
    expect(s.question()).toMatchObject({ ask: 'buy', options: ['1 0', '2 0', '3 0', '0 1', '1 1'] });
    s.answer('1 1');
    expect(s.player(0)).toMatchObject({ pool: { armies: 7, ships: 2 }, stock: { armies: 7, ships: 3 }, hand: [] });
  });

  test('M6.7: what the pool lacks cannot be bought', () => {
    const s = duel({ provinces: ['mome', 'nesh'], hand: ['mome', 'nesh'], pool: { armies: 1, ships: 0 } });
    s.turn('buy').answer('gold mome');
    expect(s.player(0)).toMatchObject({ pool: { armies: 0, ships: 0 }, hand: [expect.any(String)] });
    expect(duel({ hand: ['starterMarket'], pool: { armies: 0, ships: 0 } }).refused('buy')).toMatchObject({
      why: 'poolEmpty',
    });
    expect(duel({ hand: ['starterBuild'] }).refused('buy')).toMatchObject({ why: 'price' });
    expect(duel({ hand: ['starterMarket'], pool: { armies: 0 } }).refused('buy')).toMatchObject({ why: 'price' });
  });
});
