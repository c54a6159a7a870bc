import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HIDDEN } from '../../../games/kit/core';
import { moveFor } from '../../../games/kit/moves';
import { HeadlessTable } from '../../../games/kit/table';
import * as open from '../../../games/mythotopia/rules/open';
import type { Mythotopia } from '../../../games/mythotopia/state';
import { otherwise } from '../../kit/otherwise';
import { FOLDER } from '../../reference/mythotopia/read';
import type * as Rules from '../../../games/mythotopia/ruleset';
import type * as Situations from '../../../games/mythotopia/situation';
import { ALL_TOWNS } from './towns';

/**
 * The points that the sources leave open (M15), as this program decides them, and decided otherwise: "Change one here and
 * the whole program follows." One and the same play comes to one thing or to the other.
 */

const FILE = require.resolve('../../../games/mythotopia/rules/open');
type Loaded = typeof Rules & typeof Situations;
type Play = (test: Loaded) => unknown;

const load = async (): Promise<Loaded> => ({
  ...(await import('../../../games/mythotopia/ruleset')),
  ...(await import('../../../games/mythotopia/situation')),
});
type Point = [rule: string, name: keyof typeof open, other: unknown, play: Play, usually: unknown, otherwise: unknown];

/** Four of seven VP cards are empty. */
const EMPTY = { castle: 0, city: 0, roads: 0, patronage: 0, citadel: 1, spoilsOfWar: 6, defenderOfTheRealm: 6 };
const FIVE = ['palmain', 'nusus', 'iracund', 'diclesium', 'scombroid'];
const ROADS = ['nusus-palmain', 'nusus-talion'];

/** A match at the first choice of its set-up, with the victory cards named. */
function dealt({ mythotopia }: Loaded, seats: number, options: object, ...shown: string[]): HeadlessTable<Mythotopia> {
  for (let i = 0; i < 400; i++) {
    const t = HeadlessTable.open(mythotopia, seats, { seed: `open ${i}`, ...options });
    for (const q of [...t.g.questions]) t.play(moveFor(mythotopia, q, ['ready']));
    if (shown.every((id) => t.g.vp.some((card) => card.id === id))) return t;
  }
  throw new Error('no seed fits');
}

