import { generator } from '../../../games/kit/random';
import { forget } from '../../../games/settlers/rules/draw';
import { moveFor } from '../../../games/kit/moves';
import { HeadlessTable } from '../../../games/kit/table';
import { advancedPicks } from '../../../games/settlers/rules/lookout';
import { ROUNDS } from '../../../games/settlers/rules/ending';
import { newMatch } from '../../../games/settlers/rules/setup';
import type { Faction, Gains } from '../../../games/settlers/card';
import { settlers } from '../../../games/settlers/ruleset';
import { situation } from '../../../games/settlers/situation';
import type { Settlers } from '../../../games/settlers/state';

/** Set-up, lookout, cleanup and the end (S3–S5, S14, S15, S17). */

const begun = (seats: number, options: object = {}): Settlers => {
  const parsed = settlers.matchOptions({ factions: 'dealt', seed: 'begun', ...options }, seats);
  const table = new HeadlessTable(settlers, settlers.setup(seats, parsed));
  for (let seat = 0; seat < seats; seat++) {
    const q = table.g.questions.find((each) => each.seat === seat);
    table.play({ seat, name: 'ready', args: [q?.n] });
  }
  return table.g;
};

describe('set-up', () => {
  test.each([2, 3, 4])('S3.1–S3.5, S5.1, S5.2: %i players have four cards and one of the lookout', (seats) => {
    const g = begun(seats);
    expect(g.round).toBe(1);
    expect(new Set(g.players.map(({ faction }) => faction)).size).toBe(seats);
    for (const { hand, deck } of g.players) expect([hand.length, deck.length]).toEqual([5, 27]);
    expect([g.shown.length, g.commonDeck.length]).toEqual([seats + 1, 84 - 2 * seats - (seats + 1)]);
    expect(g.questions.map(({ seat, ask }) => [seat, ask])).toEqual([[g.first, 'lookout']]);
  });

  test('S3.2: factions are chosen one after the other; none is taken twice', () => {
    const table = new HeadlessTable(settlers, settlers.setup(2, settlers.matchOptions({ seed: 'x' }, 2)));
    for (const seat of [0, 1]) table.play({ seat, name: 'ready', args: [seat + 1] });
    table.play({ seat: 0, name: 'chooseFaction', args: [table.g.asked, ['japanese']] });
    const move = { seat: 1, name: 'chooseFaction', args: [table.g.asked, ['japanese']] };
    expect(table.play(move)).toMatchObject({ why: 'factionTaken' });
    expect(table.g.questions[0]?.options).toEqual(['barbarians', 'romans', 'egyptians']);
  });

  test('S17.5: the suggested factions are Romans and Barbarians, for two', () => {
    const g = begun(2, { factions: 'first' });
    expect(g.players.map(({ faction }) => faction).sort()).toEqual(['barbarians', 'romans']);
    expect(() => settlers.matchOptions({ factions: 'first' }, 3)).toThrow('factions');
  });

  test.each([{ lookout: 'closed' }, { lookout: 'advanced' }, { razing: 'peaceful' }])(
    'S18: one player cannot choose %j',
    (options) => {
      expect(() => settlers.matchOptions(options, 1)).toThrow(Object.keys(options)[0]);
    },
  );
});

