import { CARDS } from '../../../games/settlers/catalogue';
import type { Faction, Gains } from '../../../games/settlers/card';
import { situation, type PlayerSituation, type SituationOptions } from '../../../games/settlers/situation';

/** Rulings on single cards (S13, S20). */

const duel = (
  faction: Faction,
  one: PlayerSituation,
  other: PlayerSituation = {},
  rest: Partial<SituationOptions> = {},
) => situation({ players: [{ faction, ...one }, other], ...rest });

describe('Barbarians', () => {
  test('S13.BAR010, Q6: Saboteurs take a resource from a supply, no gold', () => {
    const s = duel(
      'barbarians',
      { empire: ['BAR010'], goods: { worker: 1 } },
      { goods: { wood: 1, gold: 2, stone: 1 } },
    );
    s.answer('activate BAR010');
    expect(s.options()).toEqual(['wood 1', 'stone 1']);
    s.answer('stone 1');
    expect([s.goods(0), s.goods(1)]).toEqual([{ stone: 1 }, { wood: 1, gold: 2 }]);
  });

  test('S13.BAR014, Q7: Dark Chapel pays for protection, gains everything, and gives back what its owner likes', () => {
    const s = duel(
      'barbarians',
      { empire: ['BAR014', 'BAR007'], goods: { raze: 3 } },
      { faction: 'romans', empire: ['COM018'] },
      { defended: ['COM018'] },
    );
    s.answer('activate BAR014');
    expect(s.options()).toEqual(['stone 1', 'vp 1']);
    s.answer('stone 1', 'vp 1');
    // 1 point of Raid; the point given back was replaced by 2.
    expect([s.goods(0), s.player(1).foundations]).toEqual([{ vp: 5 }, ['COM018']]);
  });

  test('S13.BAR016: Pack takes one good, and nothing happens to the location', () => {
    const s = duel('barbarians', { empire: ['BAR016', 'BAR007'], goods: { worker: 1 } }, { empire: ['COM018'] });
    s.answer('activate BAR016').answer('stone');
    expect([s.goods(0), s.player(1).empire]).toEqual([{ stone: 1 }, ['COM018']]);
  });

  test('S13.BAR018, Q21: Rabble razes an own location, also a defended one, at no more cost', () => {
    const s = duel(
      'barbarians',
      { empire: ['BAR018', 'COM003'], goods: { worker: 2 } },
      {},
      { defended: ['COM003'] },
    ).answer('activate BAR018');
    expect([s.goods(0), s.player(0).foundations]).toEqual([{ wood: 3 }, ['COM003']]);
  });

  test('S13.BAR028: each card of Mission is of either deck, one is discarded', () => {
    const s = duel(
      'barbarians',
      { empire: ['BAR028'], goods: { worker: 1 }, deck: ['BAR001'] },
      {},
      { commonDeck: ['COM001'] },
    );
    s.answer('activate BAR028').answer('common').answer('faction').answer('BAR001');
    expect([s.player(0).hand, s.g.commonDiscard]).toEqual([['BAR001'], ['COM001']]);
  });

  test('S13.BAR030, Q18: Robbers end a deal; one of Trade Route, too', () => {
    const s = duel(
      'barbarians',
      { empire: ['BAR030', 'BAR001'], goods: { worker: 2 } },
      { faction: 'japanese', deals: ['JAP001'], routes: { BAR001: ['JAP030'] } },
    ).answer('activate BAR030');
    expect(s.options()).toEqual(['JAP001', 'route BAR001']);
    s.answer('route BAR001').answer('common');
    expect([s.player(1).routes, s.player(1).discard, s.player(0).goods.vp]).toEqual([{}, ['JAP030'], 1]);
  });

  test('Idol, Hillfort: building bonuses in points', () => {
    const s = duel(
      'barbarians',
      {
        hand: ['BAR022', 'BAR027'],
        goods: { wood: 2, stone: 3 },
        empire: ['BAR007'],
        foundations: ['COM001', 'COM002'],
      },
      {},
      { passed: [1] },
    );
    expect(s.answer('build BAR022').player(0).goods.vp).toBe(2);
    expect(s.answer('build BAR027').player(0).goods.vp).toBe(6);
  });
});

