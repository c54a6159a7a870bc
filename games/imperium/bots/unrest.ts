import { HIDDEN, type ComponentId, type Seat } from '../../kit/core';
import { cardOf } from '../lookup';
import { unrestOf } from '../rules/scoring';
import { player } from '../rules/select';
import { cardsInMatch } from '../rules/setup';
import type { Imperium } from '../state';
import { sum } from './worth';
import { WEIGHTS } from './weights';

const isUnrest = (id: ComponentId): boolean => id !== HIDDEN && cardOf(id).suits.has('UNR');
const hidden = (cards: readonly ComponentId[]): number => cards.filter((id) => id === HIDDEN).length;

/**
 * How many unrest cards more the seat has than the other player with the fewest (R10.10). Unseen unrest is spread
 * evenly over the cards that the view hides.
 */
function behind(g: Imperium, seat: Seat): number {
  const all = g.players.map((_, each) => {
    const { hand, deck, history, sunken, nationDeck } = player(g, each);
    const scoring = hidden([...hand, ...deck, ...history, ...sunken]);
    return { seen: unrestOf(g, each), scoring, unseen: scoring + hidden(nationDeck) };
  });
  const open = [...g.unrest, ...g.market.flatMap((place) => place.unrest ?? []), ...g.exile].filter(isUnrest).length;
  const unseen = cardsInMatch(g).filter(isUnrest).length - open - sum(all.map((each) => each.seen));
  const share = unseen / Math.max(1, sum(all.map((each) => each.unseen)));
  const have = all.map((each) => each.seen + each.scoring * share);
  return (have[seat] ?? 0) - Math.min(...have.filter((_, each) => each !== seat));
}

/** Makes the function that gives the cost of n more unrest cards from the pile, in victory points. */
export function unrestCost(g: Imperium, seat: Seat): (n: number) => number {
  const pile = g.unrest.length;
  const lead = behind(g, seat);
  // Fewest unrest wins a collapse; a player with clearly fewer than all others has little to fear.
  const fear = Math.max(0, WEIGHTS.fearedPile - pile) * WEIGHTS.fear * (lead < -2 ? 0.3 : 1);
  return (n) =>
    n * (2 + WEIGHTS.unrest + fear) + (n >= pile && n > 0 ? (lead + n >= 0 ? 1 : -1) * WEIGHTS.collapse : 0);
}
