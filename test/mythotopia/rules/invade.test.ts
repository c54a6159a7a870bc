import { duel, situation } from '../../../games/mythotopia/situation';

/** Invade (M6.1). */

const targets = (s: ReturnType<typeof duel>): string[] => s.options('invade').map((option) => option.slice(7));

describe('target and source', () => {
  test('M6.1.1: neutral and foreign provinces, no own one; others may be attacking already', () => {
    const s = situation({
      players: [
        { provinces: ['palmain', 'nusus', 'scombroid'], hand: ['palmain', 'nusus', 'scombroid'] },
        { provinces: ['blore'] },
        {},
      ],
      armies: { iracund: [0, 0, 2] },
    });
    expect(targets(s)).toEqual(expect.arrayContaining(['blore', 'iracund', 'diclesium']));
    expect(s.refused('invade nusus')).toMatchObject({ why: 'ownProvince' });
  });

  test('M6.1.2: the source is the card of an own province at the border', () => {
    const s = duel({ provinces: ['palmain', 'custus', 'ambsace'], hand: ['palmain', 'custus', 'ambsace'] });
    expect(targets(s)).toEqual(expect.arrayContaining(['blore', 'frampold', 'peened']));
    expect(targets(s)).not.toContain('lea');
    expect(s.refused('invade lea')).toMatchObject({ why: 'notReached' });
    const without = duel({ provinces: ['palmain', 'custus', 'ambsace'], hand: ['custus', 'ambsace'] });
    expect(without.refused('invade blore')).toMatchObject({ why: 'noSource' });
  });

  test('M6.1.2, M9.3: the card of a province that a road links to one at the border', () => {
    const own = { provinces: ['palmain', 'nusus', 'oxter', 'camarine'], hand: ['nusus', 'oxter', 'camarine'] };
    expect(duel(own).options('invade blore')).toEqual([]);
    const s = duel(own, {}, { roads: ['nusus-palmain'] });
    s.turn('invade blore');
    expect(s.g.armies).toEqual({ blore: [1, 0] });
    expect(s.player(0).discard[0]).toBe('nusus-card');
  });

  test('M6.1.2, M9.1: a road of which the other end is foreign links nothing', () => {
    const s = duel(
      { provinces: ['nusus', 'oxter', 'camarine'], hand: ['nusus', 'oxter', 'camarine'] },
      { provinces: ['palmain'] },
      { roads: ['nusus-palmain'] },
    );
    expect(s.options('invade blore')).toEqual([]);
  });

  test('M6.1.9: an own province under attack is a source all the same', () => {
    const s = duel(
      { provinces: ['palmain', 'custus', 'lea'], hand: ['palmain', 'custus', 'lea'] },
      {},
      { armies: { palmain: [0, 3] } },
    );
    expect(s.refused('invade blore')).toBeNull();
  });

  test('OQ-25: a province where own armies stand may be invaded again', () => {
    const s = duel(
      { provinces: ['palmain', 'custus', 'lea'], hand: ['palmain', 'custus', 'lea'] },
      {},
      { armies: { blore: [2, 0] } },
    );
    s.turn('invade blore');
    expect(s.g.armies).toEqual({ blore: [3, 0] });
  });
});

describe('borders', () => {
  const hills = { provinces: ['blore', 'custus', 'nusus', 'welkin'] };

  test('M6.1.3: plain border 1 food, hills 2, mountains not at all', () => {
    expect(duel({ ...hills, hand: ['blore', 'custus', 'welkin'] }).refused('invade quean')).toMatchObject({
      why: 'price',
    });
    const s = duel({ ...hills, hand: ['blore', 'custus', 'nusus', 'welkin'] });
    s.turn('invade quean');
    expect(s.player(0).hand).toEqual([]);
    const mountains = duel({
      provinces: ['diclesium', 'custus', 'nusus', 'welkin'],
      hand: ['diclesium', 'custus', 'nusus', 'welkin'],
    });
    expect(mountains.refused('invade fadge')).toMatchObject({ why: 'mountains' });
    expect(mountains.refused('invade iracund')).toMatchObject({ why: 'mountains' });
  });

  test('M11.24: Ranger in reserve: hills 1 food, mountains 2', () => {
    const s = duel({ ...hills, hand: ['blore', 'custus', 'welkin'], reserve: ['ranger'] });
    s.turn('invade quean');
    expect([s.player(0).hand, s.player(0).reserve]).toEqual([[], ['ranger-card']]);
    const own = { provinces: ['diclesium', 'custus', 'nusus', 'welkin'], reserve: ['ranger'] };
    expect(duel({ ...own, hand: ['diclesium', 'custus', 'welkin'] }).refused('invade fadge')).toMatchObject({
      why: 'price',
    });
    expect(duel({ ...own, hand: ['diclesium', 'custus', 'nusus', 'welkin'] }).refused('invade fadge')).toBeNull();
    expect(
      duel({ provinces: own.provinces, hand: ['diclesium', 'custus', 'nusus', 'welkin', 'ranger'] }).refused(
        'invade fadge',
      ),
    ).toMatchObject({ why: 'mountains' });
  });

  test('M6.1.6: the food depends on the border only, not on the number of armies', () => {
    const s = duel({ provinces: ['palmain', 'custus'], hand: ['palmain', 'custus', 'starterArmy', 'starterArmy2'] });
    s.turn('invade blore').answer('4');
    expect(s.g.armies).toEqual({ blore: [4, 0] });
    expect(s.player(0).hand).toEqual([]);
  });
});

