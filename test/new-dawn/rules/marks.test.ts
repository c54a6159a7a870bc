import { counted, isAchieved } from '../../../games/new-dawn/rules/agendas';
import { EVENT_DIAL } from '../../../games/new-dawn/components';
import { atlasOf } from '../../../games/new-dawn/atlas';
import { canHold } from '../../../games/new-dawn/rules/placing';
import { isVacant } from '../../../games/new-dawn/rules/reach';
import { gains, replaceCard } from '../../../games/new-dawn/rules/science';
import { duel, ROW, type PlayerSituation } from '../../../games/new-dawn/situation';

/** Trade tokens on cards (C4), agendas (C13), and what the last rules of other chapters say. */

const inSlot5 = (card: string): string[] => [...ROW.filter((each) => each !== card), card];
/** All spaces round red's capital. */
const ROUND = ['-4,1', '-5,2', '-6,2', '-6,1', '-5,0', '-4,0'];

describe('trade tokens', () => {
  test('C4.3: a card holds 3, and what is too many returns at once', () => {
    const s = duel({ row: inSlot5('foreign-trade'), caravans: ['1,-1'], trade: { astrology: 2 } });
    // Geneva gives 2 to the science card.
    s.focus('foreign-trade').answer('1,-1 1,-2 0');
    expect(s.player(0).trade['astrology-red']).toBe(3);
  });

  test('C4.3: full cards cannot be picked where tokens are placed freely; tokens of city-states do not count', () => {
    const trade = { masonry: 3, pottery: 3, 'early-empire': 3, 'foreign-trade': 2 };
    const s = duel({
      row: inSlot5('mathematics').filter((each) => each !== 'astrology'),
      trade,
      cities: ['4,-2'],
      cityStates: { kabul: 'foreign-trade' },
    });
    s.focus('mathematics');
    expect(s.question()).toMatchObject({ ask: 'tradeTo' });
    expect(s.options().sort()).toEqual(['foreign-trade-red', 'mathematics-red']);
  });

  test('Mathematics: a trade token first, then the dial', () => {
    const s = duel({ row: inSlot5('mathematics').filter((each) => each !== 'astrology') });
    s.focus('mathematics').answer('mathematics');
    expect(s.question()).toMatchObject({ ask: 'advance', options: ['0', '1'] });
    s.answer('1');
    expect(s.told('advance')[0]?.n).toBe(6);
  });

  test('C4.4, C15.12: what lies on a replaced card goes to the new one', () => {
    const s = duel({
      row: inSlot5('astrology'),
      trade: { pottery: 2 },
      cities: ['5,1'],
      cityStates: { 'buenos-aires': 'pottery' },
    });
    s.focus('astrology').answer('animal-husbandry pottery');
    expect(s.player(0).trade).toMatchObject({ 'animal-husbandry-red': 2 });
    expect(s.player(0).onCards['animal-husbandry-red']).toEqual(['buenos-aires']);
  });
});

test('C8.4: other texts say themselves where; never on water or what holds something', () => {
  const s = duel(
    { wonders: { 'hanging-gardens': '-5,1' }, cities: ['-2,-1', '-3,1'], tokens: ['-1,-1'] },
    {},
    { barbarians: { 'barbarian-F': '-3,-1' } },
  );
  s.use('hanging-gardens');
  const why = ['-2,1', '-2,0', '-1,-1', '-3,-1', '1,1'].map((space) => s.refused(space)?.why);
  expect(why).toEqual(['water', undefined, 'taken', 'barbarianThere', 'notBesideCity']);
});