describe('Japanese', () => {
  test('S10.1, S16.1: own faction cards are razed from the hand', () => {
    const s = duel('japanese', { hand: ['JAP001'], goods: { raze: 1 } }).answer('raze JAP001');
    expect([s.goods(0), s.player(0).discard]).toEqual([{ vp: 1 }, ['JAP001']]);
  });

  test('S13.JAP013, S13.JAP015, S14.2: cards under the Gate, resources on the Shrine and samurai stay in cleanup', () => {
    const s = duel(
      'japanese',
      { empire: ['JAP013', 'JAP015'], tucked: { JAP013: ['COM001'] } },
      {},
      { at: 'cleanup', stashed: { JAP015: 3 }, samurai: ['JAP013'] },
    );
    expect([s.player(0).tucked, s.g.stashed, s.g.samurai]).toEqual([{ JAP013: ['COM001'] }, { JAP015: 3 }, ['JAP013']]);
  });

  test('S13.JAP019: Negotiator builds what costs no location as well, and no deal of Trade Route', () => {
    const given = { empire: ['JAP019'], goods: { worker: 1, wood: 1 } };
    const s = duel('japanese', { ...given, deals: ['JAP001'] }).answer('activate JAP019');
    expect(s.player(0).empire).toEqual(['JAP019', 'JAP001']);
    const route = { faction: 'romans' as const, empire: ['ROM029'] };
    const other = duel('japanese', { ...given, routes: { ROM029: ['JAP001'] } }, route);
    expect(other.refused('activate JAP019')).toEqual({ why: 'noTarget' });
  });

  test('S13.JAP021, Q10: deals of Trade Route outlive it, and end with the location', () => {
    const s = situation({
      players: [
        {
          faction: 'japanese',
          empire: ['JAP021'],
          hand: ['JAP011'],
          goods: { stone: 1 },
          routes: { ROM029: ['JAP001'] },
        },
        { faction: 'romans', empire: ['ROM029'], hand: ['ROM001'], goods: { stone: 1 } },
      ],
    });
    s.answer('build JAP011').maybeAnswer('keep', ...s.options().slice(0, 1));
    expect([s.player(0).empire, s.player(0).routes]).toEqual([['JAP011'], { ROM029: ['JAP001'] }]);
    s.answer('build ROM001');
    expect([s.player(0).routes, s.player(0).discard]).toEqual([{}, ['JAP021', 'JAP001']]);
  });

  test('S7.3, Q10: nothing of a player who has passed is traded with', () => {
    const s = duel(
      'japanese',
      { empire: ['JAP021'], goods: { food: 1 } },
      { faction: 'romans', empire: ['ROM029'] },
      { passed: [1] },
    );
    expect(s.refused('activate JAP021')).toEqual({ why: 'noTarget' });
  });

  test('S13.JAP008, Q17: Garrison removes any location, whatever protects it; nobody gains anything', () => {
    const s = duel(
      'japanese',
      { empire: ['JAP008'], goods: { raze: 2 } },
      { faction: 'romans', empire: ['COM018', 'ROM001'] },
      { defended: ['COM018'] },
    ).answer('activate JAP008');
    s.answer('COM018');
    expect([s.goods(0), s.goods(1), s.player(1).foundations, s.g.commonDiscard]).toEqual([{}, {}, [], ['COM018']]);
  });

  test('S13.JAP013, S15.1: the Gate gives 1 point a card, and 2 more at the end for three', () => {
    const s = duel('japanese', { empire: ['JAP013'], hand: ['COM001', 'COM002', 'JAP001'] });
    s.answer('place feature JAP013').answer('COM001', 'COM002', 'JAP001').expectTurnOf(0);
    expect([s.player(0).goods.vp, s.score(0)]).toEqual([3, 3 + 2 + 2]);
    expect([s.sees(0, 'COM001'), s.sees(1, 'COM001')]).toEqual([true, false]);
  });

  test.each([
    [2, 0],
    [3, 2],
    [6, 2],
    [7, 5],
    [12, 10],
  ])('S13.JAP015: the Shrine with %i resources adds %i points at the end', (stashed, points) => {
    const s = duel('japanese', { empire: ['JAP015'] }, {}, { stashed: { JAP015: stashed } });
    expect(s.score(0)).toBe(2 + points);
  });

  test('S13.JAP015, Q6: resources and gold are put on the Shrine, as no action', () => {
    const s = duel('japanese', { empire: ['JAP015'], goods: { wood: 1, gold: 1, worker: 1 } });
    s.answer('place feature JAP015').answer('wood 1', 'gold 1').expectTurnOf(0);
    expect([s.goods(0), s.g.stashed]).toEqual([{ worker: 1 }, { JAP015: 2 }]);
  });

  test('S13.JAP019: Negotiator builds a deal for its resources, without a location', () => {
    const s = duel('japanese', { empire: ['JAP019'], deals: ['JAP016'], goods: { worker: 1, wood: 1 } });
    s.answer('activate JAP019');
    expect([s.player(0).deals, s.player(0).empire]).toEqual([[], ['JAP019', 'JAP016']]);
  });

  test('S13.JAP021, Q10: Trade Route makes a deal with a faction location; nobody knows its marker', () => {
    const s = duel(
      'japanese',
      { empire: ['JAP021', 'JAP024'], goods: { food: 1 }, deck: ['JAP001'] },
      { faction: 'romans', empire: ['ROM029'] },
    ).answer('activate JAP021');
    expect([s.goods(0), s.player(0).routes]).toEqual([{ gold: 1, vp: 1 }, { ROM029: ['JAP001'] }]);
    expect([s.sees(0, 'JAP001'), s.sees(1, 'JAP001')]).toEqual([false, false]);
  });

  test('Q10, S6.3: a location with two markers of Trade Route is two deals, which produce and end one by one', () => {
    const romans = { faction: 'romans' as const, empire: ['ROM029'] };
    const two = { ROM029: ['JAP001', 'JAP002'] };
    const s = duel(
      'japanese',
      { empire: ['JAP021'], goods: { food: 1 }, deck: ['JAP002'], routes: { ROM029: ['JAP001'] } },
      romans,
    ).answer('activate JAP021');
    expect([s.goods(0), s.player(0).routes]).toEqual([{ gold: 1 }, two]);
    const later = duel('japanese', { routes: two }, romans, { at: 'production' });
    expect(later.goods(0)).toMatchObject({ gold: 2 });
    const ends = duel('japanese', { empire: ['COM061'], goods: { worker: 1 }, routes: two }, romans);
    expect(ends.answer('activate COM061').player(0).routes).toEqual({ ROM029: ['JAP002'] });
  });

  test('Q10: without a card in the own deck Trade Route cannot be used', () => {
    const others = [...CARDS.values()].flatMap(({ id, deck }) => (deck === 'japanese' && id !== 'JAP021' ? [id] : []));
    const one = { empire: ['JAP021'], goods: { food: 1 }, discard: others };
    const s = duel('japanese', one, { faction: 'romans', empire: ['ROM029'] });
    expect(s.refused('activate JAP021')).toEqual({ why: 'noTarget' });
  });

  test('S13.JAP026: samurai of the Ninjas go on faction locations; one without a place is lost', () => {
    const s = duel('japanese', { hand: ['JAP026'], foundations: ['COM001'], goods: { stone: 1 } }).answer(
      'build JAP026',
    );
    expect(s.g.samurai).toEqual(['JAP026']);
  });

  test('S16.3: a samurai is a worker on an own faction location, at most one', () => {
    const s = duel('japanese', { empire: ['JAP001', 'COM001'], goods: { worker: 2 } });
    s.answer('place samurai JAP001').expectTurnOf(0);
    expect([s.g.samurai, s.goods(0)]).toEqual([['JAP001'], { worker: 1 }]);
    expect(s.refused('place samurai JAP001')).toEqual({ why: 'protectedAlready' });
    expect(s.refused('place samurai COM001')).toEqual({ why: 'notFaction' });
  });

  test('S13.JAP030, Q22: School of Diplomacy turns goods of deals into points, in the production phase', () => {
    const s = duel('japanese', { empire: ['JAP030'], deals: ['JAP010', 'JAP004'] }, {}, { at: 'production' });
    expect(s.options()).toEqual(['food 1', 'gold 1']);
    s.answer('food 1');
    expect(s.player(0).goods).toMatchObject({ vp: 1, food: 0, gold: 1 });
  });

  test("Daimyo's Castle: a point for each samurai, at most 3", () => {
    const s = duel(
      'japanese',
      { hand: ['JAP009'], empire: ['JAP001', 'JAP002'], foundations: ['COM001'], goods: { stone: 2 } },
      {},
      { samurai: ['JAP001', 'JAP002'] },
    ).answer('build JAP009');
    expect(s.goods(0)).toEqual({ vp: 2 });
  });
});

