import { HIDDEN, type ComponentId } from '../kit/core';
import { seedState, shuffleWith } from '../kit/random';
import { cardOf } from './catalogue';
import { cardsInMatch } from './rules/setup';
import type { Imperium, SmallDeck } from './state';
import { allCards } from './zones';

/**
 * Deals the hidden cards of a view anew, each to a zone where it could lie (R3): a full state that looks the same to
 * that viewer. Changes `view` in place.
 */
export function redeal(view: Imperium, random: () => number): Imperium {
  const seen = new Set(allCards(view));
  const pool = shuffleWith(cardsInMatch(view).filter((id) => !seen.has(id)), random);
  const take = (fits: (id: ComponentId) => boolean): ComponentId => {
    const i = pool.findIndex(fits);
    if (i < 0) throw new Error('a hidden zone cannot be filled from the cards unseen');
    return pool.splice(i, 1)[0] as ComponentId;
  };
  const fill = (cards: ComponentId[], fits: (id: ComponentId) => boolean): void => {
    for (const [i, id] of cards.entries()) if (id === HIDDEN) cards[i] = take(fits);
  };
  const has = (id: ComponentId, suit: 'REG' | 'UNC' | 'CIV' | 'TRI' | 'FAM'): boolean => cardOf(id).nation === null && cardOf(id).suits.has(suit);
  const small: Record<SmallDeck, (id: ComponentId) => boolean> = {
    REG: (id) => has(id, 'REG'), UNC: (id) => has(id, 'UNC'), CIV: (id) => has(id, 'CIV') && !has(id, 'UNC'),
  };
  for (const suit of ['REG', 'UNC', 'CIV'] as const) fill(view.small[suit], small[suit]);
  fill(view.main, (id) => has(id, 'REG') || has(id, 'UNC') || has(id, 'CIV') || has(id, 'TRI'));
  fill(view.fame, (id) => has(id, 'FAM'));
  fill(view.removedFame, (id) => has(id, 'FAM'));
  for (const p of view.players) if (p.looking?.from === 'fame') fill(p.looking.cards, (id) => has(id, 'FAM'));
  // A player's hidden cards are the likelier those of the own nation that were never seen elsewhere.
  for (const p of view.players) {
    const own = (start: string) => (id: ComponentId): boolean => cardOf(id).nation === p.nation && cardOf(id).facts.start === start;
    const prefer = (cards: ComponentId[], start: string): void => {
      for (const [i, id] of cards.entries()) {
        if (id === HIDDEN && pool.some(own(start))) cards[i] = take(own(start));
      }
    };
    prefer(p.nationDeck, 'nation');
    if (p.looking) prefer(p.looking.cards, 'nation');
  }
  for (const p of view.players) {
    for (const cards of [p.hand, p.deck, p.history, p.discard, p.nationDeck, p.looking?.cards ?? []]) fill(cards, () => true);
  }
  fill(view.exile, () => true);
  if (view.phase !== 'nations') view.rng ??= seedState(`${random()}${random()}`);
  return view;
}