describe('agendas', () => {
  test('C9.5: Technophile: 24 reached or passed once', () => {
    const of = (dial: number) => {
      const s = duel({ dial, row: inSlot5('astrology') }, {}, { victory: ['v1', 'v2', 'v4'] });
      s.focus('astrology');
      return s.player(0).marks;
    };
    expect([of(18), of(19), of(22)]).toEqual([[], ['technophile'], ['technophile']]);
  });

  const cities = ['-3,-1', '-4,3', '-2,-2', '2,2', '4,-2', '5,1', '7,-4'];
  test.each<[agenda: string, enough: PlayerSituation, less: PlayerSituation]>([
    ['civilized', { cities }, { cities: cities.slice(1) }],
    [
      'money-grubber',
      { wonders: { colossus: '-5,1', 'big-ben': '-5,1' } },
      { wonders: { colossus: '-5,1', oracle: '-5,1' } },
    ],
    [
      'warmonger',
      { cities: ['1,-2', '-1,1'], cityStates: { geneva: 'astrology', 'buenos-aires': 'pottery' } },
      { cities: ['1,-2'], cityStates: { geneva: 'astrology', 'buenos-aires': 'pottery' } },
    ],
    ['paranoid', { wonders: { petra: '-5,1', alhambra: '-5,1' } }, { wonders: { petra: '-5,1' } }],
    [
      'explorer',
      {
        tokens: [
          '-5,0',
          '-6,1',
          '-6,2',
          '-6,3',
          '-6,4',
          '-5,5',
          '-4,5',
          '-3,4',
          '-2,4',
          '-1,3',
          '0,3',
          '1,3',
          '1,4',
          '4,3',
          '2,4',
        ],
      },
      { tokens: ['-5,0', '-6,1', '-6,2', '-6,3', '-6,4', '-5,5', '-4,5', '-3,4', '-2,4', '-1,3', '0,3', '1,3', '1,4'] },
    ],
    ['aesthetic', { wonders: { stonehenge: '-5,1', 'eiffel-tower': '-5,1' } }, { wonders: { stonehenge: '-5,1' } }],
    ['scholarly', { wonders: { oracle: '-5,1', kremlin: '-5,1' } }, { wonders: { oracle: '-5,1' } }],
    [
      'preservationist',
      { naturals: ['grand-mesa', 'mt-kilimanjaro'], tokens: ['1,2', '-4,4'] },
      { naturals: ['grand-mesa'], tokens: ['1,2'] },
    ],
  ])('C13.4: %s', (agenda, enough, less) => {
    const holds = (one: PlayerSituation): boolean => isAchieved(duel(one, {}, { victory: [] }).g, 0, agenda);
    // The capital is a friendly space and a city as well.
    expect([holds(enough), holds(less)]).toEqual([true, false]);
  });

  test('C13.4: populous wants mature cities', () => {
    const one = { tokens: ROUND };
    expect(counted(duel(one, {}, { victory: [] }).g, 0, 'matureCity')).toBe(1);
    expect(counted(duel({ tokens: ROUND.slice(1) }, {}, { victory: [] }).g, 0, 'matureCity')).toBe(0);
  });

  test('C13.1: a beaten capital marks Warmonger; several players may mark the same agenda', () => {
    const s = duel({ marks: ['technophile'], dial: 20 }, { dial: 23 }, { turn: 1, victory: ['v1', 'v2', 'v4'] });
    s.focus('astrology').maybeAnswer('gainCard');
    expect(s.g.players.map(({ marks }) => marks)).toEqual([['technophile'], ['technophile']]);
  });

  test('C13.2, C8.3, C15.10: with no control token left to mark it, one is taken off the map', () => {
    const { g } = duel({});
    const atlas = atlasOf(g);
    const tokens = atlas.spaces.filter((space) => canHold(g, space) && isVacant(g, space)).slice(0, 31);
    const s = duel({ dial: 23, tokens }, {}, { victory: ['v1', 'v2', 'v4'] });
    expect(s.player(0).stock.control).toBe(0);
    s.focus('astrology').maybeAnswer('gainCard');
    expect(s.question()).toMatchObject({ seat: 0, ask: 'reuse', min: 1 });
    expect(s.options().sort()).toEqual([...tokens].sort());
    const [taken = ''] = tokens;
    s.answer(taken);
    expect(s.player(0).marks).toEqual(['technophile']);
    expect(s.g.tokens[taken]).toBeUndefined();
    expect(s.player(0).stock.control).toBe(0);
  });
});

test('C11.1: five segments, in this order', () =>
  expect(EVENT_DIAL).toEqual(['respawn', 'nothing', 'move', 'trade', 'move']));

describe('C13.5, C16.10: Oxford University', () => {
  const oxford = { wonders: { 'oxford-university': '-5,1' } };

  test('without an economy card caravans stay where they are and cannot move', () => {
    const s = duel({ ...oxford, caravans: ['-4,0'] });
    replaceCard(s.g, 0, 'drama-and-poetry-red', 'foreign-trade-red');
    expect(s.g.caravans).toEqual({ '-4,0': [1, 0] });
    s.focus('astrology').expectTurnOf(1);
    expect(s.g.caravans).toEqual({ '-4,0': [1, 0] });
  });

  test('of two cards of a type each works on its own, with its own tokens', () => {
    const row = ['early-empire', 'drama-and-poetry', 'astrology', 'pottery', 'masonry'];
    const s = duel({ ...oxford, row, trade: { 'early-empire': 1 } });
    s.focus('drama-and-poetry');
    s.answer(s.options()[0] ?? '').answer(s.options()[0] ?? '');
    // Its own two; the token of the other card is no use to it.
    expect(s.question().ask).toBe('shift');
  });

  test('without a military card nothing is spent in defence', () => {
    const s = duel(
      { row: inSlot5('masonry') },
      {
        ...oxford,
        tokens: ['-4,1'],
        row: ['early-empire', 'drama-and-poetry', 'astrology', 'pottery', 'foreign-trade'],
        trade: { pottery: 3 },
      },
    );
    s.focus('masonry').maybeAnswer('branch', 'branch 1').answer('-4,1');
    expect(s.told('rolls')).toHaveLength(1);
    expect(s.g.questions.some(({ ask, seat }) => ask === 'spend' && seat === 1)).toBe(false);
  });

  test('tokens of a city-state whose type is missing are lost', () => {
    const row = ['early-empire', 'drama-and-poetry', 'pottery', 'masonry', 'foreign-trade'];
    const s = duel({ ...oxford, row, caravans: ['1,-1'] });
    s.focus('foreign-trade').answer('1,-1 1,-2 0');
    expect(s.told('trade')).toEqual([]);
  });

  test('a science card gives way to no other type', () => {
    const { g } = duel({ ...oxford });
    expect(gains(g, 0, 'II').filter((pair) => pair.endsWith('astrology-red'))).toEqual([
      'mathematics-red astrology-red',
    ]);
  });
});