const POINTS: Point[] = [
  [
    'OQ-1: of the five starters the Army is there twice',
    'DOUBLED_STARTER',
    'starterShip',
    ({ duel }) =>
      duel({})
        .player(0)
        .deck.map((id) => id.split('-')[0]),
    ['starterArmy', 'starterArmy', 'starterBuild', 'starterMarket', 'starterShip'],
    ['starterArmy', 'starterBuild', 'starterMarket', 'starterShip', 'starterShip'],
  ],
  [
    'OQ-2: nobody has fewer than 12 points',
    'LEAST_POINTS',
    0,
    ({ duel }) => duel({ provinces: ['lea'] }).points(0),
    12,
    3,
  ],
  [
    'OQ-3: wars at the end are won by strength, not by every defender',
    'FINAL_WARS_BY_STRENGTH',
    false,
    ({ duel }) =>
      duel({ provinces: FIVE }, { provinces: ['lea'] }, { vp: EMPTY, armies: { lea: [9, 0] } }).turn('endGame').g
        .owners['lea'],
    0,
    1,
  ],
  [
    'OQ-4: they are resolved by the names of the provinces',
    'finalWarOrder',
    (a: string, b: string) => (a < b ? 1 : -1),
    ({ duel }) =>
      duel({ provinces: FIVE }, {}, { vp: EMPTY, armies: { custus: [7, 0], trogle: [7, 0] } })
        .turn('endGame')
        .told('captured')
        .map((e) => e.at),
    ['custus', 'trogle'],
    ['trogle', 'custus'],
  ],
  [
    'OQ-5: a tie of attackers there is won by the defender',
    'FINAL_TIE_WON_BY_DEFENDER',
    false,
    ({ situation }) =>
      situation({ players: [{ provinces: FIVE }, {}, {}], vp: EMPTY, armies: { palmain: [0, 4, 4] } })
        .turn('endGame')
        .player(0).tokens[1],
    1,
    0,
  ],
  [
    'OQ-7: cards stand in over one road',
    'SUBSTITUTE_ROADS',
    Infinity,
    ({ duel }) =>
      duel(
        { provinces: ['palmain', 'nusus', 'talion', 'lea', 'custus'], hand: ['talion', 'lea', 'custus'] },
        {},
        { roads: ROADS },
      ).options('invade blore'),
    [],
    ['invade blore'],
  ],
  [
    'OQ-8: roads lead into and out of wars',
    'ROADS_LEAD_INTO_WAR',
    false,
    ({ duel }) =>
      duel({ provinces: ['palmain', 'nusus'] }, {}, { armies: { palmain: [1, 2] }, roads: ROADS }).refused(
        'moveByRoad',
      ),
    null,
    { why: 'noArmyOnRoad' },
  ],
  [
    'OQ-10: mercenaries go to the supply',
    'MERCENARIES_GO_HOME',
    false,
    ({ duel }) =>
      duel({ provinces: ['palmain'] }, {}, { armies: { palmain: [1, 1] }, mercenaries: { palmain: [1, 0] } }).turn(
        'endWar palmain',
      ).g.mercenaries,
    {},
    { palmain: [1, 0] },
  ],
  [
    'OQ-11: who has no town gets no token, and the dragon stays',
    'CAPTURE_NEEDS_TOWN',
    false,
    ({ duel }) => {
      const s = duel(
        { provinces: ALL_TOWNS },
        {},
        { armies: { blore: [9, 0] }, dragons: ['blore'], vp: { hereBeDragons: 3 } },
      ).turn('endWar blore');
      return [s.player(0).tokens[2], s.g.dragons, s.g.owners['blore']];
    },
    [0, ['blore'], undefined],
    [1, [], undefined],
  ],
  [
    'OQ-12, OQ-31: a Castle token is worth 1',
    'CASTLE_TOKEN',
    2,
    ({ duel }) => duel({}).g.vp[0]?.tokens,
    [1, 1, 1, 1, 1, 1],
    [2, 2, 2, 2, 2, 2],
  ],
  [
    'OQ-13: nine and seven provinces are drafted, two given back',
    'DRAFT',
    { 3: { deal: 8, giveBack: 2 }, 4: { deal: 8, giveBack: 3 } },
    (test) =>
      [3, 4]
        .map((seats) => dealt(test, seats, { setup: 'draft' }).g.questions[0])
        .map((q) => [q?.options.length, q?.min, q?.max]),
    [
      [9, 2, 2],
      [7, 2, 2],
    ],
    [
      [8, 2, 2],
      [8, 3, 3],
    ],
  ],
  [
    'OQ-14: Reserve Army keeps its owner from neutrals too',
    'RESERVE_ARMY_SPARES_NEUTRALS',
    false,
    ({ duel }) =>
      duel(
        { provinces: ['palmain', 'custus', 'lea'], hand: ['palmain', 'custus', 'lea'], reserve: ['reserveArmy'] },
        { provinces: ['nusus'] },
        { armies: { nusus: [1, 0] } },
      ).refused('invade iracund'),
    { why: 'reserveArmy' },
    null,
  ],
  [
    'OQ-15: Merchant and Water Mill work on one card',
    'BENEFITS_STACK',
    false,
    ({ duel }) =>
      duel({ provinces: ['custus'], hand: ['custus', 'merchant', 'waterMill'] }, {}, { vp: { patronage: 5 } }).refused(
        'patronage',
      ),
    null,
    { why: 'price' },
  ],
  [
    'OQ-16: Warehouse adds to Queen',
    'HAND_SIZES_ADD',
    false,
    ({ duel }) =>
      duel({ provinces: FIVE, cities: ['lea'], reserve: ['queen', 'warehouse'] })
        .turn('pass')
        .turn('pass')
        .turn('endTurn')
        .player(0).hand.length,
    8,
    7,
  ],
  [
    'OQ-17: Scribe takes the value from the bank, or nothing',
    'BANK_GIVES_VALUE_OR_NOTHING',
    false,
    ({ duel }) =>
      duel(
        {
          provinces: ['palmain', 'fadge', 'grimp'],
          hand: ['starterBuild', 'palmain', 'fadge', 'grimp'],
          reserve: ['scribe'],
        },
        { tokens: { 2: 20 } },
        { vp: { city: 0 } },
      )
        .turn('build city palmain')
        .player(0).tokens,
    { 1: 0, 2: 0, 3: 0 },
    { 1: 1, 2: 0, 3: 0 },
  ],
  [
    'OQ-18: a converting card is not converted by itself',
    'CONVERTER_CONVERTS_ITSELF',
    true,
    ({ duel }) => duel({ reserve: ['goldMine'] }).refused('buy'),
    { why: 'price' },
    null,
  ],
  [
    'OQ-19: Mystic fetches what it was paid with',
    'MYSTIC_FETCHES_PAYMENT',
    false,
    ({ duel }) =>
      duel({ provinces: ['mome'], hand: ['mystic', 'mome'], discard: ['starterArmy', 'starterShip'] })
        .turn('playCard mystic')
        .question().options,
    ['starterArmy-red-1', 'starterShip-red-1', 'mome-card'],
    ['starterArmy-red-1', 'starterShip-red-1'],
  ],
  [
    'OQ-21: discard piles are open',
    'OPEN_DISCARDS',
    false,
    ({ duel }) => duel({ discard: ['starterShip'] }).view(1).players[0]?.discard,
    ['starterShip-red-1'],
    [HIDDEN],
  ],
  [
    'OQ-22: play goes to the next seat',
    'DIRECTION',
    -1,
    ({ situation }) =>
      situation({ players: [{}, {}, {}] })
        .turn('pass')
        .turn('pass')
        .turn('endTurn').g.current,
    1,
    2,
  ],
  [
    'OQ-23: the last army may be placed by a card of several',
    'LAST_ARMY_ANYWHERE',
    false,
    ({ duel }) =>
      duel({ provinces: ['palmain'], hand: ['starterArmy'], pool: { armies: 13 } }).refused('placeArmies palmain'),
    null,
    { why: 'noArmyCard' },
  ],
  [
    'OQ-24: at the turn cap most points win',
    'CAP_WON_BY_POINTS',
    false,
    ({ duel }) =>
      duel({ provinces: FIVE }, {}, { turnCap: 1 }).turn('pass').turn('pass').turn('endTurn').result?.winners,
    [0],
    [0, 1],
  ],
  [
    'OQ-25: where own armies stand may be invaded again',
    'INVADE_AGAIN',
    false,
    ({ duel }) =>
      duel(
        { provinces: ['palmain', 'custus', 'lea'], hand: ['palmain', 'custus', 'lea'] },
        {},
        { armies: { blore: [2, 0] } },
      ).refused('invade blore'),
    null,
    { why: 'atWar' },
  ],
  [
    'OQ-26: ships stay without a harbour',
    'SHIPS_NEED_NO_HARBOUR',
    false,
    ({ duel }) => {
      const s = duel(
        { provinces: ['lea'] },
        { provinces: ['palmain'] },
        { armies: { palmain: [9, 0] }, ships: { serpentSea: [1, 2] } },
      ).turn('endWar palmain');
      return [s.g.ships, s.player(1).stock.ships];
    },
    [{ serpentSea: [1, 2] }, 0],
    [{ serpentSea: [1, 0] }, 2],
  ],
  [
    'OQ-27: the player chooses among several ways',
    'SOURCE_IS_CHOSEN',
    false,
    ({ duel }) => {
      const s = duel({
        provinces: ['shog', 'nusus', 'iracund', 'lea'],
        hand: ['shog', 'nusus', 'iracund', 'lea', 'starterShip'],
      }).turn('invade malebolge');
      return [s.question().ask, s.question().options[0]];
    },
    ['route', 'shog-card shog land 2'],
    ['pay', 'food nusus-card'],
  ],
  [
    'OQ-28: Merchant works in the price of a free action',
    'BENEFITS_IN_FREE_ACTIONS',
    false,
    ({ duel }) => duel({ provinces: ['custus'], hand: ['mystic', 'custus', 'merchant'] }).refused('playCard mystic'),
    null,
    { why: 'price' },
  ],
  [
    'OQ-29: a card lost from hand to a winner without a town is replaced',
    'REPLACED_WITHOUT_TOWN',
    false,
    ({ duel }) =>
      duel(
        { provinces: ALL_TOWNS },
        { provinces: ['blore', 'lea'], hand: ['blore'], deck: ['lea'] },
        { armies: { blore: [9, 0] } },
      )
        .turn('endWar blore')
        .player(1).hand,
    ['lea-card'],
    [],
  ],
  [
    'OQ-30: citadels are chosen when the dragons lie there',
    'CITADELS_LAST',
    false,
    (test) => {
      const { phase, dragons } = dealt(test, 3, {}, 'citadel', 'hereBeDragons').g;
      return [phase, dragons.length];
    },
    ['citadels', 5],
    ['citadels', 0],
  ],
  [
    'OQ-32: playing from the reserve is no free action: Hero ends a war from there',
    'RESERVE_PLAYS_ARE_FREE_ACTIONS',
    true,
    ({ duel }) => duel({ reserve: ['hero'] }, {}, { armies: { blore: [4, 0] } }).options('endWar'),
    ['endWar blore hero-card'],
    [],
  ],
  [
    'OQ-33: what converts another card is not played itself in the same action',
    'CONVERTER_IS_PLAYED_TOO',
    true,
    ({ duel }) =>
      duel({ provinces: ['palmain'], hand: ['palmain', 'queen'], reserve: ['farming', 'levies'] }).options(
        'invade blore',
      ),
    [],
    ['invade blore'],
  ],
  [
    "OQ-34: Ranger's own stone pays for the road that it makes cheaper",
    'RANGER_PAYS_FOR_ITS_ROAD',
    false,
    ({ duel }) =>
      duel({
        provinces: ['lea', 'sorner', 'fadge'],
        hand: ['starterBuild', 'lea', 'fadge'],
        reserve: ['ranger'],
      }).refused('build road lea-sorner'),
    null,
    { why: 'price' },
  ],
  [
    'OQ-35: two attackers of neutrals are at war with each other',
    'FELLOW_ATTACKERS_ARE_AT_WAR',
    false,
    ({ duel }) =>
      duel(
        { provinces: ['palmain', 'custus', 'lea'], hand: ['palmain', 'custus', 'lea'], reserve: ['reserveArmy'] },
        {},
        { armies: { trogle: [1, 1] } },
      ).refused('invade iracund'),
    { why: 'reserveArmy' },
    null,
  ],
];

