import { foresee } from '../../../games/kit/foresee';
import { projectedPoints } from '../../../games/mythotopia/rules/ending';
import { mythotopia } from '../../../games/mythotopia/ruleset';
import { duel, situation, type SituationOptions } from '../../../games/mythotopia/situation';
import { ALL_TOWNS } from './towns';

/** The end of the game (M13). */

/** Four of seven VP cards are empty. */
const EMPTY = { castle: 0, city: 0, roads: 0, patronage: 0, citadel: 1, spoilsOfWar: 6, defenderOfTheRealm: 6 };
const FIVE = ['palmain', 'nusus', 'iracund', 'diclesium', 'scombroid'];
const ahead = (more: Partial<SituationOptions> = {}) =>
  duel({ provinces: FIVE }, { provinces: ['lea'] }, { vp: EMPTY, ...more });

test('M13.1: at least four VP cards without tokens', () => {
  expect(ahead().refused('endGame')).toBeNull();
  expect(ahead({ vp: { ...EMPTY, patronage: 1 } }).refused('endGame')).toEqual({
    why: 'notEnoughEmpty',
    params: { n: 1 },
  });
});

test('M13.1: that the end may be declared is told as soon as four are empty', () => {
  const closing = (s: ReturnType<typeof ahead>) => mythotopia.closing?.(mythotopia.view(s.g, 1));
  expect(closing(ahead())).toEqual({ why: { k: 'endOpen', n: 4 }, when: 'declared', left: null });
  expect(closing(ahead({ vp: { ...EMPTY, patronage: 1 } }))).toBeNull();
});

test('M13.3: strictly more points than everybody else', () => {
  expect(
    duel({ provinces: FIVE }, { provinces: ['lea', 'blore', 'darb', 'grimp', 'ogdoad'] }, { vp: EMPTY }).refused(
      'endGame',
    ),
  ).toMatchObject({ why: 'notAhead' });
  // Both at the least that anybody has.
  expect(duel({ provinces: ['lea', 'blore'] }, {}, { vp: EMPTY }).refused('endGame')).toMatchObject({
    why: 'notAhead',
  });
  const three = situation({
    players: [{ provinces: FIVE }, {}, { provinces: ['lea', 'blore', 'darb', 'grimp', 'ogdoad', 'quean'] }],
    vp: EMPTY,
  });
  expect(three.refused('endGame')).toMatchObject({ why: 'notAhead' });
});

test('M6.15, M5.4: first action only, no free action before', () => {
  const s = duel({ provinces: FIVE, hand: ['militia'] }, {}, { vp: EMPTY });
  expect(s.refused('endGame')).toBeNull();
  s.turn('playCard militia');
  expect(s.refused('endGame')).toMatchObject({ why: 'afterFreeAction' });
  const second = ahead();
  second.turn('pass');
  expect(second.refused('endGame')).toMatchObject({ why: 'onlyFirstAction' });
});

test('M13.4: the player wins; the match is over', () => {
  const s = ahead();
  s.turn('endGame');
  expect(s.result).toEqual({
    winners: [0],
    scores: [15, 12],
    ending: 'declared',
    details: [
      [
        ['provinces', 15],
        ['tokens', 0],
      ],
      [
        ['provinces', 3],
        ['tokens', 0],
        ['least', 9],
      ],
    ],
  });
  expect(s.g.questions).toEqual([]);
  expect(s.play({ seat: 0, name: 'pass', args: [2] })).toMatchObject({ why: 'over' });
});

test('M13.4: what declaring the end brings is known beforehand, but for cards nobody sees', () => {
  const s = ahead({ armies: { custus: [5, 0] } });
  expect(foresee(mythotopia, s.view(0), s.question(), ['endGame'])).toMatchObject({
    then: 'over',
    changes: expect.arrayContaining([{ seat: 0, what: 'points', n: 3 }]),
  });
  // Where the loser has the card, only the loser knows.
  const hidden = ahead({ armies: { lea: [9, 0] } });
  expect(foresee(mythotopia, hidden.view(0), hidden.question(), ['endGame'])).toMatchObject({ then: 'unknown' });
});

