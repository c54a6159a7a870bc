import { upgrade } from '../../../games/kit/versions';
import { pointDetails } from '../../../games/mythotopia/rules/points';
import { mythotopia } from '../../../games/mythotopia/ruleset';
import { duel, situation } from '../../../games/mythotopia/situation';

/** Victory points and VP cards (M3, M12, M11.27). */

describe('points (M3)', () => {
  test('M3.1, M3.2: 3 for each province with a town, city or citadel, and the tokens', () => {
    const s = duel(
      { provinces: ['palmain', 'lea'], cities: ['blore'], citadel: 'nusus', tokens: { 1: 2, 2: 1, 3: 1 } },
      {},
      { vp: { citadel: 0 } },
    );
    expect(s.points(0)).toBe(12 + 7);
  });

  test('M3.5, OQ-2: nobody is below 12', () => {
    expect(duel({ provinces: ['palmain'], tokens: { 1: 2 } }).points(0)).toBe(12);
  });

  test('M3.3: a token is kept whatever happens to the city it was given for', () => {
    const s = duel({ provinces: ['lea'] }, { cities: ['palmain'], tokens: { 2: 1 } }, { armies: { palmain: [3, 0] } });
    s.turn('endWar palmain');
    expect(s.player(1).tokens[2]).toBe(1);
  });

  test('M3.6: a due token is taken at once', () => {
    const s = duel(
      { provinces: ['palmain', 'fadge'], hand: ['starterBuild', 'palmain', 'fadge'] },
      {},
      { vp: { castle: 1 } },
    );
    s.turn('build castle palmain').expectTurnOf(0);
    expect([s.player(0).tokens[1], s.g.vp[0]?.tokens]).toEqual([1, []]);
  });
});

describe('where points come from (M3.1, M3.3)', () => {
  test('M3.1: a token counts for the VP card that gave it; one of the bank for the card that asked for it (M11.27)', () => {
    const s = duel(
      { provinces: ['palmain', 'fadge'], hand: ['starterBuild', 'palmain', 'fadge'], reserve: ['scribe'] },
      {},
      { vp: { castle: 6 } },
    );
    s.turn('build castle palmain').answer('bank');
    expect(pointDetails(s.g, 0)).toEqual([
      ['provinces', 6],
      ['castle', 1],
      ['least', 5],
    ]);
  });

  test('M11.1: what the bank gives in exchange has no card', () => {
    const s = duel(
      { provinces: ['palmain', 'fadge'], hand: ['starterBuild', 'palmain', 'fadge', 'alchemist'] },
      {},
      { vp: { castle: 6 } },
    );
    s.turn('build castle palmain').turn('playCard alchemist');
    expect(s.player(0).tokens).toEqual({ 1: 0, 2: 1, 3: 0 });
    expect(pointDetails(s.g, 0).slice(1, 3)).toEqual([
      ['castle', 1],
      ['tokens', 1],
    ]);
  });

  test('a match that was stored before this was remembered goes on with nameless tokens', () => {
    const { g } = duel({ provinces: ['palmain'], tokens: { 1: 2 } });
    const old = structuredClone({ ...g, version: '3' });
    for (const player of old.players) Reflect.deleteProperty(player, 'earned');
    const now = upgrade(mythotopia, old);
    if (typeof now === 'string') throw new Error(now);
    expect(pointDetails(now, 0)).toContainEqual(['tokens', 2]);
    expect(now).toEqual(g);
  });
});

