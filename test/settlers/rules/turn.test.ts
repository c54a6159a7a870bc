import { situation } from '../../../games/settlers/situation';

/** Actions (S7–S12). */

const duel = (one: Parameters<typeof situation>[0]['players'][0], other = {}, rest = {}) =>
  situation({
    players: [
      { faction: 'romans', ...one },
      { faction: 'barbarians', ...other },
    ],
    ...rest,
  });

describe('paying', () => {
  test('S1.3: gold is paid for any resource, and nothing for gold', () => {
    const s = duel({ hand: ['COM003'], goods: { gold: 3 } });
    expect(s.answer('build COM003').player(0).goods.gold).toBe(0);
    const gold = duel({ empire: ['COM030'], goods: { worker: 1, wood: 5, stone: 5, food: 5 } });
    expect(gold.refused('activate COM030')).toEqual({ why: 'price', params: { gold: 1 } });
  });

  test('S1.3: what is at hand is paid before gold; otherwise only on demand', () => {
    const s = duel({ hand: ['COM042'], goods: { wood: 2, gold: 2 } });
    expect(s.options('build')).toEqual(['build COM042', 'build COM042 otherwise']);
    const otherwise = duel({ hand: ['COM042'], goods: { wood: 2, gold: 2 } }).answer('build COM042 otherwise');
    expect(otherwise.options()).toEqual(['wood 2', 'wood 1 gold 1', 'gold 2']);
    expect(otherwise.answer('gold 2').goods(0)).toEqual({ wood: 2 });
    expect(s.answer('build COM042').goods(0)).toEqual({ gold: 2 });
  });

  test('S8.3: a foundation is paid before a location; several locations are asked for', () => {
    const given = { hand: ['ROM001'], goods: { stone: 1 }, empire: ['COM069', 'COM070'] };
    const s = duel(given).answer('build ROM001');
    expect(s.options()).toEqual(['stone 1 location COM069', 'stone 1 location COM070']);
    const founded = duel({ ...given, foundations: ['COM001'] });
    expect(founded.options('build')).toEqual(['build ROM001', 'build ROM001 otherwise']);
    founded.answer('build ROM001');
    expect([founded.player(0).foundations, founded.player(0).empire]).toEqual([[], ['COM069', 'COM070', 'ROM001']]);
  });

  test('S1.3, S13.ROM019, Q28: gold is paid for wood at hand where Warehouses keep the wood', () => {
    const s = duel({ hand: ['COM042'], empire: ['ROM019'], goods: { wood: 2, gold: 2 } }, {}, { passed: [1] });
    s.answer('build COM042 otherwise').answer('gold 2').answer('pass');
    expect([s.g.phase, s.goods(0)]).toEqual(['lookout', { wood: 2 }]);
    const usual = duel({ hand: ['COM042'], empire: ['ROM019'], goods: { wood: 2, gold: 2 } }, {}, { passed: [1] });
    expect(usual.answer('build COM042').answer('pass').goods(0)).toEqual({});
  });

  test('S8.3, S18.10: alone a location is paid instead of a foundation, so that no attack takes it', () => {
    const s = situation({
      players: [
        { faction: 'romans', hand: ['ROM001'], goods: { stone: 1 }, foundations: ['COM001'], empire: ['COM044'] },
      ],
    });
    s.answer('build ROM001 otherwise');
    expect(s.options()).toEqual(['stone 1 foundation COM001', 'stone 1 location COM044']);
    s.answer('stone 1 location COM044');
    expect([s.player(0).foundations, s.player(0).empire, s.g.commonDiscard, s.g.pile]).toEqual([
      ['COM001'],
      ['ROM001'],
      ['COM044'],
      [],
    ]);
  });

  test('S8.3, S8.4: a used location may be discarded, and what lies on it goes with it', () => {
    const s = duel(
      { hand: ['ROM001'], goods: { stone: 1, worker: 1 }, empire: ['COM042'] },
      {},
      { passed: [1], defended: ['COM042'] },
    );
    s.answer('activate COM042').answer('build ROM001');
    expect([s.g.spent.worker, s.g.used, s.g.defended, s.g.commonDiscard]).toEqual([{}, {}, [], ['COM042']]);
  });

  test('Q6: gold stands for any of the resources of Barter', () => {
    const s = situation({
      players: [{ faction: 'barbarians', empire: ['BAR025'], goods: { wood: 1, gold: 1 } }, {}],
      passed: [1],
    });
    expect(s.answer('activate BAR025').goods(0)).toEqual({ vp: 2 });
  });
});

