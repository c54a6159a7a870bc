import * as open from '../../../games/imperium/rules/open';
import { HIDDEN } from '../../../games/kit/core';
import { otherwise as withOther } from '../../kit/otherwise';
import type * as Help from './help';

/**
 * The points that the rulebooks leave open, as this program decides them (R15, R18). What each means in play is
 * tested beside the rule it belongs to: look for its number in the names of the tests.
 */
const DECIDED: [rule: string, name: keyof typeof open, value: unknown][] = [
  ['R18.1: discard and exile piles are open', 'OPEN_DISCARD_AND_EXILE', true],
  ['R18.2: a refilled civilised card gets no progress', 'REFILL_GETS_PROGRESS', false],
  ['R18.3: what replaces a gain is done once for it', 'GAIN_REPLACED_PER_EVENT', true],
  ['R18.4: garrisoned cards count for variable points', 'VARIABLE_COUNTS_GARRISON', true],
  ['R18.5, R18.17: a price in cards that cannot be met forbids the card', 'CARD_PRICE_FORBIDS', true],
  ['R18.6: history without a zone is from hand', 'DEFAULT_HISTORY_ZONE', 'hand'],
  ['R18.7: a suit that is not found brings 2 progress', 'NOTHING_FOUND_PROGRESS', 2],
  ['R18.8: the main deck is tested after the effect', 'MAIN_DECK_TESTED_AFTER_EFFECT', true],
  ['R18.9: King of Kings is not shown with the last fame card', 'KINGS_NOT_SHOWN_WITH_LAST_FAME', true],
  ['R18.11: the active quest scores', 'ACTIVE_QUEST_SCORES', true],
  ['R18.13: unrest that comes with a card is not "taken"', 'UNREST_WITH_CARD_IS_TAKEN', false],
  ['R18.14: the protected player chooses what to ignore', 'PROTECTION_IS_CHOSEN', true],
  ['R18.15: a discard that is no price is done as far as possible', 'DISCARD_AS_FAR_AS_POSSIBLE', true],
  ['R18.16: clashing tributaries are replaced after removal by players', 'REPLACED_AFTER_REMOVAL', true],
  ['R18.17: taking a fame card resolves King of Kings too', 'TAKING_FAME_RESOLVES_KINGS', true],
  ['R18.18: an own card with a token may be exiled', 'OWN_CARD_WITH_TOKEN_CAN_BE_EXILED', true],
  ['R13.6: Grand Trunk Road counts as two wherever it lies', 'COUNTS_AS_TWO_EVERYWHERE', true],
  ['R13.1, R15.2: King of Kings once for each player', 'KINGS_ONCE_PER_PLAYER', true],
  ['R15.3: garrisoned unrest counts on collapse', 'COLLAPSE_COUNTS_GARRISON', true],
  ['R15.4: Sumerians reach garrisons', 'SUMERIANS_REACH_GARRISON', true],
  ['R15.5: developing at a reshuffle is optional', 'RESHUFFLE_DEVELOPMENT_OPTIONAL', true],
];

test.each(DECIDED)('%s', (_rule, name, value) => {
  expect(open[name]).toBe(value);
});

test('every open point is listed here', () => {
  expect(DECIDED.map(([, name]) => name).sort()).toEqual(Object.keys(open).sort());
});

/** The program with one point decided otherwise. */
const otherwise = (name: keyof typeof open, value: unknown): Promise<typeof Help> =>
  withOther(require.resolve('../../../games/imperium/rules/open'), { [name]: value }, () => import('./help'));