describe('Romans', () => {
  test('Q18: a deal that Spies have taken goes to the pile of its own faction', () => {
    const s = situation({
      players: [
        { faction: 'romans', empire: ['COM061'], deals: ['BAR001'], goods: { worker: 1 } },
        { faction: 'barbarians' },
      ],
    }).answer('activate COM061');
    expect([s.player(0).discard, s.player(1).discard]).toEqual([[], ['BAR001']]);
  });

  test('S13.ROM010: Spies take no deal of Trade Route', () => {
    const s = situation({
      players: [
        { faction: 'romans', empire: ['ROM010'], goods: { worker: 1 } },
        { faction: 'japanese', routes: { ROM010: ['JAP001'] } },
      ],
    });
    expect(s.refused('activate ROM010')).toEqual({ why: 'noTarget' });
  });

  test.each(['JAP013', 'JAP015', 'JAP001'])('Q17: Engineers remove %s, and what lies on it', (id) => {
    const s = situation({
      players: [
        { faction: 'romans', empire: ['ROM008'], goods: { worker: 2 } },
        { faction: 'japanese', empire: [id], tucked: id === 'JAP013' ? { JAP013: ['COM001'] } : {} },
      ],
      samurai: [id],
      stashed: id === 'JAP015' ? { JAP015: 3 } : {},
    }).answer('activate ROM008');
    expect([s.player(1).empire, s.player(1).discard, s.g.samurai, s.player(1).tucked]).toEqual([[], [id], [], {}]);
    expect([s.g.stashed, s.g.commonDiscard]).toEqual([{}, id === 'JAP013' ? ['COM001'] : []]);
  });

  test('S13.ROM019: when Warehouses are lost, what they kept stays with its owner', () => {
    const s = duel(
      'romans',
      { empire: ['ROM019'], hand: ['ROM001'], goods: { wood: 3, stone: 1 } },
      {},
      { passed: [1] },
    ).answer('build ROM001');
    expect([s.goods(0), s.player(0).empire]).toEqual([{ wood: 3 }, ['ROM001']]);
  });

  test('Q25: what was kept is no different from what comes', () => {
    const s = duel('romans', { empire: ['ROM019'], goods: { wood: 2 } }, {}, { at: 'cleanup' });
    while (s.g.phase === 'lookout') s.answer(s.options()[0] ?? '');
    expect(s.goods(0)).toMatchObject({ wood: 2 + 1, stone: 1 });
  });

  test('S13.ROM008: Engineers remove a faction location as well', () => {
    const s = duel(
      'romans',
      { empire: ['ROM008'], goods: { worker: 2 } },
      { faction: 'barbarians', empire: ['BAR001'] },
    );
    s.answer('activate ROM008');
    expect([s.goods(0), s.player(1).discard]).toEqual([{ vp: 1 }, ['BAR001']]);
  });

  test('S13.ROM010: Spies take a deal, which gives nothing at once', () => {
    const s = duel(
      'romans',
      { empire: ['ROM010'], goods: { worker: 1 } },
      { faction: 'barbarians', deals: ['BAR001'] },
    );
    s.answer('activate ROM010');
    expect([s.goods(0), s.player(0).deals, s.player(1).deals]).toEqual([{ vp: 1 }, ['BAR001'], []]);
  });

  test('S14.1, S13.ROM019, Q28: Warehouses keep resources', () => {
    const s = duel('romans', { empire: ['ROM019'], goods: { wood: 2, gold: 1, raze: 1 } }, {}, { at: 'cleanup' });
    expect(s.g.players[0]?.goods).toMatchObject({ wood: 2, gold: 0, raze: 1 });
  });

  test('State Administration: gold or a point for each faction location', () => {
    const s = duel('romans', { hand: ['ROM012'], foundations: ['COM001'], goods: { stone: 2 } }).answer('build ROM012');
    expect(s.answer('branch 1').goods(0)).toEqual({ vp: 1 });
  });

  test('Architect: one of two is kept, the other shuffled back', () => {
    const s = duel('romans', {
      hand: ['ROM011'],
      foundations: ['COM001'],
      goods: { stone: 2 },
      deck: ['ROM001', 'ROM029'],
    });
    s.answer('build ROM011').answer('ROM029');
    expect([s.player(0).hand, s.player(0).deck.includes('ROM001'), s.player(0).looking]).toEqual([
      ['ROM029'],
      true,
      [],
    ]);
  });
});