describe('the course of the phase', () => {
  test('S7.1: one action each, in turn', () => {
    const s = duel(
      { hand: ['COM069'], empire: ['COM042'], goods: { worker: 3, food: 1, raze: 1 } },
      { hand: ['COM070'] },
    );
    expect(s.options()).toEqual(['build COM069', 'activate COM042', 'exchange', 'pass']);
    s.answer('build COM069').expectTurnOf(1).answer('build COM070').expectTurnOf(0);
    s.answer('activate COM042').expectTurnOf(1);
  });

  test('S7.2, S7.4: who has passed is skipped, and the last goes on alone', () => {
    const s = duel({ hand: ['COM069'] }, { hand: ['COM070', 'COM071'] });
    s.answer('pass').expectTurnOf(1).answer('build COM070').expectTurnOf(1).answer('build COM071').expectTurnOf(1);
    expect(s.answer('pass').g.phase).toBe('lookout');
  });

  test('S7.3: nothing of a player who has passed is a target', () => {
    const other = { empire: ['COM003'], deals: ['BAR001'], goods: { wood: 3 } };
    const one = { goods: { raze: 5, worker: 5 }, empire: ['ROM008', 'ROM010'] };
    const s = duel(one, other, { passed: [1] });
    expect(s.refused('raze COM003')).toEqual({ why: 'passedPlayer' });
    expect(s.refused('activate ROM008')).toEqual({ why: 'noTarget' });
    expect(s.refused('activate ROM010')).toEqual({ why: 'noTarget' });
    expect(duel(one, other).options('raze')).toEqual(['raze COM003']);
  });

  test('S7.5, Q24: a placement is no action', () => {
    const s = duel({ empire: ['COM003'], goods: { defence: 1 } });
    s.answer('place defence COM003').expectTurnOf(0);
    expect([s.g.defended, s.goods(0)]).toEqual([['COM003'], {}]);
    expect(s.refused('place defence COM003')).toEqual({ why: 'tokenGone' });
  });

  test('S7.5, S7.6: what is built can be protected in the same turn, as long as another may still act', () => {
    const given = { hand: ['COM069', 'COM003'], goods: { defence: 1 } };
    const s = duel(given).answer('build COM069 defence').expectTurnOf(1);
    expect([s.player(0).empire, s.g.defended, s.goods(0)]).toEqual([['COM069'], ['COM069'], { worker: 1 }]);
    expect(duel({ ...given, goods: {} }).refused('build COM069 defence')).toEqual({ why: 'tokenGone' });
    expect(duel(given).refused('build COM003 defence')).toMatchObject({ why: 'price' });
    expect(duel(given, {}, { passed: [1] }).refused('build COM069 defence')).toEqual({ why: 'noTarget' });
  });

  test('S7.5, S16.3: a worker becomes a samurai on a faction location that is built in the same turn', () => {
    const given = { faction: 'japanese' as const, hand: ['JAP001', 'COM069'], goods: { wood: 1, worker: 1 } };
    const s = duel(given).answer('build JAP001 samurai').expectTurnOf(1);
    expect([s.g.samurai, s.goods(0)]).toEqual([['JAP001'], { food: 1, worker: 1 }]);
    expect(duel(given).refused('build COM069 samurai')).toEqual({ why: 'notFaction' });
    expect(duel({ hand: ['COM069'], goods: { worker: 1 } }).refused('build COM069 samurai')).toEqual({
      why: 'noSamurai',
    });
  });

  test('S7.6, S16.4: the defence token protects common locations only, of the Japanese as well', () => {
    const samurai = { faction: 'japanese' as const, empire: ['JAP001'], goods: { defence: 1 } };
    expect(situation({ players: [samurai, {}] }).refused('place defence JAP001')).toEqual({ why: 'notCommon' });
    expect(duel({ empire: ['ROM001'], goods: { defence: 1 } }).refused('place defence ROM001')).toEqual({
      why: 'notCommon',
    });
  });
});

