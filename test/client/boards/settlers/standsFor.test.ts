import { placing, standsFor } from '../../../../client/boards/settlers/standsFor';
import { situation } from '../../../../games/settlers/situation';

const faction = 'japanese' as const;

test.each([
  ['a turn', { empire: ['JAP015'], goods: { wood: 1, worker: 1 } }, [], 'turn'],
  ['an action', { empire: ['JAP015', 'COM042'], goods: { worker: 2 } }, ['activate COM042'], 'afterwards'],
])('S7.5: what can be placed in %s stands for the location where it would lie', (_when, player, moves, ask) => {
  const s = situation({ players: [{ faction, ...player }, { faction: 'barbarians' }] });
  for (const move of moves) s.answer(move);
  const question = s.question();
  expect(question.ask).toBe(ask);
  expect(question.options).toContain('place feature JAP015');
  expect(standsFor('place feature JAP015', question, s.g)).toEqual(['JAP015']);
  expect(standsFor('place samurai JAP015', question, s.g)).toEqual(['JAP015', placing('samurai')]);
});
