import type { Seat, ZoneAddress } from '../../kit/core';
import { MOVED, say } from '../../kit/events';
import { reveal } from '../../kit/undo';
import type { Imperium, Looking } from '../state';
import { player } from './select';

/**
 * Looking at the top of a deck (R11.16). The cards lie in the player's `looking` until the effect moves them or ends.
 */

const deckOf = (g: Imperium, seat: Seat, from: Looking['from']) =>
  from === 'fame' ? g.fame : player(g, seat).nationDeck;

/** The pile that cards are looked at from, as events name it. */
export const spotOfDeck = (seat: Seat, from: Looking['from']): ZoneAddress =>
  from === 'fame' ? 'fame' : `nationDeck ${seat}`;

/** Takes up to n top cards to look at. @returns the number of cards */
export function lookAt(g: Imperium, seat: Seat, from: Looking['from'], n: number): number {
  const p = player(g, seat);
  if (p.looking && p.looking.from !== from) putLookedBack(g, seat);
  const cards = deckOf(g, seat, from).splice(0, n);
  p.looking = { from, cards: [...(p.looking?.cards ?? []), ...cards] };
  if (cards.length) {
    say(g, {
      k: 'look',
      seat,
      what: from,
      n: cards.length,
      cards: [...cards],
      eyes: [seat],
      from: spotOfDeck(seat, from),
      into: `looking ${seat}`,
    });
    reveal(g, 'revealedCard');
  }
  return cards.length;
}

/** Puts the remaining cards back on top, in their order in `looking`. */
export function putLookedBack(g: Imperium, seat: Seat): void {
  const p = player(g, seat);
  if (!p.looking) return;
  const { from, cards } = p.looking;
  deckOf(g, seat, from).unshift(...cards);
  p.looking = null;
  if (cards.length)
    say(g, { k: MOVED, seat, cards, eyes: [seat], from: `looking ${seat}`, into: spotOfDeck(seat, from) });
}
