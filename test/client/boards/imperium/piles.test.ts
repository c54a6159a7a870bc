import { cameFrom, wentTo } from '../../../../client/boards/imperium/piles';
import { HIDDEN } from '../../../../games/kit/core';
import type { Imperium } from '../../../../games/imperium/state';
import { playedOn } from './positions';

/** What seat 0 sees of a match, and what it would see after `change`. */
function change(apply: (after: Imperium) => void): [Imperium, Imperium] {
  const before = playedOn({ decisions: 60 }).view(0);
  const after = structuredClone(before);
  apply(after);
  return [before, after];
}

const me = (view: Imperium) => view.players[0]!;
const other = (view: Imperium) => view.players[1]!;

test('a card that I draw comes out of my deck, though nobody saw it there', () => {
  const [before, after] = change((view) => {
    me(view).deck.pop();
    me(view).hand.push('1ROM14');
  });
  expect(cameFrom('1ROM14', before, after)).toBe('deck 0');
});

test('a card that I discard goes into my discard pile', () => {
  const [before, after] = change((view) => {
    me(view).discard.unshift(me(view).hand.shift()!);
  });
  expect(wentTo(me(before).hand[0]!, before, after)).toBe('discard 0');
});

test('a card that another takes into their hand goes there', () => {
  const [before, after] = change((view) => {
    view.market[0]!.card = null;
    other(view).hand.push(HIDDEN);
  });
  expect(wentTo(before.market[0]!.card!, before, after)).toBe('hand 1');
});

test('where two closed piles became smaller, nobody can say out of which it came', () => {
  const [before, after] = change((view) => {
    other(view).hand.pop();
    other(view).deck.pop();
    me(view).play.push('1ROM14');
  });
  expect(cameFrom('1ROM14', before, after)).toBeNull();
});