describe('lookout', () => {
  test('S5.2, S5.3: clockwise, then back; what is left each time is discarded', () => {
    const s = situation({
      players: [{}, {}],
      at: 'lookout',
      first: 1,
      commonDeck: ['COM001', 'COM002', 'COM003', 'COM004', 'COM005', 'COM006'],
    });
    s.answerAs(1, 'COM001').answerAs(0, 'COM003');
    expect(s.g.commonDiscard).toEqual(['COM002']);
    s.answerAs(0, 'COM006').answerAs(1, 'COM004');
    expect([s.g.commonDiscard, s.player(0).known]).toEqual([
      ['COM002', 'COM005'],
      ['COM003', 'COM006'],
    ]);
  });

  test('S5.4, S17.1: closed: all choose before anything is passed; two go to the left', () => {
    const s = situation({
      players: [{}, {}],
      at: 'lookout',
      options: { lookout: 'closed' },
      commonDeck: ['COM001', 'COM002', 'COM003', 'COM004', 'COM005', 'COM006'],
    });
    s.answerAs(0, 'COM001');
    expect(s.g.players.map(({ offer }) => offer.length)).toEqual([3, 3]);
    s.answerAs(1, 'COM004');
    expect(s.g.players.map(({ offer }) => offer)).toEqual([
      ['COM005', 'COM006'],
      ['COM002', 'COM003'],
    ]);
    // Whoever passed them on still knows them.
    expect([settlers.view(s.g, 0).players[1]?.offer, settlers.view(s.g, null).players[1]?.offer]).toEqual([
      ['COM002', 'COM003'],
      ['?', '?'],
    ]);
    s.answerAs(0, 'COM006').answerAs(1, 'COM002');
    expect(s.g.commonDiscard).toEqual(['COM005', 'COM003']);
    expect(s.player(0).hand).toEqual(expect.arrayContaining(['COM001', 'COM006']));
  });

  test('S17.1, S19.3: closed: who has passed two cards on knows, until all do, which of them was kept', () => {
    const s = situation({
      players: [{}, {}, {}],
      at: 'lookout',
      options: { lookout: 'closed' },
      commonDeck: Array.from({ length: 9 }, (_, i) => `COM00${i + 1}`),
    });
    s.answerAs(0, 'COM001').answerAs(1, 'COM004').answerAs(2, 'COM007');
    s.answerAs(0, 'COM008').answerAs(1, 'COM002').answerAs(2, 'COM005');
    const recalledBy = (seat: number | null) => settlers.view(s.g, seat).players.map(({ passedOn }) => passedOn);
    expect(recalledBy(0)).toEqual([['COM002'], [], []]);
    expect(recalledBy(1)).toEqual([[], ['COM005'], []]);
    expect(recalledBy(null)).toEqual([[], [], []]);
    // Redealt, the card is where it is for seat 0, and may be elsewhere for seat 2.
    const random = generator('passed on');
    const handsFor = (viewer: number): boolean[] =>
      Array.from({ length: 40 }, () => {
        const redealt = settlers.redeal(settlers.copy(settlers.view(s.g, viewer)), viewer, random);
        return redealt.players[1]!.hand.includes('COM002');
      });
    expect(new Set(handsFor(0))).toEqual(new Set([true]));
    expect(handsFor(2)).toContain(false);
    forget(s.g, 'COM002');
    expect(recalledBy(0)).toEqual([[], [], []]);
  });

  test.each([
    [2, [5, 4, 3, 2]],
    [3, [5, 4, 4, 3, 3, 2]],
    [4, [5, 4, 4, 4, 3, 3, 3, 2]],
  ])('S17.2: advanced, %i players choose from so many cards', (seats, sizes) => {
    const g = newMatch(seats, { lookout: 'advanced', razing: 'normal', factions: 'choose' });
    let there = 0;
    const seen = advancedPicks(g).map(({ reveal }) => (there += reveal) && there--);
    expect([seen, there]).toEqual([sizes, 1]);
  });

  test('S17.3: peaceful: everybody also draws a common card', () => {
    const g = begun(3, { razing: 'peaceful' });
    for (const { hand } of g.players) expect(hand).toHaveLength(6);
  });
});

describe('production', () => {
  test.each<[faction: Faction, goods: Gains]>([
    ['barbarians', { worker: 5 }],
    ['romans', { worker: 2, wood: 1, stone: 1 }],
    ['egyptians', { worker: 3, gold: 1 }],
    ['japanese', { worker: 4, wood: 1 }],
  ])('S6.2, S6.5: the board of the %s alone gives %j and two tokens', (faction, goods) => {
    const s = situation({ players: [{ faction }, {}], at: 'production', round: 1 });
    expect(s.goods(0)).toEqual({ ...goods, raze: 1, defence: 1 });
  });

  test('S6.1: players produce in turn', () => {
    const players = [
      { faction: 'romans' as const, empire: ['ROM011'] },
      { faction: 'egyptians' as const, empire: ['EGY004'] },
    ];
    const s = situation({ players, at: 'production', first: 1 });
    expect([s.question().seat, s.player(0).goods.worker]).toEqual([1, 0]);
    expect(s.answer('branch 0').question().seat).toBe(0);
  });

  test('S6.3: without a decision it plays itself, and is told card by card', () => {
    const s = situation({
      players: [{ faction: 'japanese', deals: ['JAP001', 'JAP010'], empire: ['COM018', 'COM025'] }, {}],
      at: 'production',
    });
    const told = s.g.events.filter(({ k, seat }) => k === 'gain' && seat === 0);
    expect(told.map(({ by, what, n }) => [by, what, n])).toEqual([
      [undefined, 'worker', 4],
      [undefined, 'wood', 1],
      [undefined, 'raze', 1],
      [undefined, 'defence', 1],
      ['JAP001', 'worker', 1],
      ['JAP010', 'gold', 1],
      ['COM018', 'raze', 1],
      ['COM025', 'food', 1],
    ]);
    expect(s.g.phase).toBe('action');
  });

  test('S6.3, S6.4: a card of a deal comes from the deck that its player chooses', () => {
    const s = situation({ players: [{ faction: 'romans', deals: ['ROM010'] }, {}], at: 'production' });
    expect(s.options()).toEqual(['common', 'faction']);
    expect(s.answer('faction').player(0).hand).toHaveLength(1);
  });

  test('Q22: the player orders what draws and what chooses; goods come first', () => {
    const empire = ['COM065', 'ROM011', 'ROM017', 'COM007'];
    const s = situation({ players: [{ faction: 'romans', empire }, {}], at: 'production' });
    expect([s.goods(0).wood, s.options()]).toEqual([1 + 2, ['COM065', 'ROM011', 'ROM017']]);
    s.answer('ROM011');
    expect(s.question().ask).toBe('keep');
  });

  test('Q22: of equal sources either may come first, and nobody is asked', () => {
    const s = situation({ players: [{ faction: 'romans', empire: ['COM065', 'COM066'] }, {}], at: 'production' });
    expect(s.question().ask).toBe('deck');
  });
});

