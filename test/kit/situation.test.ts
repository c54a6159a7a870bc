import { CARDS, cardOf } from '../../games/imperium/catalogue';
import { situation as imperium, type SituationOptions } from '../../games/imperium/situation';
import { card, duel, situation as mythotopia } from '../../games/mythotopia/situation';

/** Positions that are written down, and what can be said of them. */

const ROMANS = { nation: 'romans', side: 'B' } as const;
const CELTS = { nation: 'celts', side: 'B' } as const;
const play = (rest: Partial<SituationOptions> = {}) => imperium({ players: [ROMANS, CELTS], ...rest });

describe('the moment', () => {
  test('who starts, and whose turn it is: the turns before count', () => {
    const s = imperium({ players: [ROMANS, CELTS, { nation: 'greeks' }], first: 2, turn: 1, round: 3 });
    s.expectTurnOf(1);
    expect(s.g).toMatchObject({ round: 3, first: 2, current: 1 });
    // The third turn of three: solstice follows, and seat 2 has the first turn again.
    s.endActivation().maybeAnswer('place').maybeAnswer('cleanUp');
    s.expectTurnOf(2);
    expect(s.g.round).toBe(4);
  });

  test('solstice, scoring, the last round', () => {
    expect(play({ at: 'solstice' }).told('solsticeBegins')).toHaveLength(1);
    expect(play({ at: 'scoring', ending: { by: 'development', final: true } }).result).toMatchObject({
      ending: 'development',
    });
    expect(play({ ending: { by: 'mainDeck', final: true } }).g.phase).toBe('finalRound');
  });

  test('nations that are still to be taken', () => {
    const s = imperium({ players: [ROMANS, { nation: null }], at: 'nations' });
    expect(s.question()).toMatchObject({ seat: 1, stage: 'nations' });
    s.answer('chooseNation 1GRE1A');
    expect(s.g).toMatchObject({ phase: 'round', players: [{ nation: 'romans' }, { nation: 'greeks' }] });
  });

  test('provinces that are given back, citadels that are placed', () => {
    const two = { provinces: ['blore', 'coryphee', 'kinabra'] };
    const players = [two, { provinces: ['nusus', 'custus', 'ictus'] }, { provinces: ['lea', 'hatchel', 'iracund'] }];
    const draft = mythotopia({ players, at: 'draft' });
    expect(draft.g.questions.map((q) => q.ask)).toEqual(['draft', 'draft', 'draft']);
    draft.answerAs(1, 'nusus', 'ictus');
    expect(draft.g.owners.nusus).toBe(1);
    const citadels = mythotopia({ players, at: 'citadels', vp: { citadel: 3 }, first: 2, turn: 2 });
    expect(citadels.g.questions.map((q) => q.ask)).toEqual(['citadel', 'citadel', 'citadel']);
    for (const { seat } of [...citadels.g.questions]) citadels.answerAs(seat, citadels.options('', seat)[0] ?? '');
    citadels.expectTurnOf(2);
  });
});