describe('VP cards (M12)', () => {
  const won = (vp: Record<string, number>, other: object = { provinces: ['palmain'] }, more: object = {}) => {
    const s = duel({ provinces: ['lea'] }, other, { armies: { palmain: [9, 0] }, vp, ...more });
    s.turn('endWar palmain');
    return s.player(0).tokens;
  };

  test('M12.1: Castle, City, Roads: one for each of them built', () => {
    const own = {
      provinces: ['palmain', 'nusus', 'fadge', 'kinabra'],
      hand: ['starterBuild', 'palmain', 'fadge', 'kinabra'],
    };
    const built = (what: string) => duel(own).turn(`build ${what}`).player(0).tokens;
    expect([built('city palmain'), built('road nusus-palmain')]).toEqual([
      { 1: 0, 2: 1, 3: 0 },
      { 1: 0, 2: 1, 3: 0 },
    ]);
    const castle = duel({ ...own, hand: ['starterBuild', 'palmain', 'fadge'] })
      .turn('build castle palmain')
      .player(0).tokens;
    expect(castle).toEqual({ 1: 1, 2: 0, 3: 0 });
  });

  test('M12.2: Citadel: the first capture of a citadel takes the one token; it is not built again', () => {
    expect(won({ citadel: 1 }, { citadel: 'palmain' })).toEqual({ 1: 0, 2: 0, 3: 1 });
    expect(won({ citadel: 0 }, { citadel: 'palmain' })).toEqual({ 1: 0, 2: 0, 3: 0 });
    expect(won({ citadel: 1 })).toEqual({ 1: 0, 2: 0, 3: 0 });
    const s = duel({ provinces: ['lea'] }, { citadel: 'palmain' }, { armies: { palmain: [9, 0] }, vp: { citadel: 1 } });
    const { towns } = s.player(1).stock;
    s.turn('endWar palmain');
    expect([s.g.citadels, s.player(1).stock.towns, s.g.owners['palmain']]).toEqual([[], towns, 0]);
  });

  test('M12.3: Defender of the Realm: a war won as defender against a player', () => {
    const s = duel({ provinces: ['palmain'] }, {}, { armies: { palmain: [3, 2] }, vp: { defenderOfTheRealm: 6 } });
    s.turn('endWar palmain');
    expect(s.player(0).tokens[1]).toBe(1);
  });

  test('M12.5: Here be Dragons and Runestones: a capture with one of them', () => {
    expect(won({ hereBeDragons: 3 }, {}, { dragons: ['palmain'] })).toEqual({ 1: 0, 2: 1, 3: 0 });
    expect(won({ runestones: 4 }, {}, { runestones: ['palmain'] })).toEqual({ 1: 0, 2: 1, 3: 0 });
    expect(won({ hereBeDragons: 3, runestones: 4 }, {}, { dragons: ['palmain'], runestones: ['palmain'] })).toEqual({
      1: 0,
      2: 2,
      3: 0,
    });
    expect(won({ hereBeDragons: 0 }, {}, { dragons: ['palmain'] })).toEqual({ 1: 0, 2: 0, 3: 0 });
  });

  test('M12.9: Spoils of War: a province of another player, none for neutrals', () => {
    expect(won({ spoilsOfWar: 6 })).toEqual({ 1: 1, 2: 0, 3: 0 });
    expect(won({ spoilsOfWar: 6 }, {})).toEqual({ 1: 0, 2: 0, 3: 0 });
  });

  test('M7.9.5: several at once', () => {
    expect(
      won({ spoilsOfWar: 6, citadel: 1, runestones: 4 }, { citadel: 'palmain' }, { runestones: ['palmain'] }),
    ).toEqual({ 1: 1, 2: 1, 3: 1 });
  });

  describe('M12.6: Lord of the Isles', () => {
    const island = (own: string[], target: string, tokens: (1 | 2 | 3)[] = [2, 3]) => {
      const s = duel({ provinces: own }, {}, { armies: { [target]: [9, 0] }, vp: { lordOfTheIsles: tokens } });
      s.turn(`endWar ${target}`);
      return s.player(0).tokens;
    };

    test('M12.6: the large island gives the 3, the small one the 2', () => {
      expect(island(['ictus', 'jeopigia'], 'nesh')).toEqual({ 1: 0, 2: 0, 3: 1 });
      expect(island(['aporia'], 'kinabra')).toEqual({ 1: 0, 2: 1, 3: 0 });
      expect(island(['ictus'], 'nesh')).toEqual({ 1: 0, 2: 0, 3: 0 });
    });

    test('M12.6, M3.4: a token that is gone is not given by the other', () => {
      expect(island(['aporia'], 'kinabra', [3])).toEqual({ 1: 0, 2: 0, 3: 0 });
    });

    test('M12.6: a capture elsewhere by who holds an island gives none', () => {
      expect(island(['aporia', 'kinabra'], 'nesh')).toEqual({ 1: 0, 2: 0, 3: 0 });
    });
  });

  describe('M12.7: Master of the Seas', () => {
    const coasts = {
      provinces: ['palmain', 'custus', 'hatchel', 'empyrean'],
      hand: ['starterShip'],
      pool: { ships: 0 },
    };
    const sailed = (ships: Record<string, number[]>, to: string, tokens = 2, sailedBy = {}) => {
      const s = duel(
        { ...coasts, provinces: [...coasts.provinces, 'camarine'] },
        {},
        { ships, vp: { masterOfTheSeas: tokens } },
      );
      Object.assign(s.g.sailed, sailedBy);
      s.turn(`placeShips ${to}`);
      return s;
    };
    const two = { serpentSea: [1, 0], inlandSeaEast: [1, 0] };

    test('M12.7: three seas one token, four the other', () => {
      const s = sailed(two, 'inlandSeaWest');
      expect([s.player(0).tokens[2], s.g.sailed]).toEqual([1, { 3: 0 }]);
      const four = sailed({ ...two, inlandSeaWest: [1, 0] }, 'beastSea', 1, { 3: 1 });
      expect([four.player(0).tokens[2], four.g.sailed]).toEqual([1, { 3: 1, 4: 0 }]);
    });

    test('M12.7: one player may take both, at once even', () => {
      const s = sailed({ ...two, inlandSeaWest: [1, 0] }, 'beastSea');
      expect([s.player(0).tokens[2], s.g.vp.at(-1)?.tokens]).toEqual([2, []]);
    });

    test('M12.7: two seas give none, nor does the condition that was met before', () => {
      expect(sailed({ serpentSea: [1, 0] }, 'inlandSeaWest').player(0).tokens[2]).toBe(0);
      expect(sailed(two, 'inlandSeaWest', 1, { 3: 1 }).player(0).tokens[2]).toBe(0);
    });
  });

  test('M12.8, M6.13: Patronage: 2 gold for one of its tokens, an action', () => {
    const own = { provinces: ['mome', 'nesh'], hand: ['mome', 'nesh'] };
    const s = duel(own, {}, { vp: { patronage: 5 } });
    s.turn('patronage');
    expect([s.player(0).tokens[1], s.g.actions, s.player(0).hand]).toEqual([1, 1, []]);
    expect(duel(own).refused('patronage')).toMatchObject({ why: 'noPatronage' });
    expect(duel(own, {}, { vp: { patronage: 0 } }).refused('patronage')).toMatchObject({ why: 'noToken' });
    expect(duel({ ...own, hand: ['mome'] }, {}, { vp: { patronage: 5 } }).refused('patronage')).toMatchObject({
      why: 'price',
    });
  });
});

