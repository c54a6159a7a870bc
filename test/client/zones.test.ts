import { zonesOf } from '../../client/table/fallback/zones';
import { componentsOf } from '../../client/table/components';
import { toy } from './toy';

test('the fallback board finds every zone of a view by its shape', () => {
  const g = toy.ruleset.setup(2, {});
  Object.assign(g, {
    deck: ['?', '?'],
    players: [
      { hand: ['F1', '?'], table: [], coins: 3 },
      { hand: ['F2'], table: ['F4'], coins: 0 },
    ],
  });
  expect(zonesOf(g, componentsOf(toy.ruleset))).toEqual([
    { name: ['phase'], value: 'play' },
    { name: ['deck'], cards: [], hidden: 2 },
    { name: ['players', '1', 'hand'], cards: ['F1'], hidden: 1 },
    { name: ['players', '1', 'table'], cards: [], hidden: 0 },
    { name: ['players', '1', 'coins'], value: '3' },
    { name: ['players', '2', 'hand'], cards: ['F2'], hidden: 0 },
    { name: ['players', '2', 'table'], cards: ['F4'], hidden: 0 },
    { name: ['players', '2', 'coins'], value: '0' },
  ]);
});