/** Plays to the end with the first answers to everything, passing in the turns. @returns rounds and phases, one after the other */
function passing(seats: number): string[] {
  const table = new HeadlessTable(settlers, begun(seats));
  const course: string[] = [];
  let told = 0;
  for (let i = 0; i < 1000 && !table.result; i++) {
    const [q] = table.g.questions;
    if (q) table.play(moveFor(settlers, q, q.stage === 'turn' ? ['pass'] : q.options.slice(0, q.min)));
    for (const { k, n } of table.g.events.slice(told - table.g.logged || Infinity))
      if (k === 'cleanup' || k === 'collects' || k === 'round') course.push(k === 'collects' ? k : `${k} ${n ?? ''}`);
    told = table.g.logged;
  }
  return course;
}

describe('cleanup and end', () => {
  test('S14.1, Q28: what can be stored is stored, and nobody is asked; what is lost is told', () => {
    const romans = { faction: 'romans' as const, empire: ['ROM019'], goods: { wood: 2, gold: 1, raze: 1, worker: 2 } };
    const egyptians = { faction: 'egyptians' as const, goods: { gold: 2, food: 1 } };
    const s = situation({ players: [romans, egyptians], at: 'cleanup' });
    expect([s.g.phase, s.goods(0), s.goods(1)]).toEqual(['lookout', { wood: 2, raze: 1 }, { gold: 2 }]);
    const lost = s.g.events.filter(({ k }) => k === 'loses');
    expect(lost.map(({ seat, what, n }) => [seat, what, n])).toEqual([
      [0, 'gold', 1],
      [0, 'worker', 2],
      [1, 'food', 1],
    ]);
  });

  test('S4.1: five rounds, and four cleanups', () => {
    expect(passing(2)).toEqual(['round 1', ...[2, 3, 4, 5].flatMap((n) => [`cleanup ${n - 1}`, `round ${n}`])]);
  });

  test('S18.4, S18.8, S18.14: alone each round ends with the attacks, the fifth as well', () => {
    const rounds = [2, 3, 4, 5].flatMap((n) => [`cleanup ${n - 1}`, 'collects', `round ${n}`]);
    expect(passing(1)).toEqual(['round 1', ...rounds, 'collects']);
  });

  test('S14.2, S14.4: goods and tokens go, cards and deals stay, the left neighbour begins', () => {
    const s = situation({
      players: [
        { faction: 'barbarians', goods: { wood: 2, worker: 1, raze: 1, vp: 3 }, deals: ['BAR001'], empire: ['COM018'] },
        {},
      ],
      at: 'cleanup',
      defended: ['COM018'],
    });
    expect([s.goods(0), s.player(0).deals, s.g.defended, s.g.first]).toEqual([{ worker: 1, vp: 3 }, ['BAR001'], [], 1]);
  });

  test('S15.1: that a round is the last is foretold in it alone', () => {
    const closing = (round: number) => settlers.closing?.(situation({ players: [{}, {}], round }).g);
    expect(closing(ROUNDS - 1)).toBeNull();
    expect(closing(ROUNDS)).toEqual({ why: { k: 'round', n: ROUNDS }, when: 'last', left: null });
  });

  test('S15.1, S2.7: 1 point for a common location, 2 for a faction location, none for a foundation', () => {
    const s = situation({
      players: [{ faction: 'romans', goods: { vp: 4 }, empire: ['COM001', 'ROM001'], foundations: ['COM002'] }, {}],
    });
    expect(s.score(0)).toBe(7);
  });

  test.each([
    ['workers and resources left', { goods: { worker: 1 } }, { goods: { gold: 5 }, hand: ['COM001', 'COM002'] }, [0]],
    ['cards in hand', { hand: ['COM001'] }, {}, [0]],
    ['nothing: shared', {}, { goods: { gold: 1 } }, [0, 1]],
  ])('S15.2, Q16: a tie is broken by %s', (_what, one, other, winners) => {
    expect(situation({ players: [one, other], at: 'score' }).g.result?.winners).toEqual(winners);
  });
});

