import { pointsSeen } from '../../../games/imperium/rules/scoring';
import type { Player } from '../../../games/imperium/state';
import type { PlayerSituation, Situation, SituationOptions } from '../../../games/imperium/situation';
import { duel, passTurn, table } from './help';

/** Scoring: R10.6–R10.12. */

type Has = Partial<PlayerSituation>;
const LAST: SituationOptions['ending'] = { by: 'mainDeck', final: true };

/** The last round is played out with nothing done. */
function finish(s: Situation): NonNullable<Situation['result']> {
  while (!s.result) passTurn(s);
  return s.result;
}

/** What a seat's cards and tokens score in the end. */
const score = (has: Has, other: Has = {}): number => finish(duel(has, other, { ending: LAST })).scores[0] as number;

/** Roman side B scores 1 per 2 population: none here unless given. */
describe('what scores (R10.6)', () => {
  test('R10.6: 1 per progress token', () => {
    expect(score({ progress: 7 })).toBe(7);
  });

  test('R10.6: material and population alone score nothing', () => {
    expect(score({ nation: 'greeks', material: 9, population: 9 })).toBe(0);
  });

  test('R10.6, R15.20: tokens on market cards belong to nobody', () => {
    const s = duel({}, {}, { ending: LAST, market: [{ card: '1REG1', progress: 5 }] });
    expect(finish(s).scores).toEqual([0, 0]);
  });

  test.each<[string, Has]>([
    ['in hand', { hand: ['1CAR6'] }],
    ['in the play area', { play: ['1ROM3'] }],
    ['in the draw deck', { deck: ['1CAR6', '1ROM20', '1ROM14', '1ROM15', '1ROM16', '1ROM17'] }],
    ['in the discard pile', { discard: ['1CAR6'] }],
    ['in history', { history: ['1CAR6'] }],
    ['garrisoned', { play: ['1ROM20'], garrison: { '1ROM20': ['1CAR6'] } }],
  ])('R10.6: cards %s', (_where, has) => {
    expect(score(has)).toBe(has.play?.includes('1ROM3') ? 3 : 4);
  });

  test('R10.6: cards still in the nation deck, the accession card and the development area score nothing', () => {
    // Side A scores 1 per variable card: the power card itself.
    expect(
      score({
        nation: 'vikings',
        side: 'A',
        nationDeck: ['1VIK11'],
        accession: '1VIK2',
        hand: ['1VIK18', '1VIK19', '1VIK20', '1VIK21', '1VIK22'],
      }),
    ).toBe(1);
    expect(score({ development: ['1ROM3', '1ROM4'] })).toBe(0);
  });

  test('R10.6: the power card', () => {
    expect(score({ population: 5 })).toBe(2);
  });

  test('R10.6: unrest costs two points, and a score may be negative', () => {
    expect(score({ hand: ['1UNR1', '1UNR2'], discard: ['1UNR3'], progress: 1 })).toBe(-5);
  });

  test('R10.12: cards belong to who has them, whatever nation they are of', () => {
    const result = finish(duel({ hand: ['1CEL3'] }, { hand: ['1ROM3'] }, { ending: LAST }));
    expect(result.scores).toEqual([4, 3]);
  });

  test('what a score is made of is told, card by card', () => {
    const result = finish(
      duel({ hand: ['1ROM3', '1ROM16', '1UNR1'], progress: 2, population: 4 }, {}, { ending: LAST }),
    );
    expect(new Map(result.details[0])).toEqual(
      new Map([
        ['progress', 2],
        ['1ROM1B', 2],
        ['1ROM3', 3],
        ['1UNR1', -2],
      ]),
    );
    expect(result.scores[0]).toBe(5);
  });
});