describe('Scribe (M11.27)', () => {
  const castle = (vp: Record<string, number>, tokens = {}) =>
    duel(
      { provinces: ['palmain', 'fadge'], hand: ['starterBuild', 'palmain', 'fadge'], reserve: ['scribe'], tokens },
      {},
      { vp },
    );

  test('M11.27: the token may come from the bank', () => {
    const s = castle({ castle: 6 });
    s.turn('build castle palmain');
    expect(s.question()).toMatchObject({ ask: 'token', card: 'castle', options: ['card', 'bank'] });
    const bank = s.g.bank[1];
    s.answer('bank');
    expect([s.player(0).tokens[1], s.g.bank[1], s.g.vp[0]?.tokens.length]).toEqual([1, bank - 1, 6]);
  });

  test('M3.4, M11.27: also when the VP card is empty', () => {
    const s = castle({ castle: 0 });
    s.turn('build castle palmain').expectTurnOf(0);
    expect(s.player(0).tokens[1]).toBe(1);
  });

  test('OQ-17: not where the bank lacks the value', () => {
    const s = situation({
      players: [
        { provinces: ['palmain', 'fadge'], hand: ['starterBuild', 'palmain', 'fadge'], reserve: ['scribe'] },
        { tokens: { 1: 28 } },
      ],
      vp: { castle: 0 },
    });
    s.turn('build castle palmain').expectTurnOf(0);
    expect(s.player(0).tokens).toEqual({ 1: 0, 2: 0, 3: 0 });
  });

  test('M11.27: Patronage from the bank when its card is empty', () => {
    const s = duel(
      { provinces: ['mome', 'nesh'], hand: ['mome', 'nesh'], reserve: ['scribe'] },
      {},
      { vp: { patronage: 0 } },
    );
    s.turn('patronage');
    expect(s.player(0).tokens[1]).toBe(1);
  });

  describe('M6.13, M11.27: a payment for a token of the bank does not use up Scribe', () => {
    const own = { provinces: ['mome', 'nesh', 'palmain'], reserve: ['scribe', 'goldMine'] };

    test('with nothing else for Gold Mine to convert the price cannot be paid', () => {
      const s = duel({ ...own, hand: ['mome'] }, {}, { vp: { patronage: 0 } });
      expect(s.refused('patronage')).toMatchObject({ why: 'price' });
    });

    test('another card is converted', () => {
      const s = duel({ ...own, hand: ['mome', 'palmain'] }, {}, { vp: { patronage: 0 } });
      s.turn('patronage');
      expect(s.player(0)).toMatchObject({ tokens: { 1: 1 }, hand: [], reserve: ['scribe-card', 'goldMine-card'] });
      s.expectTurnOf(0);
    });

    test('while the card has tokens Scribe may be played for them', () => {
      const s = duel({ ...own, hand: ['mome'] }, {}, { vp: { patronage: 2 } });
      s.turn('patronage');
      expect(s.player(0)).toMatchObject({ tokens: { 1: 1 }, hand: [], reserve: ['goldMine-card'] });
      s.expectTurnOf(0);
    });
  });

  test('M11.27: Master of the Seas: each condition once, with a town left on the card', () => {
    const s = duel(
      {
        provinces: ['palmain', 'custus', 'hatchel', 'empyrean'],
        hand: ['starterShip', 'ship'],
        reserve: ['scribe'],
        pool: { ships: 0 },
      },
      {},
      { ships: { serpentSea: [1, 0], inlandSeaEast: [1, 0] }, vp: { masterOfTheSeas: 1 } },
    );
    s.g.sailed[3] = 1;
    const { towns } = s.player(0).stock;
    s.turn('placeShips inlandSeaWest').answer('1').answer('ships starterShip');
    expect(s.player(0)).toMatchObject({ tokens: { 2: 1 }, marks: [3], stock: { towns: towns - 1 } });
    s.turn('placeShips serpentSea').expectTurnOf(0);
    expect(s.player(0).tokens[2]).toBe(1);
  });

  test('M11.27: Lord of the Isles each time a capture completes the island again', () => {
    const s = duel(
      { provinces: ['aporia'], reserve: ['scribe'] },
      { provinces: ['kinabra'] },
      { armies: { kinabra: [5, 0] }, vp: { lordOfTheIsles: 0 } },
    );
    s.turn('endWar kinabra');
    expect(s.player(0).tokens[2]).toBe(1);
  });
});
