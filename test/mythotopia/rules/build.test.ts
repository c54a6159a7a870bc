import { duel } from '../../../games/mythotopia/situation';

/** Build (M8) and roads (M9). */

const own = { provinces: ['palmain', 'nusus', 'fadge', 'kinabra', 'malebolge', 'grimp'] };
const stone = ['fadge', 'kinabra', 'malebolge', 'grimp'];

describe('Build (M8)', () => {
  test('M8.1: Build, the card of the site, and stone', () => {
    const s = duel({ ...own, hand: ['starterBuild', 'palmain', 'fadge'] });
    s.turn('build castle palmain');
    expect(s.g.castles).toEqual(['palmain']);
    expect(s.player(0).discard).toEqual(['starterBuild-red-1', 'palmain-card', 'fadge-card']);
    expect(duel({ ...own, hand: ['palmain', 'fadge'] }).refused('build castle palmain')).toMatchObject({
      why: 'noBuildCard',
    });
    expect(duel({ ...own, hand: ['starterBuild', 'fadge'] }).refused('build castle palmain')).toMatchObject({
      why: 'noSiteCard',
    });
    expect(duel({ ...own, hand: ['starterBuild', 'palmain'] }).refused('build castle palmain')).toMatchObject({
      why: 'price',
    });
  });

  test('M8.1, M9.3: the card of a linked province, or General', () => {
    const s = duel({ ...own, hand: ['starterBuild', 'nusus', 'fadge'] }, {}, { roads: ['nusus-palmain'] });
    s.turn('build castle palmain');
    expect(s.player(0).discard).toContain('nusus-card');
    const general = duel({ ...own, hand: ['starterBuild', 'general', 'fadge'] });
    general.turn('build castle palmain');
    expect(general.player(0).discard).toContain('general-card');
    expect(duel({ ...own, hand: ['starterBuild', 'portal', 'fadge'] }).refused('build castle palmain')).toMatchObject({
      why: 'noSiteCard',
    });
  });

  test('M8.2: city: 2 stone; the town goes to stock, room in the reserve grows; 2 points', () => {
    const s = duel({
      ...own,
      hand: ['starterBuild', 'palmain', 'fadge', 'kinabra', 'starterArmy', 'starterArmy2', 'starterShip'],
    });
    const { towns } = s.player(0).stock;
    s.turn('build city palmain');
    expect(s.g.cities).toEqual(['palmain']);
    expect(s.player(0)).toMatchObject({ stock: { towns: towns + 1, cities: 3 }, tokens: { 2: 1 } });
    s.turn('putInReserve');
    expect(s.question().max).toBe(3);
  });

  test('M8.2: not on a city or a citadel, four in all', () => {
    const hand = ['starterBuild', 'palmain', 'fadge', 'kinabra'];
    expect(
      duel({ provinces: ['fadge', 'kinabra'], cities: ['palmain'], hand }).refused('build city palmain'),
    ).toMatchObject({
      why: 'built',
    });
    expect(
      duel({ provinces: ['fadge', 'kinabra'], citadel: 'palmain', hand }, {}, { vp: { citadel: 1 } }).refused(
        'build city palmain',
      ),
    ).toMatchObject({ why: 'citadel' });
    const four = duel({ provinces: ['palmain', 'fadge', 'kinabra'], cities: ['lea', 'blore', 'darb', 'nusus'], hand });
    expect(four.refused('build city palmain')).toMatchObject({ why: 'noCityLeft' });
  });

  test('M8.3: castle: 1 stone; where no castle and no own citadel stands; town or city stays; 1 point', () => {
    const hand = ['starterBuild', 'palmain', 'fadge'];
    const s = duel({ provinces: ['fadge'], cities: ['palmain'], hand });
    s.turn('build castle palmain');
    expect([s.g.castles, s.g.cities, s.player(0).tokens[1]]).toEqual([['palmain'], ['palmain'], 1]);
    expect(duel({ ...own, hand }, {}, { castles: ['palmain'] }).refused('build castle palmain')).toMatchObject({
      why: 'built',
    });
    expect(
      duel({ provinces: ['fadge'], citadel: 'palmain', hand }, {}, { vp: { citadel: 1 } }).refused(
        'build castle palmain',
      ),
    ).toMatchObject({ why: 'citadel' });
  });

  test('M1.4: nine castles and nine roads for all', () => {
    const nine = ['ambsace', 'aporia', 'camarine', 'coryphee', 'custus', 'darb', 'dragonate', 'eagre', 'empyrean'];
    expect(
      duel({ ...own, hand: ['starterBuild', 'palmain', 'fadge'] }, {}, { castles: nine }).refused(
        'build castle palmain',
      ),
    ).toMatchObject({ why: 'noCastleLeft' });
    const roads = [
      'blore-iracund',
      'blore-margent',
      'blore-scombroid',
      'blore-trogle',
      'camarine-eagre',
      'camarine-peened',
      'camarine-shog',
      'coryphee-mome',
      'coryphee-ogdoad',
    ];
    expect(
      duel({ ...own, hand: ['starterBuild', 'palmain', 'fadge', 'kinabra'] }, {}, { roads }).refused(
        'build road nusus-palmain',
      ),
    ).toMatchObject({ why: 'noRoadLeft' });
  });

  test('M8.4: road: 2 stone, between two own provinces, with the card of either; 2 points', () => {
    for (const card of ['palmain', 'nusus']) {
      const s = duel({ ...own, hand: ['starterBuild', card, 'fadge', 'kinabra'] });
      s.turn('build road nusus-palmain');
      expect([s.g.roads, s.player(0).tokens[2]]).toEqual([['nusus-palmain'], 1]);
    }
    expect(
      duel({ ...own, hand: ['starterBuild', 'palmain', 'fadge', 'kinabra'] }).refused('build road blore-palmain'),
    ).toMatchObject({ why: 'roadBoth' });
    expect(
      duel({ ...own, hand: ['starterBuild', 'palmain', 'fadge', 'kinabra'] }, {}, { roads: ['nusus-palmain'] }).refused(
        'build road nusus-palmain',
      ),
    ).toMatchObject({ why: 'built' });
  });

  test('M8.4: hills cost 3 stone, mountains cannot be crossed', () => {
    const hills = { provinces: ['mome', 'remise', 'fadge', 'kinabra', 'malebolge'] };
    expect(
      duel({ ...hills, hand: ['starterBuild', 'mome', 'fadge', 'kinabra'] }).refused('build road mome-remise'),
    ).toMatchObject({ why: 'price' });
    expect(
      duel({ ...hills, hand: ['starterBuild', 'mome', 'fadge', 'kinabra', 'malebolge'] }).refused(
        'build road mome-remise',
      ),
    ).toBeNull();
    const mountains = {
      provinces: ['diclesium', 'iracund', 'fadge', 'kinabra', 'malebolge'],
      hand: ['starterBuild', 'diclesium', 'fadge', 'kinabra', 'malebolge'],
    };
    expect(duel(mountains).refused('build road diclesium-iracund')).toMatchObject({ why: 'mountains' });
  });

  test('M8.4, M11.24: with Ranger hills cost 2 and mountains 3', () => {
    const s = duel({
      provinces: ['mome', 'remise', 'fadge', 'kinabra'],
      hand: ['starterBuild', 'mome', 'fadge', 'kinabra'],
      reserve: ['ranger'],
    });
    expect(s.refused('build road mome-remise')).toBeNull();
    const over = { provinces: ['diclesium', 'iracund', ...stone], reserve: ['ranger'] };
    // Fadge's stone and Ranger's own make two.
    expect(
      duel({ ...over, hand: ['starterBuild', 'diclesium', 'fadge'] }).refused('build road diclesium-iracund'),
    ).toMatchObject({ why: 'price' });
    expect(
      duel({ ...over, hand: ['starterBuild', 'diclesium', 'fadge', 'kinabra', 'malebolge'] }).refused(
        'build road diclesium-iracund',
      ),
    ).toBeNull();
  });

  test('M8.5, M12.4: Guilded City: 1 gold for a token, if the player likes', () => {
    const city = () =>
      duel(
        {
          provinces: ['palmain', 'fadge', 'kinabra', 'mome'],
          hand: ['starterBuild', 'palmain', 'fadge', 'kinabra', 'mome'],
        },
        {},
        { vp: { guildedCity: 4 } },
      );
    const s = city();
    s.turn('build city palmain').answer('yes');
    expect([s.player(0).tokens, s.player(0).hand, s.g.actions]).toEqual([{ 1: 1, 2: 1, 3: 0 }, [], 1]);
    const no = city();
    no.turn('build city palmain').answer('no');
    expect([no.player(0).tokens, no.player(0).hand]).toEqual([{ 1: 0, 2: 1, 3: 0 }, ['mome-card']]);
  });

  test('M8.5: nobody is asked without gold, or with the card empty', () => {
    const hand = ['starterBuild', 'palmain', 'fadge', 'kinabra'];
    duel({ ...own, hand }, {}, { vp: { guildedCity: 4 } })
      .turn('build city palmain')
      .expectTurnOf(0);
    duel(
      { provinces: ['palmain', 'fadge', 'kinabra', 'mome'], hand: [...hand, 'mome'] },
      {},
      { vp: { guildedCity: 0 } },
    )
      .turn('build city palmain')
      .expectTurnOf(0);
  });

  test('M8.5, M12.4: Roadside Inns after a road', () => {
    const s = duel(
      {
        provinces: ['palmain', 'nusus', 'fadge', 'kinabra', 'mome'],
        hand: ['starterBuild', 'palmain', 'fadge', 'kinabra', 'mome'],
      },
      {},
      { vp: { roadsideInns: 4 } },
    );
    s.turn('build road nusus-palmain').answer('yes');
    expect(s.player(0).tokens).toEqual({ 1: 1, 2: 1, 3: 0 });
  });

  test('M8.6: a war there does not forbid it; M3.4: nor does an empty VP card', () => {
    const s = duel(
      { ...own, hand: ['starterBuild', 'palmain', 'fadge'] },
      {},
      { armies: { palmain: [0, 2] }, vp: { castle: 0 } },
    );
    s.turn('build castle palmain');
    expect([s.g.castles, s.player(0).tokens[1]]).toEqual([['palmain'], 0]);
  });

  test('M11.3: the improvement Build works like the starter; which one is played is chosen', () => {
    const s = duel({ ...own, hand: ['starterBuild', 'build', 'palmain', 'fadge'] });
    s.turn('build castle palmain');
    expect(s.question()).toMatchObject({ ask: 'pay', options: ['build starterBuild-red-1', 'build build-card'] });
    // The other Build's stone may pay.
    s.answer('build build-card').answer('stone starterBuild');
    expect(s.player(0).hand).toEqual(['fadge-card']);
  });
});