/** "Change one here and the whole program follows." */
describe('each point can be decided otherwise', () => {
  const REGIONS = ['1REG5', '1REG6', '1REG7'];

  test('R18.1: closed discard and exile piles', async () => {
    const { duel } = await otherwise('OPEN_DISCARD_AND_EXILE', false);
    const s = duel({ discard: ['1ROM20'] }, {}, { exile: ['1REG1'] });
    expect(s.view(1)).toMatchObject({ players: [{ discard: [HIDDEN] }, {}], exile: [HIDDEN] });
  });

  test('R18.2: progress on a refilled civilised card', async () => {
    const { duel } = await otherwise('REFILL_GETS_PROGRESS', true);
    const s = duel({ hand: ['1ROM17'], population: 2 }, {}, { market: ['1REG1'], small: { REG: ['1CIV10'] } });
    s.playCard('1ROM17');
    expect(s.g.market[0]).toMatchObject({ card: '1CIV10', progress: 1 });
  });

  test('R18.4: no garrisoned cards in variable points', async () => {
    const { duel, passTurn } = await otherwise('VARIABLE_COUNTS_GARRISON', false);
    const s = duel(
      { nation: 'macedonians', play: ['1ROM20'], garrison: { '1ROM20': ['1MAC19', '1MAC20'] } },
      {},
      { ending: { by: 'mainDeck', final: true } },
    );
    passTurn(s);
    passTurn(s);
    expect(s.result?.scores[0]).toBe(1);
  });

  test('R13.6: Grand Trunk Road counts as two in play only', async () => {
    const { duel, passTurn } = await otherwise('COUNTS_AS_TWO_EVERYWHERE', false);
    // Portals are worth a point for each region; the road itself is worth 2.
    const scored = (has: object): number | undefined => {
      const s = duel({ ...has, history: ['2UTO5'] }, {}, { ending: { by: 'mainDeck', final: true } });
      passTurn(s);
      passTurn(s);
      return s.result?.scores[0];
    };
    expect(scored({ play: ['2MAU4'] })).toBe(4);
    expect(scored({ discard: ['2MAU4'] })).toBe(3);
  });

  test('R18.5: a card whose price in cards cannot be met is played for nothing', async () => {
    const { duel } = await otherwise('CARD_PRICE_FORBIDS', false);
    const s = duel({ hand: ['1ROM14'], play: ['1REG5', '1REG6'] }, {}, { fame: ['1FAM2', '1FAM3'] });
    s.playCard('1ROM14');
    expect(s.player(0).hand).toEqual([]);
    expect(s.g.fame).toEqual(['1FAM2', '1FAM3']);
    s.expectTurnOf(0);
  });

  test('R18.7: another amount', async () => {
    const { duel } = await otherwise('NOTHING_FOUND_PROGRESS', 3);
    const s = duel({ hand: ['1UNC20'], material: 3 }, {}, { main: ['1REG2'] });
    s.playCard('1UNC20');
    expect(s.player(0).progress).toBe(3);
  });

  test('R18.8: the main deck tested at once', async () => {
    const { duel } = await otherwise('MAIN_DECK_TESTED_AFTER_EFFECT', false);
    const s = duel({ hand: ['1ROM21'] }, {}, { market: [null, null, null, '1REG1', '1REG3'], main: ['1REG2'] });
    s.playCard('1ROM21').answer('1REG1');
    expect(s.g.ending).toEqual({ by: 'mainDeck', final: false });
  });

  test('R18.9: King of Kings is among the cards looked at', async () => {
    const { duel } = await otherwise('KINGS_NOT_SHOWN_WITH_LAST_FAME', false);
    const s = duel({ hand: ['1ROM14'], play: [...REGIONS] }, {}, { fame: ['1FAM2'] });
    s.playCard('1ROM14');
    expect(s.player(0).kingOfKings).toBe(true);
  });

  test('R18.3: once for each material', async () => {
    const { duel } = await otherwise('GAIN_REPLACED_PER_EVENT', false);
    const s = duel({ nation: 'utopians', below: ['2UTO3B'], hand: ['2FAM2'] });
    s.playCard('2FAM2');
    expect(s.player(0)).toMatchObject({ material: 0, population: 8 });
    expect(s.player(1).progress).toBe(3);
  });

  test('R18.11: the active quest does not score', async () => {
    const { duel } = await otherwise('ACTIVE_QUEST_SCORES', false);
    const quest = { nation: 'arthurians', below: ['2ART2'], garrison: { '2ART2': ['2ART7'] } };
    // 6 points of the power card.
    expect(duel(quest, {}, { at: 'scoring' }).result?.scores[0]).toBe(6);
  });

  test('R18.16: tributaries of larger matches are replaced too', async () => {
    const { dealt } = await otherwise('REPLACED_AFTER_REMOVAL', false);
    // Romans of Legends: 3 players and more.
    const { g } = dealt(['1ROM1B', '1SCY1B'], 'mixed', { box: 'both', commons: 'legends' });
    expect(g.replacements).toHaveLength(2);
  });

  test('R18.13: unrest that comes with a card is taken', async () => {
    const { duel } = await otherwise('UNREST_WITH_CARD_IS_TAKEN', true);
    const s = duel(
      { nation: 'vikings', hand: ['1VIK18'], material: 3, nationDeck: ['1VIK3'], accession: '1VIK2' },
      {},
      { market: [{ card: '1UNC3', unrest: '1UNR1' }], unrest: 4 },
    );
    s.playCard('1VIK18');
    expect(s.question()).toMatchObject({ seat: 0, ask: 'may', card: '1VIK1B' });
  });

  test('R18.14: all of an attack or nothing', async () => {
    const { duel } = await otherwise('PROTECTION_IS_CHOSEN', false);
    const s = duel({ nation: 'greeks', hand: ['1GRE15'], deck: ['1GRE16'] }, { play: ['1UNC1'], material: 3 });
    s.playCard('1GRE15').answer('1UNC1');
    expect(s.player(1)).toMatchObject({ material: 3, population: 0 });
    s.expectTurnOf(0);
  });

  test('R18.15: a discard that cannot be done in full is no branch', async () => {
    const { duel, passTurn } = await otherwise('DISCARD_AS_FAR_AS_POSSIBLE', false);
    const s = duel({ play: ['1UNC8'], deck: ['1ROM20'] }, {}, { market: ['1REG1'], unrest: 4 });
    passTurn(s);
    passTurn(s);
    expect(s.player(0).hand).toHaveLength(2);
    expect(s.g.unrest).toHaveLength(3);
  });

  test('R18.17: taking a fame card leaves King of Kings alone', async () => {
    const { duel } = await otherwise('TAKING_FAME_RESOLVES_KINGS', false);
    const s = duel({ nation: 'vikings', hand: ['1VIK12'] }, {}, { fame: [] });
    s.playCard('1VIK12');
    expect(s.g).toMatchObject({ kings: '1FAM9A', ending: null });
  });

  test('R15.2: King of Kings once in all', async () => {
    const { duel } = await otherwise('KINGS_ONCE_PER_PLAYER', false);
    const s = duel({ hand: ['1ROM14'], play: [...REGIONS] }, { kingOfKings: true }, { fame: [], kings: '1FAM9B' });
    s.playCard('1ROM14');
    expect(s.player(0)).toMatchObject({ progress: 0, kingOfKings: false });
  });

  test('R15.3: garrisoned unrest does not count on collapse', async () => {
    const { duel } = await otherwise('COLLAPSE_COUNTS_GARRISON', false);
    const s = duel(
      { state: 'empire', hand: ['1CIV4'], play: ['1ROM20'], garrison: { '1ROM20': ['1UNR1', '1UNR2'] } },
      {},
      { unrest: 1 },
    );
    s.playCard('1CIV4');
    expect(s.result?.winners).toEqual([0]);
  });

  test('R15.4: Sumerians leave garrisons alone', async () => {
    const { duel, passTurn } = await otherwise('SUMERIANS_REACH_GARRISON', false);
    const s = duel(
      { hand: ['1TRI7', '1UNR1'], play: ['1ROM20'], garrison: { '1ROM20': ['1UNR2'] } },
      {},
      { ending: { by: 'mainDeck', final: true }, unrest: 4 },
    );
    passTurn(s);
    passTurn(s);
    expect(s.question().options).toEqual(['1UNR1']);
  });

  test('R15.5: developing at a reshuffle is a must', async () => {
    const { duel } = await otherwise('RESHUFFLE_DEVELOPMENT_OPTIONAL', false);
    const s = duel({
      state: 'empire',
      play: ['1CIV10'],
      discard: ['1ROM15'],
      development: ['1ROM6', '1ROM3'],
      material: 4,
      population: 1,
    });
    s.exhaust('1CIV10');
    expect(s.question()).toMatchObject({ ask: 'reshuffle', min: 1 });
  });
});