describe('conditional and variable values (R10.7, R10.8)', () => {
  test.each<[string, Has, number]>([
    ['Praiseworthy in history', { history: ['1FAM1'] }, 7],
    ['Praiseworthy elsewhere', { hand: ['1FAM1'] }, 3],
    ['Jade Mask in history', { history: ['1UNC2'] }, 1],
    ['Jade Mask elsewhere', { hand: ['1UNC2'] }, 0],
    ['Vinland in the play area', { play: ['1VIK7'] }, 6],
    ['Vinland elsewhere', { hand: ['1VIK7'] }, 0],
    ['Vinland garrisoned is not in the play area', { play: ['1ROM20'], garrison: { '1ROM20': ['1VIK7'] } }, 0],
  ])('R10.7: conditional: %s', (_name, has, points) => {
    expect(score(has)).toBe(points);
  });

  test.each<[string, Has, number]>([
    ['Agriculture: 2 per fertile icon, icons counted one by one', { hand: ['1UNC10', '1PER11', '1REG4'] }, 6],
    ['Boats: fertile and river', { hand: ['1UNC11', '1MAC18', '1REG5'] }, 3],
    ['Oracle: 2 per fame card', { hand: ['1UNC9', '1FAM2'] }, 2 + 2],
    ['Moneylenders: 1 per 10 material, rounded down', { hand: ['1CIV3'], material: 29 }, 2],
    ['Mercenaries: 1 per 4 population', { nation: 'greeks', hand: ['1CIV13'], population: 11 }, 2],
    ['Temple: 1 per 5 progress', { hand: ['1CIV14'], progress: 9 }, 9 + 1],
    ['Urban Development: 2 per city or metropolis', { hand: ['1CIV12', '1UNC15', '1CIV6'] }, 4 + 1 + 2],
    [
      'Exports: 1 per 10 cards',
      { hand: ['1CIV11', '1ROM14', '1ROM15', '1ROM16', '1ROM17', '1ROM18', '1ROM19', '1ROM20', '1ROM21'] },
      1,
    ],
    [
      'Exports: nine cards are not ten',
      { hand: ['1CIV11', '1ROM14', '1ROM15', '1ROM16', '1ROM17', '1ROM18', '1ROM19', '1ROM20'] },
      0,
    ],
    ['Aksumites: 1 per tributary, itself counted', { hand: ['1TRI8', '1CAR13'] }, 2],
    ['Egyptians: 1 per civilised, dual cards too', { hand: ['1TRI3', '1UNC18', '1CIV10'] }, 2 + 1 + 2],
    ['Mauryans: 1 per 2 cards in history', { hand: ['1TRI10'], history: ['1ROM14', '1ROM15', '1ROM16'] }, 1],
    ['Qin: pinned cards in play that are no regions', { play: ['1TRI5', '1MAC7', '1ROM5', '1ROM20'] }, 1 + 3 + 2],
    [
      'Qin: garrisoned cards are not in play',
      { play: ['1TRI5', '1MAC7', '1ROM20'], garrison: { '1ROM20': ['1ROM5'] } },
      3 + 2,
    ],
    [
      'Sagas: the garrison there',
      { play: ['1VIK8', '1ROM20'], garrison: { '1VIK8': ['1VIK18', '1VIK19'], '1ROM20': ['1VIK20'] }, hand: [] },
      2,
    ],
    ['Tamga: 1 per 2 regions', { hand: ['1SCY9', '1ROM20', '1CAR21', '1PER19'] }, 1],
  ])('R10.7: variable: %s', (_name, has, points) => {
    expect(score(has)).toBe(points);
  });

  test('R1.6, R10.7: never more than 10 a card; several cards may count the same things', () => {
    expect(score({ hand: ['1CIV3'], material: 250, nation: 'greeks' })).toBe(10);
    expect(score({ nation: 'scythians', hand: ['1CIV3'], material: 40 })).toBe(10 + 4);
  });

  test('R10.7: two quotients of one card are rounded each, with one limit (Scythians B)', () => {
    expect(score({ nation: 'scythians', material: 5, hand: ['1ROM20', '1CAR21', '1PER19', '1MAC19', '1MAC20'] })).toBe(
      1 + 1,
    );
    expect(score({ nation: 'scythians', material: 33 })).toBe(10);
  });

  test('R10.8, R18.4: without "in play" garrisoned cards count too', () => {
    expect(score({ nation: 'macedonians', play: ['1ROM20'], garrison: { '1ROM20': ['1MAC19', '1MAC20'] } })).toBe(3);
  });

  test('R10.8: cards in the nation deck and the development area do not', () => {
    expect(
      score({
        nation: 'greeks',
        side: 'B',
        nationDeck: ['1GRE11', '1GRE12'],
        accession: '1GRE2',
        development: ['1GRE3', '1GRE4'],
        hand: ['1GRE14', '1GRE15', '1GRE16', '1GRE17', '1GRE18'],
      }),
    ).toBe(2);
  });

  test('Notorious counts the unrest of all others, wherever it scores', () => {
    const s = table(
      [
        { hand: ['1FAM3', '1UNR1'] },
        { hand: ['1UNR2'], discard: ['1UNR3'] },
        { history: ['1UNR4'], play: ['1GRE12'], garrison: { '1GRE12': ['1UNR5'] } },
      ],
      { ending: LAST },
    );
    expect(finish(s).scores[0]).toBe(4 - 2);
  });

  test('Greeks B: 1 per 3 cards with the power card, the state card not', () => {
    expect(score({ nation: 'greeks', hand: ['1GRE14', '1GRE15'] })).toBe(1);
    expect(score({ nation: 'greeks', hand: ['1GRE14'] })).toBe(0);
  });

  test('Vikings: cards of variable value, the power card itself counted', () => {
    expect(score({ nation: 'vikings', side: 'A', hand: ['1VIK2'] })).toBe(2 + 4);
  });
});