describe('wars at the end (M13.2)', () => {
  test('M13.2: are resolved by strength: a province about to be lost does not count', () => {
    const lost = ahead({ armies: { palmain: [0, 9] } });
    expect(projectedPoints(lost.g)).toEqual([12, 12]);
    expect(lost.refused('endGame')).toMatchObject({ why: 'notAhead' });
  });

  test('M13.2: captures and their tokens count, and are applied', () => {
    const s = duel(
      { provinces: FIVE.slice(0, 4) },
      { provinces: ['blore', 'lea', 'darb', 'grimp'] },
      { vp: EMPTY, armies: { blore: [9, 0], custus: [3, 0] } },
    );
    expect(projectedPoints(s.g)).toEqual([19, 12]);
    s.turn('endGame');
    expect(s.result?.scores).toEqual([19, 12]);
    expect(s.g.owners).toMatchObject({ blore: 0, custus: 0 });
    expect(s.player(0).discard).toEqual(['blore-card', 'custus-card']);
    expect(s.g.armies).toEqual({});
  });

  test('OQ-5: a tie goes to the defender, who gets his token', () => {
    const s = situation({
      players: [{ provinces: FIVE }, { provinces: ['lea'] }, {}],
      vp: EMPTY,
      armies: { palmain: [0, 4, 4] },
    });
    expect(projectedPoints(s.g)).toEqual([16, 12, 12]);
    s.turn('endGame');
    expect([s.g.owners['palmain'], s.player(0).tokens[1]]).toEqual([0, 1]);
  });

  test('M11.10: Hero does not help there', () => {
    const s = duel(
      { provinces: FIVE.slice(0, 4), hand: ['hero'], reserve: [] },
      { provinces: ['lea'] },
      { vp: EMPTY, armies: { custus: [2, 0] } },
    );
    expect(projectedPoints(s.g)).toEqual([12, 12]);
    expect(s.refused('endGame')).toMatchObject({ why: 'notAhead' });
  });

  test('OQ-4: in the order of the ids: the last token goes to the first province', () => {
    const s = duel(
      { provinces: FIVE },
      { provinces: ['blore', 'trogle'] },
      { vp: { ...EMPTY, spoilsOfWar: 1 }, armies: { blore: [7, 0], trogle: [7, 0] } },
    );
    s.turn('endGame');
    expect(s.player(0).tokens[1]).toBe(1);
    expect(s.told('captured').map((e) => e.at)).toEqual(['blore', 'trogle']);
  });

  test('M13.5: a VP card emptied only by the last resolution does not count', () => {
    const s = ahead({ vp: { ...EMPTY, patronage: 1, spoilsOfWar: 1 }, armies: { lea: [9, 0] } });
    expect(s.refused('endGame')).toEqual({ why: 'notEnoughEmpty', params: { n: 1 } });
  });

  test('M13.2: the projection is on a copy', () => {
    const s = ahead({ armies: { lea: [9, 0], palmain: [0, 9] } });
    const before = JSON.stringify(s.g);
    projectedPoints(s.g);
    expect(JSON.stringify(s.g)).toBe(before);
  });

  test('M13.2, M7.10: towns run out there too', () => {
    const s = duel(
      {
        provinces: ALL_TOWNS.slice(0, 17),
      },
      {},
      { vp: EMPTY, armies: { blore: [7, 0], lea: [7, 0] } },
    );
    expect(projectedPoints(s.g)).toEqual([54, 12]);
  });
});

describe('OQ-24: the turn cap', () => {
  test('OQ-24: a declared option: the match is scored as it stands, and says so', () => {
    const s = duel({ provinces: FIVE }, { provinces: ['lea'] }, { turnCap: 2, armies: { palmain: [0, 9] } });
    s.turn('pass').turn('pass').turn('endTurn').turn('pass').turn('pass').turn('endTurn');
    expect(s.result).toMatchObject({ winners: [0], scores: [15, 12], ending: 'turnCap' });
    expect(s.told('turnCap')).toHaveLength(1);
  });

  test('OQ-24: equal points share the win; without a cap the match goes on', () => {
    const s = duel({ provinces: ['palmain'] }, { provinces: ['lea'] }, { turnCap: 1 });
    s.turn('pass').turn('pass').turn('endTurn');
    expect(s.result?.winners).toEqual([0, 1]);
    const free = duel({}, {});
    for (let i = 0; i < 8; i++) free.turn('pass').turn('pass').turn('endTurn');
    expect(free.result).toBeNull();
  });
});
