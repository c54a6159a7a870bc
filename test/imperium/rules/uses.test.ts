import { imperium } from '../../../games/imperium/ruleset';
import { usesOf } from '../../../games/kit/uses';
import { duel } from './help';

test('R4.4, R4.5: a card pays for unrest and goes when I innovate; that a clean-up may discard it is no use of a revolt', () => {
  const { g } = duel({ hand: ['1ROM14', '1ROM16', 'unrest'], play: [] });
  const view = imperium.view(g, 0);
  const [turn] = view.questions;
  const unrest = view.players[0]?.hand.at(-1);
  expect(turn?.options).toEqual(expect.arrayContaining([`playCard ${unrest}`, 'revolt', 'innovate']));
  expect(turn && usesOf(imperium, view, turn, '1ROM14')).toEqual([`playCard ${unrest}`, 'innovate']);
});

test('R11.21: any unrest in hand does for the one that is offered, whichever nation it began with; no other card does', () => {
  const { g } = duel({ hand: ['1ROM13', '1UNR1', '1ROM16'], play: ['1UNR2'] });
  const view = imperium.view(g, 0);
  const [turn] = view.questions;
  const twins = (id: string) => turn && imperium.twins?.(view, turn, id);
  expect([twins('1ROM13'), twins('1UNR1'), twins('1ROM16'), twins('1UNR2')]).toEqual([['1UNR1'], ['1ROM13'], [], []]);
});
