import type { Option, Question } from '../../../games/kit/core';
import type { Imperium } from '../../../games/imperium/state';

/** The place of the main deck, for options that turn its cards over. */
export const MAIN_DECK = 'main';
/** The place of a small deck: the option itself. */
export const deckPlace = (suit: string): string => `deck ${suit}`;

/**
 * Where an option lies on this board. Cards stand for what is done with them; decks for breaking through; what is a word
 * of its own ("nation", "innovate") for itself. Amounts and branches lie nowhere.
 */
export function standsFor(option: Option, _question: Question, _view: Imperium): readonly string[] {
  const [head = '', arg] = option.split(' ');
  switch (head) {
    case 'playCard': case 'exhaust': case 'chooseNation': case 'ability': return arg === undefined ? [] : [option, arg];
    case 'deck': return [option];
    case 'reveal': return [MAIN_DECK];
    default: return [option];
  }
}
