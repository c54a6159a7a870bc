import { duel } from '../situation';
import { projectedPoints } from '../../../games/mythotopia/rules/ending';
import * as open from '../../../games/mythotopia/rules/open';
import { mythotopia } from '../../../games/mythotopia/ruleset';
import { cardsInMatch } from '../../../games/mythotopia/rules/setup';

/** Open questions (M15) that no other test names: the reading that the reference recommends. */

test('OQ-1: of the five starters the Army is there twice', () => {
  const { g } = duel({});
  const own = cardsInMatch(g).filter((id) => id.includes('-red-')).map((id) => id.split('-')[0]);
  expect(own).toEqual(['starterArmy', 'starterArmy', 'starterBuild', 'starterMarket', 'starterShip']);
  expect(open.ARMY_STARTERS).toBe(2);
});

test('OQ-3: wars at the end are won by strength, not by every defender', () => {
  const s = duel({ provinces: ['lea', 'grimp', 'darb', 'custus'] }, { provinces: ['palmain'] }, { armies: { palmain: [3, 0] } });
  expect(projectedPoints(s.g)).toEqual([15, 12]);
});

test('OQ-12, OQ-31: tokens on Castle are worth 1, so that the tokens of 2 suffice for every match', () => {
  expect(duel({}).g.vp[0]).toEqual({ id: 'castle', tokens: [1, 1, 1, 1, 1, 1] });
  const two = (id: string): number => (mythotopia.catalogue() as { id: string; tokens?: Record<number, { value: number; count: number }[]> }[])
    .find((card) => card.id === id)?.tokens?.[4]?.filter(({ value }) => value === 2).reduce((n, { count }) => n + count, 0) ?? 0;
  const variable = ['hereBeDragons', 'runestones', 'masterOfTheSeas', 'lordOfTheIsles'];
  expect(['castle', 'city', 'roads', ...variable].reduce((n, id) => n + two(id), 0)).toBeLessThanOrEqual(26);
});

test('OQ-14: Reserve Army keeps its owner from neutrals too while he is at war with a player', () => {
  const own = { provinces: ['palmain', 'custus', 'lea'], hand: ['palmain', 'custus', 'lea'], reserve: ['reserveArmy'] };
  expect(duel(own, { provinces: ['nusus'] }, { armies: { nusus: [1, 0] } }).refused('invade iracund')).toEqual({ why: 'reserveArmy' });
});

test('OQ-20: what Philosopher returns stays undealt, in whatever order', () => {
  const s = duel({ hand: ['philosopher'] }, {}, { undealt: ['hero', 'queen', 'limes'] });
  s.turn('playCard philosopher').answer('queen');
  expect(s.g.undealt).toEqual(expect.arrayContaining(['hero-card', 'limes-card']));
});