/** A refusal without what it names: the reason alone is the point. */
const reasonOf = (found: unknown): unknown =>
  typeof found === 'object' && found !== null && 'why' in found ? { why: found.why } : found;

test.each(POINTS)('%s', async (_rule, name, other, play, usually, changed) => {
  expect(reasonOf(play(await load()))).toEqual(usually);
  expect(reasonOf(play(await otherwise(FILE, { [name]: other }, load)))).toEqual(changed);
});

test('every constant is listed here', () => {
  expect(POINTS.map(([, name]) => name).sort()).toEqual(Object.keys(open).sort());
});

test('M15: every open question is one constant, but for three that are the shape of the program', () => {
  const questions = (text: string): string[] => [...text.matchAll(/OQ-\d+/g)].map(([each]) => each);
  const source = readFileSync(FILE, 'utf8');
  const shape = questions(/\/\*\*[^]*?\*\//.exec(source)?.[0] ?? '').filter((each) => Number(each.slice(3)) <= 32);
  expect(shape).toEqual(['OQ-6', 'OQ-9', 'OQ-20']);
  const constants = [...source.matchAll(/\/\*\* (OQ-\d+[^:]*): [^]*?\*\/\nexport const (\w+)/g)];
  expect(constants.map((found) => found[2]).sort()).toEqual(Object.keys(open).sort());
  const decided = constants.flatMap((found) => questions(found[1] ?? ''));
  expect(new Set(decided).size).toBe(decided.length);
  const asked = new Set(
    questions(
      readFileSync(path.join(FOLDER, 'rules.md'), 'utf8')
        .split('## M15')[1]
        ?.split('## M16')[0]
        ?.match(/^- OQ-\d+/gm)
        ?.join() ?? '',
    ),
  );
  expect(asked.size).toBe(32);
  expect([...decided, ...shape].filter((each) => Number(each.slice(3)) <= 32).sort()).toEqual([...asked].sort());
});

test('OQ-12, OQ-31: with Castle tokens of 1 the tokens of 2 suffice for every match', async () => {
  const { cardOf } = await import('../../../games/mythotopia/catalogue');
  const two = (id: string): number =>
    cardOf(id)
      .facts.tokens?.[4].filter(({ value }) => value === 2)
      .reduce((n, { count }) => n + count, 0) ?? 0;
  const variable = ['hereBeDragons', 'runestones', 'masterOfTheSeas', 'lordOfTheIsles'];
  expect(['castle', 'city', 'roads', ...variable].reduce((n, id) => n + two(id), 0)).toBeLessThanOrEqual(26);
});

describe('the shape of the program', () => {
  test('OQ-6: a card is played for one type of symbol', async () => {
    const { duel } = await load();
    // Merchant makes food of the Army's gold, but not while its armies go.
    const hand = ['palmain', 'starterArmy', 'merchant'];
    expect(duel({ provinces: ['palmain'], hand }).refused('invade blore')).toMatchObject({ why: 'price' });
    expect(duel({ provinces: ['palmain'], hand: [...hand, 'starterArmy2'] }).refused('invade blore')).toBeNull();
  });

  test('OQ-9: no free action in the middle of an action', async () => {
    const { duel } = await load();
    const s = duel({ provinces: FIVE, hand: ['palmain', 'starterArmy', 'nusus', 'iracund', 'militia'] });
    expect(s.options('playCard militia')).toHaveLength(1);
    s.turn('invade blore');
    expect(s.question().ask).not.toBe('turn');
    expect(s.play({ seat: 0, name: 'playCard', args: [s.question().n, 'militia-card'] })).toMatchObject({
      why: 'malformed',
    });
  });

  test('OQ-20: what Philosopher returns stays undealt, in whatever order', async () => {
    const { duel } = await load();
    const s = duel({ hand: ['philosopher'] }, {}, { undealt: ['hero', 'queen', 'limes'] });
    s.turn('playCard philosopher').answer('queen');
    expect(s.g.undealt).toEqual(expect.arrayContaining(['hero-card', 'limes-card']));
  });
});
