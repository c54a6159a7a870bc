import { soughtBy } from '../../../../client/boards/imperium/zones/sought';
import { standsFor } from '../../../../client/boards/imperium/standsFor';
import type { Imperium } from '../../../../games/imperium/state';
import type { Question } from '../../../../games/kit/core';
import { playedOn } from './positions';

const table = playedOn({ decisions: 200 });
const view = (): Imperium => table.view(0);
const mine = (g: Imperium) => g.players[0] as Imperium['players'][number];

describe('what is laid out', () => {
  test('only what is asked about, and what is looked at', () => {
    const g = view();
    Object.assign(mine(g), {
      discard: ['1ROM14', '1ROM15'],
      looking: { from: 'fame', cards: ['1FAM1'] },
      history: ['?'],
    });
    g.exile = ['1REG1'];
    expect(soughtBy(g, 0, (id) => id === '1ROM15')).toEqual([
      { zone: 'fame', cards: ['1FAM1'] },
      { zone: 'discard', cards: ['1ROM15'] },
    ]);
  });

  test('a spectator sees only what is revealed to all', () => {
    const g = view();
    g.revealed = ['1REG2'];
    expect(soughtBy(g, null, () => true)).toEqual([{ zone: 'revealed', cards: ['1REG2'] }]);
  });
});

test('options stand for cards and decks, amounts for nothing on the table', () => {
  const question = {} as Question;
  expect(standsFor('playCard 1ROM14', question, view())).toEqual(['playCard 1ROM14', '1ROM14']);
  expect(standsFor('ability 1ROM19 0', question, view())).toContain('1ROM19');
  expect(standsFor('reveal TRI', question, view())).toEqual(['main']);
  expect(standsFor('deck REG', question, view())).toEqual(['deck REG']);
  expect(standsFor('pay 3 1 0', question, view())).toEqual(['pay 3 1 0']);
  expect(standsFor('suit UNC', question, view())).toEqual(['suit UNC']);
});