describe('razing', () => {
  test('S10.2, S10.3: two raze tokens; the owner keeps a foundation and gains 1 wood', () => {
    const s = duel({ goods: { raze: 2 } }, { empire: ['COM018'] }).answer('raze COM018');
    expect([s.goods(0), s.goods(1), s.player(1).foundations]).toEqual([{ stone: 1, vp: 1 }, { wood: 1 }, ['COM018']]);
  });

  test('S10.2, S7.6: one more for a defence token, which goes back to the supply', () => {
    const other = { empire: ['COM018'] };
    const defended = { defended: ['COM018'] };
    expect(duel({ goods: { raze: 2 } }, other, defended).refused('raze COM018')).toEqual({
      why: 'noToken',
      params: { n: 3 },
    });
    const s = duel({ goods: { raze: 3 } }, other, defended).answer('raze COM018');
    expect([s.g.defended, s.player(0).goods.raze]).toEqual([[], 0]);
  });

  test('S10.4, S13.COM069: faction locations and Ruins cannot be razed', () => {
    const s = duel({ goods: { raze: 9 }, hand: ['COM070', 'ROM001'] }, { empire: ['BAR001', 'COM069'] });
    expect(s.refused('raze BAR001')).toEqual({ why: 'factionSafe' });
    for (const id of ['COM069', 'COM070', 'ROM001']) expect(s.refused(`raze ${id}`)).toEqual({ why: 'noRazeField' });
  });

  test('S10.5: own locations are not razed by the action', () => {
    expect(duel({ goods: { raze: 9 }, empire: ['COM018'] }).refused('raze COM018')).toEqual({ why: 'ownLocation' });
  });

  test('S16.1, S16.2, S16.3: a Japanese location is discarded, its samurai costs one token more', () => {
    const s = situation({
      players: [
        { faction: 'romans', goods: { raze: 3 } },
        { faction: 'japanese', empire: ['JAP001'] },
      ],
      samurai: ['JAP001'],
    }).answer('raze JAP001');
    expect([s.goods(0), s.goods(1), s.player(1).discard, s.g.samurai]).toEqual([{ vp: 1 }, {}, ['JAP001'], []]);
  });

  test('S17.3: in a peaceful match cards alone raze locations of others', () => {
    const s = situation({
      players: [
        { faction: 'egyptians', empire: ['EGY003'], goods: { raze: 3 }, hand: ['COM003'] },
        { faction: 'romans', empire: ['COM018'] },
      ],
      options: { razing: 'peaceful' },
    });
    expect(s.refused('raze COM018')).toEqual({ why: 'peaceful' });
    expect(s.refused('raze COM003')).toBeNull();
    expect(s.answer('activate EGY003').player(1).foundations).toEqual(['COM018']);
  });

  test('S11.3: Raid and Gallows answer once to each raze', () => {
    const s = situation({
      players: [{ faction: 'barbarians', empire: ['BAR007', 'COM005'], hand: ['COM003'], goods: { raze: 1 } }, {}],
    });
    expect(s.answer('raze COM003').goods(0)).toEqual({ wood: 2, vp: 2 });
  });
});

describe('building and deals', () => {
  test('S8.1, Q15: a location is paid before it could pay for itself', () => {
    expect(duel({ hand: ['ROM001'], goods: { stone: 1 } }).refused('build ROM001')).toEqual({
      why: 'price',
      params: { location: 1 },
    });
  });

  test('Q15: what was paid answers no more', () => {
    // Supplier answers to grey locations.
    const s = duel({ hand: ['ROM001'], goods: { stone: 1 }, empire: ['COM002'] }).answer('build ROM001');
    expect([s.goods(0), s.player(0).empire]).toEqual([{}, ['ROM001']]);
  });

  test('Q15: production and bonus come before what answers to the building', () => {
    // Slaver takes the gold that Pyramid has just produced.
    const s = situation({
      players: [{ faction: 'egyptians', hand: ['EGY028'], goods: { stone: 2 }, empire: ['EGY006'] }, {}],
    });
    expect(s.answer('build EGY028').answer('yes').answer('branch 0').goods(0)).toEqual({ stone: 1, vp: 2 });
  });

  test('S8.5, S8.6: production and bonus of a location come at once', () => {
    const s = duel({ hand: ['COM008'], goods: { wood: 1, stone: 1 } }).answer('build COM008');
    expect(s.goods(0)).toEqual({ stone: 2 });
  });

  test('S8.7, S13.COM069: Ruins cost nothing but the action', () => {
    const s = duel({ hand: ['COM069'] }).answer('build COM069');
    expect(s.goods(0)).toEqual({ worker: 1 });
    s.expectTurnOf(1);
  });

  test('S11.2, S13.ROM023: what answers to a colour answers to its own building, and once to a card of three colours', () => {
    const s = duel({ hand: ['COM002'], goods: { wood: 1, stone: 2 } }).answer('build COM002');
    expect(s.goods(0)).toEqual({ gold: 1, vp: 1 });
    const colony = duel({
      hand: ['ROM023'],
      goods: { wood: 1, stone: 2 },
      empire: ['COM002', 'ROM009'],
      foundations: ['COM001'],
    }).answer('build ROM023');
    // Supplier for grey, Gardens for red.
    expect(colony.goods(0)).toEqual({ worker: 1, gold: 2, vp: 3 });
  });

  test('S11.4: goods for each location of a colour, the card included, up to its limit', () => {
    const s = duel({
      hand: ['COM011'],
      goods: { wood: 2, stone: 1 },
      empire: ['ROM001', 'ROM002', 'ROM003', 'ROM004'],
    }).answer('build COM011');
    expect(s.goods(0)).toEqual({ stone: 3 });
  });

  test('S9.1, S9.2: a deal costs 1 food and gives its good at once; common cards make none', () => {
    const s = duel({ hand: ['ROM029', 'COM001'], goods: { food: 1 } });
    expect(s.refused('deal COM001')).toEqual({ why: 'noFactionCard' });
    expect([s.answer('deal ROM029').goods(0), s.player(0).deals]).toEqual([{ gold: 1 }, ['ROM029']]);
  });
});