describe('what only one nation has (R10.6, R10.8)', () => {
  /** What it scores as it stands. */
  const score = (has: Has): number => duel(has, {}, { at: 'scoring' }).result?.scores[0] as number;

  test('R11.22, R15.3: the sunken pile scores, and cards that count find what lies in it', () => {
    const atlantean = { nation: 'atlanteans', state: 'empire' as const };
    expect(score({ ...atlantean, sunken: ['1CAR6', '1UNR1'] })).toBe(4 - 2);
    // Side B: 1 per region, wherever it scores.
    expect(score({ ...atlantean, sunken: ['1REG1'] }) - score({ ...atlantean, sunken: [] })).toBeGreaterThanOrEqual(1);
    expect(score({ ...atlantean, sunken: ['2MAU2'] })).toBe(score({ ...atlantean, hand: ['2MAU2'] }));
  });

  test('R11.22: the sunken pile is no history', () => {
    // Side B of the Mauryans scores per card of the history, masks score there only.
    expect(score({ nation: 'mauryans', history: ['2OLM18', '2OLM19'] })).toBe(2 * 2 + 2);
    expect(score({ nation: 'mauryans', sunken: ['2OLM18', '2OLM19'] })).toBe(0);
  });

  test('R17: points in sight leave out the sunken pile of another, and say so', () => {
    const s = duel({}, { nation: 'atlanteans', state: 'empire', sunken: ['1CAR6'] });
    expect(pointsSeen(s.view(0), 1)).toMatchObject({ hidden: 1 });
    expect(pointsSeen(s.view(1), 1)).toMatchObject({ hidden: 0 });
  });

  test('R14.6: masks score in history only', () => {
    const olmec = (has: Has): number => score({ nation: 'olmecs', ...has });
    const masks = ['2OLM18', '2OLM19', '2OLM20'];
    expect(olmec({ history: masks }) - olmec({})).toBe(3);
    expect(olmec({ hand: masks }) - olmec({})).toBe(0);
  });

  test('R14.8.3: the journey scores nothing, however far it went', () => {
    // Side B of the Utopians: 1 per 3 population.
    for (const below of [
      ['2UTO2A', '2UTO3A'],
      ['2UTO3B', '2UTO2B'],
    ])
      expect(
        score({
          nation: 'utopians',
          below,
          population: 9,
          deck: ['2UTO9', '2UTO10', '2UTO4', '2UTO5', '2UTO6', '2UTO7'],
        }),
      ).toBe(3);
  });

  test('R14.1.4, R14.1.7: the active quest scores, impending ones do not', () => {
    const arthurian = { nation: 'arthurians', below: ['2ART2'], nationDeck: ['2ART9'], accession: '2ART8' };
    const with6 = score({ ...arthurian, garrison: { '2ART2': ['2ART6'] } });
    expect(score({ ...arthurian, development: ['2ART6'] })).toBeLessThan(with6);
    expect(score({ ...arthurian, development: ['2ART6'] })).toBe(score(arthurian));
  });
});

