import { HIDDEN, type ComponentId } from '../kit/core';
import { seedState, shuffleWith } from '../kit/random';
import { cardOf, cardOfProvince } from './catalogue';
import { COLOURS } from './card';
import { PROVINCES } from './map';
import { cardsInMatch } from './rules/setup';
import type { Mythotopia } from './state';
import { allCards } from './zones';

/**
 * Deals the hidden cards of a view anew, each to a zone where it could lie: what a player is known to have goes to that
 * player, improvements nobody has seen to anybody. Changes `view` in place.
 */
export function redeal(view: Mythotopia, random: () => number): Mythotopia {
  const seen = new Set(allCards(view));
  const unseen = shuffleWith(cardsInMatch(view).filter((id) => !seen.has(id)), random);
  const take = (fits: (id: ComponentId) => boolean, n = Infinity): ComponentId[] => {
    const found = unseen.filter(fits).slice(0, n);
    for (const id of found) unseen.splice(unseen.indexOf(id), 1);
    return found;
  };
  const slots = (lists: readonly ComponentId[][]): number => lists.flat().filter((id) => id === HIDDEN).length;
  const fill = (lists: readonly ComponentId[][], cards: ComponentId[]): void => {
    for (const list of lists) for (const [i, id] of list.entries()) if (id === HIDDEN) list[i] = cards.pop() as ComponentId;
  };
  const deck = view.provinceDeck;
  fill([deck], take((id) => PROVINCES.some((place) => view.owners[place] === undefined && cardOfProvince(place) === id), slots([deck])));
  const has = view.players.map((p, seat) => take((id) => {
    const { colour, province } = cardOf(id);
    return colour === COLOURS[seat] || (province !== null && view.owners[province] === seat) || p.known.includes(id);
  }));
  // What is left now are improvements that nobody has seen.
  for (const [seat, p] of view.players.entries()) {
    fill([p.looking], take(() => true, slots([p.looking])));
    const zones = [p.hand, p.deck, p.discard];
    const own = has[seat] ?? [];
    fill(zones, shuffleWith([...own, ...take(() => true, slots(zones) - own.length)], random));
  }
  fill([view.undealt], take(() => true));
  if (view.phase !== 'start') view.rng ??= seedState(`${random()}${random()}`);
  return view;
}