describe('the sea', () => {
  const fleet = { provinces: ['nesh', 'palmain', 'lea', 'nusus'] };

  test('M6.1.4: over one sea with one Ship card and 1 food', () => {
    const s = duel({ ...fleet, hand: ['palmain', 'starterShip', 'lea', 'nusus'] });
    s.turn('invade aporia').answer('palmain-card palmain sea1 1');
    expect(s.g.armies).toEqual({ aporia: [1, 0] });
    expect(s.player(0).discard).toEqual(['palmain-card', 'lea-card', 'starterShip-red-1', 'nusus-card']);
  });

  test('M6.1.4: over two touching seas with two Ship cards', () => {
    // Custus lies at the Beast Sea, Palmain at the Serpent Sea.
    const own = { provinces: ['palmain', 'lea', 'iracund'] };
    expect(duel({ ...own, hand: ['palmain', 'starterShip', 'lea', 'iracund'] }).options('invade custus')).toEqual([]);
    const s = duel({ ...own, hand: ['palmain', 'starterShip', 'ship', 'lea', 'iracund'] });
    s.turn('invade custus');
    expect(s.g.armies).toEqual({ custus: [1, 0] });
    expect(s.player(0).hand).toEqual([]);
  });

  test('M6.1.4: the inland seas touch no other', () => {
    const s = duel({
      provinces: ['coryphee', 'lea', 'iracund'],
      hand: ['coryphee', 'starterShip', 'ship', 'lea', 'iracund'],
    });
    expect(targets(s)).toEqual(expect.arrayContaining(['empyrean', 'galingale', 'kakopyge']));
    expect(targets(s)).not.toContain('hatchel');
  });

  test('M4.1: the Ship that carries the army does not feed it', () => {
    expect(duel({ ...fleet, hand: ['palmain', 'starterShip', 'lea'] }).refused('invade aporia')).toMatchObject({
      why: 'price',
    });
    expect(duel({ ...fleet, hand: ['palmain', 'lea', 'nusus'] }).refused('invade aporia')).toMatchObject({
      why: 'noShipCard',
    });
  });

  test('OQ-27: where several ways fit the player says which: two food by land, or a Ship', () => {
    // Shog borders on Malebolge over hills, and both lie at the western inland sea.
    const s = duel({
      provinces: ['shog', 'nusus', 'iracund', 'lea'],
      hand: ['shog', 'nusus', 'iracund', 'lea', 'starterShip'],
    });
    s.turn('invade malebolge');
    expect(s.question()).toMatchObject({ ask: 'route', options: ['shog-card shog land 2', 'shog-card shog sea1 1'] });
  });

  test('a way that is dearer in everything is left out', () => {
    // Palmain borders on Nusus over land: nobody would sail.
    const s = duel({ provinces: ['palmain', 'custus', 'lea'], hand: ['palmain', 'starterShip', 'lea', 'custus'] });
    s.turn('invade nusus').answer('food custus');
    expect(s.player(0).discard).toEqual(['palmain-card', 'lea-card', 'custus-card']);
  });
});

describe('armies', () => {
  const own = { provinces: ['palmain', 'custus', 'lea', 'welkin'] };

  test('M6.1.7: as many as symbols are played, no more than in stock', () => {
    const s = duel({ ...own, hand: ['palmain', 'custus', 'starterArmy', 'lea', 'welkin'], pool: { armies: 11 } });
    s.turn('invade blore');
    expect(s.question()).toMatchObject({ ask: 'armies', options: ['1', '2', '3'] });
    s.answer('2');
    expect(s.question()).toMatchObject({
      ask: 'pay',
      options: ['armies starterArmy-red-1', 'armies lea-card armies welkin-card'],
    });
  });

  test('M6.1.7: with exactly one army in stock one card of several symbols may place it', () => {
    const s = duel({ ...own, hand: ['palmain', 'custus', 'starterArmy'], pool: { armies: 13 } });
    s.turn('invade blore');
    expect(s.g.armies).toEqual({ blore: [1, 0] });
    // With two in stock a card of two symbols places two.
    const two = duel({ ...own, hand: ['palmain', 'custus', 'starterArmy'], pool: { armies: 12 } });
    two.turn('invade blore');
    expect(two.g.armies).toEqual({ blore: [2, 0] });
  });

  test('M6.1.8: fewer than it takes to win', () => {
    const s = duel({ ...own, hand: ['palmain', 'custus', 'lea'] });
    s.turn('invade blore');
    expect(s.g.armies).toEqual({ blore: [1, 0] });
  });

  test('M6.1.10: not without an army symbol, nor without an army in stock', () => {
    expect(duel({ ...own, hand: ['palmain', 'custus', 'starterMarket'] }).refused('invade blore')).toMatchObject({
      why: 'noArmyCard',
    });
    expect(
      duel({ ...own, hand: ['palmain', 'custus', 'lea'], pool: { armies: 14 } }).refused('invade blore'),
    ).toMatchObject({
      why: 'noArmyInStock',
    });
  });

  test('M1.4: armies on the board are no stock', () => {
    const s = duel({ ...own, hand: ['palmain', 'custus', 'lea'] }, {}, { armies: { palmain: [6, 0] } });
    expect(s.player(0).stock.armies).toBe(0);
    expect(s.refused('invade blore')).toMatchObject({ why: 'noArmyInStock' });
  });
});