describe('who wins (R10.9)', () => {
  test('R10.9: the most points', () => {
    expect(finish(table([{ progress: 3 }, { progress: 5 }, { progress: 4 }], { ending: LAST })).winners).toEqual([1]);
  });

  test('R10.9: ties share the win', () => {
    expect(finish(table([{ progress: 5 }, { progress: 2 }, { progress: 5 }], { ending: LAST })).winners).toEqual([
      0, 2,
    ]);
    expect(
      finish(table([{ progress: 1 }, { progress: 1 }, { progress: 1 }, { progress: 1 }], { ending: LAST })).winners,
    ).toEqual([0, 1, 2, 3]);
  });

  test('R10.9: unrest decides nothing but by its points', () => {
    expect(finish(duel({ progress: 9, hand: ['1UNR1'] }, { progress: 6 }, { ending: LAST })).winners).toEqual([0]);
  });
});

describe('after a collapse (R10.10)', () => {
  /** Seat 0 plays Corruption with one unrest left: the next player takes it. */
  const collapse = (...players: Has[]): NonNullable<Situation['result']> => {
    const [me, ...others] = players;
    const s = table([{ ...me, state: 'empire', hand: ['1CIV4', ...(me?.hand ?? [])] }, ...others], {
      unrest: ['1UNR12'],
    });
    s.playCard('1CIV4');
    return s.result as NonNullable<Situation['result']>;
  };

  test('R10.10: the fewest unrest win, whatever the points', () => {
    const result = collapse({ hand: ['1UNR1', '1UNR2'], progress: 50 }, {});
    expect(result).toMatchObject({ ending: 'collapse', winners: [1] });
    expect(result.details.map((d) => d[0])).toEqual([
      ['unrest', 2],
      ['unrest', 1],
    ]);
  });

  test.each<[string, Partial<Player>]>([
    ['hand', { hand: ['1UNR1', '1UNR2'] }],
    ['play area', { play: ['1UNR1', '1UNR2'] }],
    ['draw deck', { deck: ['1UNR1', '1UNR2'] }],
    ['discard pile', { discard: ['1UNR1', '1UNR2'] }],
    ['history', { history: ['1UNR1', '1UNR2'] }],
    ['garrison (R15.3)', { play: ['1ROM20'], garrison: { '1ROM20': ['1UNR1', '1UNR2'] } }],
  ])('R10.10: unrest in %s counts', (_where, has) => {
    expect(collapse(has as Has, {}).winners).toEqual([1]);
  });

  test('R10.10: unrest in the nation deck and in the market does not', () => {
    const s = table([{ state: 'empire', hand: ['1CIV4'], nation: 'celts', nationDeck: ['1CEL13'] }, {}], {
      unrest: ['1UNR12'],
      market: [{ card: '1UNC3', unrest: '1UNR1' }],
    });
    s.playCard('1CIV4');
    expect(s.result?.winners).toEqual([0]);
    expect(s.result?.details.map((d) => d[0])).toEqual([
      ['unrest', 0],
      ['unrest', 1],
    ]);
  });

  test('R10.10: tied players compare their points, and may share', () => {
    // Corruption itself is worth 2.
    expect(collapse({ hand: ['1UNR1'], progress: 5 }, { progress: 8 }).winners).toEqual([1]);
    expect(
      collapse({ hand: ['1UNR1'], progress: 5 }, { progress: 7 }, { hand: ['1UNR2'], progress: 1 }).winners,
    ).toEqual([0, 1]);
  });

  test('R10.10: who has more unrest is out, whatever the points', () => {
    expect(collapse({ progress: 1 }, { progress: 90 }, { progress: 4 }).winners).toEqual([2]);
  });
});