describe('Egyptians', () => {
  test('Q12: workers that are paid for an action are none that are exchanged', () => {
    const s = situation({
      players: [
        { faction: 'romans', empire: ['ROM008'], goods: { worker: 2 } },
        { faction: 'egyptians', empire: ['EGY005', 'EGY006'] },
      ],
    });
    expect(s.answer('activate ROM008').answer('EGY006').goods(1)).toEqual({});
  });

  test('S13.EGY013: what has been used up stays so for who takes it over, and is no price for anybody', () => {
    const s = situation({
      players: [
        { faction: 'egyptians', empire: ['EGY013'], hand: ['EGY002'], goods: { worker: 1, stone: 1 } },
        { faction: 'romans', empire: ['COM042'], goods: { worker: 1 } },
      ],
      turn: 1,
    });
    s.answer('activate COM042').answer('activate EGY013').answer('pass');
    expect(s.refused('activate COM042')).toEqual({ why: 'usedUp' });
    // It is no price: the temple is all that is left to pay with.
    expect(s.answer('build EGY002').player(0).empire).toEqual(['EGY002']);
    expect(s.player(1).empire).toEqual(['COM042']);
  });

  test('S13.EGY013: a production location does not produce when it is taken over', () => {
    const s = duel('egyptians', { empire: ['EGY013'] }, { empire: ['COM007'] }).answer('activate EGY013');
    expect([s.g.held, s.goods(0)]).toEqual([{ COM007: 0 }, {}]);
  });

  test('Q5: what was taken over is its controller’s for colours and features, and not its owner’s', () => {
    const s = situation({
      players: [
        { faction: 'egyptians', hand: ['COM008'], goods: { wood: 1, stone: 1 } },
        { faction: 'romans', hand: ['COM011'], goods: { wood: 2, stone: 1 }, empire: ['COM002'] },
      ],
      held: { COM002: 0 },
    });
    // Supplier answers to grey locations.
    s.answer('build COM008').answer('build COM011');
    expect([s.goods(0), s.goods(1)]).toEqual([{ stone: 2, gold: 1, vp: 1 }, { stone: 1 }]);
  });

  test('Q5: samurai count where they stand: for who holds their location, and not for its owner', () => {
    const s = situation({
      players: [
        { faction: 'egyptians', empire: ['COM084'], goods: { food: 1 } },
        { faction: 'japanese', hand: ['JAP010'], empire: ['JAP009', 'JAP001', 'COM069'], goods: { stone: 2 } },
      ],
      held: { JAP009: 0 },
      samurai: ['JAP009', 'JAP001'],
    });
    s.answer('activate COM084').answer('build JAP010').maybeAnswer('pay', 'stone 2 location COM069');
    expect([s.goods(0), s.goods(1)]).toEqual([{ vp: 1 }, { vp: 1 }]);
  });

  test('Q8: a point of each of several resolutions is no gain of two', () => {
    const s = duel('egyptians', { empire: ['EGY019'], hand: ['COM026'], goods: { stone: 1 } });
    expect(s.answer('build COM026').goods(0)).toEqual({ vp: 1 });
  });

  test('S13.EGY001, Q13: Desert may name an opponent without cards', () => {
    const given = { empire: ['EGY001'], hand: ['COM003'] };
    expect(duel('egyptians', given).answer('activate EGY001').goods(0)).toEqual({ vp: 1 });
    const s = duel('egyptians', given, { hand: ['COM001', 'COM002'] }).answer('activate EGY001');
    expect(s.question().seat).toBe(1);
    s.answer('COM002');
    expect([s.player(1).hand, s.g.commonDiscard]).toEqual([['COM001'], ['COM003', 'COM002']]);
  });

  test('S1.8, S13.EGY003: Chariot Builder razes for 1 token, whatever protects the location', () => {
    const s = duel(
      'egyptians',
      { empire: ['EGY003', 'COM005'], goods: { raze: 1 } },
      { empire: ['COM018'] },
      { defended: ['COM018'] },
    ).answer('activate EGY003');
    expect(s.goods(0)).toEqual({ stone: 1, vp: 2 });
  });

  test('S11.1, S13.EGY005, Q12: Oasis gives a worker for each pair, at most 4, also to who has passed', () => {
    const s = situation({
      players: [
        { faction: 'romans', goods: { worker: 10 } },
        { faction: 'egyptians', empire: ['EGY005'] },
      ],
      passed: [1],
    });
    s.answer('exchange');
    for (let i = 0; i < 5; i++) s.answer('wood');
    expect([s.goods(0), s.goods(1)]).toEqual([{ wood: 5 }, { worker: 4 }]);
  });

  test('S13.EGY013, Q3, Q5: what Temple of Ra takes over counts for its controller, and falls to its owner', () => {
    const players = [
      { faction: 'egyptians' as const, empire: ['EGY013'], goods: { worker: 2 } },
      { faction: 'romans' as const, empire: ['COM042', 'COM018'], hand: ['ROM001'], goods: { raze: 2, stone: 1 } },
    ];
    const s = situation({ players }).answer('activate EGY013').answer('COM042');
    expect(s.g.held).toEqual({ COM042: 0 });
    // Neither its owner nor its controller can pay with it.
    s.answer('build ROM001');
    expect(s.player(1).empire).toEqual(['COM042', 'ROM001']);
    expect(s.answer('activate COM042').goods(0)).toEqual({ worker: 1, wood: 2 });
    s.answer('raze COM042');
    expect([s.g.held, s.goods(0), s.player(1).foundations]).toEqual([{}, { worker: 1, wood: 3 }, ['COM042']]);
  });

  test('Q5, S14.3: it goes back in cleanup, and its owner scores it', () => {
    const s = situation({
      players: [{ faction: 'egyptians' }, { faction: 'romans', empire: ['COM018'] }],
      held: { COM018: 0 },
      at: 'score',
    });
    expect([s.g.held, s.g.result?.scores]).toEqual([{}, [0, 1]]);
  });

  test('S13.EGY014: Sanctuary lays a foundation that only its owner knows', () => {
    const s = duel('egyptians', { empire: ['EGY014'], hand: ['COM001'], goods: { worker: 1 } }).answer(
      'activate EGY014',
    );
    expect([s.goods(0), s.player(0).buried]).toEqual([{ stone: 1, vp: 1 }, ['COM001']]);
    expect([s.sees(0, 'COM001'), s.sees(1, 'COM001')]).toEqual([true, false]);
  });

  test('S13.EGY019, Q8: two points of one resolution are answered by each Sphinx once', () => {
    const s = duel('egyptians', { empire: ['EGY019', 'EGY020', 'EGY021'], goods: { worker: 1, gold: 1 } });
    expect(s.answer('activate EGY021').goods(0)).toEqual({ vp: 5 });
    const twice = duel('egyptians', { empire: ['EGY019', 'EGY016'], goods: { gold: 4 } });
    expect(twice.answer('activate EGY016').answer('again').goods(0)).toEqual({ vp: 6 });
    const one = duel('egyptians', { empire: ['EGY019', 'EGY009'], goods: { food: 1 } });
    expect(one.answer('activate EGY009').goods(0)).toEqual({ gold: 1, vp: 1 });
  });

  test("S13.EGY019: Sphinx answers in the production phase (Pharaoh's Guard)", () => {
    const s = duel('egyptians', { empire: ['EGY019', 'EGY004'] }, {}, { at: 'production' }).answer('branch 1');
    expect(s.g.players[0]?.goods.vp).toBe(3);
  });

  test('Q9: Royal Bath makes another location unused, not itself', () => {
    const s = duel('egyptians', { empire: ['EGY007', 'EGY024'], goods: { gold: 1, worker: 2 } }, {}, { passed: [1] });
    expect(s.refused('activate EGY007')).toEqual({ why: 'noTarget' });
    s.answer('activate EGY024').answer('activate EGY007');
    expect([s.g.used, s.g.spent.worker]).toEqual([{ EGY024: 0, EGY007: 1 }, { EGY024: 0 }]);
    expect(s.answer('activate EGY024').goods(0)).toEqual({ stone: 4, vp: 2 });
  });

  test('Scorpion Breeder: an action location of an opponent cannot be activated in this round', () => {
    const s = duel(
      'egyptians',
      { empire: ['EGY010'], goods: { worker: 1 } },
      { empire: ['COM042'], goods: { worker: 1 } },
    ).answer('activate EGY010');
    expect(s.refused('activate COM042')).toEqual({ why: 'blockedNow' });
  });

  test('Slaver: 1 gold for 2 points or 1 stone for 1 point, or nothing', () => {
    const given = { empire: ['EGY006', 'COM069'], hand: ['EGY009'], goods: { gold: 1 } };
    const s = duel('egyptians', given).answer('build EGY009').answer('location COM069').answer('yes');
    expect(s.answer('branch 0').goods(0)).toEqual({ vp: 2 });
    const no = duel('egyptians', given).answer('build EGY009').answer('location COM069').answer('no');
    expect(no.goods(0)).toEqual({ gold: 1 });
  });
});