describe('foundations', () => {
  test('S10.6, Q14: a foundation is no location: it scores nothing, has no colour, and nothing is done to it', () => {
    const s = situation({
      players: [
        { faction: 'romans', goods: { raze: 3, worker: 2 }, empire: ['ROM008'] },
        { faction: 'egyptians', empire: ['EGY013'], foundations: ['COM011'], goods: { defence: 1 } },
      ],
    });
    expect([s.score(1), s.refused('raze COM011'), s.refused('activate ROM008')]).toEqual([
      2,
      { why: 'notThere' },
      null,
    ]);
    expect(s.answer('activate ROM008').player(1)).toMatchObject({ empire: [], foundations: ['COM011'] });
    expect(s.refused('place defence COM011')).toEqual({ why: 'notYours' });
  });

  test('Q14: Temple of Ra cannot take it over', () => {
    const s = situation({
      players: [{ faction: 'egyptians', empire: ['EGY013'] }, { foundations: ['COM011'] }],
    });
    expect(s.refused('activate EGY013')).toEqual({ why: 'noTarget' });
  });

  test('Q14, S11.4: it is no location of its colour', () => {
    const s = duel({ hand: ['COM011'], goods: { wood: 2, stone: 1 }, foundations: ['COM008'] }).answer('build COM011');
    expect(s.goods(0)).toEqual({ stone: 1 });
  });
});

describe('activating', () => {
  test('S12.2, S12.3: twice in one action, or in two; not a third time', () => {
    const s = duel({ empire: ['COM058'], goods: { worker: 3 } }, {}, { passed: [1] });
    s.answer('activate COM058').answer('again').expectTurnOf(0);
    expect([s.goods(0), s.g.used]).toEqual([{ wood: 2, worker: 1 }, { COM058: 2 }]);
    expect(s.refused('activate COM058')).toEqual({ why: 'usedUp' });
    const two = duel({ empire: ['COM058'], goods: { worker: 3 } }, {}, { passed: [1] });
    two.answer('activate COM058').answer('stop').answer('activate COM058');
    expect(two.g.used).toEqual({ COM058: 2 });
  });

  test('S12.4, S13.COM049: the card paid for Tavern is discarded, and the use is noted', () => {
    const s = duel({ empire: ['COM049'], hand: ['ROM001'] }).answer('activate COM049');
    expect([s.goods(0), s.player(0).discard, s.g.used]).toEqual([{ vp: 2 }, ['ROM001'], { COM049: 1 }]);
  });

  test('S12.6: only what was paid for it uses a location up', () => {
    const s = duel({ empire: ['COM042'], goods: { worker: 1, defence: 1 } });
    s.answer('place defence COM042');
    expect(s.answer('activate COM042').g.used).toEqual({ COM042: 1 });
    const shrine = situation({
      players: [{ faction: 'japanese', empire: ['JAP016'], goods: { worker: 1, food: 1 } }, {}],
      samurai: ['JAP016'],
    });
    expect(shrine.answer('activate JAP016').goods(0)).toEqual({ worker: 1, vp: 1 });
  });

  test('Q13: an action without a target cannot be used', () => {
    expect(duel({ empire: ['ROM010'], goods: { worker: 1 } }).refused('activate ROM010')).toEqual({ why: 'noTarget' });
  });
});