describe('Sumerians (R10.11)', () => {
  const own = { hand: ['1TRI7', '1UNR1'], discard: ['1UNR2'], history: ['1UNR3'] };

  test('R10.11: up to 2 unrest go back before the winner is worked out', () => {
    const s = duel(own, {}, { ending: LAST, unrest: 4 });
    passTurn(s);
    passTurn(s);
    expect(s.result).toBeNull();
    expect(s.question()).toMatchObject({ seat: 0, ask: 'return', min: 0, max: 2 });
    expect([...s.question().options].sort()).toEqual(['1UNR1', '1UNR2', '1UNR3']);
    s.answer('1UNR2', '1UNR3');
    expect(s.result?.scores).toEqual([3 - 2, 0]);
    expect(s.g.unrest).toHaveLength(6);
  });

  test('R10.11: it may be none', () => {
    const s = duel(own, {}, { ending: LAST, unrest: 4 });
    passTurn(s);
    passTurn(s);
    s.answer();
    expect(s.result?.scores).toEqual([3 - 6, 0]);
  });

  test('R10.11, R15.4: from hand, play area, garrison, discard pile, draw deck and history', () => {
    const s = duel(
      {
        hand: ['1UNR1', '1ROM14', '1ROM15', '1ROM16', '1ROM17'],
        deck: ['1UNR2', '1ROM18'],
        discard: ['1UNR3'],
        history: ['1UNR4', '1TRI7'],
        play: ['1ROM20', '1UNR5'],
        garrison: { '1ROM20': ['1UNR6', '1ROM19'] },
      },
      {},
      { ending: LAST, unrest: ['1UNR7', '1UNR8'] },
    );
    passTurn(s);
    passTurn(s);
    expect([...s.question().options].sort()).toEqual(['1UNR1', '1UNR2', '1UNR3', '1UNR4', '1UNR5', '1UNR6']);
    s.answer('1UNR2', '1UNR6');
    expect(s.player(0)).toMatchObject({ deck: ['1ROM18'], garrison: { '1ROM20': ['1ROM19'] } });
    expect(s.result).not.toBeNull();
  });

  test('R10.11: also on collapse, which it does not undo', () => {
    const s = duel({ state: 'empire', hand: ['1CIV4', '1UNR1'] }, { hand: ['1TRI7'] }, { unrest: ['1UNR12'] });
    s.playCard('1CIV4');
    expect(s.question()).toMatchObject({ seat: 1, ask: 'return', options: ['1UNR12'], min: 0 });
    s.answer('1UNR12');
    expect(s.result).toMatchObject({ ending: 'collapse', winners: [1] });
    expect(s.result?.details.map((d) => d[0])).toEqual([
      ['unrest', 1],
      ['unrest', 0],
    ]);
  });

  test("R10.11: Sumerians in nobody's hands do nothing", () => {
    const s = duel({ hand: ['1UNR1'] }, {}, { ending: LAST, exile: ['1TRI7'] });
    expect(finish(s).scores).toEqual([-2, 0]);
  });

  test('R10.11: without unrest nobody is asked', () => {
    expect(finish(duel({ hand: ['1TRI7'] }, {}, { ending: LAST })).scores).toEqual([3, 0]);
  });
});