describe('common cards', () => {
  test('S13.COM040: Settlers build a faction card from the hand for its resources', () => {
    const s = duel('romans', { empire: ['COM040'], hand: ['ROM020', 'COM001'], goods: { wood: 1, stone: 1 } });
    s.answer('activate COM040');
    expect([s.player(0).empire, s.goods(0)]).toEqual([['COM040', 'ROM020'], { wood: 1, stone: 1 }]);
  });

  test.each<[goods: Gains, options: string[]]>([
    [{ wood: 1 }, []],
    [{ gold: 1 }, []],
    [{ wood: 2 }, ['activate COM040']],
    [{ wood: 1, gold: 1 }, ['activate COM040', 'activate COM040 otherwise']],
  ])('S13.COM040, Q13: with %j, what Settlers cost is not there for what they would build', (goods, options) => {
    const s = duel('barbarians', { empire: ['COM040'], hand: ['BAR001'], goods });
    expect(s.options('activate')).toEqual(options);
    if (options.length > 0) expect(s.answer('activate COM040').player(0).empire).toEqual(['COM040', 'BAR001']);
    else expect(s.refused('activate COM040')).toMatchObject({ why: 'noTarget' });
  });

  test('S13.COM040, Q13, Q16: no other way to pay is offered that leaves too little for what would be built', () => {
    const given = { empire: ['COM040'], hand: ['ROM020'] };
    const scarce = duel('romans', { ...given, goods: { wood: 1, gold: 1 } });
    expect(scarce.options('activate')).toEqual(['activate COM040']);
    expect(scarce.refused('activate COM040 otherwise')).toEqual({ why: 'noOtherPayment' });
    expect(scarce.answer('activate COM040').player(0).empire).toEqual(['COM040', 'ROM020']);
    const ample = duel('romans', { ...given, goods: { wood: 1, gold: 2 } }).answer('activate COM040 otherwise');
    expect(ample.options()).toEqual(['wood 1', 'gold 1']);
    expect(ample.answer('gold 1').player(0).empire).toEqual(['COM040', 'ROM020']);
  });

  test('S13.COM057, S13.COM061: Messenger and Hanseatic League may choose a deal of Trade Route', () => {
    const s = situation({
      players: [
        { faction: 'japanese', empire: ['COM057', 'COM061'], routes: { ROM029: ['JAP001'] }, goods: { worker: 2 } },
        { faction: 'romans', empire: ['ROM029'] },
      ],
      passed: [1],
    });
    expect(s.answer('activate COM057').goods(0)).toEqual({ worker: 1, gold: 1 });
    s.answer('activate COM061');
    expect([s.goods(0), s.player(0).routes, s.player(0).discard]).toEqual([{ gold: 1, vp: 2 }, {}, ['JAP001']]);
  });

  test('S13.COM084, Q11: Porters copy a production and no bonus; copiers do not loop', () => {
    const s = duel('romans', { empire: ['COM084', 'COM008', 'COM016'], goods: { food: 1 } }).answer('activate COM084');
    expect(s.options()).toEqual(['COM008', 'COM016']);
    // Working Peasants can copy nothing but the quarry.
    expect(s.answer('COM016').goods(0)).toEqual({ stone: 1 });
  });

  test('Wandering Jugglers, Q9: refreshing locations may pick each other', () => {
    const s = duel(
      'egyptians',
      { empire: ['COM041', 'EGY007'], goods: { worker: 2, gold: 1 } },
      {},
      { used: { EGY007: 1 }, passed: [1] },
    );
    expect(s.answer('activate COM041').g.used).toEqual({ EGY007: 0, COM041: 1 });
  });
});
