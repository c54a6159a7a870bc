import { figuresIn, lyingIn } from '../../client/table/fallback/zones';
import { declareZones } from '../../games/kit/zones';
import { toy } from './toy';
import type { Toy } from './toy/ruleset';

const zones = declareZones<Toy>()(
  {
    deck: { list: 'deck', sight: 'none' },
    hand: { list: 'players.<seat>.hand', sight: 'owner' },
    table: { list: 'players.<seat>.table', sight: 'all' },
  },
  { counts: { coins: 'players.<seat>.coins' } },
);

const view = (): Toy =>
  Object.assign(toy.ruleset.setup(2, {}), {
    deck: ['?', '?'],
    players: [
      { hand: ['F1', '?'], table: [], coins: 3 },
      { hand: ['F2'], table: ['F4'], coins: 0 },
    ],
  }) as unknown as Toy;

test('the fallback board finds what lies in the declared zones, place for place', () => {
  expect(lyingIn(view(), zones)).toEqual([
    { at: { zone: 'deck', seat: null }, cards: [], hidden: 2 },
    { at: { zone: 'hand', seat: 0 }, cards: ['F1'], hidden: 1 },
    { at: { zone: 'hand', seat: 1 }, cards: ['F2'], hidden: 0 },
    { at: { zone: 'table', seat: 1 }, cards: ['F4'], hidden: 0 },
  ]);
});

test('and what is counted, with every other word and number of the view', () => {
  expect(figuresIn(view(), zones)).toEqual([
    { at: { count: 'coins', seat: 0 }, n: 3 },
    { name: ['phase'], value: 'play' },
  ]);
});