describe('components', () => {
  test('any unrest, in every zone, never twice', () => {
    const s = play({
      players: [{ ...ROMANS, hand: ['unrest', 'unrest'], history: ['unrest'] }, CELTS],
      market: [null, { card: '1UNC3', unrest: 'unrest', material: 2 }],
      unrest: 30,
    });
    const [p] = s.g.players;
    const all = [...(p?.hand ?? []), ...(p?.history ?? []), s.g.market[1]?.unrest ?? ''];
    expect(all.every((id) => cardOf(id).suits.has('UNR'))).toBe(true);
    expect(new Set([...all, ...s.g.unrest]).size).toBe(all.length + s.g.unrest.length);
    expect(s.g.market[1]).toMatchObject({ card: '1UNC3', material: 2 });
  });

  test('ample decks hold what a match has', () => {
    const [few, ample] = [play(), play({ ample: true })];
    for (const suit of ['REG', 'UNC', 'CIV'] as const)
      expect(ample.g.small[suit].length).toBeGreaterThan(few.g.small[suit].length);
    expect(ample.g.players[0]?.nationDeck.length).toBeGreaterThan(1);
    const three = [...CARDS.values()].filter((each) => each.facts.minPlayers === 3).map(({ id }) => id);
    expect(three.filter((id) => ample.whereIs(id))).toEqual([]);
  });

  test('the accession card is the last of the nation deck', () => {
    const accession = [...CARDS.values()].find((c) => c.nation === 'romans' && c.facts.start === 'accession');
    const s = play({ players: [{ ...ROMANS, nationDeck: ['1ROM5', accession?.id ?? ''] }, CELTS] });
    expect(s.player(0)).toMatchObject({ nationDeck: ['1ROM5'], accession: accession?.id });
  });

  test('what is named twice, or is not there, throws', () => {
    expect(() => play({ exile: ['1UNC3'], main: ['1UNC3'] })).toThrow('named twice');
    expect(() => play({ exile: ['1UNC999'] })).toThrow('no card');
    expect(() => play({ market: [null, null, null, null, null, '1UNC3'] })).toThrow('no market place');
  });

  test('what a seat sees', () => {
    const s = play({ players: [{ ...ROMANS, hand: ['1ROM16'], deck: ['1ROM20'] }, CELTS], exile: ['1UNC3'] });
    expect([s.sees(0, '1ROM16'), s.sees(1, '1ROM16'), s.sees(0, '1ROM20')]).toEqual([true, false, false]);
    expect([s.sees(null, '1UNC3'), s.sees(0, '1UNC999')]).toEqual([true, false]);
    expect(s.whereIs('1ROM20')).toEqual({ zone: 'deck', seat: 0 });
  });
});

describe('moves', () => {
  test('pay X with Y: every way is tried to its end, over several questions', () => {
    const s = duel({
      provinces: ['custus', 'nusus', 'palmain'],
      hand: ['palmain', 'starterArmy', 'custus', 'nusus'],
    });
    s.turn('invade blore').maybeAnswer('armies', '1');
    expect(s.payments().map(({ spent }) => [...spent].sort().join())).toEqual(
      ['custus', 'nusus'].map((food) => `${food}-card,palmain-card,starterArmy-red-1`),
    );
    expect(() => s.payWith('hero')).toThrow('not payable with hero-card, but');
    s.payWith('nusus', 'palmain', 'starterArmy');
    expect([s.whereIs(card('nusus')), s.whereIs(card('custus'))]).toEqual([
      { zone: 'discard', seat: 0 },
      { zone: 'hand', seat: 0 },
    ]);
  });

  test('pay X with Y: with tokens that stand for others', () => {
    const me = { ...ROMANS, hand: ['1ROM16'], material: 3, progress: 2 };
    const s = play({ players: [me, CELTS], market: [null, '1UNC20'] });
    s.playCard('1ROM16').answer('branch 0');
    expect(s.payments().map(({ spent }) => spent)).toEqual([
      ['3 material'],
      ['1 material', '1 progress'],
      ['2 progress'],
    ]);
    s.payWith('1 progress', '1 material');
    expect(s.player(0)).toMatchObject({ material: 2, progress: 1 });
  });

  test('pay X with Y: where there is one way only, it was paid so', () => {
    const me = { ...ROMANS, hand: ['1ROM16'], material: 3 };
    const s = play({ players: [me, CELTS], market: [null, '1UNC20'] });
    s.playCard('1ROM16').maybeAnswer('branch', 'branch 0').payWith('3 material');
    expect(() => s.payWith('2 progress')).toThrow('but: 3 material');
  });

  test('a step that may be forced is taken if it is asked', () => {
    const s = play({ players: [{ ...ROMANS, hand: ['1ROM16'] }, CELTS] });
    expect(s.maybeAnswer('place').question().ask).toBe('turn');
    s.endActivation().maybeAnswer('cleanUp', '1ROM16');
    s.expectTurnOf(1);
    expect(() => s.expectTurnOf(0)).toThrow('not seat 0');
  });

  test('what is refused throws, and says why', () => {
    const s = play();
    expect(() => s.playCard('1ROM16')).toThrow('refused');
    expect(s.refused('playCard 1ROM16')).toMatchObject({ why: 'notAnOption' });
    expect(s.refused('innovate')).toBeNull();
  });

  test('a move that loses a card throws', () => {
    const s = play({ players: [{ ...ROMANS, hand: ['1ROM16'] }, CELTS] });
    s.player(0).hand = [];
    expect(() => s.endActivation()).toThrow('lost');
  });
});