describe('alone', () => {
  test('S18.1, S18.6: nobody but the player has goods, and nobody else is asked', () => {
    const s = situation({ players: [{}], virtual: ['COM008'], line: ['ATT01'], at: 'production' });
    expect([s.g.players.length, s.g.virtual]).toEqual([1, ['COM008']]);
    s.expectTurnOf(0).answer('exchange').answer('wood').maybeAnswer('exchange', 'stop').expectTurnOf(0);
  });

  test('S18.3, S18.5: one attack card begins the line; the virtual player gets two of four cards', () => {
    const s = situation({
      players: [{}],
      at: 'lookout',
      commonDeck: ['COM001', 'COM002', 'COM003', 'COM004'],
    });
    s.answer('COM001');
    expect(s.g.virtual).toHaveLength(1);
    const [pick = ''] = s.options();
    s.answer(pick);
    expect([s.g.virtual.length, s.g.shown.length]).toEqual([2, 0]);
    const g = begun(1);
    expect([g.line.length, g.attackDeck.length]).toEqual([1, 15]);
  });

  test('S18.7, Q19: a razed card of the virtual player is discarded; its attack cards are deals', () => {
    const s = situation({
      players: [{ faction: 'romans', goods: { raze: 2, worker: 1 }, empire: ['ROM010'] }],
      virtual: ['COM018'],
      line: ['ATT04'],
    }).answer('raze COM018');
    expect([s.goods(0), s.g.commonDiscard, s.g.virtual]).toEqual([{ stone: 1, vp: 1, worker: 1 }, ['COM018'], []]);
    // Spies take one out of the line for good.
    s.answer('activate ROM010');
    expect([s.player(0).deals, s.g.line]).toEqual([['ATT04'], []]);
  });

  test('S18.8, S18.9, S18.12: what is left is collected; the cards of an attack go to the old end', () => {
    const s = situation({
      players: [{ faction: 'romans', empire: ['COM044'] }],
      at: 'attack',
      virtual: ['COM069'],
      // Joiner shows vp and wood.
      line: ['ATT04', 'ATT14'],
      attackDeck: ['ATT01', 'ATT16'],
    });
    expect([s.g.pile, s.player(0).empire, s.g.line]).toEqual([
      ['COM069', 'COM044'],
      [],
      ['ATT16', 'ATT04', 'ATT14', 'ATT01'],
    ]);
  });

  test.each([
    [['ROM001', 'ROM002'], ['COM001'], [0], 'soloWon'],
    [['ROM001'], ['COM001'], [], 'soloLost'],
  ])('S18.2, S18.14, Q2: %j against %j', (empire, pile, winners, ending) => {
    const { g } = situation({ players: [{ faction: 'romans', empire: [...empire, 'COM002'] }], pile, at: 'score' });
    expect(g.result).toMatchObject({
      winners,
      ending,
      actors: [
        {
          actor: 'virtual',
          score: 1,
          wins: winners.length === 0,
          measure: { of: 'pile', against: 'factionLocations', n: empire.length },
        },
      ],
    });
    expect(g.events.find(({ k }) => k === 'title')).toMatchObject({ what: 'commoner' });
  });

  test('S18.16, Q20: two attacks on points strike a Japanese faction location first', () => {
    const s = situation({
      players: [{ faction: 'japanese', empire: ['COM018', 'JAP001', 'JAP011'] }],
      at: 'attack',
      line: ['ATT10', 'ATT14'],
      attackDeck: ['ATT15', 'ATT16'],
    });
    expect(s.g.pile).toEqual(['JAP011']);
  });
});