describe('roads (M9)', () => {
  const ring = { provinces: ['palmain', 'nusus', 'talion', 'lea'] };
  const roads = ['nusus-palmain', 'nusus-talion'];

  test('M9.2: once per turn armies move within the own network, as a free action', () => {
    const s = duel(ring, {}, { armies: { palmain: [3, 0], lea: [1, 0] }, roads });
    s.turn('moveByRoad');
    expect(s.question()).toMatchObject({ ask: 'moveByRoad', options: ['palmain nusus', 'palmain talion'] });
    s.answer('palmain talion').answer('2');
    expect(s.options()).toEqual(['palmain nusus', 'palmain talion', 'done']);
    s.answer('palmain nusus');
    expect(s.g.armies).toEqual({ talion: [2, 0], nusus: [1, 0], lea: [1, 0] });
    expect([s.g.actions, s.refused('moveByRoad')]).toEqual([0, { why: 'oncePerTurn' }]);
  });

  test('M9.1: not over a road of which one end is foreign', () => {
    const s = duel(
      { provinces: ['palmain', 'talion'] },
      { provinces: ['nusus'] },
      { armies: { palmain: [3, 0] }, roads },
    );
    expect(s.refused('moveByRoad')).toMatchObject({ why: 'noRoads' });
  });

  test('OQ-8: into and out of an own province at war', () => {
    const s = duel(ring, {}, { armies: { palmain: [3, 2], talion: [0, 1] }, roads });
    s.turn('moveByRoad').answer('palmain talion').answer('3');
    expect(s.g.armies).toEqual({ palmain: [0, 2], talion: [3, 1] });
    s.expectTurnOf(0);
  });

  test('OQ-7: cards stand in over one road only', () => {
    const far = { provinces: ['palmain', 'nusus', 'talion', 'lea', 'custus'], hand: ['talion', 'lea', 'custus'] };
    expect(duel(far, {}, { roads }).options('invade blore')).toEqual([]);
    expect(duel({ ...far, hand: ['nusus', 'lea', 'custus'] }, {}, { roads }).refused('invade blore')).toBeNull();
  });
});