describe('benefits', () => {
  test('M11.8: General makes any own province the source', () => {
    const s = duel({ provinces: ['palmain', 'custus', 'lea'], hand: ['general', 'custus', 'lea'] });
    expect(targets(s)).toEqual(expect.arrayContaining(['blore', 'frampold', 'quean']));
    // Lea borders on Dragonate and Sorner over hills.
    expect(s.refused('invade sorner')).toMatchObject({ why: 'price' });
    s.turn('invade blore');
    expect(s.player(0).discard).toEqual(['general-card', 'lea-card', 'custus-card']);
  });

  test('M6.1.5, M11.20: Portal reaches any province for 1 food', () => {
    const s = duel({ provinces: ['palmain', 'custus', 'lea'], hand: ['portal', 'custus', 'lea'] });
    expect(targets(s)).toHaveLength(37);
    s.turn('invade fadge');
    expect(s.g.armies).toEqual({ fadge: [1, 0] });
    // Its own food does not pay.
    expect(duel({ provinces: ['palmain', 'lea'], hand: ['portal', 'lea'] }).refused('invade fadge')).toMatchObject({
      why: 'price',
    });
  });
});

describe('Reserve Army (M11.25)', () => {
  const invader = { provinces: ['palmain', 'custus', 'lea'], hand: ['palmain', 'custus', 'lea'] };

  test('M11.25: whoever is at war with a player is invaded nowhere else', () => {
    const other = { provinces: ['blore', 'nusus'], reserve: ['reserveArmy'] };
    expect(duel(invader, other).refused('invade blore')).toBeNull();
    expect(duel(invader, other, { armies: { nusus: [1, 0] } }).refused('invade blore')).toMatchObject({
      why: 'reserveArmy',
    });
    // The war that is on goes on.
    expect(duel(invader, other, { armies: { nusus: [1, 0] } }).refused('invade nusus')).toBeNull();
    expect(duel(invader, other, { armies: { nusus: [1, 0] } }).refused('placeArmies nusus')).toBeNull();
  });

  test('M11.25, M7.1: who has only mercenaries left there attacks already, and is invading nobody further', () => {
    const other = { provinces: ['blore', 'nusus'], reserve: ['reserveArmy'] };
    const s = duel(invader, other, { mercenaries: { nusus: [1, 0] } });
    expect(s.refused('invade nusus')).toBeNull();
    expect(s.refused('invade blore')).toMatchObject({ why: 'reserveArmy' });
  });

  test('M11.25, M7.1: the own Reserve Army does not end the own attack of mercenaries', () => {
    const s = duel(
      { ...invader, reserve: ['reserveArmy'] },
      { provinces: ['blore', 'nusus'] },
      { mercenaries: { nusus: [1, 0] } },
    );
    expect(s.refused('invade nusus')).toBeNull();
    expect(s.refused('invade blore')).toMatchObject({ why: 'reserveArmy' });
  });

  test('M11.25: nor is the attack on the one at war joined', () => {
    const s = situation({
      players: [invader, { provinces: ['blore'], reserve: ['reserveArmy'] }, {}],
      armies: { blore: [0, 0, 1] },
    });
    expect(s.refused('invade blore')).toMatchObject({ why: 'reserveArmy' });
  });

  test('M11.25: its owner invades nothing else, as attacker and as defender', () => {
    const own = { ...invader, reserve: ['reserveArmy'] };
    expect(duel(own, { provinces: ['nusus'] }, { armies: { nusus: [1, 0] } }).refused('invade blore')).toMatchObject({
      why: 'reserveArmy',
    });
    expect(duel(own, {}, { armies: { palmain: [0, 1] } }).refused('invade blore')).toMatchObject({
      why: 'reserveArmy',
    });
    expect(duel(own, { provinces: ['nusus'] }, { armies: { nusus: [1, 0] } }).refused('invade nusus')).toBeNull();
  });

  test('M11.25: wars against neutrals alone do not matter, nor does the card in hand', () => {
    expect(
      duel({ ...invader, reserve: ['reserveArmy'] }, {}, { armies: { nusus: [1, 0] } }).refused('invade blore'),
    ).toBeNull();
    const inHand = { ...invader, hand: [...invader.hand, 'reserveArmy'] };
    expect(duel(inHand, { provinces: ['nusus'] }, { armies: { nusus: [1, 0] } }).refused('invade blore')).toBeNull();
  });
});
